import type { Migration } from './migration.ts'

/** Where an order was placed (docs/pmty.md, 1.16); not known of those that were placed before. */
export const placingChannelsMigration: Migration = {
  id: '0025-placing-channels',
  statements: [
    `ALTER TABLE orders ADD COLUMN channel text NOT NULL DEFAULT 'others'
      CHECK (channel IN ('api', 'push', 'h5', 'pc', 'image', 'video', 'animation', 'others'))`,
  ],
}
