import type { Money } from '../../domain/money.ts'
import { MIN_SERIES_LEGS } from '../../domain/parlay.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import { openChoices } from '../../machines/placement/placement.ts'
import { agreePrices, type Slip } from '../../machines/slip/slip.ts'
import { checkSlip, type SlipSurroundings } from '../../machines/slip/slipCheck.ts'
import { slipFormat } from '../../machines/slip/slipFormat.ts'
import { slipFields } from '../../machines/slip/slipFields.ts'
import type { SlipCells } from './slipCells.ts'
import type { SlipDeps, SlipOptions } from './slipDeps.ts'
import type { QuoteStanding } from './slipQuotes.ts'
import { slipView, type SlipView } from './slipView.ts'

/** The value for the slip bar and the sheet, computed from all their sources. */
export function slipView$(
  cells: SlipCells,
  quotes$: State$<QuoteStanding>,
  deps: SlipDeps,
  options: SlipOptions,
): State$<SlipView> {
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
    quickStakes: deps.quickStakes$,
    second: deps.second$,
  }
  const input$ = combineStates(sources, (values) => values)
  return mapState(input$, (input) => {
    const { slip, quotes, second } = input
    const balance = inCurrency(input.balance, slip)
    const around: SlipSurroundings = {
      quote: quotes.quote,
      now: second,
      liveTtlMs: options.liveTtlMs,
      earlyTtlMs: options.earlyTtlMs,
      openChoices: openChoices(input.placements),
      repeated: input.repeated,
      signedIn: input.signedIn,
      maintenance: input.maintenance,
      reach: input.reach,
      quoteFailed: quotes.failure !== null,
      balance,
      personalLimit: null,
      minParlayLegs: deps.venue.rules.parlay?.minLegs ?? MIN_SERIES_LEGS,
      maxLegs: deps.venue.rules.maxLegs,
    }
    const oddsFormat = slipFormat(slip, input.oddsFormat)
    const fields = slipFields(slip, quotes.quote, oddsFormat)
    const check = checkSlip(slip, fields, around)
    const agreed = agreePrices(slip, quotes.quote?.legs ?? [])
    return slipView({
      ...input,
      oddsFormat,
      europeForced: oddsFormat !== input.oddsFormat,
      quote: quotes.quote,
      quoteFailure: quotes.failure,
      quoteAgeMs: quotes.quote === null ? null : Math.max(0, second - quotes.quote.at),
      fields,
      check,
      blockOnceAgreed: check.block?.kind === 'priceChanged' ? checkSlip(agreed, fields, around).block : null,
      balance,
    })
  })
}

/** A balance in another currency is ignored. */
function inCurrency(balance: Money | null, slip: Slip): Money | null {
  return balance?.currency === slip.currency ? balance : null
}
