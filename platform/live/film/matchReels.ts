import type { WorldMatch } from '../../world/world.ts'
import { playStateOf } from './playState.ts'
import { newReel, type Reel, reelFrom, withScore, withState } from './reel.ts'
import { scoreBetween } from './scoring.ts'

/** The reels of the filmed matches, and of those that have left the list while their segments may still be played. */
export interface MatchReels {
  /** Records a new state of a match from a segment on. @returns the state before it; `undefined` for a new match. */
  record(match: WorldMatch, segment: number): WorldMatch | undefined
  /** Ends a match with a rest. @returns whether it was filmed. */
  close(matchId: string, segment: number): boolean
  /** Forgets the reels of closed matches that have had no change since before a segment. */
  forgetBefore(segment: number): void
  get(matchId: string): Reel | undefined
}

/** @param kept how many segments of a reel are kept. */
export function createMatchReels(kept: number): MatchReels {
  const states = new Map<string, WorldMatch>()
  const reels = new Map<string, Reel>()

  const begun = (match: WorldMatch, segment: number): Reel =>
    newReel(playStateOf(match), segment, match.teams?.doubles)
  const next = (before: WorldMatch, match: WorldMatch, segment: number): Reel => {
    const score = scoreBetween(before, match)
    const reel = reelFrom(reels.get(match.id) ?? begun(before, segment), segment - kept)
    const scored = score === null ? reel : withScore(reel, segment, score)
    return withState(scored, segment, playStateOf(match))
  }

  return {
    record(match, segment) {
      const before = states.get(match.id)
      reels.set(match.id, before === undefined ? begun(match, segment) : next(before, match, segment))
      states.set(match.id, match)
      return before
    },
    close(matchId, segment) {
      // Its last segments may still be played.
      const reel = reels.get(matchId)
      if (reel !== undefined) reels.set(matchId, withState(reel, segment, 'pause'))
      return states.delete(matchId)
    },
    forgetBefore(segment) {
      for (const [id, reel] of reels) {
        if (!states.has(id) && (reel.states.at(-1)?.segment ?? 0) < segment) reels.delete(id)
      }
    },
    get: (matchId) => reels.get(matchId),
  }
}
