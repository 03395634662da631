import { NEVER, Observable, of, Subject, tap } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { History } from '../../../../streams/domain/baccarat/roads/outcome.ts'
import { type Result, ok } from '../../../../streams/domain/result.ts'
import type { Failure } from '../../../../streams/domain/failure.ts'
import type { Round } from '../../../../streams/domain/rounds/round.ts'
import { type CasinoTables, createCasinoTables } from '../../../../streams/feeds/casino/index.ts'
import type { ToldTable } from '../../../../streams/feeds/casino/casinoTable.ts'
import { toldTable } from '../../../../streams/feeds/casino/readTable.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import { tableList } from '../../../../streams/wire/casino/tables.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'
import { SHOE } from '../../../documents/games/casinoRoads.ts'
import * as fixtures from '../../../documents/games/casinoTables.ts'

const conditions = {
  active$: constant(true),
  online$: constant(true),
  rateLimited$: constant(false),
  reach$: constant('reachable' as const),
  slowdown$: constant(1),
  random: () => 0.5,
  now: () => Date.now(),
}

function told({ fields }: { readonly fields: unknown }): readonly ToldTable[] {
  const read = decode(tableList, fields)
  if (!read.ok) throw new Error(read.error.message)
  return read.value.tables.flatMap((row) => toldTable(row) ?? [])
}

/** The round of a fixture, in the form in which the push sends it. */
function pushed(fixture: { readonly fields: unknown }, change: Partial<Round> = {}): Round {
  const round = told(fixture)[0]?.round
  if (round == null) throw new Error('no round')
  return { ...round, version: 1, ...change }
}

