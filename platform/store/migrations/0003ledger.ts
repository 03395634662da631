import type { Migration } from './migration.ts'

export const ledgerMigration: Migration = {
  id: '0003-ledger',
  statements: [
    `CREATE TABLE ledger_accounts (
      id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      currency text NOT NULL,
      member_id bigint REFERENCES members (id),
      house text,
      balance bigint,
      UNIQUE (id, currency),
      UNIQUE (member_id, currency),
      UNIQUE (house, currency),
      CHECK ((member_id IS NULL) <> (house IS NULL)),
      CONSTRAINT wallet_has_balance CHECK ((member_id IS NULL) = (balance IS NULL)),
      CONSTRAINT wallet_not_overdrawn CHECK (balance >= 0)
    )`,
    `CREATE TABLE ledger_transactions (
      id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      key text NOT NULL UNIQUE,
      kind text NOT NULL,
      reference text NOT NULL,
      at bigint NOT NULL
    )`,
    `CREATE TABLE ledger_entries (
      id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      transaction_id bigint NOT NULL REFERENCES ledger_transactions (id),
      account_id bigint NOT NULL,
      currency text NOT NULL,
      amount bigint NOT NULL CHECK (amount <> 0),
      balance_after bigint,
      FOREIGN KEY (account_id, currency) REFERENCES ledger_accounts (id, currency)
    )`,
    `CREATE INDEX ledger_entries_transaction ON ledger_entries (transaction_id)`,
    `CREATE INDEX ledger_entries_account ON ledger_entries (account_id, id)`,
    // Deferred to the commit, so that the entries of one transaction may arrive one by one.
    `CREATE FUNCTION ledger_check_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      checked bigint;
    BEGIN
      IF TG_TABLE_NAME = 'ledger_transactions' THEN
        checked := NEW.id;
        IF NOT EXISTS (SELECT 1 FROM ledger_entries WHERE transaction_id = checked) THEN
          RAISE EXCEPTION 'ledger transaction % has no entries', checked USING ERRCODE = 'check_violation';
        END IF;
      ELSE
        checked := NEW.transaction_id;
      END IF;
      IF EXISTS (
        SELECT 1 FROM ledger_entries WHERE transaction_id = checked GROUP BY currency HAVING sum(amount) <> 0
      ) THEN
        RAISE EXCEPTION 'ledger transaction % is not balanced', checked USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END $$`,
    `CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_balanced()`,
    `CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT ON ledger_transactions
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_balanced()`,
    `CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'check_violation';
    END $$`,
    `CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`,
    `CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`,
  ],
}
