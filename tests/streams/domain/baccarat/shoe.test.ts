import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardsLeft, drawCut, drawFrom, FULL_SHOE, without } from '../../../../streams/domain/baccarat/shoe.ts'
import {
  type DrawnTableRound,
  drawTableRound,
  newShoe,
  nextShoe,
  type RoundShoe,
} from '../../../../streams/domain/baccarat/tableRound.ts'
import { take } from '../../../../streams/domain/rounds/drawSequence.ts'
import { chosenDraws, noted, simulatedDraws } from '../rounds/draws.ts'
import { commitmentOf, drawsOf } from '../rounds/seeds.ts'
import { cardsOf } from './hands.ts'

const TABLE = { product: 'casino', game: 'A12', round: '20261120-0031' }

describe('the round of the example (docs/games/rounds.md, 3.2 and 3.4)', () => {
  it('has its commitment, places, cards and cut', () => {
    const { draws, given } = noted(drawsOf(TABLE))
    const { result, shoe } = drawTableRound(newShoe('20261120-03', '20261120-0031'), draws)
    expect(commitmentOf(TABLE)).toBe('0a35f821065c077b5bdda1221acc0d914b9de855334e2ab9918a9051095fc7ad')
    expect(given.slice(0, 4)).toEqual([
      { of: 416, value: 31 },
      { of: 415, value: 61 },
      { of: 414, value: 406 },
      { of: 413, value: 96 },
    ])
    expect(given[4]?.of).toBe(39)
    expect(result).toEqual({
      player: [3, 51],
      banker: [7, 12],
      playerPoints: 4,
      bankerPoints: 8,
      results: [3001, 3031],
    })
    expect(shoe).toEqual({
      number: '20261120-03',
      first: '20261120-0031',
      left: null,
      cut: 30,
      last: false,
    })
  })

  it('leaves the shoe without its cards to the next round', () => {
    const next = nextShoe(drawTableRound(newShoe('20261120-03', '20261120-0031'), drawsOf(TABLE)))
    expect(next?.left?.map((count) => 8 - count)).toEqual(
      FULL_SHOE.map((_, card) => ([3, 51, 7, 12].includes(card) ? 1 : 0)),
    )
    expect(next).toMatchObject({ cut: 30, last: false })
  })
})

describe('the shoe (docs/games/casino.md, 3.1)', () => {
  it('is drawn from as a list of its cards is taken from', () => {
    const anyShoe = fc.array(fc.nat({ max: 8 }), { minLength: 52, maxLength: 52 })
    fc.assert(
      fc.property(anyShoe, fc.array(fc.nat()), (shoe, values) => {
        const list = shoe.flatMap((count, card) => Array.from({ length: count }, () => card))
        const draws = chosenDraws(values)
        const next = drawFrom(shoe, chosenDraws(values))
        const drawn = list.map(() => next())
        expect(drawn).toEqual([...list].map(() => take(draws, list)))
        expect(cardsLeft(without(shoe, drawn))).toBe(0)
        expect(next).toThrow(RangeError)
      }),
      { numRuns: 50 },
    )
  })

  it('has 416 cards, and a cut of 14 to 52', () => {
    expect(cardsLeft(FULL_SHOE)).toBe(416)
    expect([drawCut(chosenDraws([0])), drawCut(chosenDraws([38]))]).toEqual([14, 52])
  })

  it('draws the cut in the first round only', () => {
    const first = noted(simulatedDraws(1))
    const drawn = drawTableRound(newShoe('s', 'r'), first.draws)
    expect(first.given).toHaveLength(cardsOf(drawn).length + 1)
    const shoe = nextShoe(drawn)
    if (shoe === null) throw new Error('a shoe has more than one round')
    const second = noted(simulatedDraws(2))
    const drawnNext = drawTableRound(shoe, second.draws)
    expect(second.given).toHaveLength(cardsOf(drawnNext).length)
    expect(drawnNext.shoe.cut).toBe(drawn.shoe.cut)
  })

  it('refuses a shoe that no table can have', () => {
    const used = without(FULL_SHOE, [0])
    const shoe: RoundShoe = { number: 's', first: 'r', left: used, cut: null, last: false }
    expect(() => drawTableRound(shoe, simulatedDraws(1))).toThrow(RangeError)
    expect(() =>
      drawTableRound({ ...shoe, left: FULL_SHOE.map(() => 0), cut: 20 }, simulatedDraws(1)),
    ).toThrow(RangeError)
  })

  it('has one more round after the cut card, with at least nine cards left', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const rounds = wholeShoe(seed)
      const last = rounds.at(-1)
      const left = rounds.map(({ shoe }) => cardsLeft(shoe.left ?? FULL_SHOE))
      const cut = last?.shoe.cut ?? 0
      expect(rounds.map(({ shoe }) => shoe.last)).toEqual(
        rounds.map((_, index) => index === rounds.length - 1),
      )
      expect(left.at(-1)).toBeGreaterThanOrEqual(9)
      expect(left.at(-1)).toBeLessThanOrEqual(cut)
      expect(left.at(-2)).toBeGreaterThan(cut)
      // Each round follows from the one before, so the shoe is proven from its first round on.
      const shown = rounds.slice(0, -1).flatMap(cardsOf)
      expect(last?.shoe.left).toEqual(without(FULL_SHOE, shown))
      expect(Math.min(...(last?.shoe.left ?? []))).toBeGreaterThanOrEqual(0)
    }
  })
})

function wholeShoe(seed: number): readonly DrawnTableRound[] {
  const draws = simulatedDraws(seed)
  const rounds: DrawnTableRound[] = []
  for (let shoe: RoundShoe | null = newShoe('s', 'r'); shoe !== null;) {
    const drawn: DrawnTableRound = drawTableRound(shoe, draws)
    rounds.push(drawn)
    shoe = nextShoe(drawn)
  }
  return rounds
}
