import { acceptsPrice } from './acceptance.ts'
import { compareMoney, sumMoney } from './amount.ts'
import { legConflicts } from './slipLegs.ts'
import type { Leg } from './leg.ts'
import type { Line } from './market.ts'
import type { Money } from './money.ts'
import type { Odds } from './odds.ts'
import type { AcceptanceMode } from './order.ts'
import type { Reach } from './reach.ts'
import type { QuotedLeg, StakeLimit } from './quote.ts'

/** Several singles, one fold of all legs, or series with smaller folds. */
export type SlipKind = 'single' | 'parlay' | 'system'

/** A leg and its latest quote. */
export interface SlipLeg {
  readonly leg: Leg
  /** `null` until the venue has quoted it. */
  readonly quoted: QuotedLeg | null
  /** Whether the quote is recent enough to bet on. */
  readonly fresh: boolean
  /** Whether a placement with this leg has no known outcome yet. */
  readonly pending: boolean
}

/** A stake field: of one leg for singles, of one series otherwise. */
export interface SlipStake {
  /** Indexes of its legs in the slip. */
  readonly legs: readonly number[]
  /** The amount in the field, per combination; `null` when empty. */
  readonly typed: Money | null
  /** The total amount risked: all combinations, with to-win amounts converted to the amount risked. */
  readonly risked: Money | null
  /** `null` until the limits are known. */
  readonly limit: StakeLimit | null
}

export interface SlipState {
  readonly kind: SlipKind
  readonly signedIn: boolean
  readonly maintenance: boolean
  readonly reach: Reach
  /** Whether the last request for a quote failed. */
  readonly quoteFailed: boolean
  /** `null` while the mode of this bet is to be chosen; no change is accepted until then. */
  readonly acceptance: AcceptanceMode | null
  readonly minLegs: number
  readonly maxLegs: number
  readonly legs: readonly SlipLeg[]
  readonly stakes: readonly SlipStake[]
  /** `null` while unknown; the balance is then checked by the venue only. */
  readonly balance: Money | null
  /** What is left of the member's own limit; `null` when none is set. */
  readonly personalLimit: Money | null
}

/** Why a leg can't be bet on. `leg` is its index in the slip. */
export type LegBlockReason =
  | {
      readonly kind:
        | 'notQuoted'
        | 'stale'
        | 'suspended'
        | 'locked'
        | 'closed'
        | 'parlayNotAllowed'
        | 'sameMatch'
        | 'sameLegPending'
      readonly leg: number
    }
  | {
      readonly kind: 'lineChanged'
      readonly leg: number
      readonly agreed: Line | null
      readonly offered: Line | null
    }
  | { readonly kind: 'priceChanged'; readonly leg: number; readonly agreed: Odds; readonly offered: Odds }

/** Why the stakes can't be bet. `stake` is the index of the field. */
export type StakeBlockReason =
  | { readonly kind: 'emptyStake' }
  | { readonly kind: 'limitsUnavailable'; readonly stake: number }
  | { readonly kind: 'belowMin'; readonly stake: number; readonly min: Money }
  | { readonly kind: 'aboveMax'; readonly stake: number; readonly max: Money }
  | { readonly kind: 'insufficientBalance'; readonly needed: Money; readonly balance: Money }
  | { readonly kind: 'personalLimit'; readonly needed: Money; readonly left: Money }

/** Why a slip can't be bet, with the values for the message. */
export type BlockReason =
  | { readonly kind: 'maintenance' | 'signedOut' | 'offline' | 'unreachable' | 'quoteFailed' }
  | { readonly kind: 'tooFewLegs'; readonly needed: number }
  | { readonly kind: 'tooManyLegs'; readonly allowed: number }
  | LegBlockReason
  | StakeBlockReason
  /** The member is to choose which price changes this bet accepts. */
  | { readonly kind: 'acceptanceOpen' }

/**
 * The one reason shown beside the main button, or `null` when the slip can be bet. The order: reasons that no
 * change of the slip can resolve, then the legs in their order, then the stakes, and last the acceptance mode. Of
 * several singles only those with a stake are checked, so a suspended leg without a stake blocks nothing.
 */
export function blockReason(slip: SlipState): BlockReason | null {
  const open = slip.acceptance === null ? ({ kind: 'acceptanceOpen' } as const) : null
  return surroundings(slip) ?? legCount(slip) ?? firstLegReason(slip) ?? stakeReason(slip) ?? open
}

function surroundings(slip: SlipState): BlockReason | null {
  if (slip.maintenance) return { kind: 'maintenance' }
  if (!slip.signedIn) return { kind: 'signedOut' }
  if (slip.reach !== 'reachable') return { kind: slip.reach }
  return slip.quoteFailed && slip.legs.length > 0 ? { kind: 'quoteFailed' } : null
}

