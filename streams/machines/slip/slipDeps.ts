import type { Observable } from 'rxjs'
import type { LegChoice } from '../../domain/leg.ts'
import type { Currency, Money } from '../../domain/money.ts'
import type { Reach } from '../../domain/reach.ts'
import type { OddsFormat } from '../../domain/odds.ts'
import type { AcceptanceSetting } from '../../domain/order.ts'
import type { PollOptions } from '../../kernel/poll.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Betting } from '../../venues/betting.ts'
import type { Venue } from '../../venues/venue.ts'
import type { Placements } from '../placement/placements.ts'
import type { SlipStore } from './slipStore.ts'
import { QUOTE_DEFAULTS, type QuoteOptions } from './slipQuotes.ts'

/** The member's settings that a slip follows, and the one that it changes. */
export interface SlipSettings {
  readonly settings$: State$<{
    readonly acceptance: AcceptanceSetting
    readonly currency: Currency
    /** A series begins with any price accepted, unless the member is asked each time. */
    readonly seriesAcceptsAny: boolean
  }>
  change(name: 'acceptance', value: AcceptanceSetting): void
}

export interface SlipDeps {
  readonly venue: Pick<Venue, 'code' | 'rules'> & Pick<Betting, 'quote'>
  readonly placements: Placements
  readonly store: SlipStore
  /** Shows the member a text once. */
  readonly notices: { say(textKey: string): void }
  readonly settings: SlipSettings
  readonly oddsFormat$: State$<OddsFormat>
  /** In the selected currency; `null` until known. */
  readonly balance$: State$<Money | null>
  readonly signedIn$: State$<boolean>
  readonly reach$: State$<Reach>
  readonly maintenance$: State$<boolean>
  /** The book's price of a chosen selection; a change triggers a request for a quote. */
  readonly legPrice: (choice: LegChoice) => Observable<unknown>
  readonly polling: Pick<PollOptions<unknown>, 'active$' | 'rateLimited$' | 'slowdown$' | 'random' | 'now'>
  /** Local time, emitted once a second, because quotes expire. */
  readonly second$: State$<number>
  readonly serverTime: { now(): number; readonly rate: number }
  /** Creates a client order id. */
  readonly newOrderId: () => string
}

export interface SlipOptions extends QuoteOptions {
  /** The longest age of a quote for placing a bet, ms. */
  readonly liveTtlMs: number
  readonly earlyTtlMs: number
  /** How long after a confirm the platform may create the order, real ms. */
  readonly validForMs: number
}

export const SLIP_DEFAULTS: SlipOptions = {
  ...QUOTE_DEFAULTS,
  liveTtlMs: 10_000,
  earlyTtlMs: 30_000,
  validForMs: 30_000,
}
