import type { ClipPart } from '../hls/clips.ts'
import type { BaseEnd, ScoringEnd } from '../drawing/scoringEnds.ts'
import type { PlayState } from './playState.ts'

/** How many segments a score takes. */
export const SCORE_SEGMENTS = 2

/** What a score shows: one at an end, or in esports the fall of the base there. */
export type ScorePart = ScoringEnd | BaseEnd

/** What happened in a match, by the segments that show it; each list in order. */
export interface Reel {
  readonly scores: readonly { readonly segment: number; readonly part: ScorePart }[]
  /** The segments at which play, a wait or a rest begins; the first one counts for all earlier segments too. */
  readonly states: readonly { readonly segment: number; readonly part: PlayState }[]
  /** Whether each side is a pair. */
  readonly doubles: boolean
}

/** One segment of a clip. */
export interface Shot {
  readonly part: ClipPart
  /** The index of the segment in its clip, from 0; past the end the clip begins again. */
  readonly place: number
}

export function newReel(part: PlayState, segment: number, doubles = false): Reel {
  return { scores: [], states: [{ segment, part }], doubles }
}

/** The reel with a score. A second one in the same segment replaces the first. */
export function withScore(reel: Reel, segment: number, part: ScorePart): Reel {
  return { ...reel, scores: [...reel.scores.filter((one) => one.segment !== segment), { segment, part }] }
}

/** The reel with play, a wait or a rest from a segment on. Of several changes in one segment the last counts. */
export function withState(reel: Reel, segment: number, part: PlayState): Reel {
  if (reel.states.at(-1)?.part === part) return reel
  return { ...reel, states: [...reel.states.filter((one) => one.segment !== segment), { segment, part }] }
}

/** The clips of doubles in the place of those of singles. */
const DOUBLES: Readonly<Partial<Record<ClipPart, ClipPart>>> = {
  play: 'doublesPlay',
  left: 'doublesLeft',
  right: 'doublesRight',
}

/** What a segment shows: the latest score, otherwise play, a wait or a rest. */
export function shotAt(reel: Reel, segment: number): Shot {
  const shot = singlesShotAt(reel, segment)
  return reel.doubles ? { ...shot, part: DOUBLES[shot.part] ?? shot.part } : shot
}

function singlesShotAt({ scores, states }: Reel, segment: number): Shot {
  const score = scores.findLast((one) => one.segment <= segment && segment < one.segment + SCORE_SEGMENTS)
  if (score !== undefined) return { part: score.part, place: segment - score.segment }
  const state = states.findLast((one) => one.segment <= segment) ?? states[0]
  return { part: state?.part ?? 'play', place: segment }
}

/** The reel without what is shown before a segment; the state at that segment is kept. */
export function reelFrom({ scores, states, doubles }: Reel, segment: number): Reel {
  const first = states.findLastIndex((one) => one.segment <= segment)
  return {
    scores: scores.filter((one) => one.segment + SCORE_SEGMENTS > segment),
    states: states.slice(Math.max(0, first)),
    doubles,
  }
}
