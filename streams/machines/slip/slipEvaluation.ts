import type { BlockReason, LegBlockReason } from '../../domain/blockReason.ts'
import type { Failure } from '../../domain/failure.ts'
import type { Money } from '../../domain/money.ts'
import type { OddsFormat } from '../../domain/odds.ts'
import { MIN_SERIES_LEGS } from '../../domain/parlay.ts'
import type { Quote } from '../../domain/quote.ts'
import type { Reach } from '../../domain/reach.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import type { VenueRules } from '../../venues/venue.ts'
import { openChoices, type Placement } from '../placement/placement.ts'
import { agreePrices, type Slip } from './slip.ts'
import { checkSlip, type SlipSurroundings } from './slipCheck.ts'
import type { SlipCells } from './slipCells.ts'
import type { SlipDeps, SlipOptions } from './slipDeps.ts'
import { type SlipField, slipFields } from './slipFields.ts'
import { sameStakeField, sameStakeFields } from './sameStake.ts'
import { slipFormat } from './slipFormat.ts'
import type { QuoteState } from './slipQuotes.ts'
import { slipTerms } from './slipTerms.ts'

/** The slip with all that follows from it, its quote and its surroundings. */
export interface SlipEvaluation {
  readonly open: boolean
  readonly slip: Slip
  readonly fields: readonly SlipField[]
  /** Sets the stakes of all open singles; `null` where there is none. */
  readonly sameStake: SlipField | null
  readonly activeField: string | null
  /** The format of this slip; European where the member's format is not offered. */
  readonly oddsFormat: OddsFormat
  readonly europeForced: boolean
  readonly quote: Quote | null
  readonly quoteFailure: Failure | null
  /** `null` while there is no quote. */
  readonly quoteAgeMs: number | null
  /** In the currency of the slip; `null` until known. */
  readonly balance: Money | null
  /** By leg, in the order of the slip. */
  readonly legBlocks: readonly (LegBlockReason | null)[]
  /** The fields that the main button would place. */
  readonly counted: readonly SlipField[]
  /** Why the button is disabled; while it offers to accept moved prices, the first of those. */
  readonly block: BlockReason | null
  /** `accept` agrees to the moved prices and places, with one tap. */
  readonly action: 'place' | 'accept' | 'blocked'
  /** What the button agrees to; to be passed to `confirm`. */
  readonly terms: string
  /** Text key of the reason why the last confirm was not sent. */
  readonly notSent: string | null
  /** Number of legs that the last `clear` removed, while it can be undone. */
  readonly cleared: number
  /** Newest first. */
  readonly placements: readonly Placement[]
  /** The confirm whose outcome the sheet shows; `null` while choosing. */
  readonly shown: Placement | null
  /** Ids of confirms whose outcome has been unknown at some time. */
  readonly wasUnknown: ReadonlySet<string>
}

/** What an evaluation depends on. */
export interface SlipInput {
  readonly slip: Slip
  readonly quotes: QuoteState
  readonly open: boolean
  readonly activeField: string | null
  readonly shownId: string | null
  readonly repeated: ReadonlySet<string>
  readonly wasUnknown: ReadonlySet<string>
  readonly notSent: string | null
  readonly cleared: number
  readonly placements: readonly Placement[]
  /** The member's format. */
  readonly oddsFormat: OddsFormat
  readonly balance: Money | null
  readonly signedIn: boolean
  readonly reach: Reach
  readonly maintenance: boolean
  /** The present local time, ms. */
  readonly second: number
}

/** What the venue and the options say about every slip. */
export interface SlipLimits
  extends Pick<VenueRules, 'parlay' | 'maxLegs'>, Pick<SlipOptions, 'liveTtlMs' | 'earlyTtlMs'> {}

/** The evaluation of the slip, renewed when any of its sources changes. */
export function slipEvaluation$(
  cells: SlipCells,
  quotes$: State$<QuoteState>,
  deps: SlipDeps,
  options: SlipOptions,
): State$<SlipEvaluation> {
  const sources = {
    slip: cells.slip.state$,
    quotes: quotes$,
    open: cells.open.state$,
    activeField: cells.activeField.state$,
    shownId: cells.shownId.state$,
    repeated: cells.repeated.state$,
    wasUnknown: cells.wasUnknown$,
    notSent: cells.notSent.state$,
    cleared: mapState(cells.cleared.state$, (before) => before?.legs.length ?? 0),
    placements: deps.placements.placements$,
    oddsFormat: deps.oddsFormat$,
    balance: deps.balance$,
    signedIn: deps.signedIn$,
    reach: deps.reach$,
    maintenance: deps.maintenance$,
    second: deps.second$,
  }
  const limits: SlipLimits = { ...deps.venue.rules, ...options }
  return combineStates(sources, (input) => evaluateSlip(input, limits))
}

export function evaluateSlip(input: SlipInput, limits: SlipLimits): SlipEvaluation {
  const { slip, quotes, open, activeField, wasUnknown, notSent, cleared, placements } = input
  const { quote, failure } = quotes
  const around = surroundings(input, limits)
  const oddsFormat = slipFormat(slip, input.oddsFormat)
  const fields = slipFields(slip, quote, oddsFormat)
  const { block, legBlocks, counted } = checkSlip(slip, fields, around)
  const agreed = agreePrices(slip, quote?.legs ?? [])
  const blockOnceAgreed = block?.kind === 'priceChanged' ? checkSlip(agreed, fields, around).block : null
  const action = actionFor(block, blockOnceAgreed)
  return {
    open,
    slip,
    fields,
    sameStake: sameStakeField(sameStakeFields(slip, fields, legBlocks)),
    activeField,
    oddsFormat,
    europeForced: oddsFormat !== input.oddsFormat,
    quote,
    quoteFailure: failure,
    quoteAgeMs: quote === null ? null : Math.max(0, input.second - quote.at),
    balance: around.balance,
    legBlocks,
    counted,
    block: action === 'blocked' && block?.kind === 'priceChanged' ? blockOnceAgreed : block,
    action,
    terms: slipTerms(action, counted, slip, quote?.legs ?? []),
    notSent,
    cleared,
    placements,
    shown: placements.find(({ order }) => order.id === input.shownId) ?? null,
    wasUnknown,
  }
}

function surroundings(input: SlipInput, limits: SlipLimits): SlipSurroundings {
  return {
    quote: input.quotes.quote,
    now: input.second,
    liveTtlMs: limits.liveTtlMs,
    earlyTtlMs: limits.earlyTtlMs,
    openChoices: openChoices(input.placements),
    repeated: input.repeated,
    signedIn: input.signedIn,
    maintenance: input.maintenance,
    reach: input.reach,
    quoteFailed: input.quotes.failure !== null,
    balance: inCurrency(input.balance, input.slip),
    personalLimit: null,
    minParlayLegs: limits.parlay?.minLegs ?? MIN_SERIES_LEGS,
    maxLegs: limits.maxLegs,
  }
}

/** The button may accept moved prices only if nothing else blocks the bet. */
function actionFor(block: BlockReason | null, onceAgreed: BlockReason | null): SlipEvaluation['action'] {
  if (block === null) return 'place'
  return block.kind === 'priceChanged' && onceAgreed === null ? 'accept' : 'blocked'
}

/** A balance in another currency is ignored. */
function inCurrency(balance: Money | null, slip: Slip): Money | null {
  return balance?.currency === slip.currency ? balance : null
}
