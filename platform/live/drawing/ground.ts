/** The position and size of a player: nearer ones are larger. */
export type Place = readonly [x: number, y: number, size: number]

/** Where a sport is played, drawn in 390 × 219. */
export interface Ground {
  /** Whether it is seen from above, and so has no stands behind it. */
  readonly fromAbove?: boolean
  readonly floor: string
  readonly lines: string
  /** The players of home and of away by turns. */
  readonly places: readonly Place[]
  /** Who has the ball one after the other, as indices of `places`; in their order when missing. */
  readonly passes?: readonly number[]
  /** The range of a player's movement. */
  readonly reach: readonly [x: number, y: number]
  readonly ball: { readonly fill: string; readonly size: number; readonly height: number }
}
