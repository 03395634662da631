import type { Pair } from '../match.ts'
import type { DrawSequence } from '../rounds/drawSequence.ts'

/** What is known of a match before it is drawn (docs/virtual-sports.md, 3). */
export interface MatchChances {
  /** Chance of each side that an attack or a possession scores, per mille. */
  readonly chances: Pair
  /** The score of the first leg, the home side of this leg first. */
  readonly before: Pair | null
  /** Whether a shoot-out follows when both are level. */
  readonly decides: boolean
}

/** Attacks of a side in each half. */
export const ATTACKS_OF_HALF = 6
/** Playing seconds in which each attack falls. */
const ATTACK_SECONDS = 450
const GOAL_OF = 1000
const KICK_CHANCE = 750
/** Kicks of each side before a shoot-out goes on in pairs. */
const FIRST_KICKS = 5
const HALVES = [1, 2] as const
const SIDES = [1, 2] as const

/** 1 is home, 2 is away. */
export type SideNumber = (typeof SIDES)[number]

/** An attack; `second` is of its half. */
export interface Attack {
  readonly side: SideNumber
  readonly half: (typeof HALVES)[number]
  readonly second: number
  readonly goal: boolean
}

/** The kicks of a side by turns, 1 for a goal and 0 for a miss. */
export type Kicks = readonly (0 | 1)[]

/** The result as it is published. */
export interface FootballResult {
  readonly score: Pair
  /** At half-time. */
  readonly half: Pair
  /**
   * As they are drawn, those of the home side first. Side and half count from 0 here; the second is of the half.
   */
  readonly goals: readonly (readonly [side: number, half: number, second: number])[]
  readonly kicks: readonly [home: Kicks, away: Kicks] | null
}

export interface DrawnFootball {
  readonly result: FootballResult
  /** In playing order. */
  readonly attacks: readonly Attack[]
}

/** Draws one match; those of a batch are drawn one after the other (docs/virtual-sports.md, 3.2). */
export function drawFootball({ chances, before, decides }: MatchChances, draws: DrawSequence): DrawnFootball {
  const drawn = SIDES.flatMap((side) => attacksOf(side, chances[side - 1] ?? 0, draws))
  const attacks = [...drawn].sort(
    (one, other) => one.half - other.half || one.second - other.second || one.side - other.side,
  )
  const scored = (side: SideNumber, until: number): number =>
    attacks.filter((attack) => attack.goal && attack.side === side && attack.half <= until).length
  const score: Pair = [scored(1, 2), scored(2, 2)]
  const [homeBefore, awayBefore] = before ?? [0, 0]
  const level = score[0] + homeBefore === score[1] + awayBefore
  const result: FootballResult = {
    score,
    half: [scored(1, 1), scored(2, 1)],
    goals: drawn.flatMap(({ goal, side, half, second }) =>
      goal ? [[side - 1, half - 1, second] as const] : [],
    ),
    kicks: decides && level ? drawKicks(draws) : null,
  }
  return { result, attacks }
}

function attacksOf(side: SideNumber, chance: number, draws: DrawSequence): readonly Attack[] {
  return HALVES.flatMap((half) =>
    Array.from({ length: ATTACKS_OF_HALF }, (_, place): Attack => {
      const goal = draws.below(GOAL_OF) < chance
      return { side, half, second: ATTACK_SECONDS * place + draws.below(ATTACK_SECONDS), goal }
    }),
  )
}

function drawKicks(draws: DrawSequence): readonly [Kicks, Kicks] {
  const kicks: readonly [(0 | 1)[], (0 | 1)[]] = [[], []]
  while (!isDecided(kicks)) {
    const [home, away] = kicks
    const next = home.length === away.length ? home : away
    next.push(draws.below(GOAL_OF) < KICK_CHANCE ? 1 : 0)
  }
  return kicks
}

function isDecided([home, away]: readonly [Kicks, Kicks]): boolean {
  const [goalsHome, goalsAway] = [goalsOf(home), goalsOf(away)]
  if (home.length <= FIRST_KICKS && away.length <= FIRST_KICKS) {
    const [leftHome, leftAway] = [FIRST_KICKS - home.length, FIRST_KICKS - away.length]
    return goalsHome > goalsAway + leftAway || goalsAway > goalsHome + leftHome
  }
  return home.length === away.length && goalsHome !== goalsAway
}

function goalsOf(kicks: Kicks): number {
  return kicks.filter((kick) => kick === 1).length
}

/** The score of a shoot-out; `null` without one. */
export function shootOutScore({ kicks }: Pick<FootballResult, 'kicks'>): Pair | null {
  return kicks === null ? null : [goalsOf(kicks[0]), goalsOf(kicks[1])]
}

/** Goals of all legs, with one more for the winner of a shoot-out: what decides a tie. */
export function tieScore(result: Pick<FootballResult, 'score' | 'kicks'>, before: Pair | null): Pair {
  const [homeBefore, awayBefore] = before ?? [0, 0]
  const kicks = shootOutScore(result)
  const [home, away] = [result.score[0] + homeBefore, result.score[1] + awayBefore]
  if (kicks === null) return [home, away]
  return kicks[0] > kicks[1] ? [home + 1, away] : [home, away + 1]
}
