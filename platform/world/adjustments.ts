import type { MarketKey, Side } from '../../streams/domain/market.ts'

/** Changes of a match's prices by `World.control`; empty in a world without them. */
export interface Adjustments {
  readonly shifts: readonly { readonly at: number; readonly key: MarketKey; readonly quarters: number }[]
  readonly moves: readonly {
    readonly at: number
    readonly key: MarketKey
    readonly slot: number
    readonly side: Side
    readonly factor: number
  }[]
  /** Intervals in which prices do not move; `to` is Infinity while one lasts. */
  readonly holds: readonly { readonly from: number; readonly to: number }[]
}

export const UNDISTURBED: Adjustments = { shifts: [], moves: [], holds: [] }

/** Times at which all prices are recomputed because of an adjustment. */
export function adjustmentPoints({ shifts, moves, holds }: Adjustments): readonly number[] {
  return [...shifts.map(({ at }) => at), ...moves.map(({ at }) => at), ...holds.map(({ to }) => to)].filter(
    Number.isFinite,
  )
}
