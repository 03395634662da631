/** Calendar days and months in UTC+8. */
export type RankingPeriod = 'day' | 'month'

/** Who gave most to the anchor of a room; money in minor units of RMB, by the prices of the gifts. */
export interface GiverRanking {
  /** Highest first. Members with the same sum share a place. */
  readonly rows: readonly {
    readonly place: number
    /** Masked, except one's own. */
    readonly name: string
    readonly given: number
    /** Level with the anchor, 0 to 10. */
    readonly fan: number
    readonly mine: boolean
  }[]
  /** The member's own place; `null` without gifts in the period. */
  readonly place: number | null
  readonly given: number
  /** What is missing to draw level with the next higher sum; `null` at the top. */
  readonly behind: number | null
  /** All that the member has given to the anchor, by which the own level is found. */
  readonly total: number
}
