import type { Pair } from '../../../streams/domain/match.ts'
import { chanceAbove, chanceOf, type Counts, type Spread, sumOf } from '../pricing/counts.ts'
import { JUDGES, type RoundChances } from './rules.ts'

/** The chances of the three decisions on the judges' cards; they sum to one. */
export interface Decision {
  readonly home: number
  readonly draw: number
  readonly away: number
}

/** What all judges agree on in the rounds to come: the lead that it gives home, and how many rounds are close. */
interface Agreed {
  readonly lead: number
  readonly close: number
  readonly chance: number
}

/**
 * The decision of a bout that is boxed to its end. `leads` are those of home on each card, and `rounds` are to come.
 * The judges agree on all but the close rounds, and on those each decides alone.
 */
export function decisionChances(chances: RoundChances, rounds: number, leads: readonly number[]): Decision {
  const judged = Array.from({ length: rounds + 1 }, (_, close) => binomial(close, chances.judge))
  const decision = { home: 0, draw: 0, away: 0 }
  for (const { lead, close, chance } of agreedRounds(chances, rounds)) {
    const given = judged[close] ?? [1]
    const cards = leads.map((own) => cardOf(own + lead, given))
    const difference = cards.reduce((sum, card) => sumOf(sum, card))
    const [home, draw] = [chanceAbove(difference, 0), chanceOf(difference, 0)]
    decision.home += chance * home
    decision.draw += chance * draw
    decision.away += chance * Math.max(0, 1 - home - draw)
  }
  return decision
}

/** The chance that home has more points in a round that is completed; no round is level. */
export function roundWinner({ knockDown, clear, close, judge }: RoundChances): number {
  const most = binomial(JUDGES, judge).reduce((sum, chance, won) => sum + (2 * won > JUDGES ? chance : 0), 0)
  return knockDown[0] + clear[0] + close * most
}

/** By dynamic programming over the rounds: each gives two, one or no points of lead, or is close. */
function agreedRounds({ knockDown, clear, close }: RoundChances, rounds: number): readonly Agreed[] {
  const width = rounds + 1
  const farthest = 2 * rounds
  const steps: readonly (readonly [lead: number, close: number, chance: number])[] = [
    [2, 0, knockDown[0]],
    [-2, 0, knockDown[1]],
    [1, 0, clear[0]],
    [-1, 0, clear[1]],
    [0, 1, close],
  ]
  let reached: Float64Array = new Float64Array((2 * farthest + 1) * width)
  reached[farthest * width] = 1
  for (let round = 0; round < rounds; round += 1) {
    const next = new Float64Array(reached.length)
    for (const [place, chance] of reached.entries()) {
      if (chance === 0) continue
      for (const [lead, more, step] of steps) {
        const to = place + lead * width + more
        next[to] = (next[to] ?? 0) + chance * step
      }
    }
    reached = next
  }
  return [...reached].flatMap((chance, place) =>
    chance > 0 ? [{ lead: Math.floor(place / width) - farthest, close: place % width, chance }] : [],
  )
}

/** Who leads on a card, as home minus away, when this many of the close rounds go to home. */
function cardOf(lead: number, given: Counts): Spread {
  const close = given.length - 1
  const card: [away: number, level: number, home: number] = [0, 0, 0]
  for (const [won, chance] of given.entries()) {
    const end = lead + 2 * won - close
    card[end > 0 ? 2 : end === 0 ? 1 : 0] += chance
  }
  return { from: -1, chances: card }
}

/** The chances of 0, 1, 2 … successes in `trials`. */
function binomial(trials: number, success: number): Counts {
  let chances: readonly number[] = [1]
  for (let trial = 0; trial < trials; trial += 1) {
    const before = chances
    chances = Array.from(
      { length: before.length + 1 },
      (_, count) => (before[count] ?? 0) * (1 - success) + (before[count - 1] ?? 0) * success,
    )
  }
  return chances
}

/** The possible ends of a part of a round: who stops the other in it, or whether it is completed. */
export interface PartChances {
  readonly stopped: Pair
  readonly completed: number
}

/** `length` is the part's share of a round. */
export function partChances([home, away]: Pair, length: number): PartChances {
  const completed = Math.exp(-(home + away) * length)
  const stopped = 1 - completed
  const share = home / (home + away)
  return { stopped: [stopped * share, stopped * (1 - share)], completed }
}
