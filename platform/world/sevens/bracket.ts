import type { Knockout } from '../course/moment.ts'
import { normalBelow } from '../pricing/normal.ts'
import { dice, hash, unit } from '../random.ts'
import type { Fixture } from '../fixture.ts'

/** The parts of a tournament that are drawn from its seed. Past results depend on them, so they must never change. */
export const SALTS = { draw: 41, form: 42, tie: 43, abandonment: 44 } as const

/** Minutes of a tie. */
export const TIE_MINUTES = 14

/** Points per minute by which the first of the field leads the last; the points of a minute deviate by 1. */
const WIDTH = 0.3
/** How far the form of a day moves an entrant, as a share of the width. */
const FORM = 0.2

/** The draw of a tournament and the strength of its entrants, in points per minute. */
export interface Draw {
  /** Entrants in the order of the draw: the first two play the first tie. */
  readonly order: readonly number[]
  readonly strength: (entrant: number) => number
}

export function drawOf({ seed, entrants }: Pick<Fixture, 'seed' | 'entrants'>): Draw {
  const field = entrants.length
  const places = entrants.map((_, index) => ({ entrant: index + 1, lot: unit(seed, SALTS.draw, index) }))
  const order = places.sort((one, other) => one.lot - other.lot).map(({ entrant }) => entrant)
  const strengths = entrants.map(
    (_, index) => WIDTH * (0.5 - index / (field - 1) + FORM * (unit(seed, SALTS.form, index) - 0.5)),
  )
  return { order, strength: (entrant) => strengths[entrant - 1] ?? 0 }
}

/** The number of ties that a field needs. */
export function tiesOf({ order }: Draw): number {
  return order.length - 1
}

/**
 * The two entrants of a tie: of the draw in the first round, later the winners of two earlier ties. `null` while
 * those are not decided.
 */
export function pairOf(
  draw: Draw,
  winners: readonly number[],
  tie: number,
): readonly [first: number, second: number] | null {
  const firstRound = draw.order.length / 2
  const from = tie < firstRound ? draw.order : winners
  const place = 2 * (tie < firstRound ? tie : tie - firstRound)
  const [first, second] = [from[place], from[place + 1]]
  return first === undefined || second === undefined ? null : [first, second]
}

/** The lead of a tie's first entrant after each minute. It depends on the seed and on the two entrants only. */
export function leadsOf(
  draw: Draw,
  seed: number,
  tie: number,
  pair: readonly [number, number],
): readonly number[] {
  const random = dice(hash(seed, SALTS.tie, tie))
  const drift = draw.strength(pair[0]) - draw.strength(pair[1])
  const leads: number[] = []
  for (let minute = 0; minute < TIE_MINUTES; minute += 1) {
    // Box and Muller: a normal deviate of two uniform ones, of which the first is not 0.
    const deviate = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
    leads.push((leads.at(-1) ?? 0) + drift + deviate)
  }
  return leads
}

/** The winner of a tie. */
export function winnerOf(draw: Draw, seed: number, tie: number, pair: readonly [number, number]): number {
  return (leadsOf(draw, seed, tie, pair).at(-1) ?? 0) > 0 ? pair[0] : pair[1]
}

/** The chance of the first of two entrants to win their tie from a lead after some minutes. */
function chanceOfFirst(
  draw: Draw,
  [first, second]: readonly [number, number],
  { minutes, lead }: NonNullable<Knockout['tie']>,
): number {
  const left = TIE_MINUTES - minutes
  if (left === 0) return lead > 0 ? 1 : 0
  return normalBelow((lead + left * (draw.strength(first) - draw.strength(second))) / Math.sqrt(left))
}

const NOT_BEGUN = { minutes: 0, lead: 0 }

/** The chance of each entrant to win the tournament, from what has happened in it. */
export function championChances(
  draw: Draw,
  { winners, tie: running }: Pick<Knockout, 'winners' | 'tie'>,
): ReadonlyMap<number, number> {
  const firstRound = draw.order.length / 2
  const known: ReadonlyMap<number, number>[] = []
  const entering = (tie: number, second: 0 | 1): ReadonlyMap<number, number> => {
    if (tie < firstRound) return new Map([[draw.order[2 * tie + second] ?? 0, 1]])
    return known[2 * (tie - firstRound) + second] ?? new Map()
  }
  for (let tie = 0; tie < tiesOf(draw); tie += 1) {
    const winner = winners[tie]
    const score = tie === winners.length && running !== null ? running : NOT_BEGUN
    known.push(
      winner === undefined
        ? tieChances(draw, entering(tie, 0), entering(tie, 1), score)
        : new Map([[winner, 1]]),
    )
  }
  return known.at(-1) ?? new Map()
}

/** Who wins a tie between two entrants, each of whom is known by chances. */
function tieChances(
  draw: Draw,
  firsts: ReadonlyMap<number, number>,
  seconds: ReadonlyMap<number, number>,
  score: NonNullable<Knockout['tie']>,
): ReadonlyMap<number, number> {
  const chances = new Map<number, number>()
  for (const [first, of] of firsts) {
    for (const [second, and] of seconds) {
      const won = chanceOfFirst(draw, [first, second], score)
      chances.set(first, (chances.get(first) ?? 0) + of * and * won)
      chances.set(second, (chances.get(second) ?? 0) + of * and * (1 - won))
    }
  }
  return chances
}
