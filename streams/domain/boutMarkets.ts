import type { Side } from './market.ts'
import type { Facts, Pair } from './match.ts'
import type { CountedOutcome } from './order.ts'
import { won, yesNoOutcome } from './outcomes.ts'
import { SET_WORDS } from './vocabulary/periods.ts'

/** The rounds in which a bout may be stopped, by groups with their first and last. */
export const ROUND_GROUPS = [
  { side: 'rounds1to3', from: 1, to: 3 },
  { side: 'rounds4to6', from: 4, to: 6 },
  { side: 'rounds7to9', from: 7, to: 9 },
  { side: 'rounds10to12', from: 10, to: 12 },
] as const satisfies readonly { readonly side: Side; readonly from: number; readonly to: number }[]

const METHODS: ReadonlySet<Side> = new Set<Side>([
  'homeByStoppage',
  'homeByDecision',
  'draw',
  'awayByDecision',
  'awayByStoppage',
])

type BoutKind = 'distance' | 'method' | 'roundGroup'

/** The outcome of a market on how, or in which round, a bout ends (docs/betting.md, 3.1). */
export function boutOutcome(kind: BoutKind, side: Side, counted: Pair, facts: Facts): CountedOutcome {
  switch (kind) {
    case 'distance':
      return yesNoOutcome(side, counted[0] + counted[1] === 0)
    case 'method':
      return methodOutcome(side, counted, facts)
    case 'roundGroup':
      return roundGroupOutcome(side, counted, facts)
  }
}

/**
 * Void where it is not known whether the bout was stopped, and where the one who stopped it is not the one who won:
 * the counts do not belong together.
 */
function methodOutcome(side: Side, [home, away]: Pair, facts: Facts): CountedOutcome {
  const method = methodOf(home - away, facts['stoppages.match'])
  return method === null || !METHODS.has(side) ? 'void' : won(side === method)
}

function methodOf(lead: number, stoppages: Pair | undefined): Side | null {
  if (stoppages === undefined) return null
  const [byHome, byAway] = stoppages
  if (byHome > 0 || byAway > 0) {
    if (byHome > 0 && byAway === 0 && lead > 0) return 'homeByStoppage'
    return byAway > 0 && byHome === 0 && lead < 0 ? 'awayByStoppage' : null
  }
  if (lead === 0) return 'draw'
  return lead > 0 ? 'homeByDecision' : 'awayByDecision'
}

/** The group of rounds in which the bout is stopped. Void where it was stopped and the round is not known. */
function roundGroupOutcome(side: Side, [home, away]: Pair, facts: Facts): CountedOutcome {
  const group = ROUND_GROUPS.find((each) => each.side === side)
  if (group === undefined && side !== 'none') return 'void'
  if (home + away === 0) return won(side === 'none')
  const index = SET_WORDS.findIndex((round) =>
    (facts[`stoppages.${round}`] ?? [0, 0]).some((count) => count > 0),
  )
  if (index < 0) return 'void'
  return won(group !== undefined && index + 1 >= group.from && index + 1 <= group.to)
}
