import type { Migration } from './migration.ts'

export const leasesMigration: Migration = {
  id: '0007-leases',
  statements: [`CREATE TABLE leases (name text PRIMARY KEY, holder text NOT NULL, until bigint NOT NULL)`],
}
