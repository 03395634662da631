import type { Migration } from './migration.ts'

/**
 * The returns of an order become rows, and `orders.returned` becomes their sum. Each earlier payment is a
 * transfer that refers to its order, so the rows are created from the ledger, and an order that disagrees
 * with the ledger stops the migration. An order can now also be reserved, cashed out or rolled back;
 * `state_changes` lists the allowed transitions.
 */
export const orderReturnsMigration: Migration = {
  id: '0012-order-returns',
  statements: [
    `CREATE TABLE cash_outs (
      id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      order_no text NOT NULL REFERENCES orders (order_no),
      client_id text NOT NULL,
      status text NOT NULL CHECK (status IN ('taken', 'cancelled')),
      stake bigint NOT NULL CHECK (stake > 0),
      amount bigint NOT NULL CHECK (amount > 0),
      at bigint NOT NULL,
      UNIQUE (order_no, client_id)
    )`,
    `CREATE TABLE returns (
      key text PRIMARY KEY REFERENCES ledger_transactions (key),
      order_no text NOT NULL REFERENCES orders (order_no),
      settlement integer NOT NULL CHECK (settlement >= 0),
      cash_out bigint REFERENCES cash_outs (id),
      kind text NOT NULL,
      amount bigint NOT NULL CHECK (amount <> 0),
      at bigint NOT NULL
    )`,
    `INSERT INTO returns (key, order_no, settlement, kind, amount, at)
    SELECT t.key, o.order_no, 0, t.kind, e.amount, t.at
    FROM orders o
    JOIN ledger_transactions t ON t.reference = o.order_no AND t.kind <> 'BET'
    JOIN ledger_entries e ON e.transaction_id = t.id
    JOIN ledger_accounts a ON a.id = e.account_id AND a.member_id = o.member_id`,
    `DO $$
    DECLARE
      wrong text;
    BEGIN
      SELECT o.order_no INTO wrong
      FROM orders o LEFT JOIN returns r ON r.order_no = o.order_no
      GROUP BY o.order_no HAVING o.returned <> coalesce(sum(r.amount), 0) LIMIT 1;
      IF wrong IS NOT NULL THEN
        RAISE EXCEPTION 'what order % has paid back is not what the ledger says', wrong
          USING ERRCODE = 'check_violation';
      END IF;
    END $$`,
    `CREATE INDEX returns_order ON returns (order_no)`,
    `CREATE TRIGGER returns_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON returns
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()`,
    `ALTER TABLE orders
      DROP CONSTRAINT orders_status_check,
      DROP CONSTRAINT orders_check,
      DROP CONSTRAINT orders_check1,
      DROP COLUMN returned,
      ADD COLUMN rollbacks integer NOT NULL DEFAULT 0 CHECK (rollbacks >= 0),
      ADD CONSTRAINT order_status_known CHECK (status IN (
        'reserved', 'confirming', 'accepted', 'rejected', 'cancelled', 'cashedOut', 'settled', 'rolledBack'
      )),
      ADD CONSTRAINT order_outcome_when_settled CHECK ((status = 'settled') = (outcome IS NOT NULL)),
      ADD CONSTRAINT order_has_end CHECK (
        (status IN ('rejected', 'cancelled', 'cashedOut', 'settled')) = (settled_at IS NOT NULL)
      )`,
    `CREATE TABLE state_changes (
      subject text NOT NULL,
      from_state text NOT NULL,
      to_state text NOT NULL,
      PRIMARY KEY (subject, from_state, to_state)
    )`,
    `INSERT INTO state_changes (subject, from_state, to_state) VALUES
      ('order', 'reserved', 'confirming'),
      ('order', 'reserved', 'accepted'),
      ('order', 'reserved', 'rejected'),
      ('order', 'reserved', 'cancelled'),
      ('order', 'confirming', 'accepted'),
      ('order', 'confirming', 'rejected'),
      ('order', 'confirming', 'cancelled'),
      ('order', 'accepted', 'settled'),
      ('order', 'accepted', 'cashedOut'),
      ('order', 'accepted', 'cancelled'),
      ('order', 'settled', 'rolledBack'),
      ('order', 'settled', 'cancelled'),
      ('order', 'rolledBack', 'settled'),
      ('order', 'rolledBack', 'cancelled'),
      ('cashOut', 'taken', 'cancelled'),
      ('cashOut', 'cancelled', 'taken')`,
    `CREATE FUNCTION check_state_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (
        SELECT 1 FROM state_changes
        WHERE subject = TG_ARGV[0] AND from_state = OLD.status AND to_state = NEW.status
      ) THEN
        RAISE EXCEPTION 'no % may change from % to %', TG_ARGV[0], OLD.status, NEW.status
          USING ERRCODE = 'check_violation';
      END IF;
      RETURN NEW;
    END $$`,
    `CREATE TRIGGER orders_state_change BEFORE UPDATE OF status ON orders
      FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION check_state_change('order')`,
    `CREATE TRIGGER cash_outs_state_change BEFORE UPDATE OF status ON cash_outs
      FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION check_state_change('cashOut')`,
  ],
}
