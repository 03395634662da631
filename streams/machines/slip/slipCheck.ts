import {
  blockReason,
  type BlockReason,
  legBlockReason,
  type LegBlockReason,
  type SlipLeg,
  type SlipState,
} from '../../domain/blockReason.ts'
import { isLiveLeg, type LegChoice } from '../../domain/leg.ts'
import type { Money } from '../../domain/money.ts'
import type { Reach } from '../../domain/reach.ts'
import type { Quote } from '../../domain/quote.ts'
import { legKey } from './legKeys.ts'
import { quotedFor, type Slip } from './slip.ts'
import type { SlipField } from './slipFields.ts'

/** The state outside the slip that a check depends on. */
export interface SlipSurroundings {
  readonly quote: Quote | null
  /** The present local time, and the longest age of a quote for legs in play and early legs, ms. */
  readonly now: number
  readonly liveTtlMs: number
  readonly earlyTtlMs: number
  readonly openChoices: readonly LegChoice[]
  /** Keys of legs that the member wants to bet on again although an earlier bet is open. */
  readonly repeated: ReadonlySet<string>
  readonly signedIn: boolean
  readonly maintenance: boolean
  readonly reach: Reach
  /** The last request for a quote failed, so the present quote may be outdated. */
  readonly quoteFailed: boolean
  readonly balance: Money | null
  readonly personalLimit: Money | null
  readonly minParlayLegs: number
  readonly maxLegs: number
}

export interface SlipCheck {
  /** Why the main button is disabled, or `null`. */
  readonly block: BlockReason | null
  /** By leg, in the order of the slip. */
  readonly legBlocks: readonly (LegBlockReason | null)[]
  /** The fields that the main button would place. */
  readonly counted: readonly SlipField[]
}

/**
 * Checks a slip. Of several singles, legs that can't be bet on are left out; a moved price needs confirmation
 * first. In a series every leg counts.
 */
export function checkSlip(slip: Slip, fields: readonly SlipField[], around: SlipSurroundings): SlipCheck {
  const state = slipState(slip, fields, around)
  const legBlocks = slip.legs.map((_, index) => legBlockReason(state, index))
  const counted = fields.filter(
    (field) =>
      isFilled(field) &&
      (slip.kind !== 'single' ||
        field.legs.every((index) => isPlaceableOnceAccepted(legBlocks[index] ?? null))),
  )
  // If every leg with a stake was left out, the reason of the first leg is shown.
  const stakes =
    counted.length === 0 ? fields : fields.filter((field) => counted.includes(field) || !isFilled(field))
  return { block: blockReason({ ...state, stakes }), legBlocks, counted }
}

function isFilled(field: SlipField): boolean {
  return field.typed !== null && field.typed.minor > 0
}

function isPlaceableOnceAccepted(reason: LegBlockReason | null): boolean {
  return reason === null || reason.kind === 'priceChanged'
}

function slipState(slip: Slip, fields: readonly SlipField[], around: SlipSurroundings): SlipState {
  return {
    kind: slip.kind,
    signedIn: around.signedIn,
    maintenance: around.maintenance,
    reach: around.reach,
    quoteFailed: around.quoteFailed,
    acceptance: slip.acceptance,
    minLegs: slip.kind === 'single' ? 1 : around.minParlayLegs,
    maxLegs: around.maxLegs,
    legs: slip.legs.map((leg) => slipLeg(leg, around)),
    stakes: fields,
    balance: around.balance,
    personalLimit: around.personalLimit,
  }
}

function slipLeg(leg: Slip['legs'][number], around: SlipSurroundings): SlipLeg {
  const quoted = quotedFor(leg, around.quote?.legs ?? []) ?? null
  const key = legKey(leg.choice)
  const live = quoted?.live ?? isLiveLeg(leg)
  const age = around.quote === null ? Number.POSITIVE_INFINITY : around.now - around.quote.at
  return {
    leg,
    quoted,
    fresh: age <= (live ? around.liveTtlMs : around.earlyTtlMs),
    pending: !around.repeated.has(key) && around.openChoices.some((choice) => legKey(choice) === key),
  }
}
