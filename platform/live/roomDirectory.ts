import type { WorldMatch } from '../world/world.ts'
import { ANCHORS, type Anchor } from './anchors.ts'
import { type AnchorDay, continued } from './broadcasts.ts'
import type { RoomDirectory, RoomEntry } from './directory.ts'
import { createFilmedMatches, earliestShown, type FilmedWorld, withVideo } from './filmedMatches.ts'

/** How long a room stays with a match that has ended, ms: until the picture, which is late, has shown its end. */
const END_SHOWN_MS = 20_000

interface RoomDirectoryOptions {
  /** The venue of the rooms' matches. */
  readonly venue: string
  readonly anchors?: readonly Anchor[]
  /** The prefix of the addresses of images. */
  readonly imageBase?: string
}

/**
 * The rooms of the running world. Each match with video belongs to one anchor of its sport, who stays with a match
 * until its end was shown. Rooms depend on the matches alone, so every process with the same world has the same rooms.
 */
export function createRoomDirectory(
  world: FilmedWorld,
  { venue, anchors = ANCHORS, imageBase = '' }: RoomDirectoryOptions,
): RoomDirectory {
  const filmed = createFilmedMatches(world)
  const days = new Map<Anchor, AnchorDay>()
  let seen: readonly WorldMatch[] | null = null
  let entries: readonly RoomEntry[] = []
  /** When the next room leaves a match that has ended, platform ms. */
  let leavesAt = Infinity

  function dayOf(anchor: Anchor, now: number): AnchorDay {
    const day = continued(days.get(anchor) ?? { freeAt: earliestShown(now), shown: null }, now, {
      matches: () => ownMatches(anchor, anchors, filmed.of(anchor.sport)),
      inPlay: (matchId) => filmed.inPlay(matchId),
      staysMs: END_SHOWN_MS * world.clock.rate,
    })
    days.set(anchor, day)
    return day
  }

  function rooms(): readonly RoomEntry[] {
    const listed = world.matches()
    const now = filmed.now()
    // The world creates a new list when a match changes; room commands are far more frequent.
    if (listed === seen && now < leavesAt) return entries
    seen = listed
    const upcoming = withVideo(listed).filter(({ state }) => state === 'notStarted')
    const shown = anchors.map((anchor) => ({ anchor, broadcast: dayOf(anchor, now).shown }))
    entries = shown.map(({ anchor, broadcast }) =>
      entryOf(anchor, {
        live: broadcast === null ? undefined : world.match(broadcast.matchId),
        next: ownMatches(anchor, anchors, upcoming).toSorted(byKickOff)[0],
        venue,
        imageBase,
      }),
    )
    leavesAt = Math.min(...shown.map(({ broadcast }) => broadcast?.until ?? Infinity))
    return entries
  }
  return {
    rooms,
    room: (roomId) => rooms().find((room) => room.roomId === roomId) ?? null,
  }
}

function ownMatches<M extends Pick<WorldMatch, 'id' | 'sport'>>(
  anchor: Anchor,
  anchors: readonly Anchor[],
  matches: readonly M[],
): readonly M[] {
  const colleagues = anchors.filter(({ sport }) => sport === anchor.sport)
  const place = colleagues.indexOf(anchor)
  return matches.filter(({ id, sport }) => sport === anchor.sport && spread(id) % colleagues.length === place)
}

interface EntryOptions extends Pick<RoomDirectoryOptions, 'venue'> {
  readonly imageBase: string
  /** The match that is shown. */
  readonly live: WorldMatch | undefined
  /** The next one of the anchor's. */
  readonly next: WorldMatch | undefined
}

function entryOf(anchor: Anchor, { live, next, venue, imageBase }: EntryOptions): RoomEntry {
  const { roomId, id, name, title, pictureOnly } = anchor
  const match = live ?? next
  return {
    roomId,
    title,
    anchor: { id, name, avatar: `${imageBase}/live/art/avatar/${id}.svg` },
    living: live !== undefined,
    kind: pictureOnly ? 'pureMatch' : 'castLive',
    match: match === undefined ? null : { matchId: match.id, sport: match.sport, venue },
    startsAt: live === undefined ? (next?.kickOff ?? null) : null,
  }
}

/** Matches that begin at the same time are sorted by the level of their league, the highest first. */
function byKickOff(a: WorldMatch, b: WorldMatch): number {
  return a.kickOff - b.kickOff || a.league.level - b.league.level || (a.id < b.id ? -1 : 1)
}

/** FNV-1a; ids that differ in one digit get very different hashes. */
function spread(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return hash >>> 0
}
