import { messageTypes } from '../../streams/wire/room/constants.ts'
import type { CommandReply, RoomCommand } from '../../streams/wire/room/commands.ts'
import { newMessageId } from '../store/rooms/lockedRoom.ts'
import type { WorldMatch } from '../world/world.ts'
import type { Caller } from './caller.ts'
import { doOnce } from './commandDesk.ts'
import type { CommandDeps } from './commandDesk.ts'
import { refuse } from './replies.ts'

type PredictCommand = Extract<RoomCommand, { do: 'predict' }>

/** Football predictions close at 75:00 (_ours_, as the room shows it); others when the match is over. */
const CLOSES_SECONDS = 75 * 60
const GOING_ON: ReadonlySet<string> = new Set(['notStarted', 'live', 'paused', 'delayed', 'interrupted'])

/** Platform ms after which nobody may say any more; `null` while that is not known yet. */
export function predictionClosesAt(match: WorldMatch | undefined, now: number): number | null {
  if (match === undefined || !GOING_ON.has(match.state)) return now
  if (match.sport !== 'football' || match.clock === null) return null
  const { seconds, running, at } = match.clock
  const played = running ? seconds + Math.max(0, now - at) / 1000 : seconds
  if (played >= CLOSES_SECONDS) return Math.min(now, Math.floor(at + (CLOSES_SECONDS - seconds) * 1000))
  // Before the second half runs nobody knows when it will.
  return match.phase === 'secondHalf' && running ? Math.ceil(at + (CLOSES_SECONDS - seconds) * 1000) : null
}

/** Says who will win the room's match; once for each member and match, in whichever room. */
export function predict(deps: CommandDeps, caller: Caller, command: PredictCommand): Promise<CommandReply> {
  const { directory, world, clock } = deps
  const { room: roomId, side, cid } = command
  return doOnce(deps, caller, command, async (room, member) => {
    const subject = directory.room(roomId)?.match ?? null
    if (subject === null) return refuse('notFound')
    if (side === 'draw' && subject.sport !== 'football') return refuse('badRequest')
    const at = clock.now()
    const closesAt = predictionClosesAt(world.match(subject.matchId), at)
    if (closesAt !== null && closesAt <= at) return refuse('over')
    const { matchId } = subject
    const once = await room.predict({ matchId, memberId: member.id, side, cid, at })
    if (once === 'already') return refuse('already')
    const totals = await room.predictions(matchId)
    const body = { matchId, ...totals }
    return {
      messages: [],
      passing: {
        key: `prediction ${matchId}`,
        passing: { type: messageTypes.prediction, id: newMessageId(), at, from: null, body },
        alsoIn: directory
          .rooms()
          .filter(({ match }) => match?.matchId === matchId)
          .map((entry) => entry.roomId),
      },
    }
  })
}
