import { sql, type SQL } from 'drizzle-orm'

/** The sums that `play_days` should hold, from every transfer of a member that is play (docs/betting.md, 9). */
const PLAYED = sql`
  SELECT a.member_id, e.currency, floor((t.at + 28800000) / 86400000.0)::integer AS day,
    -coalesce(sum(e.amount) FILTER (WHERE t.kind IN (
      'BET', 'RESERVE_BET', 'GIFT', 'LUCKY_BAG', 'LUCKY_BAG_RETURN', 'REFUND', 'RESERVE_SUCCESS_REFUND', 'RESERVE_FAIL_REFUND', 'RESERVE_CANCEL_REFUND'
    )), 0)::bigint AS staked,
    sum(e.amount)::bigint AS net
  FROM ledger_entries e
  JOIN ledger_accounts a ON a.id = e.account_id
  JOIN ledger_transactions t ON t.id = e.transaction_id
  WHERE a.member_id IS NOT NULL AND t.kind NOT IN ('IN', 'OUT', 'TRANSFER', 'LUCKY_BAG_SHARE')
  GROUP BY 1, 2, 3`

export const PLAYED_FINDINGS: readonly SQL[] = [
  sql`
    SELECT DISTINCT 'member' AS source, 'member:' || member_id AS id, 'played' AS fault
    FROM play_days kept FULL JOIN (${PLAYED}) summed USING (member_id, currency, day)
    WHERE (coalesce(kept.staked, 0), coalesce(kept.net, 0)) <> (coalesce(summed.staked, 0), coalesce(summed.net, 0))`,
]
