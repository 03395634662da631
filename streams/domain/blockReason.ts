import { acceptsPrice } from './acceptance.ts'
import { compareMoney, sumMoney } from './amount.ts'
import { legConflicts } from './cart.ts'
import type { Leg } from './leg.ts'
import type { Line } from './market.ts'
import type { Money } from './money.ts'
import type { Odds } from './odds.ts'
import type { AcceptanceMode } from './order.ts'
import type { QuotedLeg, StakeLimit } from './quote.ts'

/** Several singles, one parlay of all legs, or series with smaller folds. */
export type SlipKind = 'single' | 'parlay' | 'system'

/** A leg with what is known of it now. */
export interface SlipLeg {
  readonly leg: Leg
  /** `null` until the venue has quoted it. */
  readonly quoted: QuotedLeg | null
  /** Whether the quote is young enough to bet on. */
  readonly fresh: boolean
  /** Whether a bet on this leg was sent and nobody knows yet what became of it. */
  readonly pending: boolean
}

/** A stake field: of one leg among singles, of one series otherwise. */
export interface SlipStake {
  /** Places of its legs in the slip. */
  readonly legs: readonly number[]
  /** What stands in the field, for each line; `null` when empty. */
  readonly typed: Money | null
  /** What the field takes from the balance in all: lines counted, to-win amounts turned into risk. */
  readonly risked: Money | null
  /** `null` until the venue has told its limits. */
  readonly limit: StakeLimit | null
}

export interface SlipState {
  readonly kind: SlipKind
  readonly signedIn: boolean
  readonly maintenance: boolean
  readonly online: boolean
  readonly acceptance: AcceptanceMode
  readonly minLegs: number
  readonly maxLegs: number
  readonly legs: readonly SlipLeg[]
  readonly stakes: readonly SlipStake[]
  /** `null` while not known; the venue then has the last word. */
  readonly balance: Money | null
  /** What is left of the member's own limit; `null` when none is set. */
  readonly personalLimit: Money | null
}

/** Why one leg cannot be bet on. `leg` is its place in the slip. */
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

/** Why the amounts cannot be bet. `stake` is the place of the field. */
export type StakeBlockReason =
  | { readonly kind: 'emptyStake' }
  | { readonly kind: 'limitsUnavailable'; readonly stake: number }
  | { readonly kind: 'belowMin'; readonly stake: number; readonly min: Money }
  | { readonly kind: 'aboveMax'; readonly stake: number; readonly max: Money }
  | { readonly kind: 'insufficientBalance'; readonly needed: Money; readonly balance: Money }
  | { readonly kind: 'personalLimit'; readonly needed: Money; readonly left: Money }

/** Why a slip cannot be bet, with what the text needs. */
export type BlockReason =
  | { readonly kind: 'maintenance' | 'signedOut' | 'offline' }
  | { readonly kind: 'tooFewLegs'; readonly needed: number }
  | { readonly kind: 'tooManyLegs'; readonly allowed: number }
  | LegBlockReason
  | StakeBlockReason

/**
 * The one reason to show beside the main button, or `null` when the slip can be bet: first what no change
 * of the slip mends, then the legs in their order, then the amounts. Among singles only the legs with an
 * amount count, so a suspended one left empty holds nothing up.
 */
export function blockReason(slip: SlipState): BlockReason | null {
  return surroundings(slip) ?? legCount(slip) ?? firstLegReason(slip) ?? stakeReason(slip)
}

function surroundings(slip: SlipState): BlockReason | null {
  if (slip.maintenance) return { kind: 'maintenance' }
  if (!slip.signedIn) return { kind: 'signedOut' }
  return slip.online ? null : { kind: 'offline' }
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

/** The legs among singles that have an amount; all of them while none has. */
function legsWithStake(slip: SlipState): ReadonlySet<number> {
  const filled = slip.stakes.filter(isFilled)
  return new Set(filled.length === 0 ? slip.legs.keys() : filled.flatMap(({ legs }) => legs))
}

/** Why the leg in a place cannot be bet on, or `null`. The slip shows it at the leg, beside its way out. */
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
  // Closed is final, so it is said even of an old quote; the other states may have passed since.
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
  if (acceptsPrice(slip.acceptance, leg.agreedOdds, quoted.odds)) return null
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

/** Limits are for each line (research, venues 5.5), so they are held against the amount as typed. */
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
  // Fields in two currencies, or a sum beyond counting: no limit can be held against it.
  if (needed === null) return { kind: 'limitsUnavailable', stake: 0 }
  if (balance !== null && !covers(balance, needed)) {
    return { kind: 'insufficientBalance', needed, balance }
  }
  if (personalLimit !== null && !covers(personalLimit, needed)) {
    return { kind: 'personalLimit', needed, left: personalLimit }
  }
  return null
}

/** Money of another currency covers nothing. */
function covers(available: Money, needed: Money): boolean {
  const order = compareMoney(available, needed)
  return order === 0 || order === 1
}
