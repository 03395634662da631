import { formatLine, sideLine } from '../../streams/domain/lineFormat.ts'
import { textIn, type TextLanguage } from '../../streams/domain/localText.ts'
import { line as quarters, type MarketSpec, type Side } from '../../streams/domain/market.ts'
import { entrantName, teamNames, type WorldMatch } from '../world/world.ts'
import { teamsOf } from '../book/matchName.ts'
import type { StoredLeg } from '../store/orders/order.ts'
import { sideName } from './sideNames.ts'
import { storedName } from './storedName.ts'

export interface Teams {
  readonly home: string
  readonly away: string
}

/** The names of the two teams; empty for a tournament. */
export function teamsIn(match: WorldMatch, language: TextLanguage): Teams {
  const { home, away } = teamNames(match)
  return { home: textIn(home, language), away: textIn(away, language) }
}

export interface SelectionNames {
  /** The line of its own side, such as `+0.5/1`; empty without a line. */
  readonly line: string
  /** The line, or the name of the side. */
  readonly short: string
  /** The name of the side, with its line. */
  readonly full: string
}

function namesOf(name: string, spec: MarketSpec, side: Side, line: number | null): SelectionNames {
  if (line === null) return { line: '', short: name, full: name }
  const own = formatLine(sideLine(spec, side, quarters(line)), { signed: spec.kind === 'handicap' })
  return { line: own, short: own, full: `${name} ${own}` }
}

/** The names of a selection that is offered. */
export function selectionNames(
  match: WorldMatch,
  selection: { readonly spec: MarketSpec; readonly side: Side; readonly line: number | null },
  language: TextLanguage,
): SelectionNames {
  const { spec, side, line } = selection
  const entrant = entrantName(match, side)
  const name =
    entrant === null ? sideName(side, teamsIn(match, language), language) : textIn(entrant, language)
  return namesOf(name, spec, side, line)
}

/** The names of the teams of a stored leg; empty for a tournament. */
export function legTeams({ matchName }: Pick<StoredLeg, 'matchName'>, language: TextLanguage): Teams {
  const [home, away] = teamsOf(storedName(matchName, language))
  return { home, away }
}

/** The names of the selection of a stored leg. */
export function legNames(leg: StoredLeg, language: TextLanguage): SelectionNames {
  const { selectionName, spec, side, line } = leg
  if (selectionName !== null) return namesOf(storedName(selectionName, language), spec, side, null)
  return namesOf(sideName(side, legTeams(leg, language), language), spec, side, line)
}
