import type { transfers } from '../schema/transfers.ts'

/** Money in minor units, times platform ms. */
export type StoredTransfer = typeof transfers.$inferSelect

/** What a member asks for. */
export type AskedTransfer = Pick<
  StoredTransfer,
  'memberId' | 'clientId' | 'kind' | 'direction' | 'venue' | 'payType' | 'currency'
> & {
  /** Minor units; `all` is everything that the paying wallet holds. */
  readonly amount: number | 'all'
  readonly at: number
}

/** The limits of one currency, minor units (docs/games/wallet.md, 4.3). */
export interface TransferLimits {
  /** The least of one transfer. One from a venue may be smaller when it takes everything that is there. */
  readonly least: number
  /** The most of one transfer to a venue, or of one deposit or withdrawal. */
  readonly most: number
  /** The most that goes to venues in a calendar day in UTC+8; `null` without a limit. */
  readonly mostInDay: number | null
  /** The most transfers of a member in a minute; `null` without a limit. */
  readonly perMinute: number | null
}

/** How a transfer is made. */
export interface TransferRules {
  readonly limits: TransferLimits
  /** Whether the venue takes or gives nothing at present. */
  readonly closed: boolean
  /** Whether the venue answers later: the money waits in `locked` meanwhile. */
  readonly held: boolean
  /** Whether a refused transfer is stored as failed, so that it can be looked up. */
  readonly keepsRefused: boolean
  /** Called under the lock of the wallets: whether the call may still be carried out. */
  readonly stillValid: () => boolean
}

export type TransferRefusal =
  | { readonly reason: 'closed' | 'underWay' | 'onBreak' | 'belowLeast' | 'insufficient' }
  /** `left` is what could still be moved, minor units. */
  | { readonly reason: 'limit'; readonly left: number }

export type TransferOutcome =
  /** Done, or on its way. */
  | { readonly status: 'made'; readonly transfer: StoredTransfer }
  /** The client id was used for the same transfer before; nothing new was made. */
  | { readonly status: 'repeated'; readonly transfer: StoredTransfer }
  /** The client id was used for another one. */
  | { readonly status: 'differs' | 'expired' }
  /** Everything was asked for, and the wallet is empty. */
  | { readonly status: 'nothing' }
  | {
      readonly status: 'refused'
      readonly refusal: TransferRefusal
      /** The failed transfer, where refused ones are stored. */
      readonly transfer: StoredTransfer | null
    }
