import type { BlockReason, LegBlockReason, SlipKind } from '../../domain/blockReason.ts'
import type { Leg, LegTiming, LegWire } from '../../domain/leg.ts'
import type { Line } from '../../domain/market.ts'
import type { Pair } from '../../domain/match.ts'
import { type Currency, type Money, money } from '../../domain/money.ts'
import type { Odds } from '../../domain/odds.ts'
import { maxReserveStake, type ReservePay } from '../../domain/reservation.ts'
import { quoteSingle } from '../../domain/stake.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { ReserveTerms } from '../../venues/reservations.ts'
import type { SlipField } from '../slip/slipFields.ts'
import { lineText, reservableLines, type ReserveLine, withLine } from './reserveLines.ts'
import { type PriceRange, priceRange, priceText, type ReserveForm, typedPrice } from './reserveForm.ts'

/** The slip, as far as a reservation of its only leg needs it. */
export interface ReservedSlip {
  readonly kind: SlipKind
  readonly legs: readonly ReservedSlipLeg[]
  readonly fields: readonly SlipField[]
  readonly currency: Currency
  readonly balance: Money | null
  readonly block: BlockReason | null
}

export interface ReservedSlipLeg {
  readonly key: string
  readonly leg: Leg
  readonly present: {
    readonly wire: LegWire
    readonly timing: LegTiming
    readonly score: Pair | null
    readonly line: Line | null
    readonly odds: Odds | null
  }
  readonly reservable: boolean
  readonly block: LegBlockReason | null
}

/** Why the reservation cannot be made. */
export type ReserveBlock =
  | BlockReason
  | { readonly kind: 'termsLoading' | 'termsUnavailable' | 'priceEmpty' }
  /** The chosen line cannot be reserved any more, as the market has moved. */
  | { readonly kind: 'lineGone'; readonly line: string }
  /** The price is offered now: that is a bet, and no reservation. */
  | { readonly kind: 'onOffer'; readonly odds: string }
  | { readonly kind: 'priceBelow'; readonly least: string }
  | { readonly kind: 'priceAbove'; readonly most: string }

export interface ReserveEvaluation {
  readonly key: string
  /** The typed price. */
  readonly text: string
  readonly odds: Odds | null
  /** The price that is offered on this line now; `null` when there is none. */
  readonly offered: string | null
  readonly range: PriceRange
  readonly least: string
  readonly most: string
  readonly lines: readonly ReserveLine[]
  readonly line: Line | null
  /** The line in words; empty for a market without lines. */
  readonly lineText: string
  readonly pays: readonly ReservePay[]
  readonly pay: ReservePay
  /** The stake field of the leg, with the limit and the profit of the reservation. */
  readonly field: SlipField
  readonly block: ReserveBlock | null
  /** What the button agrees to. */
  readonly terms: string
}

/** Until the terms are known. */
const ONLY_HELD: ReserveTerms['pays'] = ['held']

/** Reasons of the slip that hold for a reservation too. */
const AROUND: ReadonlySet<BlockReason['kind']> = new Set<BlockReason['kind']>([
  'maintenance',
  'signedOut',
  'offline',
  'unreachable',
  'quoteFailed',
])

/** Reasons of the leg that do. A changed price or line does not matter: both are chosen anew. */
const OF_LEG: ReadonlySet<LegBlockReason['kind']> = new Set<LegBlockReason['kind']>([
  'notQuoted',
  'stale',
  'suspended',
  'locked',
  'closed',
  'sameLegPending',
])

/** The leg that can be reserved: the only one of a slip of singles. */
export function reservedLeg({ kind, legs }: ReservedSlip): ReservedSlipLeg | null {
  const [leg, ...others] = legs
  return leg !== undefined && others.length === 0 && kind === 'single' ? leg : null
}

