import { sql, type SQL } from 'drizzle-orm'

/** The transfers that each bag should have, by the side that is not the account of the bags. */
const EXPECTED = sql`
  SELECT bag_id, CASE WHEN member_id IS NULL THEN 'LUCKY_BAG_PROMOTION' ELSE 'LUCKY_BAG' END AS kind,
    coalesce(member_id::text, 'house:promotions') AS account, currency, -amount AS amount
  FROM lucky_bags
  UNION ALL
  SELECT s.bag_id, 'LUCKY_BAG_SHARE', s.member_id::text, b.currency, s.amount
  FROM lucky_bag_shares s JOIN lucky_bags b ON b.bag_id = s.bag_id
  WHERE s.member_id IS NOT NULL
  UNION ALL
  SELECT b.bag_id, 'LUCKY_BAG_RETURN', coalesce(b.member_id::text, 'house:promotions'), b.currency,
    sum(s.amount)::bigint
  FROM lucky_bags b JOIN lucky_bag_shares s ON s.bag_id = b.bag_id
  WHERE b.over_at IS NOT NULL AND s.member_id IS NULL
  GROUP BY b.bag_id`

/** The transfers that the ledger has. The members' side is that of the main wallet. */
const POSTED = sql`
  SELECT substr(t.reference, 5) AS bag_id, t.kind,
    CASE WHEN a.member_id IS NULL THEN a.house WHEN a.purpose = 'main' THEN a.member_id::text END AS account,
    e.currency, e.amount
  FROM ledger_transactions t
  JOIN ledger_entries e ON e.transaction_id = t.id
  JOIN ledger_accounts a ON a.id = e.account_id
  WHERE t.reference ~ '^bag:.' AND a.house IS DISTINCT FROM 'house:luckyBags'`

/** Bags whose transfers are not exactly those of their shares, and transfers for no bag. */
const WRONG_TRANSFERS = sql`
  SELECT DISTINCT 'bag' AS source, coalesce(e.bag_id, p.bag_id) AS id,
    CASE WHEN e.bag_id IS NULL THEN 'missing' ELSE 'state' END AS fault
  FROM (SELECT bag_id, kind, account, currency, amount, count(*) AS times FROM (${EXPECTED}) x GROUP BY 1, 2, 3, 4, 5) e
  FULL JOIN (SELECT bag_id, kind, account, currency, amount, count(*) AS times FROM (${POSTED}) x GROUP BY 1, 2, 3, 4, 5) p
    ON p.bag_id = e.bag_id AND p.kind = e.kind AND p.account = e.account AND p.currency = e.currency
      AND p.amount = e.amount
  WHERE e.times IS DISTINCT FROM p.times`

/** Transfers of a bag that do not move exactly one sum out of or into the account of the bags. */
const WRONG_ACCOUNTS = sql`
  SELECT 'bag' AS source, substr(t.reference, 5) AS id, 'accounts' AS fault
  FROM ledger_transactions t
  JOIN ledger_entries e ON e.transaction_id = t.id
  JOIN ledger_accounts a ON a.id = e.account_id
  WHERE t.reference ~ '^bag:.'
  GROUP BY t.id, t.reference
  HAVING count(*) <> 2 OR count(*) FILTER (WHERE a.house = 'house:luckyBags') <> 1`

/** Bags whose shares are not together what was put in, and bags that are over in part. */
const WRONG_SHARES = sql`
  SELECT 'bag' AS source, b.bag_id AS id, 'stake' AS fault
  FROM lucky_bags b LEFT JOIN lucky_bag_shares s ON s.bag_id = b.bag_id
  GROUP BY b.bag_id
  HAVING coalesce(sum(s.amount), 0) <> b.amount OR count(s.place) <> b.shares
    OR (b.over_at IS NULL AND count(s.member_id) = b.shares)`

export const BAG_FINDINGS: readonly SQL[] = [WRONG_TRANSFERS, WRONG_ACCOUNTS, WRONG_SHARES]
