import type { MarketKey, Side } from '../../streams/domain/market.ts'

/** What `World.control` has done to the prices of a match. Empty in an undisturbed world. */
export interface Adjustments {
  readonly shifts: readonly { readonly at: number; readonly key: MarketKey; readonly quarters: number }[]
  readonly moves: readonly {
    readonly at: number
    readonly key: MarketKey
    readonly slot: number
    readonly side: Side
    readonly factor: number
  }[]
  /** Times in which prices do not move by themselves; `to` is Infinity while it lasts. */
  readonly holds: readonly { readonly from: number; readonly to: number }[]
}

export const UNDISTURBED: Adjustments = { shifts: [], moves: [], holds: [] }

/** The instants at which all prices are made anew because of an adjustment. */
export function adjustmentPoints({ shifts, moves, holds }: Adjustments): readonly number[] {
  return [...shifts.map(({ at }) => at), ...moves.map(({ at }) => at), ...holds.map(({ to }) => to)].filter(
    Number.isFinite,
  )
}
