import type { Migration } from './migration.ts'

/** Columns that let any process decide an order that another process took, and report its changes. */
export const sharedOrdersMigration: Migration = {
  id: '0009-shared-orders',
  statements: [
    `ALTER TABLE order_legs ADD COLUMN placed_home integer, ADD COLUMN placed_away integer,
      ADD CHECK ((placed_home IS NULL) = (placed_away IS NULL))`,
    `ALTER TABLE orders ADD COLUMN changed_in bigint NOT NULL DEFAULT pg_current_xact_id()::text::bigint`,
    `CREATE INDEX orders_changed ON orders (changed_in)`,
  ],
}
