import type { Migration } from './migration.ts'

/** Kinds that take a stake, or give one back that was not at risk. */
const STAKES = `'BET', 'RESERVE_BET', 'GIFT', 'REFUND', 'RESERVE_SUCCESS_REFUND', 'RESERVE_FAIL_REFUND', 'RESERVE_CANCEL_REFUND'`
const NOT_PLAY = `'IN', 'OUT', 'TRANSFER'`

/**
 * The limits and breaks of members, and what each has played on a day (docs/betting.md, 9). Days are in UTC+8,
 * numbered from 1 January 1970.
 */
export const protectionMigration: Migration = {
  id: '0020-protection',
  statements: [
    `CREATE TABLE own_limits (
      member_id bigint NOT NULL REFERENCES members (id),
      kind text NOT NULL CHECK (kind IN ('stake', 'loss', 'time')),
      amount bigint,
      next_amount bigint,
      next_from bigint,
      PRIMARY KEY (member_id, kind)
    )`,
    `CREATE TABLE breaks (
      member_id bigint PRIMARY KEY REFERENCES members (id),
      until bigint NOT NULL
    )`,
    `CREATE TABLE play_days (
      member_id bigint NOT NULL REFERENCES members (id),
      currency text NOT NULL,
      day integer NOT NULL,
      staked bigint NOT NULL,
      net bigint NOT NULL,
      PRIMARY KEY (member_id, day, currency)
    )`,
    `CREATE TABLE play_minutes (
      member_id bigint NOT NULL REFERENCES members (id),
      day integer NOT NULL,
      minutes integer NOT NULL,
      last_minute bigint NOT NULL,
      PRIMARY KEY (member_id, day)
    )`,
    `INSERT INTO play_days (member_id, currency, day, staked, net)
    SELECT a.member_id, e.currency, floor((t.at + 28800000) / 86400000.0)::integer,
      -coalesce(sum(e.amount) FILTER (WHERE t.kind IN (${STAKES})), 0), sum(e.amount)
    FROM ledger_entries e
    JOIN ledger_accounts a ON a.id = e.account_id
    JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE a.member_id IS NOT NULL AND t.kind NOT IN (${NOT_PLAY})
    GROUP BY 1, 2, 3`,
  ],
}
