import { map, type Observable } from 'rxjs'
import type { GiverRanking, RankingPeriod } from '../../domain/room/ranking.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import type { FeedReason } from '../../kernel/feed.ts'
import { decode } from '../../wire/decode.ts'
import { filterWordsReply, rankingReply } from '../../wire/room/reads.ts'
import type { RoomFeed } from './roomFeed.ts'

type Read<T> = Result<T, FeedReason>
type Asks = Pick<RoomFeed, 'ask'>

/** Who gave most to the anchor. Emits one answer and completes; never errors. */
export function readRanking$(feed: Asks, period: RankingPeriod): Observable<Read<GiverRanking>> {
  return answered$(feed.ask({ what: 'ranking', period }), (payload) => {
    const reply = decode(rankingReply, payload)
    if (!reply.ok) return err('badData')
    if (!reply.value.ok) return err(reasonOf(reply.value.code))
    const { rows, place, given, behind, total } = reply.value
    return ok({ rows: rows.items, place, given, behind, total })
  })
}

/** The blocked words that admins added. Emits one answer and completes; never errors. */
export function readFilterWords$(feed: Asks): Observable<Read<readonly string[]>> {
  return answered$(feed.ask({ what: 'filterWords' }), (payload) => {
    const reply = decode(filterWordsReply, payload)
    if (!reply.ok) return err('badData')
    return reply.value.ok ? ok(reply.value.words) : err(reasonOf(reply.value.code))
  })
}

function answered$<T>(
  answer$: ReturnType<RoomFeed['ask']>,
  read: (payload: unknown) => Read<T>,
): Observable<Read<T>> {
  return answer$.pipe(
    map((answer): Read<T> => {
      if (answer.type === 'answered') return read(answer.payload)
      return err(answer.type === 'timeout' ? 'timeout' : 'network')
    }),
  )
}

function reasonOf(code: string): FeedReason {
  return code === 'tooFast' ? 'rateLimited' : 'refused'
}
