import type { Migration } from './migration.ts'

export const memberSecurityMigration: Migration = {
  id: '0008-member-security',
  statements: [
    `ALTER TABLE members ADD COLUMN recovery_hash text`,
    `ALTER TABLE members ADD COLUMN change_password boolean NOT NULL DEFAULT false`,
    `CREATE TABLE member_devices (
      member_id bigint NOT NULL REFERENCES members (id),
      device_id text NOT NULL,
      first_seen_at bigint NOT NULL,
      seen_at bigint NOT NULL,
      noticed boolean NOT NULL,
      PRIMARY KEY (member_id, device_id)
    )`,
  ],
}
