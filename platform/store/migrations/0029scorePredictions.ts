import type { Migration } from './migration.ts'

/**
 * Predictions of final scores, one for each member and match, and the rooms in which they were shown
 * (docs/site/news.md, 2). Their points are not stored: a revised result revises them.
 */
export const scorePredictionsMigration: Migration = {
  id: '0029-score-predictions',
  statements: [
    `CREATE TABLE score_predictions (
      member_id bigint NOT NULL REFERENCES members (id),
      match_id text NOT NULL,
      league jsonb NOT NULL,
      home_name jsonb NOT NULL,
      away_name jsonb NOT NULL,
      kick_off bigint NOT NULL,
      home integer NOT NULL CHECK (home BETWEEN 0 AND 20),
      away integer NOT NULL CHECK (away BETWEEN 0 AND 20),
      placed_at bigint NOT NULL,
      PRIMARY KEY (member_id, match_id),
      CHECK (placed_at < kick_off)
    )`,
    `CREATE INDEX score_predictions_of_match ON score_predictions (match_id)`,
    `CREATE INDEX score_predictions_by_kick_off ON score_predictions (kick_off)`,
    `CREATE TABLE score_prediction_shares (
      member_id bigint NOT NULL,
      match_id text NOT NULL,
      room_id text NOT NULL,
      message_id text NOT NULL,
      at bigint NOT NULL,
      PRIMARY KEY (member_id, match_id, room_id),
      FOREIGN KEY (member_id, match_id) REFERENCES score_predictions (member_id, match_id)
    )`,
  ],
}
