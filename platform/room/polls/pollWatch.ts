import { messageTypes } from '../../../streams/wire/room/constants.ts'
import { newMessageId } from '../../store/rooms/messageId.ts'
import type { CommandDeps } from '../commands/runCommandOnce.ts'
import { pollMessageBody } from './pollBody.ts'

/** Closes polls that are over, and sends the counts of open ones. */
export interface PollWatch {
  /** Called once a second in each process, so counts are sent to a client at most as often. */
  look(): Promise<void>
}

/**
 * Every process does this for itself from the store: counts agree in all of them, and a poll is closed by whichever
 * process comes first, also after a restart.
 */
export function createPollWatch(deps: CommandDeps): PollWatch {
  const { store, hub, clock, log } = deps
  /** The counts that were sent last, by poll. */
  let sent: ReadonlyMap<string, string> = new Map()

  async function sendCounts(): Promise<void> {
    const channels = new Map(hub.channels().map((channel) => [channel.roomId, channel]))
    const open = await store.rooms.openPolls([...channels.keys()])
    for (const { pollId, roomId, counts, crowd } of open) {
      const last = sent.get(pollId) ?? String(crowd.map(() => 0))
      if (last === String(counts)) continue
      channels.get(roomId)?.pass(`poll ${pollId}`, {
        type: messageTypes.poll,
        id: newMessageId(),
        at: clock.now(),
        from: null,
        body: { pollId, counts: [...counts] },
      })
    }
    sent = new Map(open.map(({ pollId, counts }) => [pollId, String(counts)]))
  }

  return {
    async look() {
      try {
        for (const { roomId, pollId } of await store.rooms.duePolls(clock.now())) {
          await closePoll(deps, roomId, pollId)
        }
        await sendCounts()
      } catch (error) {
        log.warn({ err: error }, 'the polls could not be looked at')
      }
    },
  }
}

/** Closes a poll with its counts. A poll that is closed already does not change. */
export async function closePoll(
  { store, hub, clock, metrics }: CommandDeps,
  roomId: string,
  pollId: string,
): Promise<void> {
  const messages = await store.rooms.within(roomId, async (room) => {
    const poll = await room.poll(pollId)
    if (poll === null || poll.result !== null) return []
    await room.closePoll(pollId, poll.counts)
    return room.append([
      {
        type: messageTypes.poll,
        from: poll.speaker,
        at: clock.now(),
        body: pollMessageBody({ ...poll, result: poll.counts }),
        memberId: null,
        cid: null,
      },
    ])
  })
  hub.tell(roomId, messages)
  if (messages.length > 0) metrics.roomMessages.inc({ type: messageTypes.poll })
}
