import type { LiveRoom, VideoSource } from '../../domain/room/room.ts'
import { type Sport, SPORT_IDS } from '../../domain/sport.ts'
import type { LiveRoomFrame, VideoSourceFrame } from '../../wire/room/liveRooms.ts'

/** A room of the list; a match of a sport that we do not know is left out of it. */
export function liveRoomOf(frame: LiveRoomFrame): LiveRoom {
  const { match, living, sources, viewers, delayMs, ...told } = frame
  return {
    ...told,
    living: living === 'Living',
    viewers: Math.max(0, viewers),
    delayMs: Math.max(0, delayMs),
    match: match !== null && isSport(match.sport) ? { ...match, sport: match.sport } : null,
    sources: videoSourcesOf(sources.items),
  }
}

/** The sources that can be opened: of a kind that we know, at an address of the web. */
export function videoSourcesOf(frames: readonly VideoSourceFrame[]): readonly VideoSource[] {
  return frames.flatMap(({ source, url, poster }) =>
    source === 'unknown' || !isWebAddress(url) ? [] : [{ source, url, poster }],
  )
}

function isSport(word: string): word is Sport {
  return Object.hasOwn(SPORT_IDS, word)
}

/** A path on this origin, or http(s); never `javascript:` or `data:`. */
function isWebAddress(url: string): boolean {
  return /^(?:https?:\/\/|\/(?!\/))/i.test(url)
}
