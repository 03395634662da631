import type { Stat } from '../../../streams/domain/market.ts'
import type { SetWord } from '../../../streams/domain/vocabulary/periods.ts'
import { chanceOf } from '../pricing/counts.ts'
import { countIn, HALVES, oddOrEven, onLead, onTotal, planOf } from '../pricing/plans.ts'
import { offer, type Plan, setHandicap, setsOf, setWinner, totalSets, winner } from './markets.ts'
import type { SetRules } from './rules.ts'
import type { SetsView } from './view.ts'

/** Prices of esports have three decimals (docs/esports.md, 3.4). */
const STEP = 100

/** How many lines the markets of a count have. */
const SLOTS = { towers: 1, kills: 2, rounds: 2 } as const

const LINES = { ...HALVES, lowest: -800, highest: 800 } as const
const TOTALS = { ...HALVES, lowest: 2, highest: 1302 } as const

/** All markets of a match of maps, in display order (docs/esports.md, 4). */
export function mapMarkets(rules: SetRules): readonly Plan[] {
  const plans = [
    winner(),
    setHandicap(rules),
    totalSets(rules),
    correctScore(rules),
    ...setsOf(rules).flatMap((map) => [setWinner(rules, map), ...countsOf(rules, map)]),
  ]
  return plans.map((plan) => ({ ...plan, step: STEP }))
}

/**
 * The maps of both sides at the end. They follow from the lead at the end, because the winner has all the maps that win
 * the match.
 */
function correctScore({ setsToWin }: SetRules): Plan {
  const losing = Array.from({ length: setsToWin }, (_, maps) => maps)
  return planOf('correctScore', offer('sets', 'match', 3), {
    chances: ({ setsLead }) => [
      ...losing.map((maps) => ({
        side: `${setsToWin}:${maps}` as const,
        fair: chanceOf(setsLead, setsToWin - maps),
      })),
      ...losing.map((maps) => ({
        side: `${maps}:${setsToWin}` as const,
        fair: chanceOf(setsLead, maps - setsToWin),
      })),
    ],
  })
}

/** Markets on what a map counts: rounds, or kills and then towers. */
function countsOf({ counts, gains }: SetRules, map: SetWord): readonly Plan[] {
  if (counts !== 'towers' || gains === undefined) return [...linesOn('rounds', map), parity('rounds', map)]
  const [handicap, total] = linesOn('kills', map)
  return [handicap, total, parity('kills', map), ...linesOn('towers', map)]
}

type Counted = Extract<Stat, keyof typeof SLOTS>

function linesOn(stat: Counted, map: SetWord): readonly [handicap: Plan, total: Plan] {
  const slots = SLOTS[stat]
  const lead = onLead<SetsView>({
    lead: (view) => (stat === 'kills' ? view.countLead() : view.setLead()),
    grid: LINES,
    slots,
  })
  const total = onTotal<SetsView>({
    total: (view) => totalIn(stat, view),
    grid: () => TOTALS,
    slots,
    counted: countIn(stat, map),
  })
  return [planOf('handicap', offer(stat, map, 3), lead), planOf('total', offer(stat, map, 3), total)]
}

function parity(stat: Counted, map: SetWord): Plan {
  const shape = oddOrEven<SetsView>((view) => totalIn(stat, view))
  return planOf('oddEven', offer(stat, map, 3), shape)
}

function totalIn(stat: Counted, view: SetsView): SetsView['setTotal'] {
  return stat === 'kills' ? view.countTotal() : view.setTotal
}
