import { describe, expect, it } from 'vitest'
import { CONFIGS, STATUSES } from './anchorAnswers.ts'
import { BETTING_CALL } from './anchorBets.ts'
import { AMOUNTS, LENGTHS, LIMITS as ANCHOR_LIMITS, OPTIONS } from './anchorCodes.ts'
import * as returns from './baccaratReturns.ts'
import { BET_CALL, PAID } from './casinoBets.ts'
import { ENDS, MOST, PACES, SPOTS, TYPES } from './casinoCodes.ts'
import { BET_CALL as LOTTERY_BET } from './lotteryBets.ts'
import { CHASE, CHASES } from './lotteryChases.ts'
import { bankerDraws } from './gameDraws.ts'
import { EACH_KIND } from './statementAnswers.ts'
import { BACK, COLLECTING, STAGES, TRANSFER_CALL } from './transferAnswers.ts'
import { MEMBERS, TOTAL } from './walletAnswers.ts'

/** Cards of each number of points in eight decks. */
const COUNTS = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32]

interface Counted {
  readonly orders: Record<string, number>
  bankerWithSix: number
  fiveOrSix: number
}

/** Orders of six cards by what they lead to; all sums are below 2^53, so they are exact. */
function countOrders(): Counted {
  const counted: Counted = {
    orders: { all: 0, banker: 0, player: 0, tie: 0, big: 0, small: 0, odd: 0, even: 0 },
    bankerWithSix: 0,
    fiveOrSix: 0,
  }
  const left = [...COUNTS]
  const cards: number[] = []
  const deal = (ways: number): void => {
    if (cards.length === 6) {
      note(counted, cards, ways)
      return
    }
    for (let points = 0; points < 10; points += 1) {
      const of = left[points] ?? 0
      left[points] = of - 1
      cards.push(points)
      deal(ways * of)
      cards.pop()
      left[points] = of
    }
  }
  deal(1)
  return counted
}

function note(counted: Counted, cards: readonly number[], ways: number): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = cards
  let player = (a + c) % 10
  let banker = (b + d) % 10
  let dealt = 4
  if (player < 8 && banker < 8) {
    const third = player <= 5 ? e : null
    if (bankerDraws(banker, third)) {
      banker = (banker + (third === null ? e : f)) % 10
      dealt += 1
    }
    if (third !== null) {
      player = (player + third) % 10
      dealt += 1
    }
  }
  const add = (event: string) => {
    counted.orders[event] = (counted.orders[event] ?? 0) + ways
  }
  add('all')
  add(player > banker ? 'player' : banker > player ? 'banker' : 'tie')
  add(banker >= 6 ? 'big' : 'small')
  add(banker % 2 === 1 ? 'odd' : 'even')
  if (banker > player && banker === 6) counted.bankerWithSix += ways
  if (dealt > 4) counted.fiveOrSix += ways
}

describe('the returns of baccarat', () => {
  const counted = countOrders()
  const of = (event: string) => BigInt(counted.orders[event] ?? 0)
  const cut = (top: bigint, bottom: bigint) => Number((top * 1_000_000n) / bottom)

  it('follow from counting all orders of six cards', () => {
    for (const { event, orders } of returns.ORDERS)
      expect([event, counted.orders[event]]).toEqual([event, orders])
    for (const { event, millionths } of returns.CHANCES)
      expect([event, cut(of(event), of('all'))]).toEqual([event, millionths])
    expect(counted.bankerWithSix).toBe(returns.BANKER_WITH_SIX.orders)
    expect(Math.floor((counted.fiveOrSix / (counted.orders['all'] ?? 1)) * 10_000) / 10_000).toBe(
      returns.BY_CARDS.chance,
    )
    const byCards = (1.95 * counted.fiveOrSix) / (counted.orders['all'] ?? 1)
    expect(Math.floor(byCards * 100) / 100).toBe(returns.BY_CARDS.big)
  })

  it('are odds times chances, with the stakes that are given back', () => {
    const same = (
      top: bigint,
      bottom: bigint,
      { fraction, millionths }: (typeof returns.ANCHOR_RETURNS)[number],
    ) => {
      expect(top * BigInt(fraction[1])).toBe(bottom * BigInt(fraction[0]))
      expect(cut(top, bottom)).toBe(millionths)
    }
    const all = of('all') * 100_000n
    for (const row of returns.ANCHOR_RETURNS) {
      const option = OPTIONS.find((each) => each.option === row.code)
      const odds = BigInt(option?.odds ?? 0)
      if (option?.games.includes('penalty') === true) same(odds, 200_000n, row)
      else same(odds * of(row.code) + (option?.push === true ? of('tie') * 100_000n : 0n), all, row)
    }
    const withSix = BigInt(counted.bankerWithSix)
    const tie = of('tie') * 100_000n
    const ways: Readonly<Record<string, bigint>> = {
      3001: 195_000n * of('banker') + tie,
      3031: 200_000n * (of('banker') - withSix) + 150_000n * withSix + tie,
      3002: 200_000n * of('player') + tie,
      3003: 900_000n * of('tie'),
      3012: 1_600_000n * withSix,
    }
    for (const row of returns.CASINO_RETURNS) {
      // The second card of a hand has the rank of the first with 31 of 415.
      if (row.code === '3004' || row.code === '3005') same(12n * 31n, 415n, row)
      else same(ways[row.code] ?? 0n, all, row)
    }
  })

  it('are what the panel is told', () => {
    const told = CONFIGS.answer.fields.games.flatMap(({ options }) => options)
    for (const { option, odds, rtp } of told) {
      expect(odds).toBe(OPTIONS.find((each) => each.option === option)?.odds)
      expect(rtp).toBe(returns.ANCHOR_RETURNS.find(({ code }) => code === option)?.millionths)
    }
  })
})

