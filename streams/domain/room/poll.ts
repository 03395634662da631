import type { LocalText } from '../localText.ts'

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

/** A poll of the room with its latest counts. */
export interface Poll {
  readonly pollId: string
  readonly question: LocalText
  readonly choices: readonly LocalText[]
  /** One for each choice. */
  readonly counts: readonly number[]
  /** Platform time, ms. */
  readonly closesAt: number
  readonly open: boolean
}

/** The open poll as a member finds it; `mine` is the place of the member's vote. */
export interface OpenPoll extends Poll {
  readonly mine: number | null
}

/** The shares of the choices in whole per cent; all 0 without a vote. Rounded, so they may not sum to 100. */
export function pollShares(counts: readonly number[]): readonly number[] {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count) => (all === 0 ? 0 : Math.round((100 * count) / all)))
}

/** The places of the choices with the most votes; none without a vote. */
export function pollWinners(counts: readonly number[]): readonly number[] {
  const most = Math.max(0, ...counts)
  return most === 0 ? [] : counts.flatMap((count, place) => (count === most ? [place] : []))
}
