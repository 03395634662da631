import type { Sport } from '../../streams/domain/vocabulary/sports.ts'
import type { LocalText } from '../../streams/domain/localText.ts'

/** A room with its anchor and its match. */
export interface RoomEntry {
  readonly roomId: string
  readonly title: LocalText
  readonly anchor: { readonly id: string; readonly name: LocalText; readonly avatar: string }
  readonly living: boolean
  readonly kind: 'pureMatch' | 'castLive'
  readonly match: { readonly matchId: string; readonly sport: Sport; readonly venue: string } | null
  /** Platform ms; set for a room that is not live yet. */
  readonly startsAt: number | null
}

/** The rooms at the present platform time. */
export interface RoomDirectory {
  rooms(): readonly RoomEntry[]
  room(roomId: string): RoomEntry | null
}
