import type { PlatformClock } from '../clock.ts'
import type { World, WorldMatch } from '../world/world.ts'
import { ANCHORS, type Anchor } from './anchors.ts'
import type { RoomDirectory, RoomEntry } from './directory.ts'

/** About the length of a match. */
const SHIFT_MS = 120 * 60_000
/** The match that an anchor waits for begins in this first part of a shift. */
const AWAITED_MS = 30 * 60_000

/** How long a room stays with a match that has ended, ms: until the picture, which is late, has shown its end. */
const END_SHOWN_MS = 20_000

interface RoomDirectoryOptions {
  /** The venue of the rooms' matches. */
  readonly venue: string
  /** Without a clock rooms leave a match as soon as it has ended. */
  readonly clock?: Pick<PlatformClock, 'now' | 'rate'>
  readonly anchors?: readonly Anchor[]
  /** The prefix of the addresses of images. */
  readonly imageBase?: string
}

/**
 * The rooms of the running world. Each match with video belongs to one anchor of its sport. An anchor's day
 * has shifts of about the length of a match; in each shift the anchor waits for the first match that begins
 * and stays until its end was shown, and so shows whole matches and not the ends of several. Rooms are computed from
 * the list of matches and the time alone, so every process with the same world has the same rooms.
 */
export function createRoomDirectory(
  world: Pick<World, 'matches'>,
  { venue, clock, anchors = ANCHORS, imageBase = '' }: RoomDirectoryOptions,
): RoomDirectory {
  let seen: readonly WorldMatch[] | null = null
  let entries: readonly RoomEntry[] = []
  /** When the next room leaves a match that has ended, platform ms. */
  let leavesAt = Infinity
  const isOnAir = ({ state, endedAt }: WorldMatch): boolean =>
    state === 'live' ||
    (endedAt !== undefined && clock !== undefined && clock.now() < shownUntil(endedAt, clock))
  const rooms = (): readonly RoomEntry[] => {
    const listed = world.matches()
    // The world creates a new list when a match changes; room commands are far more frequent.
    if (listed === seen && (clock === undefined || clock.now() < leavesAt)) return entries
    seen = listed
    const matches = shownMatches(listed).toSorted(byKickOff)
    entries = anchors.map((anchor) =>
      entryOf(anchor, ownMatches(anchor, anchors, matches), { venue, imageBase, isOnAir }),
    )
    leavesAt = clock === undefined ? Infinity : nextLeave(matches, clock)
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

/** Until when a match that has ended is shown, platform ms. */
function shownUntil(endedAt: number, { rate }: Pick<PlatformClock, 'rate'>): number {
  return endedAt + END_SHOWN_MS * rate
}

/** When the first of the matches that have ended is no longer shown; Infinity when none is shown. */
function nextLeave(matches: readonly WorldMatch[], clock: Pick<PlatformClock, 'now' | 'rate'>): number {
  const now = clock.now()
  const times = matches.flatMap(({ endedAt }) => (endedAt === undefined ? [] : [shownUntil(endedAt, clock)]))
  return Math.min(...times.filter((time) => time > now))
}

interface EntryOptions extends Pick<RoomDirectoryOptions, 'venue'> {
  readonly imageBase: string
  readonly isOnAir: (match: WorldMatch) => boolean
}

function entryOf(
  anchor: Anchor,
  own: readonly WorldMatch[],
  { venue, imageBase, isOnAir }: EntryOptions,
): RoomEntry {
  const { roomId, id, name, title, pictureOnly } = anchor
  const live = shownOf(own.filter(isOnAir))
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

/** The match that is shown out of those on the air, which are oldest first and belong to at most two shifts. */
function shownOf(live: readonly WorldMatch[]): WorldMatch | undefined {
  const [oldest] = live
  if (oldest === undefined || oldest.kickOff % SHIFT_MS < AWAITED_MS) return oldest
  // When the match of the last shift has ended, the anchor leaves any other one for the match of this shift.
  return live.find(({ kickOff }) => shiftOf(kickOff) > shiftOf(oldest.kickOff)) ?? oldest
}

function shiftOf(kickOff: number): number {
  return Math.floor(kickOff / SHIFT_MS)
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
