import type { Match } from '../../domain/match.ts'
import { columnPages, type ColumnPage } from './columns.ts'

/** One match as a list row shows it; its prices are streams of their own. */
export interface MatchRowView {
  readonly match: Match
  readonly pages: readonly ColumnPage[]
}

export function matchRow(match: Match): MatchRowView {
  return { match, pages: columnPages(match.sport) }
}
