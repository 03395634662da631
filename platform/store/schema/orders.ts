import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { LegTiming } from '../../../streams/domain/leg.ts'
import type { MarketSpec, Side } from '../../../streams/domain/market.ts'
import type { Currency } from '../../../streams/domain/money.ts'
import type { OddsFormat } from '../../../streams/domain/odds.ts'
import type { AcceptanceMode, LegOutcome } from '../../../streams/domain/order.ts'
import type { SeriesKey } from '../../../streams/domain/parlay.ts'
import type { PlacingChannel } from '../../../streams/domain/placingChannel.ts'
import type { ReservePay } from '../../../streams/domain/reservation.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import { instant, json, minorUnits, rowNumber } from '../columns.ts'
import type { LocalName } from '../json.ts'
import type { ORDER_CHANGES } from '../stateChanges.ts'
import { members } from './accounts.ts'

export type StoredOrderStatus = keyof typeof ORDER_CHANGES

/** The outcome of a whole order; `part` when its combinations had different outcomes. */
export type OrderOutcome = LegOutcome | 'part'

/** The id of the current transaction; see `changesSince`. */
export const THIS_TRANSACTION = sql<number>`pg_current_xact_id()::text::bigint`

export const orders = pgTable('orders', {
  orderNo: text('order_no').primaryKey(),
  memberId: rowNumber('member_id')
    .notNull()
    .references(() => members.id),
  venue: text('venue').notNull(),
  siteId: text('site_id').notNull(),
  /** Shared by all orders of one confirm. */
  confirmId: text('confirm_id').notNull(),
  clientOrderId: text('client_order_id').notNull(),
  status: text('status').$type<StoredOrderStatus>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  /** Where it was placed. */
  channel: text('channel').$type<PlacingChannel>().notNull().default('others'),
  series: text('series').$type<SeriesKey>().notNull(),
  lines: integer('lines').notNull(),
  unitStake: minorUnits('unit_stake').notNull(),
  totalStake: minorUnits('total_stake').notNull(),
  stakeTyped: text('stake_typed').notNull(),
  acceptance: text('acceptance').$type<AcceptanceMode>().notNull(),
  oddsFormat: text('odds_format').$type<OddsFormat>().notNull(),
  maxReturn: minorUnits('max_return').notNull(),
  outcome: text('outcome').$type<OrderOutcome>(),
  reason: text('reason'),
  placedAt: instant('placed_at').notNull(),
  confirmDueAt: instant('confirm_due_at'),
  settledAt: instant('settled_at'),
  firstKickOff: instant('first_kick_off').notNull(),
  /** How a reservation is paid, the price that it waits for, and when that price came; NULL in other orders. */
  reservePay: text('reserve_pay').$type<ReservePay>(),
  reserveOdds: integer('reserve_odds'),
  filledAt: instant('filled_at'),
  version: integer('version').notNull(),
  /** How many of its settlements were withdrawn. */
  rollbacks: integer('rollbacks').notNull().default(0),
  /** The id of the transaction that last changed it. */
  changedIn: rowNumber('changed_in').notNull().default(THIS_TRANSACTION),
})

export const orderLegs = pgTable(
  'order_legs',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    index: integer('leg_index').notNull(),
    matchId: text('match_id').notNull(),
    sport: text('sport').$type<Sport>().notNull(),
    leagueId: text('league_id').notNull(),
    leagueName: json('league_name').$type<LocalName>().notNull(),
    matchName: json('match_name').$type<LocalName>().notNull(),
    selectionName: json('selection_name').$type<LocalName>(),
    spec: json('spec').$type<MarketSpec>().notNull(),
    marketId: text('market_id').notNull(),
    optionId: text('option_id').notNull(),
    playId: text('play_id').notNull(),
    slot: integer('slot').notNull(),
    line: integer('line'),
    side: text('side').$type<Side>().notNull(),
    odds: integer('odds').notNull(),
    oddsFinal: text('odds_final').notNull(),
    scoreHome: integer('score_home'),
    scoreAway: integer('score_away'),
    /** The match's score when the order was placed. */
    placedHome: integer('placed_home'),
    placedAway: integer('placed_away'),
    timing: text('timing').$type<LegTiming>().notNull(),
    kickOff: instant('kick_off').notNull(),
    outcome: text('outcome').$type<LegOutcome>(),
    settleScore: text('settle_score'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNo, table.index] })],
)

/** A time of an order; `kickOff` is the earliest of its legs. */
export type OrderTime = 'placed' | 'settled' | 'kickOff'

/** Sums of the orders that are over, by the day of one of their times; `orders/dayTotals.ts` keeps them. */
export const orderTotals = pgTable(
  'order_totals',
  {
    memberId: rowNumber('member_id')
      .notNull()
      .references(() => members.id),
    venue: text('venue').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    datedBy: text('dated_by').$type<OrderTime>().notNull(),
    /** Begins at 04:00 UTC; numbered from 1 January 1970. */
    day: integer('day').notNull(),
    count: rowNumber('count').notNull(),
    refused: rowNumber('refused').notNull(),
    stake: minorUnits('stake').notNull(),
    maxReturn: minorUnits('max_return').notNull(),
    returned: minorUnits('returned').notNull(),
    /** The stakes without those that came back without a result. */
    consumed: minorUnits('consumed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.venue, table.currency, table.datedBy, table.day] }),
  ],
)
