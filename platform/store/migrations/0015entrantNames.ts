import type { Migration } from './migration.ts'

/** Legs on an entrant of an outright hold its name. */
export const entrantNamesMigration: Migration = {
  id: '0015-entrant-names',
  statements: [`ALTER TABLE order_legs ADD COLUMN selection_name jsonb`],
}
