import { subtractMoney, sumMoney } from '../../domain/amount.ts'
import type { BlockReason, SlipKind } from '../../domain/blockReason.ts'
import type { Failure } from '../../domain/failure.ts'
import { type Currency, money, type Money } from '../../domain/money.ts'
import type { OddsFormat } from '../../domain/odds.ts'
import { formatOdds, oddsDisplayOf } from '../../domain/oddsFormat.ts'
import type { AcceptanceMode } from '../../domain/order.ts'
import { offeredSeries, seriesOdds } from '../../domain/parlay.ts'
import type { Placement } from '../../machines/placement/placement.ts'
import type { Slip } from '../../machines/slip/slip.ts'
import type { SlipEvaluation } from '../../machines/slip/slipEvaluation.ts'
import type { SlipField } from '../../machines/slip/slipFields.ts'
import { outcomeView, type OutcomeView } from './outcomeView.ts'
import { slipLegView, type SlipLegView } from './slipLegView.ts'

/** State of the slip bar and the sheet. */
export interface SlipView {
  readonly open: boolean
  readonly kind: SlipKind
  readonly legs: readonly SlipLegView[]
  readonly fields: readonly SlipField[]
  /** Sets the stakes of all open singles; `null` where there is none. */
  readonly sameStake: SlipField | null
  readonly activeField: string | null
  /** The format of this slip; European where the member's format is not offered. */
  readonly oddsFormat: OddsFormat
  readonly europeForced: boolean
  readonly currency: Currency
  /** `null` while it is to be chosen for this bet. */
  readonly acceptance: AcceptanceMode | null
  /** Whether the acceptance mode is chosen for each bet. */
  readonly asks: boolean
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

/** What the slip bar and the sheet show of an evaluated slip. */
export function slipView(evaluation: SlipEvaluation, quickStakes: readonly number[]): SlipView {
  const { slip, fields, counted, legBlocks, quote, oddsFormat, balance, quoteAgeMs, shown } = evaluation
  const legs = slip.legs.map((leg, index) =>
    slipLegView({
      leg,
      quote,
      format: oddsFormat,
      block: legBlocks[index] ?? null,
      field: slip.kind === 'single' ? fields[index] : undefined,
    }),
  )
  const stake = total(counted, ({ risked, typed }) => risked ?? typed, slip) ?? money(0, slip.currency)
  const outcomes = evaluation.placements.map((placement) => outcomeView(placement, evaluation.wasUnknown))
  return {
    open: evaluation.open,
    kind: slip.kind,
    legs,
    fields,
    sameStake: evaluation.sameStake,
    activeField: evaluation.activeField,
    oddsFormat,
    europeForced: evaluation.europeForced,
    currency: slip.currency,
    acceptance: slip.acceptance,
    asks: slip.asks,
    totalOdds: totalOdds(legs, oddsFormat),
    offers: {
      single: legs.length,
      parlay: legs.length < 2 ? 0 : 1,
      system: offeredSeries(legs.length).length,
    },
    counted,
    betCount: counted.reduce((count, field) => count + (field.series?.combinations ?? 1), 0),
    stake,
    profit: total(counted, ({ profit }) => profit, slip),
    returns: total(counted, ({ returns }) => returns, slip),
    balance,
    balanceAfter: balance === null ? null : subtractMoney(balance, stake),
    block: evaluation.block,
    action: evaluation.action,
    terms: evaluation.terms,
    changes: legs.filter((leg) => leg.block?.kind === 'priceChanged' || leg.block?.kind === 'lineChanged')
      .length,
    notSent: evaluation.notSent,
    cleared: evaluation.cleared,
    quoteFailure: evaluation.quoteFailure,
    quoteAge: quoteAgeMs === null ? null : Math.floor(quoteAgeMs / 1000),
    shown,
    outcome: outcomes.find(({ id }) => id === shown?.order.id) ?? null,
    waiting: outcomes.filter(({ id }) => id !== shown?.order.id),
    quickStakes,
  }
}

function totalOdds(legs: readonly SlipLegView[], format: OddsFormat): string {
  const [only] = legs
  if (legs.length === 1 && only !== undefined) {
    return formatOdds(only.offered, format, oddsDisplayOf(only.leg.choice.sport))
  }
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
