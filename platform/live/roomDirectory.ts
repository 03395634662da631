import type { World, WorldMatch } from '../world/world.ts'
import { ANCHORS, type Anchor } from './anchors.ts'
import type { RoomDirectory, RoomEntry } from './directory.ts'

const VENUE = 'PMTY'

/** About as long as a match takes, from its beginning to its end. */
const SHIFT_MS = 120 * 60_000
/** The match that an anchor waits for begins in this part of his shift. */
const AWAITED_MS = 30 * 60_000

/**
 * The rooms of the running world. Each match with pictures belongs to one of its sport's anchors. His day is made of
 * shifts about as long as a match, and of each he awaits the match that begins first, and stays with it to its end:
 * so he is there from the kick-off, not just for the last minutes of one match after another. Nothing is remembered:
 * every process that sees the same world names the same match, whenever it was started.
 */
export function createRoomDirectory(
  world: Pick<World, 'matches'>,
  anchors: readonly Anchor[] = ANCHORS,
): RoomDirectory {
  const rooms = (): readonly RoomEntry[] => {
    const matches = shownMatches(world.matches()).toSorted(byKickOff)
    return anchors.map((anchor) => entryOf(anchor, ownMatches(anchor, anchors, matches)))
  }
  return {
    rooms,
    room: (roomId) => rooms().find((room) => room.roomId === roomId) ?? null,
  }
}

/** Those with pictures. A recording that tells of none does not know: then all. */
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

function entryOf(anchor: Anchor, own: readonly WorldMatch[]): RoomEntry {
  const { roomId, id, name, title, pictureOnly } = anchor
  const live = shownOf(own.filter(({ state }) => state === 'live'))
  const next = live ?? own.find(({ state }) => state === 'notStarted')
  return {
    roomId,
    title,
    anchor: { id, name, avatar: `/live/art/avatar/${id}.svg` },
    living: live !== undefined,
    kind: pictureOnly ? 'pureMatch' : 'castLive',
    match: next === undefined ? null : { matchId: next.id, sport: next.sport, venue: VENUE },
    startsAt: live === undefined ? (next?.kickOff ?? null) : null,
  }
}

/** The one of the matches in play, oldest first, that is shown: in play are those of two shifts at most. */
function shownOf(live: readonly WorldMatch[]): WorldMatch | undefined {
  const [oldest] = live
  if (oldest === undefined || oldest.kickOff % SHIFT_MS < AWAITED_MS) return oldest
  // The awaited one of the last shift is over: whatever still goes on is left when that of this shift begins.
  return live.find(({ kickOff }) => shiftOf(kickOff) > shiftOf(oldest.kickOff)) ?? oldest
}

function shiftOf(kickOff: number): number {
  return Math.floor(kickOff / SHIFT_MS)
}

/** Of those that begin together, the one of the higher league first. */
function byKickOff(a: WorldMatch, b: WorldMatch): number {
  return a.kickOff - b.kickOff || a.league.level - b.league.level || (a.id < b.id ? -1 : 1)
}

/** FNV-1a: spreads ids that differ in one digit. */
function spread(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return hash >>> 0
}
