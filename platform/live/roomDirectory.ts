import type { World, WorldMatch } from '../world/world.ts'
import { ANCHORS, type Anchor } from './anchors.ts'
import type { RoomDirectory, RoomEntry } from './directory.ts'

const VENUE = 'PMTY'

/**
 * The rooms of the running world. Each match of a sport belongs to one of that sport's anchors, and an anchor talks
 * about the oldest of his that is in play: so he stays with a match to its end, and every process that sees the same
 * world names the same match, whenever it was started.
 */
export function createRoomDirectory(
  world: Pick<World, 'matches'>,
  anchors: readonly Anchor[] = ANCHORS,
): RoomDirectory {
  const rooms = (): readonly RoomEntry[] => {
    const matches = [...world.matches()].sort(byKickOff)
    return anchors.map((anchor) => entryOf(anchor, ownMatches(anchor, anchors, matches)))
  }
  return {
    rooms,
    room: (roomId) => rooms().find((room) => room.roomId === roomId) ?? null,
  }
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
  const live = own.find(({ state }) => state === 'live')
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

function byKickOff(a: WorldMatch, b: WorldMatch): number {
  return a.kickOff - b.kickOff || (a.id < b.id ? -1 : 1)
}

/** FNV-1a: spreads ids that differ in one digit. */
function spread(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  return hash >>> 0
}
