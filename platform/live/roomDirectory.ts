import type { World, WorldMatch } from '../world/world.ts'
import { ANCHORS, type Anchor } from './anchors.ts'
import type { RoomDirectory, RoomEntry } from './directory.ts'

/** About the length of a match. */
const SHIFT_MS = 120 * 60_000
/** The match that an anchor waits for begins in this first part of a shift. */
const AWAITED_MS = 30 * 60_000

interface RoomDirectoryOptions {
  /** The venue of the rooms' matches. */
  readonly venue: string
  readonly anchors?: readonly Anchor[]
  /** The prefix of the addresses of images. */
  readonly imageBase?: string
}

/**
 * The rooms of the running world. Each match with video belongs to one anchor of its sport. An anchor's day
 * has shifts of about the length of a match; in each shift the anchor waits for the first match that begins
 * and stays until it ends, and so shows whole matches and not the ends of several. Rooms are computed from
 * the list of matches alone, so every process with the same world has the same rooms.
 */
export function createRoomDirectory(
  world: Pick<World, 'matches'>,
  { venue, anchors = ANCHORS, imageBase = '' }: RoomDirectoryOptions,
): RoomDirectory {
  let seen: readonly WorldMatch[] | null = null
  let entries: readonly RoomEntry[] = []
  const rooms = (): readonly RoomEntry[] => {
    const listed = world.matches()
    // The world creates a new list when a match changes; room commands are far more frequent.
    if (listed === seen) return entries
    seen = listed
    const matches = shownMatches(listed).toSorted(byKickOff)
    entries = anchors.map((anchor) =>
      entryOf(anchor, ownMatches(anchor, anchors, matches), { venue, imageBase }),
    )
    return entries
  }
  return {
    rooms,
    room: (roomId) => rooms().find((room) => room.roomId === roomId) ?? null,
  }
}

/** The matches with video; all matches of a recording that has no information about video. */
function shownMatches(matches: readonly WorldMatch[]): readonly WorldMatch[] {
  const filmed = matches.filter(({ video }) => video)
  return filmed.length > 0 ? filmed : matches
}

function ownMatches(
  anchor: Anchor,
  anchors: readonly Anchor[],
  matches: readonly WorldMatch[],
): readonly WorldMatch[] {
  const colleagues = anchors.filter(({ sport }) => sport === anchor.sport)
  const place = colleagues.indexOf(anchor)
  return matches.filter(({ id, sport }) => sport === anchor.sport && spread(id) % colleagues.length === place)
}

function entryOf(
  anchor: Anchor,
  own: readonly WorldMatch[],
  { venue, imageBase }: Pick<RoomDirectoryOptions, 'venue'> & { readonly imageBase: string },
): RoomEntry {
  const { roomId, id, name, title, pictureOnly } = anchor
  const live = shownOf(own.filter(({ state }) => state === 'live'))
  const next = live ?? own.find(({ state }) => state === 'notStarted')
  return {
    roomId,
    title,
    anchor: { id, name, avatar: `${imageBase}/live/art/avatar/${id}.svg` },
    living: live !== undefined,
    kind: pictureOnly ? 'pureMatch' : 'castLive',
    match: next === undefined ? null : { matchId: next.id, sport: next.sport, venue },
    startsAt: live === undefined ? (next?.kickOff ?? null) : null,
  }
}

/** The match that is shown, of those in play, oldest first; these belong to at most two shifts. */
function shownOf(live: readonly WorldMatch[]): WorldMatch | undefined {
  const [oldest] = live
  if (oldest === undefined || oldest.kickOff % SHIFT_MS < AWAITED_MS) return oldest
  // When the match of the last shift has ended, the anchor leaves any other one for the match of this shift.
  return live.find(({ kickOff }) => shiftOf(kickOff) > shiftOf(oldest.kickOff)) ?? oldest
}

function shiftOf(kickOff: number): number {
  return Math.floor(kickOff / SHIFT_MS)
}

/** Of matches that begin at the same time, the one of the higher league is first. */
function byKickOff(a: WorldMatch, b: WorldMatch): number {
  return a.kickOff - b.kickOff || a.league.level - b.league.level || (a.id < b.id ? -1 : 1)
}

/** FNV-1a; ids that differ in one digit get very different hashes. */
function spread(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return hash >>> 0
}
