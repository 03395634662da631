import type { Migration } from './migration.ts'

/** Mutes of the simulated members of live rooms, which have no account (docs/live-rooms.md, 8). */
export const personaMutesMigration: Migration = {
  id: '0033-persona-mutes',
  statements: [
    `CREATE TABLE room_persona_mutes (
      room_id text NOT NULL REFERENCES rooms (room_id),
      persona_id text NOT NULL,
      until bigint,
      PRIMARY KEY (room_id, persona_id)
    )`,
  ],
}
