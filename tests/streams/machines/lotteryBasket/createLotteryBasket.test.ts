import fc from 'fast-check'
import { NEVER } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chaseCosts } from '../../../../streams/domain/lottery/chase.ts'
import { formatNumbers } from '../../../../streams/domain/lottery/numbers.ts'
import { MAX_BETS } from '../../../../streams/domain/lottery/limits.ts'
import type { LotteryOrder } from '../../../../streams/domain/lottery/order.ts'
import type { Choice, Play } from '../../../../streams/domain/lottery/play.ts'
import { PLAYS } from '../../../../streams/domain/lottery/plays/plays.ts'
import type { Currency } from '../../../../streams/domain/money.ts'
import type { GameBetCall } from '../../../../streams/domain/rounds/gameBet.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import type { SentCall } from '../../../../streams/machines/gameBets/gameBets.ts'
import { type ChasePlan, DEFAULT_CHASE } from '../../../../streams/machines/lotteryBasket/basket.ts'
import {
  type BasketTable,
  createLotteryBasket,
} from '../../../../streams/machines/lotteryBasket/createLotteryBasket.ts'
import { choices } from '../../domain/lottery/arbitraries.ts'

const OPENS = 1_795_178_995_000
const planOf = (number: number): string => `20261120-${1251 + number}`

function playOf(playId: number): Play {
  const play = PLAYS[2].find((each) => each.playId === playId)
  if (play === undefined) throw new Error(`no play ${playId}`)
  return play
}
const LAST_THREE = playOf(202)
const SUM = playOf(209)
const CHOICE: Choice = [
  ['2', '7'],
  ['0', '5', '8'],
  ['4', '6'],
]

function tableOf(change: Partial<BasketTable> = {}): BasketTable {
  return {
    sale: { planId: planOf(0), sealsAt: OPENS + 55_000 },
    next: Array.from({ length: 29 }, (_, index) => ({ planId: planOf(index + 1) })),
    plays: [
      { play: LAST_THREE, odds: 97_500_000, oddsOf: new Map() },
      {
        play: SUM,
        odds: 97_500_000,
        oddsOf: new Map([
          ['0', 97_500_000],
          ['13', 1_300_000],
        ]),
      },
    ],
    units: [200, 100, 20, 2],
    ...change,
  }
}

let scope: Scope
beforeEach(() => {
  scope = createScope((error) => {
    throw error
  })
})
afterEach(() => {
  scope.end()
})

interface Options {
  readonly table?: BasketTable | null
  readonly placed?: 'sent' | 'blocked' | 'notStored'
  readonly asksTwice?: boolean
}

function create({ table = tableOf(), placed = 'sent', asksTwice = false }: Options = {}) {
  const table$ = cell<BasketTable | null>(table)
  const sent: { readonly call: GameBetCall; readonly order: LotteryOrder }[] = []
  const calls = cell<readonly SentCall[]>([])
  const clock = { now: OPENS }
  let ids = 0
  const basket = createLotteryBasket(scope, {
    ticketId: '201',
    table$: table$.state$,
    currency: (): Currency => 'RMB',
    asksTwice: () => asksTwice,
    bets: { place: () => placed, calls$: calls.state$ },
    send: (call, order) => {
      sent.push({ call, order })
      return NEVER
    },
    now: () => clock.now,
    rate: () => 1,
    random: () => 0.5,
    newId: () => `id-${String((ids += 1)).padStart(6, '0')}`,
  })
  const choose = (choice: Choice): void => {
    for (const [index, values] of choice.entries()) {
      for (const value of values) basket.toggle(index, value)
    }
  }
  /** The outcome of the newest call. */
  const end = (phase: SentCall['phase']): void => {
    const call = sent.at(-1)?.call
    if (call !== undefined) calls.set([{ call, phase, bets: [], failure: null }])
  }
  return { basket, table$, sent, clock, choose, end, state: () => basket.state$.value }
}

const chasePlan: fc.Arbitrary<ChasePlan> = fc.record({
  draws: fc.integer({ min: 2, max: 30 }),
  factor: fc.integer({ min: 1, max: 9 }),
  every: fc.integer({ min: 1, max: 30 }),
  stopOnWin: fc.boolean(),
})

