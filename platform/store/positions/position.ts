import type { ProtectionRefusal } from '../../../streams/domain/protection.ts'
import type { positions } from '../schema/positions.ts'

type PositionRow = Omit<typeof positions.$inferSelect, 'changedIn'>

export interface StoredPosition extends PositionRow {
  /** The sum of what it has paid back so far, stake included. Minor units. */
  readonly returned: number
}

/** A bet on a round of a casino game, a lottery draw or an anchor's game. Amounts are minor units. */
export type NewPosition = Pick<
  PositionRow,
  | 'memberId'
  | 'product'
  | 'game'
  | 'round'
  | 'clientId'
  | 'purpose'
  | 'currency'
  | 'selection'
  | 'odds'
  | 'stake'
  | 'placedAt'
>

export interface PositionSettlement {
  /** Stake included; 0 for a loss. */
  readonly returned: number
  readonly outcome: NonNullable<PositionRow['outcome']>
  readonly at: number
}

export type PositionPlacement =
  | { readonly status: 'placed' | 'duplicate'; readonly position: StoredPosition }
  | { readonly status: 'protected'; readonly reason: ProtectionRefusal }
  | { readonly status: 'insufficient'; readonly balance: number }

/** As `OrderChange`. */
export type PositionChange =
  | {
      readonly status: 'changed' | 'unchanged' | 'refused'
      readonly position: StoredPosition
    }
  | { readonly status: 'unknownPosition' }
