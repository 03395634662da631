import type { Pair } from '../match.ts'
import type { DrawnBasketball } from './basketball.ts'
import type { DrawnFootball, FootballResult, SideNumber } from './football.ts'

const BREAK_AFTER_MS = 50_000
const HALF_MS = 45_000
const FIRST_KICK_MS = 95_000
const KICK_MS = 1500
const FOOTBALL_MS = 100_000
const BASKETBALL_MS = 109_000
const QUARTER_MS = 24_000
const QUARTER_BEGINS = [0, 26_000, 54_000, 80_000] as const
const POSSESSION_MS = 1200
const HALF_SECONDS = 2700

interface Frame {
  /** Ms of the film. */
  readonly time: number
  readonly side: SideNumber
  /** The score after it, that of the shoot-out for a kick. */
  readonly score: Pair
}

/** What is to be seen of a match (docs/virtual-sports.md, 4 and 6.4). */
export type MatchFrame =
  | (Frame & { readonly kind: 'attack' | 'goal' | 'kick' | 'kickMissed' })
  | (Frame & { readonly kind: 'points'; readonly value: 2 | 3 })

/** When an attack is shown, ms of the film; `half` is 1 or 2, `second` is of its half. */
function attackAt(half: number, second: number): number {
  return BREAK_AFTER_MS * (half - 1) + Math.floor((second * 50) / 3)
}

export function footballFrames({ attacks, result }: DrawnFootball): readonly MatchFrame[] {
  const score: [number, number] = [0, 0]
  const played = attacks.map(({ side, half, second, goal }): MatchFrame => {
    if (goal) score[side - 1] = (score[side - 1] ?? 0) + 1
    return { time: attackAt(half, second), side, kind: goal ? 'goal' : 'attack', score: [score[0], score[1]] }
  })
  return [...played, ...kickFrames(result)]
}

function kickFrames({ kicks }: FootballResult): readonly MatchFrame[] {
  if (kicks === null) return []
  const [home, away] = kicks
  const score: [number, number] = [0, 0]
  return Array.from({ length: home.length + away.length }, (_, index): MatchFrame => {
    const side: SideNumber = index % 2 === 0 ? 1 : 2
    const goal = (side === 1 ? home : away)[Math.floor(index / 2)] === 1
    if (goal) score[side - 1] = (score[side - 1] ?? 0) + 1
    const time = FIRST_KICK_MS + KICK_MS * (index + 1)
    return { time, side, kind: goal ? 'kick' : 'kickMissed', score: [score[0], score[1]] }
  })
}

export function basketballFrames({ points }: DrawnBasketball): readonly MatchFrame[] {
  const score: [number, number] = [0, 0]
  return points.map(({ side, quarter, possession, value }): MatchFrame => {
    score[side - 1] = (score[side - 1] ?? 0) + value
    const late = side === 1 ? POSSESSION_MS / 2 : 0
    const time = (QUARTER_BEGINS[quarter - 1] ?? 0) + POSSESSION_MS * possession - late
    return { time, side, kind: 'points', value, score: [score[0], score[1]] }
  })
}

/** The length of the film of a batch of football, ms: shoot-outs of all its matches run together. */
export function footballFilmMs(results: readonly Pick<FootballResult, 'kicks'>[]): number {
  const kicks = results.map((result) => result.kicks?.flat().length ?? 0)
  return FOOTBALL_MS + KICK_MS * Math.max(0, ...kicks)
}

/** The length of the film of a batch of basketball, ms. */
export const BASKETBALL_FILM_MS = BASKETBALL_MS

/** What is being played of a football match at a place of its film. */
export type FootballPart = 'firstHalf' | 'halfTime' | 'secondHalf' | 'penalties'

export function footballPartAt(at: number, kicks: FootballResult['kicks']): FootballPart {
  if (at < HALF_MS) return 'firstHalf'
  if (at < BREAK_AFTER_MS) return 'halfTime'
  return at < FIRST_KICK_MS || kicks === null ? 'secondHalf' : 'penalties'
}

/** Playing seconds at a place of the film of football, 0 to 5 400. */
export function footballSecondsAt(at: number): number {
  const first = Math.min(HALF_SECONDS, Math.floor((at * 3) / 50))
  const second = Math.floor(((at - BREAK_AFTER_MS) * 3) / 50)
  return at < BREAK_AFTER_MS ? first : HALF_SECONDS + Math.min(HALF_SECONDS, second)
}

/** The quarter of a basketball match at a place of its film, and whether it is the break after it. */
export function basketballPartAt(at: number): { readonly quarter: number; readonly pause: boolean } {
  const quarter = Math.max(1, QUARTER_BEGINS.findLastIndex((begins) => begins <= at) + 1)
  const pause = quarter < QUARTER_BEGINS.length && at >= (QUARTER_BEGINS[quarter - 1] ?? 0) + QUARTER_MS
  return { quarter, pause }
}
