import { decode } from '../../streams/wire/decode.ts'
import type { FilterWordsReply, RankingReply } from '../../streams/wire/room/reads.ts'
import { roomRead } from '../../streams/wire/room/reads.ts'
import type { RateLimit } from '../http/rateLimit.ts'
import type { SiteFilter } from './chat/siteFilter.ts'
import type { CommandDeps } from './commands/runCommandOnce.ts'
import type { RoomConnection } from './connections/sockets.ts'
import type { GiverRankings } from './gifts/givers.ts'

export interface ReadDeps extends CommandDeps {
  readonly rankings: GiverRankings
  readonly filter: SiteFilter
  readonly memberLimit: RateLimit
}

type ReadRefusal = Exclude<Extract<RankingReply | FilterWordsReply, { ok: false }>['code'], 'unknown'>

const SECOND = 1000

/** Answers what a member asks of a joined room (docs/protocol.md, 3.5). */
export async function answerRead(
  deps: ReadDeps,
  connection: RoomConnection,
  payload: unknown,
): Promise<object> {
  const { memberId } = connection.data.caller
  if (!deps.memberLimit.take(String(memberId))) return refusedRead('tooFast', SECOND)
  const request = decode(roomRead, payload)
  if (!request.ok) return refusedRead('badRequest')
  const asked = request.value
  if (!connection.rooms.has(asked.room)) return refusedRead('notJoined')
  if (asked.what === 'ranking') {
    return { ok: true, ...(await deps.rankings.of(asked.room, asked.period, memberId)) }
  }
  const member = await deps.store.rooms.member(asked.room, memberId)
  if (member?.admin !== true || member.blocked) return refusedRead('notAdmin')
  return { ok: true, words: await deps.filter.words() }
}

export function refusedRead(code: ReadRefusal, waitMs = 0): object {
  return { ok: false, code, waitMs }
}
