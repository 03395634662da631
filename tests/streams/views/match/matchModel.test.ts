import { BehaviorSubject } from 'rxjs'
import { expect, it } from 'vitest'
import type { MarketKey, MarketSpec } from '../../../../streams/domain/market.ts'
import type { Match } from '../../../../streams/domain/match.ts'
import type { MarketLayout } from '../../../../streams/feeds/odds/index.ts'
import { CONNECTING, type Feed, interrupted, live } from '../../../../streams/kernel/feed.ts'
import { createPinnedMarkets } from '../../../../streams/feeds/pinnedMarkets/index.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { cell, constant, type State$ } from '../../../../streams/kernel/state.ts'
import { matchOf } from '../../feeds/builders.ts'
import { createMemoryStore } from '../../../support/ports.ts'
import { createMatch } from '../../../../streams/views/match/matchModel.ts'

const FULL: MarketSpec = { stat: 'goals', kind: 'result', period: 'match' }
const HALF: MarketSpec = { stat: 'goals', kind: 'result', period: 'firstHalf' }
const FULL_KEY: MarketKey = 'goals.result.match'
const HALF_KEY: MarketKey = 'goals.result.firstHalf'

function layout(spec: MarketSpec, closed: boolean): MarketLayout {
  return {
    key: `${spec.stat}.${spec.kind}.${spec.period}`,
    spec,
    playId: '1',
    name: spec.period,
    order: 1,
    parlayAllowed: true,
    oddsFormats: [],
    lines: [{ slot: 1, handle: '1', line: null, sides: ['home', 'draw', 'away'], beaten: [] }],
    closed,
  }
}

function open(device = createMemoryStore(), match$: State$<Feed<Match>> = constant(CONNECTING)) {
  const scope = createScope((error) => {
    throw error
  })
  const layouts = new BehaviorSubject<readonly MarketLayout[]>([])
  const layout$: State$<readonly MarketLayout[]> = layouts
  const detail = cell<Feed<{ readonly marketsAt: number }>>(CONNECTING)
  const wholeAt = cell<number | null>(null)
  const model = createMatch(scope, {
    match$,
    detail$: detail.state$,
    layout$,
    wholeAt$: wholeAt.state$,
    categories$: constant(CONNECTING),
    pins: createPinnedMarkets(scope, device, '42'),
  })
  const folded = (): readonly MarketKey[] =>
    model.view$.value.sections.filter((section) => section.folded).map(({ key }) => key)
  model.view$.subscribe()
  return { scope, layouts, model, folded, detail, wholeAt }
}

it('a market that is closed when the page opens is folded until somebody unfolds it', () => {
  const { scope, layouts, model, folded } = open()
  layouts.next([layout(FULL, false), layout(HALF, true)])
  expect(folded()).toEqual([HALF_KEY])
  model.toggleMarket(HALF_KEY)
  expect(folded()).toEqual([])
  model.toggleMarket(FULL_KEY)
  expect(folded()).toEqual([FULL_KEY])
  scope.end()
})

it('a market that closes while it is shown keeps its place', () => {
  const { scope, layouts, folded } = open()
  layouts.next([layout(FULL, false), layout(HALF, false)])
  layouts.next([layout(FULL, false), layout(HALF, true)])
  expect(folded()).toEqual([])
  scope.end()
})

it('the markets are known when the book has all of an answer that came to this page, and stay known', () => {
  const { scope, layouts, model, detail, wholeAt } = open()
  const known = () => model.view$.value.marketsKnown
  // What the book has of an earlier visit may have changed since.
  wholeAt.set(10)
  layouts.next([layout(FULL, false)])
  expect(known()).toBe(false)
  detail.set(live({ marketsAt: 20 }, 0))
  expect(known()).toBe(false)
  layouts.next([layout(FULL, false), layout(HALF, false)])
  wholeAt.set(20)
  expect(known()).toBe(true)
  detail.set(live({ marketsAt: 30 }, 0))
  expect(known()).toBe(true)
  detail.set(interrupted(live({ marketsAt: 30 }, 0), 'offline'))
  expect(known()).toBe(true)
  scope.end()
})

it('the match alone is told when it has changed, also when it is stale, and not before it is known', () => {
  const match = cell<Feed<Match>>(CONNECTING)
  const { scope, model } = open(createMemoryStore(), match.state$)
  const told: (string | null)[] = []
  const told$ = model.now$.subscribe((now) => told.push(now?.match.id ?? null))
  const [first, second] = [matchOf('1', 0), matchOf('2', 0)]
  match.set(live(first, 0))
  match.set(live(first, 1))
  match.set(interrupted(live(first, 1), 'offline'))
  expect(model.now$.value?.match).toBe(first)
  match.set(live(second, 2))
  expect(told).toEqual([null, '1', '2'])
  told$.unsubscribe()
  scope.end()
})

it('all markets collapse at once, and show at once, whichever were collapsed before', () => {
  const { scope, layouts, model, folded } = open()
  layouts.next([layout(FULL, false), layout(HALF, true)])
  model.foldAll(true)
  expect(folded()).toEqual([FULL_KEY, HALF_KEY])
  model.foldAll(false)
  expect(folded()).toEqual([])
  model.toggleMarket(FULL_KEY)
  model.foldAll(true)
  expect(folded()).toEqual([FULL_KEY, HALF_KEY])
  scope.end()
})

it('a pinned market comes first, also in the next match that is opened', () => {
  const device = createMemoryStore()
  const { scope, layouts, model } = open(device)
  const shown = (of: typeof model) => of.view$.value.sections.map(({ key }) => key)
  layouts.next([layout(FULL, false), layout(HALF, false)])
  model.togglePin(HALF_KEY)
  expect(shown(model)).toEqual([HALF_KEY, FULL_KEY])
  scope.end()
  const next = open(device)
  next.layouts.next([layout(FULL, false), layout(HALF, false)])
  expect(shown(next.model)).toEqual([HALF_KEY, FULL_KEY])
  next.model.togglePin(HALF_KEY)
  expect(shown(next.model)).toEqual([FULL_KEY, HALF_KEY])
  next.scope.end()
})

it.each(['', 'no json', '{}', '[1]', '["goals.result"]', '["<script>"]'])(
  'pins that cannot be read are none: %s',
  (text) => {
    const scope = createScope((error) => {
      throw error
    })
    const pins = createPinnedMarkets(scope, createMemoryStore({ 'touchline.pinned.42': text }), '42')
    expect(pins.pinned$.value).toEqual([])
    scope.end()
  },
)
