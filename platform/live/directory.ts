/** A room as the platform keeps it: who talks, and about which match. */
export interface RoomEntry {
  readonly roomId: string
  readonly title: string
  readonly anchor: { readonly id: string; readonly name: string; readonly avatar: string }
  readonly living: boolean
  readonly kind: 'pureMatch' | 'castLive'
  readonly match: { readonly matchId: string; readonly sport: string; readonly venue: string } | null
  /** Platform ms; of a room that is not live yet. */
  readonly startsAt: number | null
}

/** The rooms there are at this moment of the platform's clock. */
export interface RoomDirectory {
  rooms(): readonly RoomEntry[]
  room(roomId: string): RoomEntry | null
}
