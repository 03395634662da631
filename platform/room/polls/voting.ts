import type { CommandReply, RoomCommand } from '../../../streams/wire/room/commands.ts'
import { whyMuted } from '../chat/chatRules.ts'
import { refuse } from '../commands/replies.ts'
import { type CommandDeps, runCommandOnce } from '../commands/runCommandOnce.ts'
import type { Caller } from '../connections/caller.ts'

type VoteCommand = Extract<RoomCommand, { do: 'vote' }>

/**
 * Votes in the room's poll: once, and without changing it. The conditions for texts do not apply, because a vote
 * has no words; a mute and a closed room do, because a vote is counted in front of everybody (docs/live-rooms.md,
 * 15). The counts are sent by `createPollWatch`.
 */
export function vote(deps: CommandDeps, caller: Caller, command: VoteCommand): Promise<CommandReply> {
  const { pollId, choice, cid } = command
  return runCommandOnce(deps, caller, command, async (room, member) => {
    const at = deps.clock.now()
    const poll = await room.poll(pollId)
    if (poll === null) return refuse('notFound')
    if (choice >= poll.choices.length) return refuse('badRequest', { reason: 'choice' })
    const earlier = await room.voteOf(pollId, member.id)
    // The same command again gets the same answer, also after the end.
    if (earlier?.cid === cid) return { messages: [] }
    if (poll.result !== null || poll.closesAt <= at) return refuse('over')
    if (room.state.status === 'closed' && !member.admin) {
      return refuse('closed', { reason: room.state.statusReason })
    }
    const muted = whyMuted(member, at)
    if (muted !== null) return muted
    if (earlier !== null) return refuse('already')
    const once = await room.vote({ pollId, memberId: member.id, choice, cid, at })
    return once === 'already' ? refuse('already') : { messages: [] }
  })
}
