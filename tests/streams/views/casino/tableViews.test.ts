import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { roadsOf } from '../../../../streams/domain/baccarat/roads/roads.ts'
import type { TableResult } from '../../../../streams/domain/baccarat/tableRound.ts'
import { PHASES } from '../../../../streams/domain/casino/phases.ts'
import type { ShoeHistory } from '../../../../streams/domain/casino/shoeHistory.ts'
import type { Round } from '../../../../streams/domain/rounds/round.ts'
import type { TableNow } from '../../../../streams/feeds/casino/index.ts'
import { type Feed, live } from '../../../../streams/kernel/feed.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import { createTableViews, type TableView } from '../../../../streams/views/casino/tableViews.ts'
import { cuesBetween } from '../../../../streams/views/casino/tableVoice.ts'
import { interval, map, startWith } from 'rxjs'
import { OPEN_ROUND, OPENS } from '../../../support/openRound.ts'

const RESULT: TableResult = {
  player: [3, 51],
  banker: [7, 12],
  playerPoints: 4,
  bankerPoints: 8,
  results: [3001, 3031],
}
const HISTORY: ShoeHistory = {
  shoe: '20261120-03',
  first: '20261120-0030',
  before: '20261120-0031',
  results: [[3002]],
  naturals: 0,
}
const DECIDED: Round = { ...OPEN_ROUND, state: 'decided', paysAt: OPENS + 28_000, endsAt: OPENS + 33_500 }

function tableOf(tableId: string, change: Partial<TableNow> = {}): TableNow {
  return {
    info: {
      tableId,
      name: tableId,
      type: 0,
      status: 'on',
      dealer: { name: '林荷', img: '' },
      limits: new Map(),
      members: 3,
    },
    round: OPEN_ROUND,
    result: null,
    company: null,
    history: HISTORY,
    ...change,
  }
}

describe('the tables as they are shown', () => {
  let scope: Scope
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setSystemTime(OPENS)
    scope = createScope((error) => {
      throw error
    })
  })
  afterEach(() => {
    scope.end()
    vi.useRealTimers()
  })

  const create = () => {
    const cells = new Map<string, ReturnType<typeof cell<Feed<TableNow | null>>>>()
    const cellOf = (tableId: string) => {
      const known = cells.get(tableId) ?? cell<Feed<TableNow | null>>(live(tableOf(tableId), OPENS))
      cells.set(tableId, known)
      return known
    }
    const drawn = vi.fn(roadsOf)
    const views = createTableViews(scope, {
      tables: { table$: (tableId) => cellOf(tableId).state$ },
      serverTime: {
        now: () => Date.now(),
        msUntil: (at) => Math.max(0, at - Date.now()),
        tick$: (everyMs) =>
          interval(everyMs).pipe(
            map(() => Date.now()),
            startWith(Date.now()),
          ),
        state$: constant({ difference: 0, rate: 1, synced: true }),
      },
      roadsOf: drawn,
    })
    return { views, cellOf, drawn }
  }

  it('never show a card before its time, and the result after the last one', () => {
    const { views, cellOf } = create()
    const view$ = views.view$('A12')
    scope.run(view$)
    const moment = (at: number) => {
      vi.advanceTimersByTime(OPENS + at - Date.now())
      const shown = view$.value.value?.moment
      return [shown?.phase, shown?.cards.length, shown?.playerPoints, shown?.bankerPoints, shown?.results]
    }
    expect(moment(5000)).toEqual([PHASES.betting, 0, null, null, null])
    expect(view$.value.value?.moment.seconds).toBe(15)
    moment(21_000)
    cellOf('A12').set(live(tableOf('A12', { round: DECIDED, result: RESULT }), OPENS))
    expect(moment(21_000)).toEqual([PHASES.showCard, 1, 4, null, null])
    expect(moment(22_499)).toEqual([PHASES.showCard, 1, 4, null, null])
    expect(moment(22_500)).toEqual([PHASES.showCard, 2, 4, 8, null])
    expect(moment(25_500)).toEqual([PHASES.showCard, 4, 4, 8, null])
    expect(moment(27_999)).toEqual([PHASES.showCard, 4, 4, 8, null])
    expect(moment(28_000)).toEqual([PHASES.calculating, 4, 4, 8, RESULT.results])
    expect(moment(29_500)).toEqual([PHASES.calculated, 4, 4, 8, RESULT.results])
  })

  it('work roads out once for each change of the shown history, for sixty tables and all who show them', () => {
    const { views, cellOf, drawn } = create()
    const ids = Array.from({ length: 60 }, (_, index) => `D${String(index).padStart(2, '0')}`)
    for (const id of ids) {
      scope.run(views.view$(id))
      // The lobby, the table's screen and its past rounds.
      for (let shown = 0; shown < 3; shown += 1) scope.run(views.roads$(id))
    }
    expect(drawn).toHaveBeenCalledTimes(60)
    // A whole round with its countdown: nothing is drawn anew before its result is shown.
    vi.advanceTimersByTime(20_000)
    for (const id of ids) cellOf(id).set(live(tableOf(id, { round: DECIDED, result: RESULT }), OPENS))
    vi.advanceTimersByTime(7999)
    expect(drawn).toHaveBeenCalledTimes(60)
    vi.advanceTimersByTime(1)
    expect(drawn).toHaveBeenCalledTimes(120)
    expect(views.roads$('D00').value?.shown.results).toEqual([[3002], [3001, 3031]])
    // The next round brings the same results as its history.
    const next: ShoeHistory = {
      ...HISTORY,
      before: '20261120-0032',
      results: [...HISTORY.results, RESULT.results],
    }
    for (const id of ids) {
      const round: Round = {
        ...OPEN_ROUND,
        round: '20261120-0032',
        state: 'announced',
        opensAt: OPENS + 36_500,
      }
      cellOf(id).set(live(tableOf(id, { round, history: next }), OPENS))
    }
    vi.advanceTimersByTime(3000)
    expect(drawn).toHaveBeenCalledTimes(120)
  })

  it('are worked out only while somebody shows them', () => {
    const { views, drawn } = create()
    const subscription = views.roads$('A12').subscribe()
    subscription.unsubscribe()
    vi.advanceTimersByTime(5000)
    expect(drawn).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('have cues for the opening, ten seconds, the seal, the points and the result', () => {
    const { views, cellOf } = create()
    const seen: TableView[] = []
    cellOf('A12').set(
      live(tableOf('A12', { round: { ...OPEN_ROUND, state: 'announced', opensAt: OPENS + 1000 } }), OPENS),
    )
    scope.run(
      views.view$('A12').pipe(
        map(({ value }) => {
          if (value != null) seen.push(value)
        }),
      ),
    )
    cellOf('A12').set(live(tableOf('A12'), OPENS))
    vi.advanceTimersByTime(20_000)
    cellOf('A12').set(live(tableOf('A12', { round: { ...OPEN_ROUND, state: 'sealed' } }), OPENS))
    vi.advanceTimersByTime(1000)
    cellOf('A12').set(live(tableOf('A12', { round: DECIDED, result: RESULT }), OPENS))
    vi.advanceTimersByTime(12_000)
    const cues = seen.slice(1).flatMap((now, index) => {
      const before = seen[index]
      return before === undefined ? [] : cuesBetween(before, now)
    })
    expect(cues).toEqual([
      { type: 'open' },
      { type: 'tenSeconds' },
      { type: 'closed' },
      { type: 'points', player: 4, banker: 8 },
      { type: 'result', winner: 'banker' },
    ])
  })
})
