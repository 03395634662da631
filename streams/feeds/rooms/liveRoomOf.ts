import type { LiveRoom, VideoSource } from '../../domain/room/room.ts'
import { isSport } from '../../domain/vocabulary/sports.ts'
import type { LiveRoomFrame, VideoSourceFrame } from '../../wire/room/liveRooms.ts'

/** A room of the list. A match of an unknown sport is left out. */
export function liveRoomOf(frame: LiveRoomFrame): LiveRoom {
  const { match, living, sources, viewers, delayMs, ...rest } = frame
  return {
    ...rest,
    living: living === 'Living',
    viewers: Math.max(0, viewers),
    delayMs: Math.max(0, delayMs),
    match: match !== null && isSport(match.sport) ? { ...match, sport: match.sport } : null,
    sources: videoSourcesOf(sources.items),
  }
}

/**
 * The sources that can be played: of a supported kind, with a web address. An animation is a page of its
 * provider and not a stream: the player would open it as HLS and fail.
 */
export function videoSourcesOf(frames: readonly VideoSourceFrame[]): readonly VideoSource[] {
  return frames.flatMap(({ source, url, poster, replay, sides }) => {
    if (source === 'unknown' || source === 'Animation' || !isWebAddress(url)) return []
    return [
      {
        kind: source,
        url,
        poster,
        ...(isWebAddress(replay) ? { replay } : {}),
        ...(sides === null ? {} : { sides }),
      },
    ]
  })
}

/** A video of the venue's own, from its addresses. */
export function ownSourcesOf(urls: readonly string[]): readonly VideoSource[] {
  return urls.flatMap((url) => (isWebAddress(url) ? [{ kind: 'Live', url, poster: '' }] : []))
}

/** A path on this origin, or http(s); never `javascript:` or `data:`. */
function isWebAddress(url: string): boolean {
  return /^(?:https?:\/\/|\/(?!\/))/i.test(url)
}
