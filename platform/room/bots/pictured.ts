import type { WorldMatch } from '../../world/world.ts'

/**
 * The delay between an event of a match and the moment at which the picture of the room shows it, real ms: about 8 s of
 * the video, and up to 2.2 s in which a goal is played before the ball is in the net (docs/live-rooms.md, 10 and 11).
 */
export const PICTURED_AFTER_MS = 10_500

/** The match of a room as its picture shows it, for a crowd that talks of what it sees. */
export interface Pictured {
  /**
   * The match as it was `PICTURED_AFTER_MS` ago, from the matches of the calls before; at first, and after a change to
   * another match, the present one.
   */
  see(match: WorldMatch | undefined, real: number): WorldMatch | undefined
}

export function createPictured(): Pictured {
  let seen: { readonly at: number; readonly match: WorldMatch | undefined }[] = []
  return {
    see(match, real) {
      if (seen.at(-1)?.match?.id !== match?.id) seen = []
      seen.push({ at: real, match })
      const shown = seen.findLastIndex(({ at }) => at <= real - PICTURED_AFTER_MS)
      if (shown > 0) seen.splice(0, shown)
      return seen[0]?.match
    },
  }
}
