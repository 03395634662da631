import type { Migration } from './migration.ts'

export const sessionsMigration: Migration = {
  id: '0002-sessions',
  statements: [
    `CREATE TABLE session_families (
      id uuid PRIMARY KEY,
      member_id bigint NOT NULL REFERENCES members (id),
      client_type text NOT NULL,
      device_id text NOT NULL,
      lifetime_ms bigint NOT NULL CHECK (lifetime_ms > 0),
      opened_at bigint NOT NULL,
      expires_at bigint NOT NULL,
      ended_at bigint,
      end_reason text,
      CHECK ((ended_at IS NULL) = (end_reason IS NULL))
    )`,
    `CREATE INDEX session_families_open ON session_families (member_id, client_type) WHERE ended_at IS NULL`,
    `CREATE TABLE refresh_tokens (
      hash text PRIMARY KEY,
      family_id uuid NOT NULL REFERENCES session_families (id) ON DELETE CASCADE,
      issued_at bigint NOT NULL,
      expires_at bigint NOT NULL,
      used_at bigint,
      successor_salt text,
      CHECK ((used_at IS NULL) = (successor_salt IS NULL))
    )`,
    `CREATE INDEX refresh_tokens_family ON refresh_tokens (family_id)`,
  ],
}