function legCount({ legs, minLegs, maxLegs }: SlipState): BlockReason | null {
  if (legs.length < minLegs) return { kind: 'tooFewLegs', needed: minLegs }
  return legs.length > maxLegs ? { kind: 'tooManyLegs', allowed: maxLegs } : null
}

function firstLegReason(slip: SlipState): LegBlockReason | null {
  const counting = slip.kind === 'single' ? legsWithStake(slip) : null
  for (const index of slip.legs.keys()) {
    const reason = counting === null || counting.has(index) ? legBlockReason(slip, index) : null
    if (reason !== null) return reason
  }
  return null
}

/** The legs of singles that have a stake; all legs while none has. */
function legsWithStake(slip: SlipState): ReadonlySet<number> {
  const filled = slip.stakes.filter(isFilled)
  return new Set(filled.length === 0 ? slip.legs.keys() : filled.flatMap(({ legs }) => legs))
}

/** Why the leg at this index can't be bet on, or `null`. It is shown at the leg. */
export function legBlockReason(slip: SlipState, index: number): LegBlockReason | null {
  const entry = slip.legs[index]
  if (entry === undefined) return null
  return (
    combinationReason(slip, entry, index) ?? quoteReason(entry, index) ?? changeReason(slip, entry, index)
  )
}

function combinationReason(slip: SlipState, { leg }: SlipLeg, index: number): LegBlockReason | null {
  if (slip.kind === 'single') return null
  if (legConflicts(slip.legs.map((entry) => entry.leg)).includes(index))
    return { kind: 'sameMatch', leg: index }
  return leg.parlayAllowed ? null : { kind: 'parlayNotAllowed', leg: index }
}

function quoteReason({ quoted, fresh, pending }: SlipLeg, index: number): LegBlockReason | null {
  if (quoted === null) return { kind: 'notQuoted', leg: index }
  // Closed is final, so it is reported even from an old quote; other states may have changed since.
  if (quoted.status === 'closed') return { kind: 'closed', leg: index }
  if (!fresh) return { kind: 'stale', leg: index }
  if (quoted.status !== 'open') return { kind: quoted.status, leg: index }
  if (quoted.odds === null) return { kind: 'notQuoted', leg: index }
  return pending ? { kind: 'sameLegPending', leg: index } : null
}

function changeReason(slip: SlipState, { leg, quoted }: SlipLeg, index: number): LegBlockReason | null {
  if (quoted === null || quoted.odds === null) return null
  if (quoted.line !== leg.choice.line) {
    return { kind: 'lineChanged', leg: index, agreed: leg.choice.line, offered: quoted.line }
  }
  if (acceptsPrice(slip.acceptance ?? 'none', leg.agreedOdds, quoted.odds)) return null
  return { kind: 'priceChanged', leg: index, agreed: leg.agreedOdds, offered: quoted.odds }
}

function isFilled({ typed }: SlipStake): boolean {
  return typed !== null && typed.minor > 0
}

function stakeReason(slip: SlipState): StakeBlockReason | null {
  if (!slip.stakes.some(isFilled)) return { kind: 'emptyStake' }
  for (const [index, stake] of slip.stakes.entries()) {
    const reason = isFilled(stake) ? limitReason(stake, index) : null
    if (reason !== null) return reason
  }
  return totalReason(slip)
}

/** Limits are per combination (docs/betting.md, 5), and given as the amount to type (`slipFields`). */
function limitReason({ typed, limit }: SlipStake, index: number): StakeBlockReason | null {
  const toMin = limit === null || typed === null ? null : compareMoney(typed, limit.min)
  const toMax = limit === null || typed === null ? null : compareMoney(typed, limit.max)
  if (limit === null || toMin === null || toMax === null) return { kind: 'limitsUnavailable', stake: index }
  if (toMax > 0) return { kind: 'aboveMax', stake: index, max: limit.max }
  return toMin < 0 ? { kind: 'belowMin', stake: index, min: limit.min } : null
}

function totalReason({ stakes, balance, personalLimit }: SlipState): StakeBlockReason | null {
  const risked = stakes.filter(isFilled).flatMap((stake) => stake.risked ?? stake.typed ?? [])
  const currency = risked[0]?.currency
  const needed = currency === undefined ? null : sumMoney(risked, currency)
  // The fields have two currencies, or the sum is not a safe integer: no limit can be checked.
  if (needed === null) return { kind: 'limitsUnavailable', stake: 0 }
  if (balance !== null && !covers(balance, needed)) {
    return { kind: 'insufficientBalance', needed, balance }
  }
  if (personalLimit !== null && !covers(personalLimit, needed)) {
    return { kind: 'personalLimit', needed, left: personalLimit }
  }
  return null
}

/** False when the currencies differ. */
function covers(available: Money, needed: Money): boolean {
  const order = compareMoney(available, needed)
  return order === 0 || order === 1
}
