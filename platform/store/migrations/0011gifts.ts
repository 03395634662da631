import type { Migration } from './migration.ts'

/**
 * Gifts get a table and a transfer kind of their own; before, they were booked as `OUT`. A transfer is a gift
 * when its reference is `gift:` and a message id, that message is a gift (type 12) of the member whose wallet
 * paid, and the other side is `house:gifts`. Message and payment were always written in one transaction, so
 * every gift meets these conditions. Any other `OUT` is unchanged.
 */
export const giftsMigration: Migration = {
  id: '0011-gifts',
  statements: [
    // The payment is written before the message, in one transaction.
    `CREATE TABLE gifts (
      message_id text PRIMARY KEY REFERENCES room_messages (id) DEFERRABLE INITIALLY DEFERRED,
      member_id bigint NOT NULL REFERENCES members (id),
      gift_id text NOT NULL,
      count integer NOT NULL CHECK (count > 0),
      currency text NOT NULL,
      cost bigint NOT NULL CHECK (cost > 0),
      at bigint NOT NULL
    )`,
    // For the audit, so that it need not read all messages.
    `CREATE INDEX room_messages_gifts ON room_messages (id) WHERE type = 12 AND member_id IS NOT NULL`,
    `INSERT INTO gifts (message_id, member_id, gift_id, count, currency, cost, at)
    SELECT m.id, m.member_id, m.body->>'giftId', (m.body->>'count')::integer, paid.currency, -paid.amount, t.at
    FROM ledger_transactions t
    JOIN room_messages m ON t.reference = 'gift:' || m.id AND m.type = 12
    JOIN ledger_entries paid ON paid.transaction_id = t.id AND paid.amount < 0
    JOIN ledger_accounts wallet ON wallet.id = paid.account_id AND wallet.member_id = m.member_id
    JOIN ledger_entries taken ON taken.transaction_id = t.id AND taken.amount = -paid.amount
    JOIN ledger_accounts house ON house.id = taken.account_id AND house.house = 'house:gifts'
    WHERE t.kind = 'OUT'`,
    // Checks the messages now, because no later migration can alter a table with pending deferred checks.
    `SET CONSTRAINTS ALL IMMEDIATE`,
    // The ledger is append-only. This corrects a label; no amount, account or time changes.
    `ALTER TABLE ledger_transactions DISABLE TRIGGER ledger_transactions_append_only`,
    `UPDATE ledger_transactions SET kind = 'GIFT'
    WHERE kind = 'OUT' AND reference IN (SELECT 'gift:' || message_id FROM gifts)`,
    `ALTER TABLE ledger_transactions ENABLE TRIGGER ledger_transactions_append_only`,
  ],
}