describe('the tables', () => {
  let scope: Scope
  beforeEach(() => {
    vi.useFakeTimers()
    scope = createScope((error) => {
      throw error
    })
  })
  afterEach(() => {
    scope.end()
    vi.useRealTimers()
  })

  const create = () => {
    const asked: { readonly ids: readonly string[]; readonly withHistory: boolean }[] = []
    const connected = cell(true)
    const news$ = new Subject<readonly Round[]>()
    const counted = countSubscriptions(news$)
    const server = { answer: told(fixtures.PHASES.betting) }
    const tables: CasinoTables = createCasinoTables(
      scope,
      {
        calls: {
          tables: (ids, withHistory) =>
            new Observable<Result<readonly ToldTable[], Failure>>((subscriber) => {
              asked.push({ ids, withHistory })
              const rows = withHistory
                ? server.answer
                : server.answer.map((row): ToldTable => ({ ...row, history: null }))
              of(ok(rows)).subscribe(subscriber)
            }),
        },
        push: { rounds$: () => counted.source$, connected$: connected.state$, bets$: NEVER },
        commitments: { keep: () => undefined },
        conditions,
        serverNow: () => Date.now(),
      },
      { graceMs: 1000, gapMs: 300 },
    )
    return { tables, asked, connected, news$, counted, server }
  }
  const historyOf = (table$: ReturnType<CasinoTables['table$']>): History | undefined =>
    table$.value.value?.history?.results

  it('are listed every thirty seconds, and those on the screen are read more often', () => {
    const { tables, asked, connected } = create()
    scope.run(tables.list$)
    scope.run(tables.table$('A12'))
    vi.advanceTimersByTime(60_500)
    const listed = () => asked.filter(({ ids }) => ids.length === 0)
    expect(listed().map(({ withHistory }) => withHistory)).toEqual([true, false, false])
    expect(asked.length - listed().length).toBe(7)
    expect(tables.list$.value.value?.map(({ name, status }) => [name, status])).toEqual([
      ['百家乐 A12', 'on'],
    ])
    connected.set(false)
    asked.length = 0
    vi.advanceTimersByTime(3500)
    expect(asked.filter(({ ids }) => ids.includes('A12')).length).toBeGreaterThanOrEqual(3)
    expect(listed()).toHaveLength(0)
  })

  it('are the same objects, and emit nothing, while answers say the same of them', () => {
    const { tables, server } = create()
    const emitted: unknown[] = []
    scope.run(tables.list$)
    scope.run(tables.table$('A12'))
    vi.advanceTimersByTime(500)
    const [info] = tables.list$.value.value ?? []
    scope.run(tables.table$('A12').pipe(tap((feed) => emitted.push(feed))))
    server.answer = told(fixtures.PHASES.betting).map((row) => ({ ...row, company: null }))
    vi.advanceTimersByTime(11_000)
    emitted.length = 0
    server.answer = told(fixtures.PHASES.betting).map((row) => ({ ...row, company: null }))
    vi.advanceTimersByTime(30_000)
    expect(tables.list$.value.value?.[0]).toBe(info)
    expect(tables.table$('A12').value.value?.info).toBe(info)
    expect(emitted).toEqual([])
    server.answer = told(fixtures.PHASES.betting).map((row) => ({
      ...row,
      info: { ...row.info, members: 77 },
    }))
    vi.advanceTimersByTime(30_000)
    expect(tables.list$.value.value?.[0]?.members).toBe(77)
    expect(tables.table$('A12').value.value?.info.members).toBe(77)
  })

  it('continue the history by pushed rounds, without reading it again', () => {
    const { tables, asked, news$, server } = create()
    const table$ = tables.table$('A12')
    scope.run(table$)
    vi.advanceTimersByTime(500)
    expect(historyOf(table$)).toEqual([])
    const decided = pushed(fixtures.PHASES.showing, { version: 2 })
    news$.next([decided])
    expect(table$.value.value?.result?.results).toEqual([3001, 3031])
    // The present round is not in its own history.
    expect(historyOf(table$)).toEqual([])
    server.answer = told(fixtures.PHASES.preparing)
    news$.next([
      { ...decided, state: 'closed', version: 3 },
      pushed(fixtures.PHASES.preparing, { version: 4 }),
    ])
    expect(historyOf(table$)).toEqual([[3001, 3031]])
    expect(table$.value.value?.history?.naturals).toBe(1)
    expect(asked.filter(({ withHistory }) => withHistory)).toHaveLength(1)
  })

  it('read a history that does not have the round before anew, soon and once', () => {
    const { tables, asked, news$, server } = create()
    const table$ = tables.table$('A12')
    scope.run(table$)
    vi.advanceTimersByTime(500)
    server.answer = told(fixtures.LAST_ROUND)
    asked.length = 0
    news$.next([
      { ...pushed(fixtures.PHASES.betting), state: 'closed', version: 5 },
      pushed(fixtures.LAST_ROUND, { version: 6 }),
    ])
    expect(table$.value.value?.history).toBeNull()
    vi.advanceTimersByTime(400)
    expect(asked).toEqual([{ ids: ['A12'], withHistory: true }])
    expect(historyOf(table$)).toEqual(fixtures.LAST_ROUND.fields.tables[0]?.history)
  })

  it('begin a new shoe with an empty history', () => {
    const { tables, news$, server } = create()
    server.answer = told(fixtures.LAST_ROUND)
    const table$ = tables.table$('A12')
    scope.run(table$)
    vi.advanceTimersByTime(500)
    expect(historyOf(table$)?.length).toBeGreaterThan(10)
    news$.next([
      { ...pushed(fixtures.LAST_ROUND), state: 'closed', version: 7 },
      pushed(fixtures.NEW_SHOE, { version: 8 }),
    ])
    expect(table$.value.value?.history).toMatchObject({ shoe: '20261120-04', results: [], naturals: 0 })
  })

  it('have one subscription for all, which ends after the last one has left', () => {
    const { tables, counted } = create()
    const one = tables.table$('A12').subscribe()
    const other = tables.table$('A12').subscribe()
    vi.advanceTimersByTime(1000)
    expect(counted.active).toBe(1)
    one.unsubscribe()
    other.unsubscribe()
    vi.advanceTimersByTime(5000)
    expect(counted.active).toBe(0)
  })

  it('share the history of a table: all who show it have one read, and one that comes back soon has none', () => {
    const { tables, asked, counted } = create()
    const histories = () => asked.filter(({ withHistory }) => withHistory).length
    expect([counted.subscribed, asked.length]).toEqual([0, 0])
    const held = [
      tables.table$('A12').subscribe(),
      tables.table$('A12').subscribe(),
      tables.list$.subscribe(),
    ]
    vi.advanceTimersByTime(600)
    expect([counted.subscribed, counted.active, histories()]).toEqual([1, 1, 1])
    for (const one of held) one.unsubscribe()
    vi.advanceTimersByTime(900)
    const again = tables.table$('A12').subscribe()
    vi.advanceTimersByTime(600)
    expect([counted.subscribed, counted.active, histories()]).toEqual([1, 1, 1])
    again.unsubscribe()
    // The table and its rounds are each kept for the grace time.
    vi.advanceTimersByTime(2100)
    expect([counted.subscribed, counted.active]).toEqual([1, 0])
    const reads = asked.length
    vi.advanceTimersByTime(60_000)
    expect(asked).toHaveLength(reads)
    // The history is kept, so that it is not requested a second time.
    const late = tables.table$('A12').subscribe()
    vi.advanceTimersByTime(600)
    expect([counted.subscribed, counted.active, histories()]).toEqual([2, 1, 1])
    late.unsubscribe()
  })

  it('read a gap once for all who show the history, and for nobody after they have left', () => {
    const { tables, asked, news$, server } = create()
    const held = [1, 2, 3].map(() => tables.table$('A12').subscribe())
    vi.advanceTimersByTime(500)
    server.answer = told(fixtures.LAST_ROUND)
    asked.length = 0
    const gap = [
      { ...pushed(fixtures.PHASES.betting), state: 'closed' as const, version: 5 },
      pushed(fixtures.LAST_ROUND, { version: 6 }),
    ]
    news$.next(gap)
    vi.advanceTimersByTime(400)
    expect(asked).toEqual([{ ids: ['A12'], withHistory: true }])
    for (const one of held) one.unsubscribe()
    vi.advanceTimersByTime(2100)
    asked.length = 0
    news$.next(gap.map((round) => ({ ...round, version: 20 })))
    vi.advanceTimersByTime(5000)
    expect(asked).toEqual([])
  })

  it.each(['off', 'maintained'] as const)('that are %s have the roads of their shoe', (status) => {
    const { tables, asked, server } = create()
    server.answer = told(fixtures.NOT_ON[status])
    const table$ = tables.table$('A12')
    scope.run(table$)
    vi.advanceTimersByTime(11_000)
    expect(table$.value.value).toMatchObject({
      info: { status },
      round: null,
      history: { shoe: '20261120-03', before: '20261120-0032', results: [[3001, 3031]], naturals: 1 },
    })
    expect(asked.filter(({ withHistory }) => withHistory)).toHaveLength(1)
  })

  it.each(['off', 'maintained'] as const)(
    'that become %s have no round once theirs is closed, and its result in their history',
    (status) => {
      const { tables, news$, server } = create()
      const table$ = tables.table$('A12')
      scope.run(tables.list$)
      scope.run(table$)
      vi.advanceTimersByTime(500)
      server.answer = told(fixtures.PHASES.betting).map((row) => ({ ...row, info: { ...row.info, status } }))
      vi.advanceTimersByTime(10_000)
      const decided = pushed(fixtures.PHASES.showing, { version: 2 })
      news$.next([decided])
      expect(table$.value.value).toMatchObject({ info: { status }, round: { state: 'decided' } })
      server.answer = told(fixtures.NOT_ON[status])
      news$.next([{ ...decided, state: 'closed', version: 3 }])
      expect(table$.value.value).toMatchObject({
        round: null,
        result: null,
        history: { before: '20261120-0032', results: [[3001, 3031]] },
      })
    },
  )

  it('tell the naturals of rounds that were not seen', () => {
    const { tables, server } = create()
    server.answer = told(fixtures.LAST_ROUND)
    const table$ = tables.table$('A12')
    scope.run(table$)
    vi.advanceTimersByTime(500)
    expect(table$.value.value?.history?.naturals).toBe(SHOE.naturalsBeforeLast)
  })

  it('say that there is no such table', () => {
    const { tables, server } = create()
    server.answer = []
    const table$ = tables.table$('Z99')
    scope.run(table$)
    vi.advanceTimersByTime(500)
    expect(table$.value).toMatchObject({ status: 'live', value: null })
  })
})

it('rows tell the state of their round by its phase', () => {
  const states = Object.entries(fixtures.PHASES).map(([name, row]) => [name, told(row)[0]?.round?.state])
  expect(Object.fromEntries(states)).toEqual({
    washing: 'announced',
    betting: 'open',
    sealed: 'sealed',
    showing: 'decided',
    calculating: 'decided',
    calculated: 'decided',
    preparing: 'announced',
  })
  expect(told(fixtures.INTERRUPTED)[0]?.round?.state).toBe('interrupted')
  expect(told(fixtures.GIVEN_BACK)[0]?.round?.state).toBe('void')
  expect(told(fixtures.NOT_ON.off)[0]).toMatchObject({ round: null, info: { status: 'off' } })
})
