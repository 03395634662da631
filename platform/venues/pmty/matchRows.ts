import { isEsport } from '../../../streams/domain/vocabulary/sports.ts'
import type { MatchListRequest } from '../../../streams/wire/pmty/matchRequests.ts'
import { videoTest } from '../../live/matchVideo.ts'
import { isFavourite } from '../../store/favourites.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { VenueDeps } from '../venueServer.ts'
import { PMTY } from './code.ts'
import { NO_PICTURES } from './esportsFields.ts'
import { type MatchRecords, type RowColumns, rowColumns } from './matchRecords.ts'
import type { PmtyCaller } from './pmtyCall.ts'

/** Matches for one member: `mf` and `tf` are the member's favourites. */
export interface MatchRows {
  /** With the columns that the request selects. */
  readonly rows: (
    matches: readonly WorldMatch[],
    request: Pick<MatchListRequest, 'device' | 'hpsFlag'>,
    caller: PmtyCaller,
  ) => Promise<unknown[]>
  readonly rowsOf: (
    matches: readonly WorldMatch[],
    columns: RowColumns,
    caller: PmtyCaller,
  ) => Promise<unknown[]>
}

export function createMatchRows(
  records: MatchRecords,
  { directory, store }: Pick<VenueDeps, 'directory' | 'store'>,
): MatchRows {
  /** Every answer with a match reports the same video state, because a client keeps the last one. */
  const rowsOf: MatchRows['rowsOf'] = async (matches, columns, caller) => {
    const { memberId, language, now } = caller
    const chosen = await store.favourites.of({ memberId, venue: PMTY })
    const hasVideo = videoTest(directory)
    return matches.map((match) => ({
      ...records.row(match, language, columns, now),
      mf: isFavourite(chosen, match),
      tf: chosen.leagues.has(match.league.id),
      mms: hasVideo(match) ? 1 : isEsport(match.sport) ? NO_PICTURES : 0,
    }))
  }
  return {
    rows: (matches, { device, hpsFlag }, caller) => rowsOf(matches, rowColumns(device, hpsFlag), caller),
    rowsOf,
  }
}
