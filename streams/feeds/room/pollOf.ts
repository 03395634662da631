import type { OpenPoll, Poll } from '../../domain/room/poll.ts'
import type { OpenPollFrame, PollFrame } from '../../wire/room/polls.ts'

/** `null` for a poll whose counts do not fit its choices, and for an unknown state. */
export function pollOf({ state, ...poll }: PollFrame): Poll | null {
  if (state === 'unknown' || poll.counts.length !== poll.choices.length) return null
  return { ...poll, open: state === 'open' }
}

export function openPollOf({ mine, ...poll }: OpenPollFrame): OpenPoll | null {
  if (poll.counts.length !== poll.choices.length) return null
  return { ...poll, open: true, mine: mine !== null && mine in poll.choices ? mine : null }
}
