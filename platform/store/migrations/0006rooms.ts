import type { Migration } from './migration.ts'

export const roomsMigration: Migration = {
  id: '0006-rooms',
  statements: [
    `ALTER TABLE members ADD COLUMN level smallint NOT NULL DEFAULT 0 CHECK (level BETWEEN 0 AND 10)`,
    `ALTER TABLE members ADD COLUMN admin boolean NOT NULL DEFAULT false`,
    `CREATE TABLE rooms (
      room_id text PRIMARY KEY,
      seq bigint NOT NULL CHECK (seq >= 0),
      status text NOT NULL CHECK (status IN ('open', 'closed')),
      status_reason text NOT NULL,
      config jsonb NOT NULL
    )`,
    `CREATE TABLE room_messages (
      room_id text NOT NULL REFERENCES rooms (room_id),
      seq bigint NOT NULL CHECK (seq > 0),
      id text NOT NULL UNIQUE,
      type smallint NOT NULL,
      at bigint NOT NULL,
      sender jsonb NOT NULL,
      member_id bigint REFERENCES members (id),
      cid text,
      subject text,
      body jsonb NOT NULL,
      withdrawn boolean NOT NULL,
      PRIMARY KEY (room_id, seq),
      CHECK (cid IS NULL OR member_id IS NOT NULL)
    )`,
    `CREATE UNIQUE INDEX room_messages_cid ON room_messages (room_id, member_id, cid) WHERE cid IS NOT NULL`,
    `CREATE INDEX room_messages_subject ON room_messages (room_id, subject) WHERE subject IS NOT NULL`,
    `CREATE TABLE room_mutes (
      room_id text NOT NULL REFERENCES rooms (room_id),
      member_id bigint NOT NULL REFERENCES members (id),
      until bigint,
      reason text NOT NULL,
      PRIMARY KEY (room_id, member_id)
    )`,
    `CREATE TABLE room_paces (
      room_id text NOT NULL REFERENCES rooms (room_id),
      member_id bigint NOT NULL REFERENCES members (id),
      texted_at bigint NOT NULL,
      PRIMARY KEY (room_id, member_id)
    )`,
    `CREATE TABLE room_combos (
      room_id text NOT NULL REFERENCES rooms (room_id),
      member_id bigint NOT NULL REFERENCES members (id),
      gift_id text NOT NULL,
      combo_id text NOT NULL,
      total bigint NOT NULL,
      at bigint NOT NULL,
      PRIMARY KEY (room_id, member_id, gift_id)
    )`,
    `CREATE TABLE room_follows (
      share_id text NOT NULL REFERENCES room_messages (id),
      member_id bigint NOT NULL REFERENCES members (id),
      order_no text NOT NULL,
      cid text NOT NULL,
      at bigint NOT NULL,
      PRIMARY KEY (share_id, member_id)
    )`,
    `CREATE TABLE match_predictions (
      match_id text NOT NULL,
      member_id bigint NOT NULL REFERENCES members (id),
      side text NOT NULL CHECK (side IN ('home', 'draw', 'away')),
      cid text NOT NULL,
      at bigint NOT NULL,
      PRIMARY KEY (match_id, member_id)
    )`,
  ],
}
