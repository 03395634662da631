import { cardPoints, rankOf } from './cards.ts'
import { bankerDraws, isNatural, playerDraws } from './hand.ts'
import { cardsLeft, type CardCounts } from './shoe.ts'

const DIGITS = 10
/** The most cards of a hand. */
const HAND_CARDS = 6

/** Counts of the ordered draws of six cards from a shoe, which are equally likely (docs/games/anchor.md, 1.2). */
export interface HandCounts {
  /** All draws. */
  readonly orders: bigint
  /** Draws after which the hand ends with these points. */
  ending(playerPoints: number, bankerPoints: number): bigint
  /** Draws in which one given side has a pair; the number is the same for player and banker. */
  readonly pairs: bigint
}

/**
 * Counts the hands of a shoe of at most 416 cards by the rules of drawing. All its orders are fewer than 2⁵³
 * (4 998 398 275 503 360 for a full one), so sums in numbers are exact.
 *
 * @throws RangeError for a shoe with fewer than six cards.
 */
export function countHands(shoe: CardCounts): HandCounts {
  const total = cardsLeft(shoe)
  if (total < HAND_CARDS) throw new RangeError('a hand may need six cards')
  const ends = new Float64Array(DIGITS * DIGITS)
  eachHand(groupedBy(shoe, cardPoints), total, (player, banker, ways) => {
    const place = player * DIGITS + banker
    ends[place] = (ends[place] ?? 0) + ways
  })
  const pairs = groupedBy(shoe, rankOf).reduce((sum, count) => sum + count * (count - 1), 0)
  return {
    orders: BigInt(orders(total, HAND_CARDS)),
    ending: (player, banker) => BigInt(ends[player * DIGITS + banker] ?? 0),
    pairs: BigInt(pairs * orders(total - 2, HAND_CARDS - 2)),
  }
}

/** The number of ways to draw `cards` cards one after the other. */
function orders(left: number, cards: number): number {
  let ways = 1
  for (let drawn = 0; drawn < cards; drawn += 1) ways *= left - drawn
  return ways
}

function groupedBy(shoe: CardCounts, key: (card: number) => number): number[] {
  const counts: number[] = []
  for (const [card, count] of shoe.entries()) counts[key(card)] = (counts[key(card)] ?? 0) + count
  return counts
}

/** Calls `end` for each way in which a hand of cards with these counts by points can end. */
function eachHand(
  left: number[],
  total: number,
  end: (player: number, banker: number, ways: number) => void,
): void {
  function draw(ways: number, next: (points: number, ways: number) => void): void {
    for (const [points, count] of left.entries()) {
      if (count === 0) continue
      left[points] = count - 1
      next(points, ways * count)
      left[points] = count
    }
  }

  function thirdCards(player: number, banker: number, ways: number): void {
    if (isNatural(player, banker)) {
      end(player, banker, ways * orders(total - 4, 2))
    } else if (playerDraws(player)) {
      draw(ways, (third, drawn) => {
        bankerThird((player + third) % DIGITS, banker, third, drawn)
      })
    } else {
      bankerThird(player, banker, null, ways)
    }
  }

  function bankerThird(player: number, banker: number, third: number | null, ways: number): void {
    const dealt = third === null ? 4 : 5
    if (!bankerDraws(banker, third)) {
      end(player, banker, ways * orders(total - dealt, HAND_CARDS - dealt))
      return
    }
    draw(ways, (points, drawn) => {
      end(player, (banker + points) % DIGITS, drawn * orders(total - dealt - 1, HAND_CARDS - dealt - 1))
    })
  }

  draw(1, (player1, ways1) => {
    draw(ways1, (player2, ways2) => {
      draw(ways2, (banker1, ways3) => {
        draw(ways3, (banker2, ways4) => {
          thirdCards((player1 + player2) % DIGITS, (banker1 + banker2) % DIGITS, ways4)
        })
      })
    })
  })
}
