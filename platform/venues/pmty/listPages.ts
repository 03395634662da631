import type { MatchListRequest } from '../../../streams/wire/pmty/matchRequests.ts'
import type { WorldMatch } from '../../world/world.ts'

const MAX_PAGE_SIZE = 300

/** The whole list without a page size, otherwise a page of it. */
export async function pageOf(
  matches: readonly WorldMatch[],
  { cps, cpn }: Pick<MatchListRequest, 'cps' | 'cpn'>,
  rowsOf: (matches: readonly WorldMatch[]) => Promise<unknown[]>,
): Promise<unknown> {
  if (cps === null) return rowsOf(matches)
  const size = Math.min(MAX_PAGE_SIZE, Math.max(1, Math.trunc(cps)))
  const page = Math.max(1, Math.trunc(cpn))
  const data = await rowsOf(matches.slice((page - 1) * size, page * size))
  return { cto: matches.length, pages: Math.ceil(matches.length / size), data }
}
