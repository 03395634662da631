import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lotteryOf } from '../../../../streams/domain/lottery/lotteries.ts'
import type { Choice, Play } from '../../../../streams/domain/lottery/play.ts'
import { PLAYS } from '../../../../streams/domain/lottery/plays/plays.ts'
import { money } from '../../../../streams/domain/money.ts'
import type { LotteryTable, PastDraw } from '../../../../streams/feeds/lottery/index.ts'
import {
  type BasketBet,
  type BasketState,
  EMPTY_BASKET,
} from '../../../../streams/machines/lotteryBasket/basket.ts'
import { basketView, drawnOf, groupViews } from '../../../../streams/views/lottery/playView.ts'
import { choices } from '../../domain/lottery/arbitraries.ts'
import { HORSE } from '../../domain/lottery/drawSpaces.ts'

function playOf(playId: number): Play {
  const play = PLAYS[2].find((each) => each.playId === playId)
  if (play === undefined) throw new Error(`no play ${playId}`)
  return play
}
const POSITION = playOf(201)
const LAST_THREE = playOf(202)
const SUM = playOf(209)
const FIVE = playOf(213)
const CHOICE: Choice = [
  ['2', '7'],
  ['0', '5', '8'],
  ['4', '6'],
]

const lottery = lotteryOf('201')
if (lottery === null) throw new Error('no lottery')
const TABLE: LotteryTable = {
  lottery,
  status: 'open',
  sale: {
    planId: '20261120-1251',
    opensAt: HORSE - 65_000,
    sealsAt: HORSE - 5000,
    drawAt: HORSE,
    commitment: 'a'.repeat(64),
  },
  last: null,
  next: [],
  plays: [
    { play: POSITION, name: '定位胆', odds: 975_000, oddsOf: new Map(), rtp: 975_000 },
    { play: LAST_THREE, name: '后三直选', odds: 97_500_000, oddsOf: new Map(), rtp: 975_000 },
    {
      play: SUM,
      name: '后三和值',
      odds: 97_500_000,
      oddsOf: new Map([
        ['0', 97_500_000],
        ['13', 1_300_000],
      ]),
      rtp: 975_000,
    },
    { play: FIVE, name: '五星直选', odds: 9_750_000_000, oddsOf: new Map(), rtp: 975_000 },
  ],
  units: [200, 100, 20, 2],
  maxNotes: 10_000,
  drawMax: 5_000_000,
}

function stateOf(change: Partial<BasketState> = {}): BasketState {
  return { ...EMPTY_BASKET, play: LAST_THREE, choice: CHOICE, unit: 200, multiple: 2, ...change }
}
const viewOf = (state: BasketState, balance: number | null = 64_000) =>
  basketView({
    state,
    table: TABLE,
    draws: [],
    currency: 'RMB' as const,
    balance: balance === null ? null : money(balance, 'RMB'),
  })
const line: BasketBet = {
  id: 'a',
  play: LAST_THREE,
  choice: [['1'], ['2'], ['3']],
  notes: 1,
  unit: 200,
  multiple: 1,
}
const draw = (number: number, numbers: readonly number[]): PastDraw => ({
  planId: `20261120-${number}`,
  numbers,
  voided: false,
  drawAt: HORSE - number * 60_000,
})