/** `null` when the slip no longer holds the leg alone. */
export function evaluateReserve(
  form: ReserveForm,
  slip: ReservedSlip,
  feed: Feed<ReserveTerms | null>,
): ReserveEvaluation | null {
  const leg = reservedLeg(slip)
  const [field] = slip.fields
  if (leg?.key !== form.key || field === undefined) return null
  const terms = feed.status === 'live' || feed.status === 'stale' ? feed.value : undefined
  const offered = leg.present.line === form.line ? leg.present.odds : null
  const range = priceRange(offered, terms?.maxOdds)
  const odds = typedPrice(form.text)
  const pays = terms?.pays ?? ONLY_HELD
  const pay = pays.includes(form.pay) ? form.pay : pays[0]
  const lines = terms == null ? [] : reservableLines(terms, leg.present.line)
  const own = reservedField(field, odds, terms ?? null)
  const block =
    surroundings(slip, leg) ??
    termsFault(terms, feed) ??
    lineFault(form.line, lines, leg) ??
    priceFault(odds, offered, range) ??
    stakeFault(own, pay, slip)
  return {
    key: form.key,
    text: form.text,
    odds,
    offered: offered === null ? null : priceText(offered),
    range,
    least: priceText(range.least),
    most: priceText(range.most),
    lines: withLine(lines, form.line).map((line) => ({ line, text: lineText(leg.leg, line) })),
    line: form.line,
    lineText: form.line === null ? '' : lineText(leg.leg, form.line),
    pays,
    pay,
    field: own,
    block,
    terms: [form.key, form.text, form.line ?? '', pay, field.text, block === null ? '' : block.kind].join(
      ' ',
    ),
  }
}

/** In a reservation the typed number is the stake, in whatever odds the slip is shown. */
function reservedField(field: SlipField, odds: Odds | null, terms: ReserveTerms | null): SlipField {
  const { typed } = field
  const amounts = typed === null || odds === null ? null : quoteSingle(typed, odds, 'europe')
  return {
    ...field,
    toWin: false,
    risked: typed,
    profit: amounts?.profit ?? null,
    returns: amounts?.returns ?? null,
    limit: terms === null || odds === null ? null : limitAt(terms, odds),
  }
}

function limitAt({ minStake, maxReturn }: ReserveTerms, odds: Odds): SlipField['limit'] {
  const { minor } = maxReserveStake(maxReturn, odds)
  // At extreme prices the least stake is still allowed, as for a bet.
  const most = maxReturn.minor === 0 ? 0 : Math.max(minor, minStake.minor)
  return { key: 'reserve', min: minStake, max: money(most, minStake.currency), seriesOdds: null }
}

function surroundings({ block }: ReservedSlip, leg: ReservedSlipLeg): ReserveBlock | null {
  if (block !== null && AROUND.has(block.kind)) return block
  if (leg.block !== null && OF_LEG.has(leg.block.kind)) return leg.block
  return leg.reservable ? null : { kind: 'termsUnavailable' }
}

function termsFault(
  terms: ReserveTerms | null | undefined,
  { status }: Feed<ReserveTerms | null>,
): ReserveBlock | null {
  if (terms === null || status === 'failed') return { kind: 'termsUnavailable' }
  return terms === undefined ? { kind: 'termsLoading' } : null
}

/** A changed line is never reserved unasked: another one has to be chosen. */
function lineFault(
  chosen: Line | null,
  lines: readonly Line[],
  { leg }: ReservedSlipLeg,
): ReserveBlock | null {
  if (chosen === null || lines.length === 0 || lines.includes(chosen)) return null
  return { kind: 'lineGone', line: lineText(leg, chosen) }
}

function priceFault(
  odds: Odds | null,
  offered: Odds | null,
  { least, most }: PriceRange,
): ReserveBlock | null {
  if (odds === null) return { kind: 'priceEmpty' }
  if (odds < least) return { kind: 'priceBelow', least: priceText(least) }
  if (odds > most) return { kind: 'priceAbove', most: priceText(most) }
  return offered !== null && odds <= offered ? { kind: 'onOffer', odds: priceText(offered) } : null
}

function stakeFault(field: SlipField, pay: ReservePay, { balance }: ReservedSlip): ReserveBlock | null {
  const { typed, limit } = field
  if (typed === null || typed.minor === 0) return { kind: 'emptyStake' }
  if (limit === null) return { kind: 'termsUnavailable' }
  if (typed.minor > limit.max.minor) return { kind: 'aboveMax', stake: 0, max: limit.max }
  if (typed.minor < limit.min.minor) return { kind: 'belowMin', stake: 0, min: limit.min }
  if (pay === 'held' && balance?.currency === typed.currency && typed.minor > balance.minor) {
    return { kind: 'insufficientBalance', needed: typed, balance }
  }
  return null
}
