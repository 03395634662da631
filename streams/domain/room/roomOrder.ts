import { foldText } from '../foldText.ts'
import type { LocalText } from '../localText.ts'
import type { Sport } from '../vocabulary/sports.ts'
import type { LiveRoom } from './room.ts'

/** A category of the list: all rooms, those of followed anchors, rooms without a match, or those of a sport. */
export type RoomCategory = 'all' | 'followed' | 'talk' | Sport

/** The rooms that are on the air, of followed anchors first; then the others, in the order of the list. */
export function inListOrder(rooms: readonly LiveRoom[], followed: ReadonlySet<string>): readonly LiveRoom[] {
  const rank = ({ living, anchor }: LiveRoom): number => (living ? 0 : 2) + (followed.has(anchor.id) ? 0 : 1)
  return rooms.toSorted((a, b) => rank(a) - rank(b))
}

/** The categories that have rooms, in the order in which they first appear; `all` and `followed` always. */
export function categoriesOf(rooms: readonly LiveRoom[]): readonly RoomCategory[] {
  const sports = new Set(rooms.flatMap(({ match }) => match?.sport ?? []))
  const talk = rooms.some(({ match }) => match === null)
  return ['all', 'followed', ...sports, ...(talk ? (['talk'] as const) : [])]
}

export function isInCategory(
  { match, anchor }: LiveRoom,
  category: RoomCategory,
  followed: ReadonlySet<string>,
): boolean {
  if (category === 'all') return true
  if (category === 'followed') return followed.has(anchor.id)
  return category === 'talk' ? match === null : match?.sport === category
}

/** Whether each word of a search is in the title, the anchor's name, the league or a team, in any language. */
export function isFound(room: LiveRoom, search: string): boolean {
  const { title, anchor, match } = room
  const texts = [...allOf(title), ...allOf(anchor.name), match?.league, match?.home, match?.away]
  const searched = foldText(texts.join('\n'))
  return foldText(search)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

function allOf(text: LocalText): readonly string[] {
  return typeof text === 'string' ? [text] : [text.cmn, text.zho, text.english]
}

interface RoomNeighbours {
  readonly previous: LiveRoom | null
  readonly next: LiveRoom | null
}

/**
 * The nearest rooms on the air before and after a room.
 *
 * @param order the ids of the list that the member came from; without the room in it, `rooms` is the list.
 */
export function neighboursOf(
  rooms: readonly LiveRoom[],
  order: readonly string[],
  roomId: string,
): RoomNeighbours {
  const ids = order.includes(roomId) ? order : rooms.map((room) => room.roomId)
  const at = ids.indexOf(roomId)
  const onAir = new Map(rooms.flatMap((room) => (room.living ? [[room.roomId, room] as const] : [])))
  onAir.delete(roomId)
  const before = at < 0 ? [] : ids.slice(0, at).toReversed()
  return { previous: firstIn(onAir, before), next: firstIn(onAir, ids.slice(at + 1)) }
}

function firstIn(onAir: ReadonlyMap<string, LiveRoom>, ids: readonly string[]): LiveRoom | null {
  for (const id of ids) {
    const room = onAir.get(id)
    if (room !== undefined) return room
  }
  return null
}
