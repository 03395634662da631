import type { Observable } from 'rxjs'
import type { LegChoice } from '../../domain/leg.ts'
import type { Money } from '../../domain/money.ts'
import type { OddsFormat } from '../../domain/odds.ts'
import type { SettingsFeed } from '../../feeds/settings/index.ts'
import type { PollOptions } from '../../kernel/poll.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Placements } from '../../machines/placement/placements.ts'
import type { SlipStore } from '../../machines/slip/slipStore.ts'
import type { Venue } from '../../venues/venue.ts'
import type { Notices } from '../notices.ts'
import { QUOTE_DEFAULTS, type QuoteOptions } from './slipQuotes.ts'

export interface SlipDeps {
  readonly venue: Pick<Venue, 'code' | 'quote' | 'capabilities'>
  readonly placements: Placements
  readonly store: SlipStore
  readonly notices: Notices
  readonly settings: SettingsFeed
  readonly oddsFormat$: State$<OddsFormat>
  /** In the currency of the settings; `null` until known. */
  readonly balance$: State$<Money | null>
  readonly signedIn$: State$<boolean>
  readonly online$: State$<boolean>
  readonly maintenance$: State$<boolean>
  readonly quickStakes$: State$<readonly number[]>
  /** The book's price of a chosen selection: a quote is asked for when it moves. */
  readonly legPrice: (choice: LegChoice) => Observable<unknown>
  readonly polling: Pick<PollOptions<unknown>, 'active$' | 'slowdown$' | 'random' | 'now'>
  /** Local ms, once a second: quotes grow old by themselves. */
  readonly second$: State$<number>
  readonly serverTime: { now(): number; readonly rate: number }
  /** A fresh client order id. */
  readonly newOrderId: () => string
}

export interface SlipOptions extends QuoteOptions {
  /** How old a quote may be and still be bet on. */
  readonly liveTtlMs: number
  readonly earlyTtlMs: number
  /** How long after a confirm the platform may still make the order; real time. */
  readonly validForMs: number
}

export const SLIP_DEFAULTS: SlipOptions = {
  ...QUOTE_DEFAULTS,
  liveTtlMs: 10_000,
  earlyTtlMs: 30_000,
  validForMs: 30_000,
}