describe('a confirm', () => {
  it('sends the basket and the choice in one call, for the draw on sale', () => {
    const { basket, sent, choose, state } = create()
    choose(CHOICE)
    basket.setMultiple(2)
    expect(basket.keep()).toBe(true)
    choose([['1'], ['2'], ['3']])
    expect(basket.confirm()).toBe('sent')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.order).toEqual({
      chaseId: null,
      chase: null,
      bets: [
        { playId: 202, numbers: '2,7|0,5,8|4,6', notes: 12, unit: 200, multiple: 2, odds: 97_500_000 },
        { playId: 202, numbers: '1|2|3', notes: 1, unit: 200, multiple: 2, odds: 97_500_000 },
      ],
    })
    expect(sent[0]?.call.bets.map(({ round, stake }) => [round, stake.minor])).toEqual([
      [planOf(0), 4800],
      [planOf(0), 400],
    ])
    expect(state()).toMatchObject({ bets: [], choice: [[], [], []] })
    expect(basket.confirm()).toBe('nothing')
    expect(sent).toHaveLength(1)
  })

  it('tells the odds of the chosen value, where they differ', () => {
    const { basket, sent } = create()
    basket.choosePlay(SUM)
    basket.toggle(0, '13')
    expect(basket.confirm()).toBe('sent')
    expect(sent[0]?.order.bets[0]).toMatchObject({ numbers: '13', odds: 1_300_000 })
  })

  it.each(['blocked', 'notStored'] as const)('that is %s leaves every line where it was', (placed) => {
    const { basket, choose, state } = create({ placed })
    choose(CHOICE)
    basket.keep()
    choose([['1'], ['2'], ['3']])
    const before = state()
    expect(basket.confirm()).toBe(placed)
    expect(state()).toEqual(before)
  })

  it('asks again for another draw, and sends nothing after the seal or without a sale', () => {
    const { basket, table$, sent, clock, choose } = create()
    choose(CHOICE)
    table$.set(tableOf({ sale: { planId: planOf(1), sealsAt: OPENS + 115_000 } }))
    expect(basket.confirm()).toBe('agreed')
    expect(sent).toEqual([])
    clock.now = OPENS + 115_000
    expect(basket.confirm()).toBe('late')
    table$.set(tableOf({ sale: null }))
    expect(basket.confirm()).toBe('nothing')
    expect(sent).toEqual([])
  })

  it('asks twice where the member wants it, and anew after a change', () => {
    const { basket, sent, choose } = create({ asksTwice: true })
    choose(CHOICE)
    expect(basket.confirm()).toBe('asked')
    basket.setMultiple(3)
    expect(basket.confirm()).toBe('asked')
    expect(basket.confirm()).toBe('sent')
    expect(sent).toHaveLength(1)
  })
})

describe('a chase', () => {
  it('stakes on each of its draws, at its multiple, and costs what was shown', () => {
    fc.assert(
      fc.property(
        choices(LAST_THREE),
        fc.integer({ min: 1, max: 999 }),
        chasePlan,
        (choice, multiple, plan) => {
          const { basket, sent, choose } = create()
          choose(choice)
          basket.setMultiple(multiple)
          expect(basket.chase(plan)).toBe('sent')
          const [made] = sent
          if (made === undefined) throw new Error('nothing was sent')
          const { call, order } = made
          expect(call.bets.map(({ round }) => round)).toEqual(
            Array.from({ length: plan.draws }, (_, index) => planOf(index)),
          )
          const multiples = [order.bets[0]?.multiple, ...(order.chase?.draws ?? []).map((of) => of.multiple)]
          const rising = Array.from({ length: plan.draws }, (_, index) =>
            Math.min(999, multiple * plan.factor ** Math.floor(index / plan.every)),
          )
          expect(multiples).toEqual(rising)
          const notes = LAST_THREE.countNotes(choice)
          const staked = call.bets.reduce((sum, { stake }) => sum + stake.minor, 0)
          expect(staked).toBe(chaseCosts(notes, 200, rising).at(-1)?.costSoFar)
          expect(order.bets).toHaveLength(1)
          expect(order.bets[0]).toMatchObject({ notes, numbers: formatNumbers(choice) })
          expect(order.chase?.stopOnWin).toBe(plan.stopOnWin)
          expect(call.bets.map(({ clientId }) => clientId)).toEqual(
            call.bets.map((_, index) => `${order.chaseId}-${index + 1}`),
          )
        },
      ),
      { numRuns: 50 },
    )
  })

  it('of the choice leaves the lines of the basket', () => {
    const { basket, choose, state } = create()
    choose([['1'], ['2'], ['3']])
    basket.keep()
    const kept = state().bets
    choose(CHOICE)
    expect(basket.chase(DEFAULT_CHASE)).toBe('sent')
    expect(state()).toMatchObject({ bets: kept, choice: [[], [], []] })
  })

  it('of the only line takes it out of the basket; of several there is none', () => {
    const { basket, choose, sent, state } = create()
    choose([['1'], ['2'], ['3']])
    basket.keep()
    choose(CHOICE)
    basket.keep()
    expect(basket.chase(DEFAULT_CHASE)).toBe('nothing')
    basket.remove(state().bets[0]?.id ?? '')
    expect(basket.chase(DEFAULT_CHASE)).toBe('sent')
    expect(sent).toHaveLength(1)
    expect(state().bets).toEqual([])
  })

  it.each([
    ['fewer draws are planned', { next: [{ planId: planOf(1) }] }, DEFAULT_CHASE],
    ['it has one draw', {}, { ...DEFAULT_CHASE, draws: 1 }],
    ['it has too many draws', {}, { ...DEFAULT_CHASE, draws: 31 }],
  ])('is not sent, and nothing is lost, where %s', (_, change, plan) => {
    const { basket, choose, sent, state } = create({ table: tableOf(change) })
    choose(CHOICE)
    expect(basket.chase(plan)).toBe('nothing')
    expect(sent).toEqual([])
    expect(state().choice).toEqual(CHOICE)
  })
})

