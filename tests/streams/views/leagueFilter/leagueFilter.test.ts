import fc from 'fast-check'
import { defer, map, timer } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import type { LeagueTag } from '../../../../streams/domain/leagueTag.ts'
import type { BetType, LeagueChoice } from '../../../../streams/domain/menu.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import { createLeagueFilter } from '../../../../streams/views/leagueFilter/leagueFilter.ts'
import {
  leagueSections,
  limitOf,
  matchesIn,
  startingSelection,
} from '../../../../streams/views/leagueFilter/leagueSelection.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'

const LATENCY_MS = 100

function league(id: string, letter: string, change: Partial<LeagueChoice> = {}): LeagueChoice {
  return { id, name: `League ${id}`, region: '', letter, sport: 'football', hot: false, count: 2, ...change }
}

const LEAGUES = [league('9', '#'), league('b', 'B'), league('h', 'Y', { hot: true }), league('a', 'A')]

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

function opened(
  chosen: readonly string[] = [],
  leagues: readonly LeagueChoice[] = LEAGUES,
  betType: BetType = 'live',
) {
  const scope = createScope((error) => {
    throw error
  })
  const online = cell(true)
  const fails = cell(false)
  const tags = cell<readonly LeagueTag[]>([])
  const calls = countSubscriptions(
    defer(() =>
      timer(LATENCY_MS).pipe(
        map((): Result<readonly LeagueChoice[], Failure> =>
          fails.state$.value ? err({ type: 'transport', kind: 'offline' }) : ok(leagues),
        ),
      ),
    ),
  )
  const model = createLeagueFilter(scope, {
    ask: () => calls.source$,
    chosen,
    online$: online.state$,
    tags$: tags.state$,
    betType,
  })
  const view = () => model.view$.value
  const load = () => vi.advanceTimersByTime(LATENCY_MS)
  return { scope, model, view, load, online, fails, calls, tags }
}

describe('the choice of leagues', () => {
  it('has the hot ones first, then A to Z, then those without a letter', () => {
    const { view, load } = opened()
    expect(view().state.is).toBe('loading')
    load()
    expect(view().sections.map(({ letter, leagues }) => [letter, leagues.map(({ id }) => id)])).toEqual([
      ['hot', ['h']],
      ['A', ['a']],
      ['B', ['b']],
      ['#', ['9']],
    ])
  })

  it('begins with all leagues, or with those that the list is limited to', () => {
    const all = opened()
    all.load()
    expect([all.view().allSelected, all.view().matches, all.model.limit()]).toEqual([true, 8, []])
    const some = opened(['a', 'gone'])
    some.load()
    expect([some.view().allSelected, some.view().matches, some.model.limit()]).toEqual([false, 2, ['a']])
    const gone = opened(['gone'])
    gone.load()
    expect(gone.view().allSelected).toBe(true)
  })

  it('selects one by one, all, none, and those of a tag', () => {
    const { model, view, load } = opened()
    load()
    model.toggle('a')
    model.toggle('unknown')
    expect(model.limit()).toEqual(['9', 'b', 'h'])
    model.toggleAll()
    expect([view().allSelected, model.limit()]).toEqual([true, []])
    model.toggleAll()
    expect([view().allSelected, view().matches, view().selected.size]).toEqual([false, 0, 0])
    model.selectOnly(['b', 'unknown'])
    expect(model.limit()).toEqual(['b'])
  })

  it('finds leagues by a part of their name or region, without a change of what is selected', () => {
    const { model, view, load } = opened([], [...LEAGUES, league('e', 'E', { region: '英格兰' })])
    load()
    model.type(' LEAGUE ａ')
    expect(view().sections.map(({ letter }) => letter)).toEqual(['A'])
    model.type('英格')
    expect(view().sections.map(({ letter }) => letter)).toEqual(['E'])
    expect(view().allSelected).toBe(true)
    model.type('x'.repeat(500))
    expect([view().text.length, view().sections]).toEqual([50, []])
  })

  it('has the tags of this tab that the list has some leagues of', () => {
    const { model, view, load, tags } = opened()
    const tag: LeagueTag = {
      name: 'some',
      seriesType: 'league',
      sport: null,
      leagueIds: ['a', 'elsewhere'],
      keywords: ['LEAGUE B'],
      betTypes: ['live', 'early'],
      icons: { dark: '', light: '', chosen: '' },
    }
    tags.set([
      tag,
      { ...tag, name: 'early', betTypes: ['early'] },
      { ...tag, name: 'titles', seriesType: 'champion' },
      { ...tag, name: 'none', leagueIds: ['a'], sport: 'tennis' },
      { ...tag, name: 'every', keywords: ['league'] },
    ])
    load()
    expect(view().tags).toEqual([{ name: 'some', icons: tag.icons, leagueIds: ['b', 'a'], chosen: false }])
    model.selectOnly(['b', 'a'])
    expect([view().tags[0]?.chosen, model.limit()]).toEqual([true, ['b', 'a']])
    model.selectOnly(['b', 'a'])
    expect([view().tags[0]?.chosen, view().allSelected]).toEqual([false, true])
  })

  it('has only the tags of titles among the outrights', () => {
    const { model, view, load, tags } = opened([], LEAGUES, 'champion')
    const tag: LeagueTag = {
      name: 'titles',
      seriesType: 'champion',
      sport: null,
      leagueIds: ['h'],
      keywords: [],
      betTypes: [],
      icons: { dark: '', light: '', chosen: '' },
    }
    tags.set([{ ...tag, name: 'leagues', seriesType: 'league' }, tag])
    load()
    expect(view().tags.map(({ name }) => name)).toEqual(['titles'])
    model.selectOnly(['h'])
    expect([view().tags[0]?.chosen, view().matches, model.limit()]).toEqual([true, 2, ['h']])
  })

  it('that failed offline is loaded again online, and once more on demand', () => {
    const { model, view, load, online, fails } = opened()
    fails.set(true)
    online.set(false)
    load()
    expect(view().state).toEqual({ is: 'failed', reason: 'offline' })
    fails.set(false)
    online.set(true)
    load()
    expect(view().state.is).toBe('loaded')
    fails.set(true)
    model.retry()
    expect(view().state.is).toBe('loading')
    load()
    expect(view().state.is).toBe('failed')
  })

  it('asks once, and not any more when it is closed', () => {
    const { scope, model, load, calls } = opened()
    model.view$.subscribe()
    model.view$.subscribe()
    load()
    expect(calls.subscribed).toBe(1)
    model.retry()
    expect(calls.active).toBe(1)
    scope.end()
    expect(calls.active).toBe(0)
    model.retry()
    expect(calls.subscribed).toBe(2)
  })
})

describe('any leagues and selection', () => {
  const leagues = fc
    .uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1, maxLength: 3 }),
        letter: fc.constantFrom('A', 'M', '#'),
        hot: fc.boolean(),
      }),
      { selector: ({ id }) => id },
    )
    .map((some) => some.map(({ id, letter, hot }) => league(id, letter, { hot })))

  it('list every league once, and limit the list to what is selected', () => {
    fc.assert(
      fc.property(leagues, fc.array(fc.string({ maxLength: 3 })), (all, chosen) => {
        const listed = leagueSections(all, '').flatMap((section) => section.leagues)
        expect(listed.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort())
        const selected = startingSelection(all, chosen)
        const limit = limitOf(all, selected)
        expect(matchesIn(all, selected)).toBe(2 * (limit.length === 0 ? all.length : limit.length))
        expect(limit.length).toBeLessThan(Math.max(all.length, 1))
      }),
    )
  })
})
