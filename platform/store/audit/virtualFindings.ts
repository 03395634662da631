import { sql, type SQL } from 'drizzle-orm'

/** Betting on virtual sports ends so long before the start, real ms (docs/virtual-sports.md, 2). */
const LOCK_MS = 10_000

/** Platform ms for each real ms when an order was placed. */
const RATE = sql`(
  SELECT (era.value ->> 'rate')::numeric
  FROM settings s CROSS JOIN LATERAL jsonb_array_elements(s.value) AS era (value)
  WHERE s.key = 'virtual.eras' AND (era.value ->> 'since')::numeric <= o.placed_at
  ORDER BY (era.value ->> 'since')::numeric DESC LIMIT 1
)`

/** Bets that were placed when their batch was locked: its result was known by then, or soon after. */
export const VIRTUAL_FINDINGS: readonly SQL[] = [
  sql`
    SELECT DISTINCT 'order' AS source, o.order_no AS id, 'late' AS fault
    FROM orders o JOIN order_legs l ON l.order_no = o.order_no
    WHERE l.timing = 'virtual' AND o.placed_at >= l.kick_off - round(${LOCK_MS}::numeric * coalesce(${RATE}, 1))`,
]
