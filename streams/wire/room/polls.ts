import * as v from 'valibot'
import { id, orNull, whole, wordOf } from '../decode.ts'
import { localText } from '../localText.ts'

/** What a poll may be (docs/live-rooms.md, 15): lengths in characters, times in seconds of real time. */
export const POLL_LIMITS = {
  question: 60,
  choice: 20,
  fewestChoices: 2,
  mostChoices: 4,
  shortest: 30,
  longest: 300,
  usual: 60,
} as const

const counts = v.pipe(v.array(v.pipe(whole, v.minValue(0))), v.minLength(2), v.maxLength(4))

const asked = {
  pollId: id,
  question: localText,
  choices: v.pipe(v.array(localText), v.minLength(2), v.maxLength(4)),
  /** Platform time, ms. */
  closesAt: whole,
  /** The votes for each choice. */
  counts,
}

/** A poll was opened, or closed with its result. */
export const pollBody = v.object({ ...asked, state: wordOf(['open', 'closed']) })

/** The latest counts of an open poll. */
export const pollCounts = v.object({ pollId: id, counts })

/** The open poll in the answer to a join; `mine` is the place of the member's own vote. */
export const openPoll = v.object({ ...asked, mine: orNull(whole) })

export type PollFrame = v.InferOutput<typeof pollBody>
export type OpenPollFrame = v.InferOutput<typeof openPoll>
