import type { Period } from '../../../streams/domain/market.ts'
import type { Pair } from '../../../streams/domain/match.ts'
import { isSet, SET_WORDS, type SetWord } from '../../../streams/domain/vocabulary/periods.ts'
import type { AtBat, SideIndex } from '../course/moment.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import type { Fixture } from '../fixture.ts'
import type { InningsView } from '../innings/markets.ts'
import { independently, jointly, type Outlook } from '../innings/outlook.ts'
import { inningOf, turnAt } from '../innings/rules.ts'
import type { Instant } from '../pricing/board.ts'
import type { Counts } from '../pricing/counts.ts'
import { lazily } from '../pricing/lazily.ts'
import { hash, noise } from '../random.ts'
import { RUNNER_ON_SECOND } from './bases.ts'
import { freshHalfInning, type HalfInning, halfInning } from './halfInning.ts'
import { BASEBALL_RULES, REGULAR_INNINGS } from './rules.ts'
import {
  addBottom,
  addLevel,
  emptyJoint,
  inTurns,
  type Joint,
  noEnds,
  SIZE,
  together,
  withExtras,
} from './scores.ts'

const HOME: SideIndex = 0
const AWAY: SideIndex = 1
/** The first inning that begins with a runner on second, from 0. */
const FIRST_EXTRA = REGULAR_INNINGS
const NEGLIGIBLE = 1e-12

/** What is probable of the turns that are still to come, and of the rest of the present one. */
interface Coming {
  readonly present: AtBat
  /** Home's lead in the match. */
  readonly lead: number
  /** A turn of a side, as far as it is still to be played; `null` if it is over. */
  readonly turn: (side: SideIndex, inning: number) => HalfInning | null
}

/** The model's expectation at an instant: the present turn from its outs and bases, the others from their start. */
export function baseballView(
  { seed, strength }: Pick<Fixture, 'seed' | 'strength'>,
  { at, moment }: Instant,
): InningsView {
  const present = moment.atBat ?? turnAt(BASEBALL_RULES, 0, AWAY)
  const reach = [strength[0] + drift(seed, 1, at), strength[1] + drift(seed, 2, at)] as const
  const fresh = ([HOME, AWAY] as const).map((side) => ({
    regular: () => freshHalfInning(reach[side], 0),
    extra: () => freshHalfInning(reach[side], RUNNER_ON_SECOND),
  }))
  const running = lazily(() => halfInning(reach[present.side], present))
  const coming: Coming = {
    present,
    lead: moment.score[0] - moment.score[1],
    turn: (side, inning) => {
      const turn = 2 * inning + (side === AWAY ? 0 : 1)
      if (turn < present.turn) return null
      if (turn === present.turn) return running()
      return fresh[side]?.[inning < FIRST_EXTRA ? 'regular' : 'extra']() ?? null
    },
  }
  const known = new Map<Period, Outlook>()
  return {
    outlook: (_, period) => {
      const before = known.get(period)
      if (before !== undefined) return before
      const made = outlookOf(coming, period, moment.facts[`runs.${period}`] ?? [0, 0])
      known.set(period, made)
      return made
    },
  }
}

/** The change of a side's chance to reach base over time, which makes prices move without events. */
function drift(seed: number, salt: number, at: number): number {
  const walk = (name: number, period: number): number => noise(hash(seed, salt, name), at, period)
  return (
    0.0004 * walk(1, 9 * SECOND) +
    0.0008 * walk(2, 80 * SECOND) +
    0.0012 * walk(3, 12 * MINUTE) +
    0.0025 * walk(4, 7 * HOUR)
  )
}

function outlookOf(coming: Coming, period: Period, counted: Pair): Outlook {
  if (period === 'match') return jointly(counted, matchScores(coming), SIZE)
  if (period === 'innings1to5')
    return independently(counted, runsUpTo(coming, HOME, 5), runsUpTo(coming, AWAY, 5))
  const inning = isSet(period) ? numberOf(period) : 0
  if (inning === REGULAR_INNINGS - 1) return jointly(counted, lastInning(coming), SIZE)
  return independently(counted, runsIn(coming, HOME, inning), runsIn(coming, AWAY, inning))
}

function numberOf(word: SetWord): number {
  return SET_WORDS.indexOf(word)
}

/** The runs that a side still gets in an inning. */
function runsIn({ turn }: Coming, side: SideIndex, inning: number): Counts {
  const half = turn(side, inning)
  return half === null ? [1] : [...half.runs]
}

/** The runs that a side still gets in the innings before this number. */
function runsUpTo(coming: Coming, side: SideIndex, innings: number): Counts {
  const first = inningOf(BASEBALL_RULES, coming.present.turn)
  const turns = Array.from({ length: Math.max(0, innings - first) }, (_, index) => first + index)
  return inTurns(turns.map((inning) => runsIn(coming, side, inning)))
}

/** The runs that both sides still get in the match. */
function matchScores(coming: Coming): Joint {
  const { present, lead, turn } = coming
  const last = Math.max(REGULAR_INNINGS - 1, inningOf(BASEBALL_RULES, present.turn))
  const ends = noEnds()
  const bottom = turn(HOME, last)
  const before = together(runsUpTo(coming, HOME, last), runsUpTo(coming, AWAY, last + 1))
  if (bottom !== null) addBottom(ends, before, lead, bottom)
  const [top, next] = [turn(AWAY, last + 1), turn(HOME, last + 1)]
  if (top === null || next === null) return ends.won
  return withExtras(ends, lead, top, next)
}

/** The runs that both sides still get in the ninth inning, whose bottom depends on the score before it. */
function lastInning(coming: Coming): Joint {
  const { lead, turn } = coming
  const last = REGULAR_INNINGS - 1
  const bottom = turn(HOME, last)
  if (bottom === null) return together([1], [1])
  const [home, away] = [runsUpTo(coming, HOME, last), runsUpTo(coming, AWAY, last)]
  const top = runsIn(coming, AWAY, last)
  const scores = emptyJoint()
  for (let change = 1 - away.length; change < home.length; change += 1) {
    const chance = chanceOfChange(home, away, change)
    if (chance < NEGLIGIBLE) continue
    const ends = { won: scores, level: new Float64Array(SIZE) }
    addBottom(
      ends,
      together(
        [1],
        top.map((runs) => runs * chance),
      ),
      lead + change,
      bottom,
    )
    addLevel(scores, ends.level, lead + change)
  }
  return scores
}

function chanceOfChange(home: Counts, away: Counts, change: number): number {
  return away.reduce((sum, chance, runs) => sum + chance * (home[runs + change] ?? 0), 0)
}
