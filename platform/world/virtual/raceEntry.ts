import type { RaceGameId } from '../../../streams/domain/virtual/races.ts'
import { RACES } from '../../../streams/domain/virtual/races.ts'
import { type Dice, pick } from '../random.ts'
import { entrantsOfClass } from './competitors.ts'
import { shuffled } from './shuffled.ts'

/** Weights by class, the strongest first (docs/virtual-sports.md, 5.1). */
const CARDS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  8: [
    [40, 20, 15, 12, 11, 9, 7, 6],
    [24, 20, 18, 16, 14, 12, 9, 7],
    [32, 30, 14, 12, 10, 9, 7, 6],
    [18, 17, 16, 15, 15, 14, 13, 12],
  ],
  6: [
    [30, 20, 14, 11, 8, 7],
    [20, 18, 16, 14, 12, 10],
    [26, 24, 14, 11, 8, 7],
    [17, 16, 15, 15, 14, 13],
  ],
  4: [
    [26, 15, 11, 8],
    [18, 16, 14, 12],
    [21, 20, 11, 8],
    [16, 15, 15, 14],
  ],
}

/** Who runs with which weight, by number: a card, one of three names for each class, and the numbers shuffled. */
export function raceEntry(
  game: RaceGameId,
  drawn: Dice,
): { readonly weights: readonly number[]; readonly names: readonly string[] } {
  const card = pick(CARDS[RACES[game].entrants] ?? [], drawn.next())
  const field = card.map((weight, rank) => ({
    weight,
    name: pick(entrantsOfClass(game, rank), drawn.next()).id,
  }))
  const byNumber = shuffled(field, drawn)
  return { weights: byNumber.map(({ weight }) => weight), names: byNumber.map(({ name }) => name) }
}
