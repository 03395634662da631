import type { Pair } from '../../../streams/domain/match.ts'
import { addTo, type SideIndex } from '../course/moment.ts'
import type { Dice } from '../random.ts'
import { JUDGES, ROUND_POINTS, type RoundChances } from './rules.ts'

/** The points of both sides on the card of each judge. */
export type Scorecards = readonly Pair[]

export const EMPTY_CARDS: Scorecards = Array.from({ length: JUDGES }, (): Pair => [0, 0])

/** The cards with those of a further round. */
export function withRound(cards: Scorecards, round: Scorecards): Scorecards {
  return cards.map((card, judge) => {
    const [home, away] = round[judge] ?? [0, 0]
    return addTo(addTo(card, 0, home), 1, away)
  })
}

/** The points of all judges together. */
export function pointsOf(cards: Scorecards): Pair {
  return cards.reduce<Pair>(([home, away], card) => [home + card[0], away + card[1]], [0, 0])
}

/** On how many cards each side leads: `[3, 0]` is unanimous, `[2, 1]` split, and a level count is a draw. */
export function cardsLed(cards: Scorecards): Pair {
  const led = (side: SideIndex): number =>
    cards.filter((card) => card[side] > card[side === 0 ? 1 : 0]).length
  return [led(0), led(1)]
}

/** The cards of a bout that a side has won by stoppage: it has all of them. */
export function cardsOfStoppage(winner: SideIndex): Pair {
  return addTo([0, 0], winner, JUDGES)
}

/** The cards of one round that was completed. */
export function scoredRound({ knockDown, clear, judge }: RoundChances, dice: Dice): Scorecards {
  let place = dice.next()
  const kinds = [
    [knockDown[0], 0, ROUND_POINTS.knockedDown],
    [knockDown[1], 1, ROUND_POINTS.knockedDown],
    [clear[0], 0, ROUND_POINTS.loser],
    [clear[1], 1, ROUND_POINTS.loser],
  ] as const
  for (const [chance, winner, loserPoints] of kinds) {
    if (place < chance) return EMPTY_CARDS.map(() => cardOf(winner, loserPoints))
    place -= chance
  }
  return EMPTY_CARDS.map(() => cardOf(dice.chance(judge) ? 0 : 1, ROUND_POINTS.loser))
}

function cardOf(winner: SideIndex, loserPoints: number): Pair {
  return winner === 0 ? [ROUND_POINTS.winner, loserPoints] : [loserPoints, ROUND_POINTS.winner]
}
