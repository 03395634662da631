import type { DrawSequence } from '../rounds/drawSequence.ts'

/** How long something takes: at least `least` ms, and fewer than `spread` ms more. */
interface Span {
  readonly least: number
  readonly spread: number
}

/** The races of one game (docs/virtual-sports.md, 1 and 3.1). */
export interface RaceRules {
  readonly entrants: number
  /** Metres. */
  readonly distance: number
  /** The time of the winner, ms. */
  readonly winner: Span
  /** The time between an entrant and the one before, ms. */
  readonly gap: Span
}

/** By the id of the game. */
export const RACES = {
  '31101': {
    entrants: 8,
    distance: 1000,
    winner: { least: 57_000, spread: 2001 },
    gap: { least: 150, spread: 651 },
  },
  '31102': {
    entrants: 6,
    distance: 480,
    winner: { least: 28_000, spread: 1001 },
    gap: { least: 60, spread: 301 },
  },
  // Four laps of 285 m.
  '31103': {
    entrants: 4,
    distance: 1140,
    winner: { least: 52_000, spread: 2001 },
    gap: { least: 300, spread: 1201 },
  },
  '31104': {
    entrants: 6,
    distance: 3000,
    winner: { least: 60_000, spread: 2001 },
    gap: { least: 100, spread: 901 },
  },
} as const satisfies Readonly<Record<string, RaceRules>>

export type RaceGameId = keyof typeof RACES

/** Number of segments of a race, which take equal time. */
export const SEGMENTS = 8
const PACE: Span = { least: 880, spread: 241 }

/** What a race has come to: the numbers by place, and the times of these places in ms. */
export interface RaceResult {
  readonly order: readonly number[]
  readonly times: readonly number[]
}

/** A race that was drawn; the paces of number 1 come first. */
export interface DrawnRace {
  readonly result: RaceResult
  readonly paces: readonly (readonly number[])[]
}

/** Draws a race from its seed; `weights` are by number (docs/virtual-sports.md, 3.1). */
export function drawRace(rules: RaceRules, weights: readonly number[], draws: DrawSequence): DrawnRace {
  const order = drawOrder(weights, draws)
  const times: number[] = []
  for (let place = 0; place < order.length; place += 1) {
    const before = times[place - 1]
    const time = before === undefined ? within(rules.winner, draws) : before + within(rules.gap, draws)
    times.push(time)
  }
  const paces = weights.map(() => Array.from({ length: SEGMENTS }, () => within(PACE, draws)))
  return { result: { order, times }, paces }
}

function within({ least, spread }: Span, draws: DrawSequence): number {
  return least + draws.below(spread)
}

function drawOrder(weights: readonly number[], draws: DrawSequence): readonly number[] {
  const left = weights.map((weight, index) => ({ number: index + 1, weight }))
  const order: number[] = []
  while (left.length > 1) {
    let rest = draws.below(left.reduce((sum, { weight }) => sum + weight, 0))
    const place = left.findIndex(({ weight }) => {
      if (rest < weight) return true
      rest -= weight
      return false
    })
    order.push(...left.splice(place, 1).map(({ number }) => number))
  }
  return [...order, ...left.map(({ number }) => number)]
}
