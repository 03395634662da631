import type { Migration } from './migration.ts'

export const notesMigration: Migration = {
  id: '0005-notes',
  statements: [
    `CREATE TABLE settings (key text PRIMARY KEY, value jsonb NOT NULL)`,
    `CREATE TABLE analytics_events (
      id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
      at bigint NOT NULL,
      member_id bigint,
      event text NOT NULL,
      body jsonb NOT NULL
    )`,
  ],
}
