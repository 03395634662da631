import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardPoints, handPoints, rankOf, suitOf } from '../../../../streams/domain/baccarat/cards.ts'
import {
  bankerDraws,
  dealHand,
  dealtCards,
  endedNaturally,
} from '../../../../streams/domain/baccarat/hand.ts'
import { anyHand, handOf, spade } from './hands.ts'

describe('cards', () => {
  it('are suit × 13 + rank − 1', () => {
    expect([0, 12, 13, 51].map((card) => [suitOf(card), rankOf(card)])).toEqual([
      ['spades', 1],
      ['spades', 13],
      ['hearts', 1],
      ['diamonds', 13],
    ])
  })

  it('count their rank, and nothing from ten on', () => {
    const points = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0]
    expect(Array.from({ length: 52 }, (_, card) => cardPoints(card))).toEqual([
      ...points,
      ...points,
      ...points,
      ...points,
    ])
    expect(handPoints([spade(9), spade(8), spade(7)])).toBe(4)
  })
})

/** The printed chart of the tables: banker's points by player's third card 0 to 9; - for a player who stood. */
const CHART: Readonly<Record<number, string>> = {
  0: 'DDDDDDDDDD D',
  1: 'DDDDDDDDDD D',
  2: 'DDDDDDDDDD D',
  3: 'DDDDDDDDSD D',
  4: 'SSDDDDDDSS D',
  5: 'SSSSDDDDSS D',
  6: 'SSSSSSDDSS S',
  7: 'SSSSSSSSSS S',
}

describe('drawing (docs/games/casino.md, 3.2)', () => {
  it.each(Object.entries(CHART))('banker with %s', (points, row) => {
    const [thirds = '', stood] = row.split(' ')
    const drawn = Array.from(thirds, (_, third) => (bankerDraws(Number(points), third) ? 'D' : 'S')).join('')
    expect(drawn).toBe(thirds)
    expect(bankerDraws(Number(points), null)).toBe(stood === 'D')
  })

  it.each([
    ['a natural of the player', [spade(9), spade(1), spade(0), spade(1)], 2, 2],
    ['a natural of the banker', [spade(1), spade(8), spade(1), spade(0)], 2, 2],
    ['both stand with 6 and 7', [spade(6), spade(7), spade(0), spade(0)], 2, 2],
    [
      'the player stands with 7, the banker draws with 5',
      [spade(7), spade(5), spade(0), spade(0), spade(1)],
      2,
      3,
    ],
    ['the player draws, the banker stands with 7', [spade(5), spade(7), spade(0), spade(0), spade(1)], 3, 2],
    ['both draw', [spade(5), spade(3), spade(0), spade(0), spade(9), spade(4)], 3, 3],
  ])('%s', (_, cards, ofPlayer, ofBanker) => {
    const { player, banker } = handOf(...cards)
    expect([player.length, banker.length]).toEqual([ofPlayer, ofBanker])
  })

  it('every hand obeys the rules', () => {
    fc.assert(
      fc.property(anyHand, ({ player, banker, playerPoints, bankerPoints }) => {
        const first = handPoints(player.slice(0, 2))
        const second = handPoints(banker.slice(0, 2))
        const third = player[2]
        const natural = first > 7 || second > 7
        expect(player.length).toBe(natural || first > 5 ? 2 : 3)
        const row = CHART[second] ?? ''
        const draws = row[third === undefined ? 11 : cardPoints(third)] === 'D'
        expect(banker.length).toBe(!natural && draws ? 3 : 2)
        expect([playerPoints, bankerPoints]).toEqual([handPoints(player), handPoints(banker)])
      }),
      { numRuns: 2000 },
    )
  })

  it('lists the cards in the order in which they were dealt', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 51 }), { minLength: 6, maxLength: 6 }), (cards) => {
        let next = 0
        const hand = dealHand(() => cards[next++] ?? 0)
        const dealt = dealtCards(hand)
        expect(dealt.map(({ card }) => card)).toEqual(cards.slice(0, next))
        expect(dealt.filter(({ hand: side }) => side === 'player').map(({ card }) => card)).toEqual(
          hand.player,
        )
        expect(dealt.slice(0, 4).map(({ hand: side }) => side)).toEqual([
          'player',
          'banker',
          'player',
          'banker',
        ])
      }),
    )
  })

  it('knows a natural: 8 or 9 with two cards', () => {
    expect(endedNaturally(handOf(spade(9), spade(1), spade(0), spade(1)))).toBe(true)
    expect(endedNaturally(handOf(spade(6), spade(7), spade(0), spade(0)))).toBe(false)
    // The player reaches 9 with the third card.
    expect(endedNaturally(handOf(spade(5), spade(7), spade(0), spade(0), spade(4)))).toBe(false)
  })
})
