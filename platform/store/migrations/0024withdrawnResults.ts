import type { Migration } from './migration.ts'

const OVER = `o.status IN ('settled', 'cashedOut', 'rejected', 'cancelled')`
const STOOD = `o.status IN ('settled', 'cashedOut')`
const WITHOUT_RESULT = `o.outcome IN ('push', 'void', 'cancelled', 'postponed', 'delayed', 'interrupted', 'abandoned', 'matchPostponed', 'betsCancelled', 'marketCancelled')`

/**
 * Results may be withdrawn. What a withdrawn settlement has paid is taken back even when it was spent, so a wallet
 * may be below zero; only those transfers may bring it there (decision 0084). `leg_withdrawals` keeps the results
 * that were withdrawn. The days of `order_totals` become calendar days in UTC+8, and have the consumed stakes
 * (decision 0085).
 */
export const withdrawnResultsMigration: Migration = {
  id: '0024-withdrawn-results',
  statements: [
    `ALTER TABLE ledger_accounts DROP CONSTRAINT wallet_not_overdrawn`,
    `CREATE FUNCTION ledger_check_overdraft() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (
        SELECT 1 FROM ledger_transactions WHERE id = NEW.transaction_id AND kind IN (
          'CANCEL_DEDUCT', 'SETTLEMENT_ROLLBACK_DEDUCT', 'CASHOUT_CANCEL_DEDUCT', 'CASHOUT_CANCEL_ROLLBACK_DEDUCT'
        )
      ) THEN
        RAISE EXCEPTION 'transfer % overdraws a wallet', NEW.transaction_id USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END $$`,
    `CREATE TRIGGER ledger_entries_overdraft BEFORE INSERT ON ledger_entries
      FOR EACH ROW WHEN (NEW.balance_after < 0 AND NEW.amount < 0) EXECUTE FUNCTION ledger_check_overdraft()`,
    `CREATE FUNCTION ledger_check_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.balance IS DISTINCT FROM (
        SELECT balance_after FROM ledger_entries WHERE account_id = NEW.id ORDER BY id DESC LIMIT 1
      ) THEN
        RAISE EXCEPTION 'wallet % is overdrawn without an entry', NEW.id USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END $$`,
    `CREATE TRIGGER wallet_overdraft BEFORE UPDATE OF balance ON ledger_accounts
      FOR EACH ROW WHEN (NEW.balance < 0) EXECUTE FUNCTION ledger_check_wallet()`,
    `CREATE TABLE leg_withdrawals (
      id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      order_no text NOT NULL REFERENCES orders (order_no),
      leg_index integer NOT NULL,
      outcome text NOT NULL,
      settle_score text,
      decided_at bigint NOT NULL,
      withdrawn_at bigint NOT NULL
    )`,
    `CREATE INDEX leg_withdrawals_order ON leg_withdrawals (order_no, leg_index)`,
    // For the transfers of an order.
    `CREATE INDEX ledger_transactions_reference ON ledger_transactions (reference)`,
    `ALTER TABLE order_totals ADD COLUMN consumed bigint NOT NULL DEFAULT 0`,
    `DELETE FROM order_totals`,
    `INSERT INTO order_totals
      (member_id, venue, currency, dated_by, day, count, refused, stake, max_return, returned, consumed)
    SELECT o.member_id, o.venue, o.currency, d.dated_by, floor((d.at + 28800000) / 86400000.0)::integer,
      count(*),
      count(*) FILTER (WHERE NOT ${STOOD}),
      coalesce(sum(o.total_stake) FILTER (WHERE ${STOOD}), 0),
      coalesce(sum(o.max_return) FILTER (WHERE ${STOOD}), 0),
      coalesce(sum(r.amount) FILTER (WHERE ${STOOD}), 0),
      coalesce(sum(CASE WHEN ${WITHOUT_RESULT} THEN coalesce(c.stake, 0) ELSE o.total_stake END) FILTER (WHERE ${STOOD}), 0)
    FROM orders o
    LEFT JOIN (SELECT order_no, sum(amount) AS amount FROM returns GROUP BY order_no) r USING (order_no)
    LEFT JOIN (SELECT order_no, sum(stake) AS stake FROM cash_outs GROUP BY order_no) c USING (order_no)
    CROSS JOIN LATERAL (VALUES
      ('placed', o.placed_at), ('settled', o.settled_at), ('kickOff', o.first_kick_off)
    ) AS d (dated_by, at)
    WHERE ${OVER}
    GROUP BY 1, 2, 3, 4, 5`,
  ],
}
