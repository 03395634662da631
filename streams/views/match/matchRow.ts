import type { Match } from '../../domain/match.ts'
import type { ColumnPage } from '../../domain/sports/descriptor.ts'
import { pagesOf } from './columns.ts'

/** A match for a list row; its prices are separate streams. */
export interface MatchRowView {
  readonly match: Match
  readonly pages: readonly ColumnPage[]
}

export function matchRow(match: Match): MatchRowView {
  return { match, pages: pagesOf(match) }
}
