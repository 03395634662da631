import type { Migration } from './migration.ts'

/** Bets that are not orders of legs: casino rounds, lottery tickets and bets on anchor games. */
export const positionsMigration: Migration = {
  id: '0013-positions',
  statements: [
    `CREATE SEQUENCE position_numbers START WITH 200000000001`,
    `CREATE TABLE positions (
      position_no text PRIMARY KEY,
      member_id bigint NOT NULL REFERENCES members (id),
      product text NOT NULL CHECK (product IN ('casino', 'lottery', 'anchorGame')),
      game text NOT NULL,
      round text NOT NULL,
      client_id text NOT NULL,
      status text NOT NULL CHECK (status IN ('open', 'settled', 'cancelled', 'rolledBack')),
      purpose text NOT NULL,
      currency text NOT NULL,
      selection jsonb NOT NULL,
      odds integer CHECK (odds > 100000),
      stake bigint NOT NULL CHECK (stake > 0),
      outcome text,
      rollbacks integer NOT NULL DEFAULT 0 CHECK (rollbacks >= 0),
      placed_at bigint NOT NULL,
      settled_at bigint,
      version integer NOT NULL,
      UNIQUE (member_id, client_id),
      CONSTRAINT position_outcome_when_settled CHECK ((status = 'settled') = (outcome IS NOT NULL)),
      CONSTRAINT position_has_end CHECK ((status IN ('settled', 'cancelled')) = (settled_at IS NOT NULL))
    )`,
    `CREATE INDEX positions_open ON positions (product, game, round) WHERE status IN ('open', 'rolledBack')`,
    `ALTER TABLE returns
      ALTER COLUMN order_no DROP NOT NULL,
      ADD COLUMN position_no text REFERENCES positions (position_no),
      ADD CONSTRAINT return_has_one_source CHECK ((order_no IS NULL) <> (position_no IS NULL)),
      ADD CONSTRAINT cash_out_of_order CHECK (cash_out IS NULL OR order_no IS NOT NULL)`,
    `CREATE INDEX returns_position ON returns (position_no)`,
    `INSERT INTO state_changes (subject, from_state, to_state) VALUES
      ('position', 'open', 'settled'),
      ('position', 'open', 'cancelled'),
      ('position', 'settled', 'rolledBack'),
      ('position', 'settled', 'cancelled'),
      ('position', 'rolledBack', 'settled'),
      ('position', 'rolledBack', 'cancelled')`,
    `CREATE TRIGGER positions_state_change BEFORE UPDATE OF status ON positions
      FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION check_state_change('position')`,
  ],
}
