import type { Migration } from './migration.ts'

/**
 * What members have given in each room: every gift keeps its room and its worth in minor units of RMB, by the prices of
 * the catalogue whatever paid for it, and `room_givers` has the sum of each member, which every message of the member
 * carries as a level (docs/live-rooms.md, 14). The notice of a room, and the blocked words that admins added.
 */
export const roomCompanyMigration: Migration = {
  id: '0030-room-company',
  statements: [
    `ALTER TABLE gifts ADD COLUMN room_id text REFERENCES rooms (room_id), ADD COLUMN worth bigint CHECK (worth > 0)`,
    // Gifts that the catalogue does not name any more count what they cost.
    `UPDATE gifts SET room_id = m.room_id, worth = coalesce(
      gifts.count * CASE gifts.gift_id
        WHEN 'flag' THEN 100 WHEN 'whistle' THEN 500 WHEN 'scarf' THEN 1000 WHEN 'drum' THEN 3000
        WHEN 'shirt' THEN 6600 WHEN 'boot' THEN 8800 WHEN 'bus' THEN 52000 WHEN 'cup' THEN 131400 END,
      gifts.cost * CASE gifts.currency WHEN 'USDT' THEN 7 ELSE 1 END)
    FROM room_messages m WHERE m.id = gifts.message_id`,
    `SET CONSTRAINTS ALL IMMEDIATE`,
    `ALTER TABLE gifts ALTER COLUMN room_id SET NOT NULL, ALTER COLUMN worth SET NOT NULL`,
    `CREATE INDEX gifts_of_room ON gifts (room_id, at)`,
    `CREATE TABLE room_givers (
      room_id text NOT NULL REFERENCES rooms (room_id),
      member_id bigint NOT NULL REFERENCES members (id),
      worth bigint NOT NULL CHECK (worth > 0),
      PRIMARY KEY (room_id, member_id)
    )`,
    `INSERT INTO room_givers (room_id, member_id, worth)
    SELECT room_id, member_id, sum(worth) FROM gifts GROUP BY room_id, member_id`,
    `ALTER TABLE rooms ADD COLUMN pinned jsonb`,
    // A removed word keeps its row, so that a repeated command finds what it did.
    `CREATE TABLE filter_words (
      site_id text NOT NULL,
      letters text NOT NULL,
      word text NOT NULL,
      removed boolean NOT NULL,
      member_id bigint REFERENCES members (id),
      cid text,
      at bigint NOT NULL,
      PRIMARY KEY (site_id, letters)
    )`,
  ],
}
