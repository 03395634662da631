import { beforeAll, describe, expect, it } from 'vitest'
import { countHands, type HandCounts } from '../../../../streams/domain/baccarat/enumeration.ts'
import {
  PLAY_CODES,
  type Play,
  playFactor,
  pointResults,
  resultsOf,
} from '../../../../streams/domain/baccarat/plays.ts'
import { millionths, playReturnRate } from '../../../../streams/domain/baccarat/returnRates.ts'
import { drawFrom, FULL_SHOE, without } from '../../../../streams/domain/baccarat/shoe.ts'
import { drawTableRound, newShoe, nextShoe } from '../../../../streams/domain/baccarat/tableRound.ts'
import { simulatedDraws, within4Sigma } from '../rounds/draws.ts'
import { type BaccaratHand, dealHand } from '../../../../streams/domain/baccarat/hand.ts'

const FULL = countHands(FULL_SHOE)
const DIGITS = Array.from({ length: 10 }, (_, digit) => digit)

function ordersWhere(counts: HandCounts, holds: (player: number, banker: number) => boolean): bigint {
  return DIGITS.flatMap((player) =>
    DIGITS.filter((banker) => holds(player, banker)).map((banker) => counts.ending(player, banker)),
  ).reduce((sum, count) => sum + count, 0n)
}

describe('all orders of a full shoe (docs/games/anchor.md, 1.2)', () => {
  it.each<[string, (player: number, banker: number) => boolean, bigint]>([
    ['all', () => true, 4_998_398_275_503_360n],
    ['the banker is higher', (player, banker) => banker > player, 2_292_252_566_437_888n],
    ['the player is higher', (player, banker) => player > banker, 2_230_518_282_592_256n],
    ['equal', (player, banker) => player === banker, 475_627_426_473_216n],
    ['the banker has 6 to 9', (_, banker) => banker >= 6, 2_529_091_700_518_400n],
    ['the banker has 0 to 5', (_, banker) => banker <= 5, 2_469_306_574_984_960n],
    ["the banker's are odd", (_, banker) => banker % 2 === 1, 2_497_363_633_525_504n],
    ["the banker's are even", (_, banker) => banker % 2 === 0, 2_501_034_641_977_856n],
    ['the banker wins with 6', (player, banker) => banker === 6 && player < 6, 269_232_304_455_680n],
  ])('%s', (_, holds, orders) => {
    expect(ordersWhere(FULL, holds)).toBe(orders)
  })

  it('has pairs in 31 of 415', () => {
    expect(FULL.orders).toBe(4_998_398_275_503_360n)
    expect(FULL.pairs * 415n).toBe(FULL.orders * 31n)
  })
})

describe('counting', () => {
  it('is dealing every order of a small shoe', () => {
    const cards = [0, 2, 4, 8, 13, 12, 44]
    const ends = new Map<string, bigint>()
    let pairs = 0n
    for (const order of ordersOf(cards, 6)) {
      const hand = dealt(order)
      const key = `${hand.playerPoints}-${hand.bankerPoints}`
      ends.set(key, (ends.get(key) ?? 0n) + 1n)
      if ((hand.banker[0] ?? 0) % 13 === (hand.banker[1] ?? 0) % 13) pairs += 1n
    }
    const shoe = FULL_SHOE.map((_, card) => (cards.includes(card) ? 1 : 0))
    const counts = countHands(shoe)
    expect(counts.orders).toBe(5040n)
    expect(counts.pairs).toBe(pairs)
    for (const player of DIGITS) {
      for (const banker of DIGITS) {
        expect(counts.ending(player, banker)).toBe(ends.get(`${player}-${banker}`) ?? 0n)
      }
    }
  })

  it('accounts for every order of any shoe', () => {
    const shoe = without(FULL_SHOE, [0, 0, 0, 13, 26, 5, 51, 51, 12])
    expect(ordersWhere(countHands(shoe), () => true)).toBe(countHands(shoe).orders)
  })

  it('refuses a shoe with fewer than six cards', () => {
    expect(() => countHands(FULL_SHOE.map((_, card) => (card < 5 ? 1 : 0)))).toThrow(RangeError)
  })
})

