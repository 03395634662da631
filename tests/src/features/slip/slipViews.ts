import { money, type Money } from '../../../../streams/domain/money.ts'
import type { OddsFormat } from '../../../../streams/domain/odds.ts'
import type { Reach } from '../../../../streams/domain/reach.ts'
import type { Quote, QuotedLeg } from '../../../../streams/domain/quote.ts'
import type { Placement } from '../../../../streams/machines/placement/placement.ts'
import {
  agreePrices,
  EMPTY_SLIP,
  legKey,
  type Slip,
  toggleLeg,
} from '../../../../streams/machines/slip/slip.ts'
import { checkSlip } from '../../../../streams/machines/slip/slipCheck.ts'
import { slipFormat } from '../../../../streams/machines/slip/slipFormat.ts'
import { slipFields } from '../../../../streams/machines/slip/slipFields.ts'
import { slipView, type SlipView, type SlipViewInput } from '../../../../streams/views/slip/slipView.ts'
import { aLeg, aQuote } from '../../../streams/machines/orderBuilders.ts'

const BALANCE: Money = money(1_248_050, 'RMB')

/** A slip with one handicap leg per match. */
export function slipOf(...matchIds: readonly string[]): Slip {
  return matchIds.reduce((slip, id) => toggleLeg(slip, aLeg(id)).slip, EMPTY_SLIP)
}

/** The same stake text for each single. */
export function staked(slip: Slip, text: string): Slip {
  return { ...slip, stakes: Object.fromEntries(slip.legs.map(({ choice }) => [legKey(choice), text])) }
}

interface ViewChange extends Partial<SlipViewInput> {
  readonly offers?: Readonly<Record<string, Partial<QuotedLeg>>>
  readonly repeatedPending?: boolean
  readonly oddsFormat?: OddsFormat
  readonly reach?: Reach
}

/** The real view model's view of this slip with the given offers. */
export function viewOf(slip: Slip, change: ViewChange = {}): SlipView {
  const {
    offers = {},
    oddsFormat: wanted = 'hk',
    repeatedPending = false,
    reach = 'reachable',
    ...rest
  } = change
  const oddsFormat = slipFormat(slip, wanted)
  const legs = slip.legs.map((leg) => aQuote(leg, offers[leg.choice.matchId] ?? {}))
  const range = { min: money(1_000, 'RMB'), max: money(2_000_000, 'RMB'), seriesOdds: null }
  const keys = [...legs.map(({ wire }) => wire.optionId), '2:2', '3:3', '3:2+3']
  const quote: Quote | null =
    rest.quote === undefined ? { legs, limits: keys.map((key) => ({ ...range, key })), at: 0 } : rest.quote
  const fields = slipFields(slip, quote, oddsFormat)
  const around = {
    quote,
    now: rest.quoteAgeMs ?? 0,
    liveTtlMs: 10_000,
    earlyTtlMs: 30_000,
    openChoices: repeatedPending ? slip.legs.map(({ choice }) => choice) : [],
    repeated: new Set<string>(),
    signedIn: true,
    maintenance: false,
    reach,
    quoteFailed: rest.quoteFailure != null,
    balance: BALANCE,
    personalLimit: null,
    minParlayLegs: 2,
    maxLegs: 10,
  }
  const check = checkSlip(slip, fields, around)
  return slipView({
    open: true,
    slip,
    fields,
    check,
    blockOnceAgreed:
      check.block?.kind === 'priceChanged'
        ? checkSlip(agreePrices(slip, quote?.legs ?? []), fields, around).block
        : null,
    quote,
    quoteFailure: null,
    quoteAgeMs: 0,
    activeField: null,
    oddsFormat,
    europeForced: oddsFormat !== wanted,
    balance: BALANCE,
    placements: [],
    shownId: null,
    wasUnknown: new Set(),
    notSent: null,
    cleared: 0,
    quickStakes: [50, 100, 500, 1000],
    ...rest,
  })
}

/** The view of the sheet that shows the outcome of a confirm. */
export function outcomeOf(
  placement: Placement,
  change: ViewChange & { readonly slip?: Slip } = {},
): SlipView {
  const { slip = EMPTY_SLIP, ...rest } = change
  return viewOf(slip, { placements: [placement], shownId: placement.order.id, ...rest })
}