describe('what a choice costs and returns', () => {
  it('has the example of the document: 12 notes, 48.00, and 3 900.00 for a winning one', () => {
    expect(viewOf(stateOf())).toMatchObject({
      notes: 12,
      cost: money(4800, 'RMB'),
      noteReturn: money(390_000, 'RMB'),
      total: money(4800, 'RMB'),
      block: null,
    })
  })

  it('counts the basket and the choice beside it', () => {
    const shown = viewOf(stateOf({ bets: [line, { ...line, id: 'b', multiple: 3 }] }))
    expect(shown).toMatchObject({ basketCost: money(800, 'RMB'), total: money(5600, 'RMB') })
    expect(shown.sending.map(({ id }) => id)).toEqual(['a', 'b', 'chosen'])
  })

  it('returns the highest of the chosen values where the odds differ, and of all before one is chosen', () => {
    const sum = (choice: Choice) => viewOf(stateOf({ play: SUM, choice, unit: 100, multiple: 1 })).noteReturn
    expect(sum([['13']])).toEqual(money(1300, 'RMB'))
    expect(sum([['0', '13']])).toEqual(money(97_500, 'RMB'))
    expect(sum([[]])).toEqual(money(97_500, 'RMB'))
  })

  it('shows nothing to pay while the choice is no bet, and why', () => {
    const few = viewOf(stateOf({ choice: [['1'], [], []] }))
    expect(few).toMatchObject({
      notes: 0,
      total: money(0, 'RMB'),
      block: { kind: 'numbers', fault: 'tooFew' },
    })
    expect(viewOf(stateOf({ choice: [[], [], []] })).block).toBeNull()
  })

  it.each([
    [
      'a return above the most',
      stateOf({ play: FIVE, choice: [['0'], ['0'], ['0'], ['0'], ['0']], multiple: 6 }),
      'aboveReturn',
      100_000_000,
    ],
    ['more than the balance', stateOf({ multiple: 27 }), 'insufficient', 64_000],
  ])('blocks %s', (_, state, kind, limit) => {
    expect(viewOf(state).block).toEqual({ kind, limit: money(limit, 'RMB') })
  })

  it('blocks a stake above the most of a draw, before the balance', () => {
    const all: Choice = Array.from({ length: 3 }, () => ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
    const bets = Array.from({ length: 26 }, (_, index): BasketBet => ({
      id: String(index),
      play: LAST_THREE,
      choice: all,
      notes: 1000,
      unit: 200,
      multiple: 1,
    }))
    expect(viewOf(stateOf({ choice: [[], [], []], bets: bets.slice(1) })).block).toMatchObject({
      kind: 'insufficient',
    })
    expect(viewOf(stateOf({ choice: [[], [], []], bets })).block).toEqual({
      kind: 'drawMax',
      limit: money(5_000_000, 'RMB'),
    })
  })

  it('is not blocked by a balance that is not known', () => {
    expect(viewOf(stateOf({ multiple: 27 }), null).block).toBeNull()
  })

  it('costs notes × unit × multiple, whatever is chosen', () => {
    fc.assert(
      fc.property(choices(LAST_THREE), fc.integer({ min: 1, max: 999 }), (choice, multiple) => {
        const { notes, cost, total } = viewOf(stateOf({ choice, multiple }))
        expect(notes).toBe(choice.reduce((product, values) => product * values.length, 1))
        expect(cost.minor).toBe(notes * 200 * multiple)
        expect(total).toEqual(cost)
      }),
    )
  })
})

describe('the values of a play', () => {
  const draws = [draw(1, [7, 2, 0, 5, 4]), draw(2, [7, 1, 9, 9, 4]), draw(3, [3, 2, 9, 5, 1])]
  const groups = (change: Partial<BasketState> = {}, past: readonly PastDraw[] = draws) =>
    groupViews({
      state: stateOf({ play: POSITION, choice: [['7'], [], [], [], []], ...change }),
      table: TABLE,
      draws: past,
      currency: 'RMB' as const,
      balance: null,
    })

  it('are told with their missing and count, the hottest and the coldest, by place', () => {
    const [first] = groups()
    const seven = first?.values.find(({ value }) => value === '7')
    const three = first?.values.find(({ value }) => value === '3')
    const nine = first?.values.find(({ value }) => value === '9')
    expect(seven).toEqual({
      value: '7',
      chosen: true,
      missing: 0,
      count: 2,
      hot: true,
      cold: false,
      odds: null,
    })
    expect(three).toMatchObject({ chosen: false, missing: 2, count: 1, hot: false })
    expect(nine).toMatchObject({ missing: 3, count: 0, cold: true })
    expect(groups().map(({ chosen }) => chosen)).toEqual([1, 0, 0, 0, 0])
  })

  it('leave out draws that were given back, and tell nothing before any is known', () => {
    const voided: PastDraw = { planId: '20261120-0', numbers: [], voided: true, drawAt: HORSE }
    expect(groups({}, [voided, ...draws])).toEqual(groups())
    expect(drawnOf([voided, ...draws]).map(({ planId }) => planId)).toEqual(draws.map(({ planId }) => planId))
    const [first] = groups({}, [])
    expect(first?.values[0]).toMatchObject({ missing: null, count: null, hot: false, cold: false })
  })

  it('have their own odds where they differ, and none without a play', () => {
    const [sums] = groups({ play: SUM, choice: [['13']] })
    expect(sums?.values.find(({ value }) => value === '13')).toMatchObject({ odds: 1_300_000, chosen: true })
    expect(groups({ play: null, choice: [] })).toEqual([])
  })
})
