import type { Migration } from './migration.ts'

/**
 * Transfers between the centre and the venues, deposits and withdrawals, each with a row that says how far it is
 * (docs/games/wallet.md, 4 and 5). Members have a wallet type, and may have one currency only. A gift may be paid
 * with gold coins.
 */
export const transfersMigration: Migration = {
  id: '0027-transfers',
  statements: [
    `ALTER TABLE members
      ADD COLUMN wallet_type text NOT NULL DEFAULT 'transfer' CHECK (wallet_type IN ('transfer', 'seamless')),
      ADD COLUMN only_currency text CHECK (only_currency IN ('RMB', 'USDT'))`,
    `ALTER TABLE gifts
      ADD COLUMN purpose text NOT NULL DEFAULT 'main' CHECK (purpose IN ('main', 'bonus'))`,
    `CREATE SEQUENCE transfer_numbers START WITH 400000000001`,
    `CREATE TABLE transfers (
      transfer_no text PRIMARY KEY,
      member_id bigint NOT NULL REFERENCES members (id),
      client_id text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('transfer', 'deposit', 'withdraw')),
      direction text CHECK (direction IN ('IN', 'OUT')),
      venue text CHECK (venue IN ('ZR', 'CP')),
      pay_type integer,
      currency text NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      status text NOT NULL CHECK (status IN ('processing', 'done', 'failed')),
      held boolean NOT NULL,
      asked_at bigint NOT NULL,
      decided_at bigint,
      UNIQUE (member_id, client_id),
      CONSTRAINT transfer_has_venue CHECK (
        (kind = 'transfer') = (direction IS NOT NULL) AND (kind = 'transfer') = (venue IS NOT NULL)
        AND (kind = 'transfer') = (pay_type IS NULL)
      ),
      CONSTRAINT only_transfers_are_held CHECK (kind = 'transfer' OR NOT held),
      CONSTRAINT transfer_has_end CHECK ((status = 'processing') = (decided_at IS NULL))
    )`,
    `CREATE INDEX transfers_open ON transfers (asked_at) WHERE status = 'processing'`,
    // For what a member has moved today.
    `CREATE INDEX transfers_of_member ON transfers (member_id, asked_at)`,
    // For what a member's open bets have locked.
    `CREATE INDEX positions_open_of_member ON positions (member_id) WHERE status IN ('open', 'rolledBack')`,
    `INSERT INTO state_changes (subject, from_state, to_state) VALUES
      ('transfer', 'processing', 'done'),
      ('transfer', 'processing', 'failed')`,
    `CREATE TRIGGER transfers_state_change BEFORE UPDATE OF status ON transfers
      FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION check_state_change('transfer')`,
  ],
}
