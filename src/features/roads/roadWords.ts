import type { TFunction } from 'i18next'
import {
  type Colour,
  type DerivedRoad,
  outcomeOf,
  type ShoeRoads,
  streakLengths,
  winsOf,
} from '../../../streams/casino.ts'

/** How many of the newest rounds and marks are put into words. */
const NEWEST = 10

/** The roads of a shoe in words, in place of their marks: counts, the present streak, and what came last. */
export function roadsSaid(t: TFunction, { shown, roads, statistics }: ShoeRoads): string {
  const { rounds, banker, player, ties } = statistics
  const outcomes = shown.results.map(outcomeOf)
  const counts = t('casino.roads.counts', {
    rounds: String(rounds),
    banker: String(banker),
    player: String(player),
    ties: String(ties),
  })
  if (rounds === 0) return counts
  const wins = winsOf(outcomes)
  const side = wins.at(-1)
  const streak = streakLengths(wins).at(-1)
  const last = outcomes.slice(-NEWEST).map(({ winner }) => t(`casino.side.${winner}`))
  return [
    counts,
    ...(side === undefined || streak === undefined
      ? []
      : [t('casino.roads.streak', { side: t(`casino.side.${side}`), count: streak })]),
    t('casino.roads.last', { marks: last.join(' ') }),
    ...(['bigEye', 'small', 'cockroach'] as const).map((road) =>
      derivedSaid(
        t,
        road,
        roads[road].map(({ colour }) => colour),
      ),
    ),
  ].join(t('casino.roads.stop'))
}

function derivedSaid(t: TFunction, road: DerivedRoad, colours: readonly Colour[]): string {
  const name = t(`casino.roads.name.${road}`)
  if (colours.length === 0) return t('casino.roads.none', { name })
  const marks = colours.slice(-NEWEST).map((colour) => t(`casino.roads.colour.${colour}`))
  return t('casino.roads.of', { name, marks: marks.join(' ') })
}
