import type { WorldMatch } from '../world/world.ts'
import { ANCHORS, type Anchor } from './anchors.ts'
import { assignById, assignByTurns, byKickOff } from './assignment.ts'
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
  const assignment = world.almanac === null ? assignById(anchors) : assignByTurns(anchors)
  const days = new Map<Anchor, AnchorDay>()
  let seen: readonly WorldMatch[] | null = null
  let entries: readonly RoomEntry[] = []
  /** When the next room leaves a match that has ended, platform ms. */
  let leavesAt = Infinity

  function dayOf(anchor: Anchor, now: number): AnchorDay {
    const day = continued(days.get(anchor) ?? { freeAt: earliestShown(now), shown: null }, now, {
      matches: () => assignment.of(anchor, filmed.of(anchor.sport)),
      inPlay: (matchId) => filmed.inPlay(matchId),
      staysMs: END_SHOWN_MS * world.clock.rate,
    })
    days.set(anchor, day)
    return day
  }

  function nextOf(anchor: Anchor, upcoming: readonly WorldMatch[]): WorldMatch | undefined {
    const toCome = upcoming.filter(({ sport }) => sport === anchor.sport)
    const listed = new Set(toCome.map(({ id }) => id))
    const begun = filmed.of(anchor.sport).filter(({ id }) => !listed.has(id))
    const own = new Set(assignment.of(anchor, [...begun, ...toCome]).map(({ id }) => id))
    return toCome.toSorted(byKickOff).find(({ id }) => own.has(id))
  }

  function rooms(): readonly RoomEntry[] {
    const listed = world.matches()
    const now = filmed.now()
    // The world creates a new list when a match changes; room commands are far more frequent.
    if (listed === seen && now < leavesAt) return entries
    seen = listed
    const upcoming = withVideo(listed).filter(({ state }) => state === 'notStarted')
    const shown = anchors.map((anchor) => ({ anchor, broadcast: dayOf(anchor, now).shown }))
    entries = shown.map(({ anchor, broadcast }) => {
      const live = broadcast === null ? undefined : world.match(broadcast.matchId)
      const next = live === undefined ? nextOf(anchor, upcoming) : undefined
      return entryOf(anchor, { live, next, venue, imageBase })
    })
    leavesAt = Math.min(...shown.map(({ broadcast }) => broadcast?.until ?? Infinity))
    return entries
  }
  return {
    rooms,
    room: (roomId) => rooms().find((room) => room.roomId === roomId) ?? null,
  }
}

interface EntryOptions extends Pick<RoomDirectoryOptions, 'venue'> {
  readonly imageBase: string
  /** The match that is shown. */
  readonly live: WorldMatch | undefined
  /** The next one of an anchor who shows none. */
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
