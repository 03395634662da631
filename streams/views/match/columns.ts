import type { Match } from '../../domain/match.ts'
import type { ColumnPage } from '../../domain/sports/descriptor.ts'
import { columnsIn } from '../../domain/sports/descriptorOf.ts'

/** The column pages of a match, without those whose markets are all over; none for an outright. */
export function pagesOf({
  sport,
  phase,
  teams,
  score,
}: Pick<Match, 'sport' | 'phase' | 'teams'> & Partial<Pick<Match, 'score'>>): readonly ColumnPage[] {
  if (teams === null) return []
  const pages = columnsIn(sport, phase, score)
  if (!AFTER_FIRST_HALF.test(phase)) return pages
  return pages.filter((columns) => columns.some(({ spec }) => spec.period !== 'firstHalf'))
}

const AFTER_FIRST_HALF = /^(halfTime|secondHalf|regularEnd|quarter[34]|overtime|extraTime|penalties|ended)/
