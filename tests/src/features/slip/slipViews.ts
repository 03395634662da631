import type { Failure } from '../../../../streams/domain/failure.ts'
import { money, type Money } from '../../../../streams/domain/money.ts'
import type { Quote, QuotedLeg } from '../../../../streams/domain/quote.ts'
import type { Placement } from '../../../../streams/machines/placement/placement.ts'
import { legKey } from '../../../../streams/machines/slip/legKeys.ts'
import { EMPTY_SLIP, type Slip, toggleLeg } from '../../../../streams/machines/slip/slip.ts'
import {
  evaluateSlip,
  type SlipInput,
  type SlipLimits,
} from '../../../../streams/machines/slip/slipEvaluation.ts'
import { slipView, type SlipView } from '../../../../streams/views/slip/slipView.ts'
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

interface ViewChange extends Partial<Omit<SlipInput, 'slip' | 'quotes' | 'repeated' | 'second'>> {
  readonly offers?: Readonly<Record<string, Partial<QuotedLeg>>>
  readonly quote?: Quote | null
  readonly quoteFailure?: Failure | null
  readonly quoteAgeMs?: number
}

const LIMITS: SlipLimits = {
  parlay: { minLegs: 2, systems: true },
  maxLegs: 10,
  liveTtlMs: 10_000,
  earlyTtlMs: 30_000,
}

/** What the real machine and view make of this slip with the given offers. */
export function viewOf(slip: Slip, change: ViewChange = {}): SlipView {
  const { offers = {}, quote, quoteFailure, quoteAgeMs, ...rest } = change
  const input: SlipInput = {
    open: true,
    slip,
    quotes: { quote: quote === undefined ? quoteOf(slip, offers) : quote, failure: quoteFailure ?? null },
    second: quoteAgeMs ?? 0,
    activeField: null,
    oddsFormat: 'hk',
    balance: BALANCE,
    placements: [],
    shownId: null,
    repeated: new Set(),
    wasUnknown: new Set(),
    notSent: null,
    cleared: 0,
    signedIn: true,
    maintenance: false,
    reach: 'reachable',
    ...rest,
  }
  return slipView(evaluateSlip(input, LIMITS), [50, 100, 500, 1000])
}

function quoteOf(slip: Slip, offers: NonNullable<ViewChange['offers']>): Quote {
  const legs = slip.legs.map((leg) => aQuote(leg, offers[leg.choice.matchId] ?? {}))
  const range = { min: money(1_000, 'RMB'), max: money(2_000_000, 'RMB'), seriesOdds: null }
  const keys = [...legs.map(({ wire }) => wire.optionId), '2:2', '3:3', '3:2+3']
  return { legs, limits: keys.map((key) => ({ ...range, key })), at: 0 }
}

/** The view of the sheet that shows the outcome of a confirm. */
export function outcomeOf(
  placement: Placement,
  change: ViewChange & { readonly slip?: Slip } = {},
): SlipView {
  const { slip = EMPTY_SLIP, ...rest } = change
  return viewOf(slip, { placements: [placement], shownId: placement.order.id, ...rest })
}