describe('exact returns (docs/games/casino.md, 3.3)', () => {
  it.each<[Play, bigint, bigint, number]>([
    [3001, 10732465128097n, 10847218479825n, 989_420],
    [3031, 19240298465317n, 19524993263685n, 985_418],
    [3002, 19283843717413n, 19524993263685n, 987_649],
    [3003, 619306544887n, 723147898655n, 856_403],
    [3012, 3365403805696n, 3904998652737n, 861_819],
    [3004, 372n, 415n, 896_385],
    [3005, 372n, 415n, 896_385],
  ])('%i', (play, num, den, published) => {
    const rate = playReturnRate(play, FULL)
    expect(rate.num * den).toBe(num * rate.den)
    expect(millionths(rate)).toBe(published)
  })
})

describe.each<[string, number, () => () => BaccaratHand]>([
  ['10⁶ hands from a full shoe', 1_000_000, fullShoes],
  ['10⁵ rounds of shoes that are played to their cut card', 100_000, playedShoes],
])('%s', (_, rounds, createHands) => {
  const counts = new Array<number>(100).fill(0)
  const pairs = { 3004: 0, 3005: 0 }

  beforeAll(() => {
    const next = createHands()
    for (let round = 0; round < rounds; round += 1) {
      const hand = next()
      const place = hand.playerPoints * 10 + hand.bankerPoints
      counts[place] = (counts[place] ?? 0) + 1
      const results = resultsOf(hand)
      if (results.includes(3004)) pairs[3004] += 1
      if (results.includes(3005)) pairs[3005] += 1
    }
  }, 60_000)

  const meanOf = (value: (player: number, banker: number) => number) =>
    counts.reduce((sum, count, place) => sum + count * value(Math.floor(place / 10), place % 10), 0) / rounds

  it.each(PLAY_CODES)('return of %i within 4σ', (play) => {
    if (play === 3004 || play === 3005) {
      expect(within4Sigma(pairs[play], rounds, 31 / 415)).toBe(true)
      return
    }
    const factor = (player: number, banker: number) =>
      playFactor(play, pointResults(player, banker)) / 100_000
    const mean = meanOf(factor)
    const variance = meanOf((player, banker) => factor(player, banker) ** 2) - mean ** 2
    const { num, den } = playReturnRate(play, FULL)
    expect(Math.abs(mean - Number(num) / Number(den))).toBeLessThan(4 * Math.sqrt(variance / rounds))
  })

  it.each<[string, (player: number, banker: number) => boolean, number]>([
    ['banker', (player, banker) => banker > player, 0.458597],
    ['player', (player, banker) => player > banker, 0.446247],
    ['tie', (player, banker) => player === banker, 0.095156],
  ])('chance of %s within 4σ', (name, holds, chance) => {
    const count = rounds * meanOf((player, banker) => (holds(player, banker) ? 1 : 0))
    expect(within4Sigma(count, rounds, chance), name).toBe(true)
  })
})

function fullShoes(): () => BaccaratHand {
  const draws = simulatedDraws(20261120)
  return () => dealHand(drawFrom(FULL_SHOE, draws))
}

function playedShoes(): () => BaccaratHand {
  const draws = simulatedDraws(20261120)
  let shoe = newShoe('s', 'r')
  return () => {
    const drawn = drawTableRound(shoe, draws)
    shoe = nextShoe(drawn) ?? newShoe('s', 'r')
    return drawn.result
  }
}

function* ordersOf(cards: readonly number[], length: number): Generator<readonly number[]> {
  if (length === 0) {
    yield []
    return
  }
  for (const card of cards) {
    for (const rest of ordersOf(
      cards.filter((other) => other !== card),
      length - 1,
    )) {
      yield [card, ...rest]
    }
  }
}

/** Deals an order of six cards, of which a hand may need fewer. */
function dealt(order: readonly number[]) {
  let next = 0
  return dealHand(() => order[next++] ?? 0)
}
