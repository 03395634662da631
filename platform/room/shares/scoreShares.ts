import { messageTypes } from '../../../streams/wire/room/constants.ts'
import { newMessageId } from '../../store/rooms/messageId.ts'
import type { LockedRoom } from '../../store/rooms/lockedRoom.ts'
import type { RoomMember, RoomMessage } from '../../store/rooms/room.ts'
import { asksForDeposits, type Instants, slowModeMs, whyNotSpeak, whyTooFast } from '../chat/chatRules.ts'
import type { Refusal } from '../commands/replies.ts'
import type { CommandDeps } from '../commands/runCommandOnce.ts'
import { speakerOf } from '../speakers.ts'

/** The prediction of a final score that a member shows in a room. */
export interface SharedScore {
  readonly memberId: number
  readonly roomId: string
  readonly matchId: string
}

/** `otherMatch` when the room does not exist, or is about another match; `unpredicted` without a prediction. */
export type ScoreShareOutcome = 'shared' | 'otherMatch' | 'unpredicted' | Refusal['code']

/** Shares the member's prediction as it is stored; once in each room, by the rules of a shared bet. */
export async function shareScore(
  deps: CommandDeps,
  { memberId, roomId, matchId }: SharedScore,
): Promise<ScoreShareOutcome> {
  const { store, hub, clock, real, directory, metrics } = deps
  if (directory.room(roomId)?.match?.matchId !== matchId) return 'otherMatch'
  await hub.open(roomId)
  const outcome = await store.rooms.within(roomId, async (room) => {
    const at = { now: clock.now(), real: real() }
    const member = (await room.members([memberId])).get(memberId)
    if (member === undefined) return 'failed'
    const slowMs = slowModeMs(room.state, deps.full.slowMs(roomId))
    const why = await whyNotShare(room, member, at, slowMs)
    if (why !== null) return why.code
    const prediction = await room.scorePrediction(memberId, matchId)
    if (prediction === null) return 'unpredicted'
    const messageId = newMessageId()
    if (!(await room.shareScore({ memberId, matchId, roomId, messageId, at: at.now }))) return 'already'
    if (slowMs > 0) await room.pace([memberId], at.real)
    const { league, homeName, awayName, home, away } = prediction
    return room.append([
      {
        id: messageId,
        type: messageTypes.scorePrediction,
        from: speakerOf(member),
        at: at.now,
        body: {
          matchId,
          league: { ...league },
          homeName: { ...homeName },
          awayName: { ...awayName },
          home,
          away,
        },
        memberId,
        cid: null,
      },
    ])
  })
  if (!isMade(outcome)) return outcome
  hub.tell(roomId, outcome)
  metrics.roomMessages.inc({ type: messageTypes.scorePrediction })
  return 'shared'
}

async function whyNotShare(
  room: LockedRoom,
  member: RoomMember,
  at: Instants,
  slowMs: number,
): Promise<Refusal | null> {
  const deposits = asksForDeposits(room.state) ? await room.deposits([member.id]) : null
  return (
    whyNotSpeak(room.state, member, deposits?.get(member.id), at) ??
    whyTooFast(slowMs, member, member.textedAt, at.real)
  )
}

function isMade(outcome: ScoreShareOutcome | readonly RoomMessage[]): outcome is readonly RoomMessage[] {
  return typeof outcome !== 'string'
}
