import { sql, type SQL } from 'drizzle-orm'
import { VOID_OUTCOMES } from '../../../streams/domain/order.ts'

const WITHOUT_RESULT = sql.raw(`('push', ${VOID_OUTCOMES.map((outcome) => `'${outcome}'`).join(', ')})`)

const STOOD = sql.raw(`o.status IN ('settled', 'cashedOut')`)

/** The sums that `order_totals` should hold, from every order and its returns. */
export const TOTALS_OF_ORDERS = sql`
  SELECT o.member_id, o.venue, o.currency, dated.dated_by,
    floor((dated.at + 28800000) / 86400000.0)::integer AS day,
    count(*)::bigint AS count,
    (count(*) FILTER (WHERE NOT ${STOOD}))::bigint AS refused,
    coalesce(sum(o.total_stake) FILTER (WHERE ${STOOD}), 0)::bigint AS stake,
    coalesce(sum(o.max_return) FILTER (WHERE ${STOOD}), 0)::bigint AS max_return,
    coalesce(sum(r.amount) FILTER (WHERE ${STOOD}), 0)::bigint AS returned,
    coalesce(sum(CASE WHEN o.outcome IN ${WITHOUT_RESULT} THEN coalesce(c.stake, 0) ELSE o.total_stake END)
      FILTER (WHERE ${STOOD}), 0)::bigint AS consumed
  FROM orders o
  LEFT JOIN (SELECT order_no, sum(amount) AS amount FROM returns GROUP BY order_no) r ON r.order_no = o.order_no
  LEFT JOIN (SELECT order_no, sum(stake) AS stake FROM cash_outs GROUP BY order_no) c ON c.order_no = o.order_no
  CROSS JOIN LATERAL (VALUES
    ('placed', o.placed_at), ('settled', o.settled_at), ('kickOff', o.first_kick_off)
  ) AS dated (dated_by, at)
  WHERE o.status IN ('settled', 'cashedOut', 'rejected', 'cancelled')
    AND NOT (o.reserve_pay IS NOT NULL AND (o.filled_at IS NULL OR o.status = 'rejected'))
  GROUP BY 1, 2, 3, 4, 5`

const KEY = sql.raw('member_id, venue, currency, dated_by, day')

/** A day without orders may have no row, or one of zeros. */
export const TOTALS_FINDINGS: readonly SQL[] = [
  sql`
    SELECT DISTINCT 'member' AS source, 'member:' || member_id AS id, 'totals' AS fault
    FROM order_totals kept FULL JOIN (${TOTALS_OF_ORDERS}) summed USING (${KEY})
    WHERE (
      coalesce(kept.count, 0), coalesce(kept.refused, 0), coalesce(kept.stake, 0),
      coalesce(kept.max_return, 0), coalesce(kept.returned, 0), coalesce(kept.consumed, 0)
    ) <> (
      coalesce(summed.count, 0), coalesce(summed.refused, 0), coalesce(summed.stake, 0),
      coalesce(summed.max_return, 0), coalesce(summed.returned, 0), coalesce(summed.consumed, 0)
    )`,
]
