import type { Migration } from './migration.ts'

/**
 * What members ask to cash out, so that a cash-out that is being confirmed survives the process that took it.
 * An order has at most one at a time.
 */
export const cashOutRequestsMigration: Migration = {
  id: '0019-cash-out-requests',
  statements: [
    `CREATE TABLE cash_out_requests (
      id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      order_no text NOT NULL REFERENCES orders (order_no),
      client_id text NOT NULL,
      status text NOT NULL CHECK (status IN ('confirming', 'taken', 'failed')),
      stake bigint NOT NULL CHECK (stake > 0),
      amount bigint NOT NULL CHECK (amount > 0),
      asked_at bigint NOT NULL,
      due_at bigint NOT NULL,
      scores jsonb NOT NULL,
      reason text,
      decided_at bigint,
      UNIQUE (order_no, client_id),
      CHECK ((status = 'confirming') = (decided_at IS NULL)),
      CHECK ((status = 'failed') = (reason IS NOT NULL))
    )`,
    `CREATE UNIQUE INDEX cash_out_requests_confirming ON cash_out_requests (order_no) WHERE status = 'confirming'`,
    `INSERT INTO state_changes (subject, from_state, to_state) VALUES
      ('cashOutRequest', 'confirming', 'taken'),
      ('cashOutRequest', 'confirming', 'failed')`,
    `CREATE TRIGGER cash_out_requests_state_change BEFORE UPDATE OF status ON cash_out_requests
      FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION check_state_change('cashOutRequest')`,
  ],
}
