import type { Migration } from './migration.ts'

/** The final results of matches that control has changed; all others follow from the seed of the world. */
export const matchResultsMigration: Migration = {
  id: '0017-match-results',
  statements: [
    `CREATE TABLE match_results (
      world text NOT NULL,
      match_id text NOT NULL,
      result jsonb NOT NULL,
      kept_at bigint NOT NULL,
      PRIMARY KEY (world, match_id)
    )`,
    // For the results of the own bets, which are asked for by kick-off.
    `CREATE INDEX order_legs_kick_off ON order_legs (kick_off)`,
  ],
}
