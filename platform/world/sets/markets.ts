import { line, QUARTERS_PER_UNIT } from '../../../streams/domain/market.ts'
import type { Line, MarketKind, Stat } from '../../../streams/domain/market.ts'
import { SET_WORDS, type SetWord } from '../../../streams/domain/vocabulary/periods.ts'
import type { Moment } from '../course/moment.ts'
import type { MarketPlan } from '../pricing/board.ts'
import { neverDecided, twoWay } from '../pricing/board.ts'
import { chanceAbove } from '../pricing/counts.ts'
import { boundsAround, fairAbove, handicapLine, homeBound } from '../pricing/lines.ts'
import type { SetRules } from './rules.ts'
import type { SetsView } from './view.ts'

type Plan = MarketPlan<SetsView>
type PlanPeriod = 'match' | SetWord

const MARGIN = 0.055
const NO_LINE: readonly null[] = [null]
/** Half points and half sets only, so that no stake is returned. */
const HALVES = { step: 4, offset: 2 }

/**
 * A set's markets open when the previous set is over, and close with it; those of the match are always open.
 */
function availabilityOf(period: PlanPeriod): Plan['availability'] {
  const previous = period === 'match' ? undefined : SET_WORDS[SET_WORDS.indexOf(period) - 1]
  return (moment) => {
    if (moment.over.has(period)) return 'closed'
    const absent = previous !== undefined && (!moment.over.has(previous) || moment.over.has('match'))
    if (absent) return 'absent'
    return moment.closing === 'full' ? 'closed' : 'open'
  }
}

interface Shape {
  readonly every: number
  readonly lines: Plan['lines']
  readonly chances: Plan['chances']
  readonly decided?: Plan['decided']
}

function plan(kind: MarketKind, stat: Stat, period: PlanPeriod, shape: Shape): Plan {
  return {
    spec: { kind, stat, period },
    parlayAllowed: true,
    margin: MARGIN,
    every: shape.every,
    haltClass: 'plain',
    availability: availabilityOf(period),
    lines: shape.lines,
    chances: shape.chances,
    decided: shape.decided ?? neverDecided,
  }
}

function winner(): Plan {
  return plan('winner', 'sets', 'match', {
    every: 2,
    lines: () => NO_LINE,
    chances: ({ setsLead }) => twoWay('home', 'away', chanceAbove(setsLead, 0)),
  })
}

/**
 * A handicap of half a set is the winner; the others are from one and a half sets up, to all but half a set of
 * those that win.
 */
function setHandicap({ setsToWin }: SetRules): Plan {
  const most = QUARTERS_PER_UNIT * setsToWin - 2
  const grid = { ...HALVES, lowest: -most, highest: most }
  return plan('handicap', 'sets', 'match', {
    every: 3,
    lines: ({ setsLead }) =>
      boundsAround(setsLead, grid, 6)
        .filter((bound) => Math.abs(bound) > 2)
        .slice(0, 2)
        .map(handicapLine),
    chances: ({ setsLead }, value) => twoWay('home', 'away', fairAbove(setsLead, homeBound(value))),
    decided: ({ score }, value) => isHandicapDecided(setsToWin, score, value),
  })
}

/** Whether the best and the worst result that home can still reach are on the same side of the line. */
function isHandicapDecided(setsToWin: number, [home, away]: Moment['score'], value: Line | null): boolean {
  const best = QUARTERS_PER_UNIT * (setsToWin - away) + (value ?? 0)
  const worst = QUARTERS_PER_UNIT * (home - setsToWin) + (value ?? 0)
  return best < 0 || worst > 0
}

/** The total of the sets, which the lead at the end tells: the winner has all that win the match. */
function totalSets({ setsToWin }: SetRules): Plan {
  const grid = { ...HALVES, lowest: QUARTERS_PER_UNIT * setsToWin + 2, highest: 8 * setsToWin - 6 }
  return plan('total', 'sets', 'match', {
    every: 3,
    lines: (view) => boundsAround(setsTotal(view), grid, 2).map(line),
    chances: (view, value) => twoWay('over', 'under', fairAbove(setsTotal(view), value ?? 0)),
    // The loser's sets are those of the side with fewer: one more than it has now are sure once both go on.
    decided: ({ score: [home, away] }, value) =>
      QUARTERS_PER_UNIT * (setsToWin + Math.min(home, away)) - (value ?? 0) >= 2,
  })
}

function setsTotal({ setsLead, rules: { setsToWin } }: SetsView): SetsView['setsLead'] {
  const chances = new Array<number>(2 * setsToWin).fill(0)
  for (const [index, chance] of setsLead.chances.entries()) {
    const total = 2 * setsToWin - Math.abs(index + setsLead.from)
    if (total < chances.length) chances[total] = (chances[total] ?? 0) + chance
  }
  return { from: 0, chances }
}

function total({ counts }: SetRules, period: PlanPeriod, slots: number, every: number): Plan {
  const grid = { ...HALVES, lowest: 2, highest: 1302 }
  return plan('total', counts, period, {
    every,
    lines: (view) => boundsAround(totalIn(view, period), grid, slots).map(line),
    chances: (view, value) => twoWay('over', 'under', fairAbove(totalIn(view, period), value ?? 0)),
    decided: ({ facts }, value) => {
      const [home, away] = facts[`${counts}.${period}`] ?? [0, 0]
      return QUARTERS_PER_UNIT * (home + away) - (value ?? 0) >= 2
    },
  })
}

function totalIn(view: SetsView, period: PlanPeriod): SetsView['setTotal'] {
  return period === 'match' ? view.total() : view.setTotal
}

function setWinner({ counts }: SetRules, period: SetWord): Plan {
  return plan('winner', counts, period, {
    every: 2,
    lines: () => NO_LINE,
    chances: (view) => twoWay('home', 'away', view.setWinner),
  })
}

/** The sets of a match, in playing order. */
export function setsOf({ setsToWin }: SetRules): readonly SetWord[] {
  return SET_WORDS.slice(0, 2 * setsToWin - 1)
}

/** All markets of a match, in display order. What a set shows is no count of rallies in sports with `shown`. */
export function setMarkets(rules: SetRules): readonly Plan[] {
  const sets = setsOf(rules)
  if (rules.shown !== undefined)
    return [winner(), setHandicap(rules), totalSets(rules), ...sets.map((set) => setWinner(rules, set))]
  return [
    winner(),
    setHandicap(rules),
    total(rules, 'match', 3, 3),
    ...sets.flatMap((set) => [setWinner(rules, set), total(rules, set, 2, 3)]),
  ]
}
