import { BehaviorSubject } from 'rxjs'
import { expect, it } from 'vitest'
import type { MarketKey, MarketSpec } from '../../../../streams/domain/market.ts'
import type { MarketLayout } from '../../../../streams/feeds/odds/index.ts'
import { CONNECTING } from '../../../../streams/kernel/feed.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { constant, type State$ } from '../../../../streams/kernel/state.ts'
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

function open() {
  const scope = createScope((error) => {
    throw error
  })
  const layouts = new BehaviorSubject<readonly MarketLayout[]>([])
  const layout$: State$<readonly MarketLayout[]> = layouts
  const model = createMatch(scope, {
    match$: constant(CONNECTING),
    detail$: constant(CONNECTING),
    layout$,
    categories$: constant(CONNECTING),
  })
  const folded = (): readonly MarketKey[] =>
    model.view$.value.sections.filter((section) => section.folded).map(({ key }) => key)
  model.view$.subscribe()
  return { scope, layouts, model, folded }
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
