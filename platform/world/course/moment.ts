import type { Period, Stat } from '../../../streams/domain/market.ts'
import type { Facts, MatchClock, MatchState, Pair, Phase } from '../../../streams/domain/match.ts'
import type { Danger } from '../world.ts'
import type { TennisScore } from '../tennis/score.ts'

/** All that has happened in a match up to an instant. What prices may know, and nothing more. */
export interface Moment {
  readonly state: MatchState
  readonly phase: Phase
  readonly clock: MatchClock | null
  readonly score: Pair
  /** The score without a goal that is still under review. */
  readonly standing: Pair
  readonly facts: Facts
  readonly redCards: Pair
  readonly yellowCards: Pair
  readonly corners: Pair | null
  readonly serving: 'home' | 'away' | null
  readonly dangerous: Danger
  /** Periods whose counts can change no more. */
  readonly over: ReadonlySet<Period>
  /**
   * How far betting has shut before the end: 0 not, 2 all. In between, 1: in football the lines, in basketball
   * the markets of the quarter or half that is about to end.
   */
  readonly shut: 0 | 1 | 2
  readonly tennis: TennisScore | null
}

/** Before the match. */
export const BEFORE: Moment = {
  state: 'notStarted',
  phase: 'notStarted',
  clock: null,
  score: [0, 0],
  standing: [0, 0],
  facts: {},
  redCards: [0, 0],
  yellowCards: [0, 0],
  corners: null,
  serving: null,
  dangerous: 'none',
  over: new Set(),
  shut: 0,
  tennis: null,
}

/** One side's number of a pair: 0 is home. */
export type SideIndex = 0 | 1

export function sideName(side: SideIndex): 'home' | 'away' {
  return side === 0 ? 'home' : 'away'
}

/** A pair with something added on one side. */
export function addTo(pair: Pair, side: SideIndex, amount: number): Pair {
  return side === 0 ? [pair[0] + amount, pair[1]] : [pair[0], pair[1] + amount]
}

/** Facts while they are being put together. */
export type Counting = { -readonly [K in keyof Facts]: Facts[K] }

/** Facts with something added on one side of a stat, in each of the periods. */
export function addFact(
  facts: Facts,
  stat: Stat,
  periods: readonly Period[],
  side: SideIndex,
  amount: number,
): Facts {
  const next: Counting = { ...facts }
  for (const period of periods) {
    const key = `${stat}.${period}` as const
    next[key] = addTo(facts[key] ?? [0, 0], side, amount)
  }
  return next
}

/** Facts with nothing counted yet in the periods, so that a count of zero is known. */
export function openFacts(facts: Facts, stats: readonly Stat[], period: Period): Facts {
  const next: Counting = { ...facts }
  for (const stat of stats) next[`${stat}.${period}`] ??= [0, 0]
  return next
}

export function withOver(over: ReadonlySet<Period>, ...periods: readonly Period[]): ReadonlySet<Period> {
  return new Set([...over, ...periods])
}

/** The clock as it stands at an instant. */
export function stopped({ clock }: Moment, at: number): Moment['clock'] {
  if (clock === null) return null
  const passed = clock.running ? Math.floor((at - clock.at) / 1000) : 0
  const seconds = clock.direction === 'up' ? clock.seconds + passed : Math.max(0, clock.seconds - passed)
  return { seconds, running: false, direction: clock.direction, at }
}
