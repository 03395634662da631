import type { Migration } from './migration.ts'

/**
 * Orders that wait for their price: how they are paid, the price that is waited for, and when it came
 * (docs/betting.md, 6.7). An order that was reserved before had its stake held.
 */
export const reservationsMigration: Migration = {
  id: '0021-reservations',
  statements: [
    `ALTER TABLE orders
      ADD COLUMN reserve_pay text CHECK (reserve_pay IN ('held', 'atFill')),
      ADD COLUMN reserve_odds integer CHECK (reserve_odds > 100000),
      ADD COLUMN filled_at bigint`,
    `UPDATE orders o SET reserve_pay = 'held', reserve_odds = l.odds
      FROM order_legs l
      WHERE l.order_no = o.order_no AND l.leg_index = 0 AND o.status = 'reserved'`,
    `ALTER TABLE orders
      ADD CONSTRAINT orders_reserved_whole CHECK ((reserve_pay IS NULL) = (reserve_odds IS NULL)),
      ADD CONSTRAINT orders_reserved_pay CHECK (status <> 'reserved' OR (reserve_pay IS NOT NULL AND filled_at IS NULL)),
      ADD CONSTRAINT orders_filled CHECK (filled_at IS NULL OR reserve_pay IS NOT NULL)`,
    `CREATE INDEX orders_reserved ON orders (order_no) WHERE status = 'reserved'`,
    `CREATE INDEX orders_reservations ON orders (member_id, venue, currency, placed_at, order_no) WHERE reserve_pay IS NOT NULL`,
  ],
}
