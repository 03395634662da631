import type { Migration } from './migration.ts'

export const accountsMigration: Migration = {
  id: '0001-accounts',
  statements: [
    `CREATE TABLE members (
      id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (START WITH 100001),
      name text NOT NULL,
      name_key text NOT NULL UNIQUE,
      password_hash text NOT NULL,
      status text NOT NULL CHECK (status IN ('active', 'blocked')),
      odds_level smallint NOT NULL CHECK (odds_level BETWEEN 1 AND 7),
      site_id text NOT NULL,
      language text NOT NULL,
      preferences jsonb NOT NULL,
      created_at bigint NOT NULL
    )`,
  ],
}
