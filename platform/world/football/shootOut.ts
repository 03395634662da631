import type { Pair } from '../../../streams/domain/match.ts'
import { otherSide, type ShootOut, type SideIndex } from '../course/moment.ts'
import type { Spread } from '../pricing/counts.ts'

/** Kicks of each side before it is sudden death. */
const KICKS = 5
/** The most goals that have a chance; a longer shoot-out has none that a price could show. */
const MOST_GOALS = 2 * KICKS + 120
const NEGLIGIBLE = 1e-9

/** Who takes the next kick; `null` before the shoot-out. */
export function nextKicker({ kicks, first }: ShootOut): SideIndex | null {
  if (first === null) return null
  return kicks[first] === kicks[otherSide(first)] ? first : otherSide(first)
}

/** Who has won; `null` while the other side can still reach it. */
export function shootOutWinner(goals: Pair, kicks: Pair): SideIndex | null {
  const sudden = Math.min(...kicks) >= KICKS
  if (sudden && kicks[0] !== kicks[1]) return null
  const reachable = (side: SideIndex): number => goals[side] + Math.max(0, KICKS - kicks[side])
  if (goals[0] > reachable(1)) return 0
  return goals[1] > reachable(0) ? 1 : null
}

export interface ShootOutChances {
  /** The chance that home wins. */
  readonly home: number
  /** The goals of both sides together. */
  readonly total: Spread
}

/** The chances of a shoot-out from its present state, when a kick is a goal with the `chance` of its side. */
export function shootOutChances(chance: Pair, shootOut: ShootOut, goals: Pair): ShootOutChances {
  if (shootOut.first !== null) return chancesFrom(chance, shootOut, goals)
  // A coin decides who begins.
  const [one, other] = [0, 1].map((first) =>
    chancesFrom(chance, { ...shootOut, first: first === 0 ? 0 : 1 }, goals),
  )
  const mean = (a = 0, b = 0): number => (a + b) / 2
  return {
    home: mean(one?.home, other?.home),
    total: {
      from: 0,
      chances: Array.from({ length: MOST_GOALS + 1 }, (_, count) =>
        mean(one?.total.chances[count], other?.total.chances[count]),
      ),
    },
  }
}

interface Reached {
  readonly goals: Pair
  readonly chance: number
}

/** Kick by kick: the chance of each score that is not decided yet. */
function chancesFrom(chance: Pair, from: ShootOut, goals: Pair): ShootOutChances {
  const total = new Array<number>(MOST_GOALS + 1).fill(0)
  let home = 0
  let kicks = from.kicks
  let open: readonly Reached[] = [{ goals, chance: 1 }]
  const decide = (goals: Pair, chance: number, winner: SideIndex | null): void => {
    const count = Math.min(goals[0] + goals[1], MOST_GOALS)
    total[count] = (total[count] ?? 0) + chance
    home += winner === null ? chance / 2 : winner === 0 ? chance : 0
  }
  const stillOpen = (all: readonly Reached[]): readonly Reached[] =>
    all.filter((reached) => {
      const winner = shootOutWinner(reached.goals, kicks)
      if (winner !== null) decide(reached.goals, reached.chance, winner)
      return winner === null
    })
  open = stillOpen(open)
  while (open.reduce((sum, reached) => sum + reached.chance, 0) > NEGLIGIBLE) {
    const side = nextKicker({ kicks, first: from.first }) ?? 0
    kicks = withOneMore(kicks, side)
    open = stillOpen(kicked(open, side, chance[side]))
  }
  for (const reached of open) decide(reached.goals, reached.chance, null)
  return { home, total: { from: 0, chances: total } }
}

/** The scores after a kick. */
function kicked(open: readonly Reached[], side: SideIndex, scores: number): readonly Reached[] {
  const next = new Map<number, Reached>()
  const add = (goals: Pair, chance: number): void => {
    const key = goals[0] * MOST_GOALS + goals[1]
    next.set(key, { goals, chance: chance + (next.get(key)?.chance ?? 0) })
  }
  for (const { goals, chance } of open) {
    add(withOneMore(goals, side), chance * scores)
    add(goals, chance * (1 - scores))
  }
  return [...next.values()]
}

function withOneMore([home, away]: Pair, side: SideIndex): Pair {
  return side === 0 ? [home + 1, away] : [home, away + 1]
}
