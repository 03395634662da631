import type { Failure } from './failure.ts'
import type { Currency, Money } from './money.ts'

/** Money that a member moves: to or from a venue, from all venues, or in and out (docs/games/wallet.md, 4 and 5). */
export type MoneyMove =
  | { readonly kind: 'transfer'; readonly direction: 'IN' | 'OUT'; readonly venue: string }
  | { readonly kind: 'collect'; readonly venues: readonly string[] }
  | { readonly kind: 'deposit' | 'withdraw'; readonly payType: number }

/** A move as it is sent, once. Stored on the device before, until its outcome is known. */
export interface TransferRequest {
  readonly id: string
  readonly move: MoneyMove
  /** The amount to move; for a collection, what the venues held when it was requested. */
  readonly amount: Money
  /** Platform ms after which it is not carried out any more. */
  readonly validUntil: number
}

export type TransferStatus = 'processing' | 'done' | 'failed'

/** A transfer that the platform has; a collection has one for each venue. */
export interface KnownTransfer {
  readonly id: string
  readonly status: TransferStatus
  readonly venue: string | null
  readonly amount: Money
}

export type TransferAnswer =
  | { readonly type: 'known'; readonly transfers: readonly KnownTransfer[] }
  | {
      readonly type: 'refused'
      readonly failure: Extract<Failure, { type: 'refusal' }>
      /** What could still be moved, where a limit refuses it. */
      readonly left: Money | null
    }

/** The ids by which the platform knows a move. */
export function idsOf({ id, move }: Pick<TransferRequest, 'id' | 'move'>): readonly string[] {
  return move.kind === 'collect' ? move.venues.map((venue) => `${id}-${venue}`) : [id]
}

/** The venues to and from which nothing else is moved meanwhile. */
export function venuesOf(move: MoneyMove): readonly string[] {
  switch (move.kind) {
    case 'transfer':
      return [move.venue]
    case 'collect':
      return move.venues
    case 'deposit':
    case 'withdraw':
      return []
  }
}

/** A venue's own wallet in one currency. */
export interface VenueWallet {
  readonly venue: string
  readonly name: string
  readonly balance: Money
  readonly status: 'open' | 'closed' | 'maintenance' | 'unknown'
}

/** A way to pay in or out. */
export interface PayWay {
  readonly payType: number
  readonly name: string
  readonly currency: Currency
  readonly deposit: boolean
  readonly withdraw: boolean
  readonly least: Money
  readonly most: Money
}

/** All balances of a member (docs/games/wallet.md, 3). */
export interface MemberFinance {
  /** Whether casino and lottery are paid from the centre. */
  readonly seamless: boolean
  /** With what open bets and transfers have locked. */
  readonly centre: Readonly<Record<Currency, Money>>
  /** What can be staked, moved and paid out. */
  readonly available: Readonly<Record<Currency, Money>>
  readonly locked: Money
  readonly venues: readonly VenueWallet[]
  readonly goldCoins: number
  /** Everything but gold coins, in RMB. */
  readonly total: Money
  readonly openBets: number
  readonly payWays: readonly PayWay[]
  /** Platform ms at which it was valid. */
  readonly at: number
}
