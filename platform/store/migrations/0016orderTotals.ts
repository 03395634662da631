import type { Migration } from './migration.ts'

/** An order is over in these states; the others of the list are open. */
const OVER = `status IN ('settled', 'cashedOut', 'rejected', 'cancelled')`
const OPEN = `status IN ('confirming', 'accepted', 'rolledBack')`

const STOOD = `o.status IN ('settled', 'cashedOut')`

/**
 * Sums of the orders that are over, for each day, and an index for each order of the list, so that neither the
 * totals nor a page read the orders of other pages. A day begins at 04:00 UTC (docs/betting.md, 8); days are
 * numbered from 1 January 1970.
 */
export const orderTotalsMigration: Migration = {
  id: '0016-order-totals',
  statements: [
    `CREATE TABLE order_totals (
      member_id bigint NOT NULL REFERENCES members (id),
      venue text NOT NULL,
      currency text NOT NULL,
      dated_by text NOT NULL CHECK (dated_by IN ('placed', 'settled', 'kickOff')),
      day integer NOT NULL,
      count bigint NOT NULL,
      refused bigint NOT NULL,
      stake bigint NOT NULL,
      max_return bigint NOT NULL,
      returned bigint NOT NULL,
      PRIMARY KEY (member_id, venue, currency, dated_by, day)
    )`,
    `INSERT INTO order_totals (member_id, venue, currency, dated_by, day, count, refused, stake, max_return, returned)
    SELECT o.member_id, o.venue, o.currency, d.dated_by, floor((d.at - 14400000) / 86400000.0)::integer,
      count(*),
      count(*) FILTER (WHERE NOT ${STOOD}),
      coalesce(sum(o.total_stake) FILTER (WHERE ${STOOD}), 0),
      coalesce(sum(o.max_return) FILTER (WHERE ${STOOD}), 0),
      coalesce(sum(r.amount) FILTER (WHERE ${STOOD}), 0)
    FROM orders o
    LEFT JOIN (SELECT order_no, sum(amount) AS amount FROM returns GROUP BY order_no) r USING (order_no)
    CROSS JOIN LATERAL (VALUES
      ('placed', o.placed_at), ('settled', o.settled_at), ('kickOff', o.first_kick_off)
    ) AS d (dated_by, at)
    WHERE o.${OVER}
    GROUP BY 1, 2, 3, 4, 5`,
    `DROP INDEX orders_member_placed`,
    `CREATE INDEX orders_open ON orders (member_id, venue, currency, placed_at, order_no) WHERE ${OPEN}`,
    `CREATE INDEX orders_over_placed ON orders (member_id, venue, currency, placed_at, order_no) WHERE ${OVER}`,
    `CREATE INDEX orders_over_settled ON orders (member_id, venue, currency, settled_at, order_no) WHERE ${OVER}`,
    `CREATE INDEX orders_over_kick_off ON orders (member_id, venue, currency, first_kick_off, order_no) WHERE ${OVER}`,
  ],
}
