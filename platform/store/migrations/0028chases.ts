import type { Migration } from './migration.ts'

/**
 * Chases of lotteries: one bet over several draws (docs/games/lottery.md, 6). Their bets are positions whose selection
 * names the client id of the chase.
 */
export const chasesMigration: Migration = {
  id: '0028-chases',
  statements: [
    `CREATE SEQUENCE chase_numbers START WITH 300000000001`,
    `CREATE TABLE chases (
      chase_no text PRIMARY KEY,
      member_id bigint NOT NULL REFERENCES members (id),
      client_id text NOT NULL,
      ticket_id text NOT NULL,
      play integer NOT NULL,
      currency text NOT NULL,
      stop_on_win boolean NOT NULL,
      status text NOT NULL CHECK (status IN ('inProgress', 'completed')),
      placed_at bigint NOT NULL,
      UNIQUE (member_id, client_id)
    )`,
    `CREATE INDEX chases_in_progress ON chases (chase_no) WHERE status = 'inProgress'`,
    `CREATE INDEX chases_of_member ON chases (member_id, placed_at)`,
    `CREATE INDEX positions_of_chase ON positions (member_id, (selection -> 'chase' ->> 'id'))
      WHERE product = 'lottery' AND selection -> 'chase' ->> 'id' IS NOT NULL`,
    `INSERT INTO state_changes (subject, from_state, to_state) VALUES ('chase', 'inProgress', 'completed')`,
    `CREATE TRIGGER chases_state_change BEFORE UPDATE OF status ON chases
      FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION check_state_change('chase')`,
  ],
}
