import type { OpenPoll, Poll } from '../../domain/room/poll.ts'

/** The room's poll as it is shown. */
export interface ShownPoll extends OpenPoll {
  /** The choice that is being sent; `null` when none is. */
  readonly voting: number | null
}

/** The poll that was found when the room was joined, which replaces what was known. */
export function joinedPoll(before: ShownPoll | null, found: OpenPoll | null): ShownPoll | null {
  if (found === null) return before?.open === false ? before : null
  const same = before?.pollId === found.pollId ? before : null
  return { ...found, mine: found.mine ?? same?.mine ?? null, voting: same?.voting ?? null }
}

/** A poll was opened, or closed with its result. A closed one never changes. */
export function toldPoll(before: ShownPoll | null, { ...told }: Poll): ShownPoll | null {
  if (told.open) {
    // The same poll again says nothing new: its counts are older.
    return before?.pollId === told.pollId ? before : { ...told, mine: null, voting: null }
  }
  if (before !== null && before.pollId !== told.pollId) return before
  return before?.open === false ? before : { ...told, mine: before?.mine ?? null, voting: null }
}

/** The latest counts of the open poll. */
export function countedPoll(
  before: ShownPoll | null,
  pollId: string,
  counts: readonly number[],
): ShownPoll | null {
  if (before?.pollId !== pollId || !before.open || counts.length !== before.choices.length) return before
  return { ...before, counts }
}

/** Whether the member may vote at this platform time. */
export function mayVote(poll: ShownPoll, now: number): boolean {
  return poll.open && poll.mine === null && poll.voting === null && now < poll.closesAt
}

/** A vote is sent. */
export function votingIn(before: ShownPoll | null, choice: number): ShownPoll | null {
  return before === null ? null : { ...before, voting: choice }
}

/** The room has answered a vote; `counted` is false for a refusal and without an answer. */
export function votedIn(before: ShownPoll | null, pollId: string, counted: boolean): ShownPoll | null {
  if (before?.pollId !== pollId || before.voting === null) return before
  return { ...before, mine: counted ? before.voting : before.mine, voting: null }
}
