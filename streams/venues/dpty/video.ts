import { videoSources } from '../../wire/dpty/match.ts'
import { DPTY_CATEGORIES, dptyMatchPath, DPTY_PATHS } from '../../wire/dpty/paths.ts'
import type { Call } from '../call.ts'
import { mapValue } from '../mapAnswer.ts'
import type { Ask } from './call.ts'

/** The kind of the sources that the player can show. */
const PLAYED = 'm3u8'

/** Requests the addresses of a match's video; none for a match that is not known. */
export function askVideos$(ask: Ask, matchId: string): Call<readonly string[]> {
  return ask({
    kind: 'read',
    polled: true,
    path: dptyMatchPath(DPTY_PATHS.video, matchId),
    query: { category: String(DPTY_CATEGORIES.sports) },
    answer: videoSources,
    noData: {},
  }).pipe(
    mapValue(({ sources }) =>
      sources.flatMap(({ kind, url }) => (kind === PLAYED && url !== '' ? [url] : [])),
    ),
  )
}
