import { subtractMoney, sumMoney } from '../../domain/amount.ts'
import type { BlockReason, SlipKind } from '../../domain/blockReason.ts'
import type { Failure } from '../../domain/failure.ts'
import { type Currency, money, type Money } from '../../domain/money.ts'
import type { OddsFormat } from '../../domain/odds.ts'
import { formatOdds } from '../../domain/oddsFormat.ts'
import type { AcceptanceMode } from '../../domain/order.ts'
import { offeredSeries, seriesOdds } from '../../domain/parlay.ts'
import type { Quote } from '../../domain/quote.ts'
import type { Placement } from '../../machines/placement/placement.ts'
import type { Slip } from '../../machines/slip/slip.ts'
import type { SlipCheck } from '../../machines/slip/slipCheck.ts'
import type { SlipField } from '../../machines/slip/slipFields.ts'
import { outcomeView, type OutcomeView } from './outcomeView.ts'
import { slipLegView, type SlipLegView } from './slipLegView.ts'
import { slipTerms } from './slipTerms.ts'

/** State of the slip bar and the sheet. */
export interface SlipView {
  readonly open: boolean
  readonly kind: SlipKind
  readonly legs: readonly SlipLegView[]
  readonly fields: readonly SlipField[]
  readonly activeField: string | null
  /** The format of this slip; European where the member's format is not offered. */
  readonly oddsFormat: OddsFormat
  readonly europeForced: boolean
  readonly currency: Currency
  readonly acceptance: AcceptanceMode
  /** The price on the bar: of the only leg, or of all legs combined. */
  readonly totalOdds: string
  /** Number of bets of each kind, for the tabs. */
  readonly offers: Readonly<Record<SlipKind, number>>
  /** The fields that the button would place. */
  readonly counted: readonly SlipField[]
  /** Number of bets that the button would place, and their amounts. */
  readonly betCount: number
  readonly stake: Money
  readonly profit: Money | null
  readonly returns: Money | null
  readonly balance: Money | null
  readonly balanceAfter: Money | null
  /** Why the button is disabled; while it offers to accept moved prices, the first of those. */
  readonly block: BlockReason | null
  /** `accept` agrees to the moved prices and places, with one tap. */
  readonly action: 'place' | 'accept' | 'blocked'
  /** What the button agrees to; to be passed to `confirm`. */
  readonly terms: string
  readonly changes: number
  /** Text key of the reason why the last confirm was not sent. */
  readonly notSent: string | null
  /** Number of legs that the last `clear` removed, while it can be undone. */
  readonly cleared: number
  readonly quoteFailure: Failure | null
  /** Age of the quote in whole seconds; `null` while there is none. */
  readonly quoteAge: number | null
  /** The confirm whose outcome the sheet shows; `null` while choosing. */
  readonly shown: Placement | null
  readonly outcome: OutcomeView | null
  /** Confirms that are pending or whose outcome has not been viewed; newest first. */
  readonly waiting: readonly OutcomeView[]
  readonly quickStakes: readonly number[]
}

export interface SlipViewInput {
  readonly open: boolean
  readonly slip: Slip
  readonly fields: readonly SlipField[]
  readonly check: SlipCheck
  /** What would still block the bet after agreeing to the moved prices. */
  readonly blockOnceAgreed: BlockReason | null
  readonly quote: Quote | null
  readonly quoteFailure: Failure | null
  readonly quoteAgeMs: number | null
  readonly activeField: string | null
  readonly oddsFormat: OddsFormat
  readonly europeForced: boolean
  readonly balance: Money | null
  readonly placements: readonly Placement[]
  readonly shownId: string | null
  readonly wasUnknown: ReadonlySet<string>
  readonly notSent: string | null
  readonly cleared: number
  readonly quickStakes: readonly number[]
}

export function slipView(input: SlipViewInput): SlipView {
  const { slip, fields, check, balance, quote } = input
  const { counted, block } = check
  const format = input.oddsFormat
  const legs = slip.legs.map((leg, index) =>
    slipLegView({
      leg,
      quote,
      format,
      block: check.legBlocks[index] ?? null,
      field: slip.kind === 'single' ? fields[index] : undefined,
    }),
  )
  const action = actionFor(block, input.blockOnceAgreed)
  const stake = total(counted, ({ risked, typed }) => risked ?? typed, slip) ?? money(0, slip.currency)
  const outcomes = input.placements.map((placement) => outcomeView(placement, input.wasUnknown))
  return {
    open: input.open,
    kind: slip.kind,
    legs,
    fields,
    activeField: input.activeField,
    oddsFormat: format,
    europeForced: input.europeForced,
    currency: slip.currency,
    acceptance: slip.acceptance,
    totalOdds: totalOdds(legs, format),
    offers: {
      single: legs.length,
      parlay: legs.length < 2 ? 0 : 1,
      system: offeredSeries(legs.length).length,
    },
    counted,
    betCount: counted.reduce((count, field) => count + (field.series?.lines ?? 1), 0),
    stake,
    profit: total(counted, ({ profit }) => profit, slip),
    returns: total(counted, ({ returns }) => returns, slip),
    balance,
    balanceAfter: balance === null ? null : subtractMoney(balance, stake),
    block: action === 'blocked' && block?.kind === 'priceChanged' ? input.blockOnceAgreed : block,
    action,
    terms: slipTerms(action, counted, legs),
    changes: legs.filter((leg) => leg.block?.kind === 'priceChanged' || leg.block?.kind === 'lineChanged')
      .length,
    notSent: input.notSent,
    cleared: input.cleared,
    quoteFailure: input.quoteFailure,
    quoteAge: input.quoteAgeMs === null ? null : Math.floor(input.quoteAgeMs / 1000),
    shown: input.placements.find(({ order }) => order.id === input.shownId) ?? null,
    outcome: outcomes.find(({ id }) => id === input.shownId) ?? null,
    waiting: outcomes.filter(({ id }) => id !== input.shownId),
    quickStakes: input.quickStakes,
  }
}

/** The button may accept moved prices only if nothing else blocks the bet. */
function actionFor(block: BlockReason | null, onceAgreed: BlockReason | null): SlipView['action'] {
  if (block === null) return 'place'
  return block.kind === 'priceChanged' && onceAgreed === null ? 'accept' : 'blocked'
}

function totalOdds(legs: readonly SlipLegView[], format: OddsFormat): string {
  const [only] = legs
  if (legs.length === 1 && only !== undefined) return formatOdds(only.offered, format)
  const all = seriesOdds(legs.map(({ offered }) => offered))
  return all === null ? '' : formatOdds(all, 'europe')
}

/** The sum over the fields; `null` if one of them is unknown. */
function total(
  fields: readonly SlipField[],
  amount: (field: SlipField) => Money | null,
  { currency }: Slip,
): Money | null {
  const known = fields.flatMap((field) => amount(field) ?? [])
  return known.length === fields.length ? sumMoney(known, currency) : null
}
