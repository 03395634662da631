import type { OpenPollFrame } from '../../../streams/wire/room/polls.ts'
import type { JsonObject } from '../../store/json.ts'
import type { StoredPoll } from '../../store/rooms/polls.ts'

/** The body of the message that opens or closes a poll. */
export function pollMessageBody({ result, ...poll }: Omit<StoredPoll, 'crowd' | 'roomId'>): JsonObject {
  return {
    pollId: poll.pollId,
    state: result === null ? 'open' : 'closed',
    question: textOf(poll.question),
    choices: poll.choices.map(textOf),
    closesAt: poll.closesAt,
    counts: [...(result ?? poll.counts)],
  }
}

/** The open poll of a room for a member; `mine` is the place of the member's vote. */
export function openPollOf(
  { pollId, question, choices, closesAt, counts }: StoredPoll,
  mine: number | null,
): OpenPollFrame {
  return { pollId, question, choices: [...choices], closesAt, counts: [...counts], mine }
}

function textOf(text: StoredPoll['question']): string | JsonObject {
  return typeof text === 'string' ? text : { ...text }
}
