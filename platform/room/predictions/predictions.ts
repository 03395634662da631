import { descriptorOf } from '../../../streams/domain/sports/descriptorOf.ts'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { CommandReply, RoomCommand } from '../../../streams/wire/room/commands.ts'
import { newMessageId } from '../../store/rooms/messageId.ts'
import type { PredictionTotals } from '../../store/rooms/room.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { Caller } from '../connections/caller.ts'
import { runCommandOnce } from '../commands/runCommandOnce.ts'
import type { CommandDeps } from '../commands/runCommandOnce.ts'
import { refuse } from '../commands/replies.ts'

type PredictCommand = Extract<RoomCommand, { do: 'predict' }>

const GOING_ON: ReadonlySet<string> = new Set(['notStarted', 'live', 'paused', 'delayed', 'interrupted'])

/** Platform ms at which predictions close; `null` while that is not known yet (docs/live-rooms.md, 6). */
export function predictionClosesAt(match: WorldMatch | undefined, now: number): number | null {
  if (match === undefined || !GOING_ON.has(match.state)) return now
  const closes = descriptorOf(match.sport).guessesCloseAt
  if (closes === null || match.clock === null) return null
  const { seconds, running, at } = match.clock
  const played = running ? seconds + Math.max(0, now - at) / 1000 : seconds
  if (played >= closes) return Math.min(now, Math.floor(at + (closes - seconds) * 1000))
  // Before the second half the time is not known.
  return match.phase === 'secondHalf' && running ? Math.ceil(at + (closes - seconds) * 1000) : null
}

/** The predictions of members and crowd together. */
export async function predictionTotals(
  { crowd }: Pick<CommandDeps, 'crowd'>,
  matchId: string,
  said: PredictionTotals,
): Promise<PredictionTotals> {
  const simulated = await crowd.guesses(matchId)
  return {
    home: said.home + simulated.home,
    draw: said.draw + simulated.draw,
    away: said.away + simulated.away,
  }
}

/** The present predictions of a match, for the members of its rooms. */
export async function predictionNews(
  deps: Pick<CommandDeps, 'store' | 'world' | 'crowd'>,
  matchId: string,
  at: number,
) {
  const totals = await predictionTotals(deps, matchId, await deps.store.rooms.predictions(matchId))
  const body = { matchId, ...totals, closesAt: predictionClosesAt(deps.world.match(matchId), at) }
  return { type: messageTypes.prediction, id: newMessageId(), at, from: null, body }
}

/** Predicts the winner of the room's match; once for each member and match, in whichever room. */
export function predict(deps: CommandDeps, caller: Caller, command: PredictCommand): Promise<CommandReply> {
  const { directory, world, clock } = deps
  const { room: roomId, side, cid } = command
  return runCommandOnce(deps, caller, command, async (room, member) => {
    const subject = directory.room(roomId)?.match ?? null
    if (subject === null) return refuse('notFound')
    if (side === 'draw' && !descriptorOf(subject.sport).canDraw) return refuse('badRequest')
    const at = clock.now()
    const closesAt = predictionClosesAt(world.match(subject.matchId), at)
    if (closesAt !== null && closesAt <= at) return refuse('over')
    const { matchId } = subject
    const once = await room.predict({ matchId, memberId: member.id, side, cid, at })
    if (once === 'already') return refuse('already')
    const totals = await predictionTotals(deps, matchId, await room.predictions(matchId))
    const body = { matchId, ...totals, closesAt }
    return {
      messages: [],
      relay: {
        key: `prediction ${matchId}`,
        event: { type: messageTypes.prediction, id: newMessageId(), at, from: null, body },
        alsoIn: directory
          .rooms()
          .filter(({ match }) => match?.matchId === matchId)
          .map((entry) => entry.roomId),
      },
    }
  })
}