/** Minor units. */
const cents = (amount: string) => Math.round(Number(amount) * 100)
const returned = (betAmount: string, odds: number) => Math.floor((cents(betAmount) * odds) / 100_000)

describe('the answers of the games', () => {
  it('have times by the lengths', () => {
    const [game] = STATUSES.bet.fields.games
    const { bet, seal, animation, net, wait, round } = LENGTHS
    const times = ['opensAt', 'sealsAt', 'resultAt', 'paysAt', 'endsAt'].map((name) => Number(game?.[name]))
    const lengths = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(lengths).toEqual([bet, seal, animation, net].map(({ value }) => value))
    expect([...lengths, wait.value].reduce((sum, length) => sum + length, 0)).toBe(round.value)
    expect(ANCHOR_LIMITS.roundsInADay.value).toBe(86_400_000 / round.value)
    for (const { pace, cards, paysAt, endsAt } of ENDS) {
      const lengthsOf = PACES.find((each) => each.pace === pace)
      const pays = (lengthsOf?.card ?? 0) * cards + (lengthsOf?.shown ?? 0)
      expect([pays, pays + (lengthsOf?.calculating ?? 0) + (lengthsOf?.calculated ?? 0)]).toEqual([
        paysAt,
        endsAt,
      ])
    }
  })

  it('have limits that are parts of the most', () => {
    for (const { types, currency, most, round, all } of MOST)
      for (const type of types) {
        const table = TYPES.find(({ code }) => code === type)?.limits[currency === 1 ? 1 : 200].max ?? 0
        expect(most).toEqual([1, 8, 10, 20].map((part) => Math.floor(table / part)))
        expect([round, all]).toEqual([2 * table, 20 * table])
      }
    expect(AMOUNTS.every(({ max, tieMax, roundMax }) => tieMax < max && max < roundMax)).toBe(true)
  })

  it('of bets: what they can return, and what is left', () => {
    for (const { betAmount, odds, maxReturn } of BETTING_CALL.answer.fields.orders)
      expect(cents(maxReturn)).toBe(returned(betAmount, odds))
    for (const { betAmount, odds, maxReturn } of BET_CALL.answer.fields.orders)
      expect(cents(maxReturn)).toBe(returned(betAmount, odds))
    const [bet] = LOTTERY_BET.request.fields.bets
    expect(cents(bet?.betAmount ?? '')).toBe((bet?.notes ?? 0) * (bet?.unit ?? 0) * (bet?.multiple ?? 0))
    const { orders, balance } = CHASE.answer.fields
    expect(cents(balance)).toBe(88_000 - orders.reduce((sum, order) => sum + cents(order.betAmount), 0))
    for (const { fields } of Object.values(CHASES)) {
      const drawn = fields.drawn * 2400
      expect(cents(fields.openAmount) + cents(fields.returnedAmount) + drawn).toBe(cents(fields.betAmount))
    }
  })

  it('of casino bets: what they have returned', () => {
    for (const { results, option, betAmount, backAmount, outcome } of PAID) {
      const wins = results.includes(option)
      const push = results.includes(3003) && [3001, 3031, 3002].includes(option)
      const odds =
        option === 3031 && results.includes(3012) ? 150_000 : SPOTS.find(({ code }) => code === option)?.odds
      const back = push ? cents(betAmount) : wins ? returned(betAmount, odds ?? 0) : 0
      expect([cents(backAmount), outcome]).toEqual([back, push ? 2 : wins ? 4 : 3])
    }
  })
})

describe('the answers of the wallets', () => {
  it('have balances that add up', () => {
    for (const { fields } of Object.values(MEMBERS)) {
      expect(cents(fields.centerWalletBalance)).toBe(
        cents(fields.availableBalance) + cents(fields.lockedWalletBalance),
      )
      const venues = fields.venues.reduce(
        (sum, { currency, balance }) => sum + (currency === 1 ? 1 : 7) * cents(balance),
        0,
      )
      const virtual = TOTAL.rate * cents(fields.virtualCurrencyWalletBalance)
      expect(cents(fields.totalRMB)).toBe(cents(fields.centerWalletBalance) + virtual + venues)
    }
    expect(TOTAL.virtual * TOTAL.rate).toBe(TOTAL.inRMB)
    expect(TOTAL.centre + TOTAL.inRMB + TOTAL.venues).toBe(TOTAL.total)
  })

  it('of transfers: nothing is lost between the two sides', () => {
    const both = ({ centre, venue }: { readonly centre: string; readonly venue: string }) =>
      cents(centre) + cents(venue)
    const before = 1_248_050 + 64_000
    expect([TRANSFER_CALL.answer.fields, BACK.answer.fields, STAGES.failed.fields].map(both)).toEqual([
      before,
      before,
      before,
    ])
    // In between the amount is in `locked`.
    expect(both(STAGES.held.fields) + cents(STAGES.held.fields.amount)).toBe(before)
    for (const { fields } of [COLLECTING.answer, COLLECTING.oneMaintained]) {
      const done = fields.transfers.filter(({ status }) => status === 1)
      expect(cents(fields.collected)).toBe(done.reduce((sum, { amount }) => sum + cents(amount), 0))
    }
  })

  it('of statements: sums without entries between own wallets', () => {
    for (const { fields } of EACH_KIND) {
      const amounts = fields.records.flatMap(({ type, amount }) =>
        type === 'TRANSFER' ? [] : [cents(amount)],
      )
      const sum = (sign: number) =>
        amounts.filter((each) => each * sign > 0).reduce((all, each) => all + each, 0)
      expect([sum(1), -sum(-1), fields.records.length]).toEqual([
        cents(fields.in),
        cents(fields.out),
        fields.total,
      ])
    }
  })
})