describe('what is edited', () => {
  it('begins with the first play and the highest unit, as soon as they are known', () => {
    const { table$, state } = create({ table: null })
    expect(state().play).toBeNull()
    table$.set(tableOf())
    expect(state()).toMatchObject({ play: LAST_THREE, unit: 200, planId: planOf(0) })
  })

  it('takes units of the currency only, and goes to the first one when they change', () => {
    const { basket, table$, state } = create()
    basket.setUnit(3)
    expect(state().unit).toBe(200)
    basket.setUnit(20)
    expect(state().unit).toBe(20)
    table$.set(tableOf({ units: [100, 50, 10, 1] }))
    expect(state().unit).toBe(100)
  })

  it('adds random lines up to the fifty of a basket, each of one note', () => {
    const { basket, state } = create()
    for (let times = 0; times < 6; times += 1) basket.addRandom(10)
    expect(state().bets).toHaveLength(50)
    expect(state().bets.every(({ notes }) => notes === 1)).toBe(true)
    expect(new Set(state().bets.map(({ id }) => id)).size).toBe(50)
  })

  it('chooses quickly, clears the choice, and keeps no choice that is no bet', () => {
    const { basket, state } = create()
    basket.quick(0, 'big')
    expect(state().choice).toEqual([['5', '6', '7', '8', '9'], [], []])
    expect(basket.keep()).toBe(false)
    expect(state().bets).toEqual([])
    basket.clearChoice()
    expect(state().choice).toEqual([[], [], []])
  })
})

describe('a call that is not taken', () => {
  it('gives its bets back to the basket, once, before what was chosen meanwhile', () => {
    const { basket, choose, end, state } = create()
    choose(CHOICE)
    basket.setMultiple(2)
    basket.keep()
    choose([['1'], ['2'], ['3']])
    basket.confirm()
    basket.addRandom(1)
    end('sending')
    end('unknown')
    expect(state().bets).toHaveLength(1)
    end('refused')
    end('refused')
    expect(state().bets.map(({ choice, notes, multiple }) => [choice, notes, multiple])).toEqual([
      [CHOICE, 12, 2],
      [[['1'], ['2'], ['3']], 1, 2],
      [expect.anything(), 1, 2],
    ])
    expect(new Set(state().bets.map(({ id }) => id)).size).toBe(3)
    expect(state().choice).toEqual([[], [], []])
  })

  it('gives its bets back for the draw that they were for, so that the next one has to be agreed to', () => {
    const { basket, table$, sent, choose, end, state } = create()
    choose(CHOICE)
    basket.confirm()
    table$.set(tableOf({ sale: { planId: planOf(1), sealsAt: OPENS + 115_000 } }))
    expect(state().planId).toBe(planOf(1))
    end('refused')
    expect(state().planId).toBe(planOf(0))
    expect(basket.confirm()).toBe('agreed')
    expect(sent).toHaveLength(1)
    expect(basket.confirm()).toBe('sent')
    expect(sent.at(-1)?.call.bets[0]?.round).toBe(planOf(1))
  })

  it('gives nothing back when it was taken, and the one bet of a chase otherwise', () => {
    const { basket, choose, end, state } = create()
    choose(CHOICE)
    basket.confirm()
    end('accepted')
    expect(state().bets).toEqual([])
    choose(CHOICE)
    basket.chase(DEFAULT_CHASE)
    end('refused')
    expect(state().bets.map(({ choice }) => choice)).toEqual([CHOICE])
  })

  it('loses nothing where the basket was filled meanwhile; a call takes no more than it may', () => {
    const { basket, sent, end, state } = create()
    basket.addRandom(MAX_BETS)
    basket.confirm()
    basket.addRandom(MAX_BETS)
    end('refused')
    expect(state().bets).toHaveLength(2 * MAX_BETS)
    basket.addRandom(1)
    expect(state().bets).toHaveLength(2 * MAX_BETS)
    basket.confirm()
    expect(sent.at(-1)?.order.bets).toHaveLength(MAX_BETS)
    expect(state().bets).toHaveLength(MAX_BETS)
  })
})
