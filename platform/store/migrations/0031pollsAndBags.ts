import type { Migration } from './migration.ts'

/**
 * Polls of the live rooms with their votes, and lucky bags with their shares (docs/live-rooms.md, 15 and 16). A
 * room has at most one open poll, and a member at most one vote in a poll and one share of a bag.
 */
export const pollsAndBagsMigration: Migration = {
  id: '0031-polls-and-bags',
  statements: [
    `CREATE TABLE room_polls (
      poll_id text PRIMARY KEY,
      room_id text NOT NULL REFERENCES rooms (room_id),
      speaker jsonb NOT NULL,
      question jsonb NOT NULL,
      choices jsonb NOT NULL,
      crowd jsonb NOT NULL,
      opened_at bigint NOT NULL,
      closes_at bigint NOT NULL CHECK (closes_at > opened_at),
      result jsonb
    )`,
    `CREATE UNIQUE INDEX room_polls_open ON room_polls (room_id) WHERE result IS NULL`,
    `CREATE TABLE room_poll_votes (
      poll_id text NOT NULL REFERENCES room_polls (poll_id),
      member_id bigint NOT NULL REFERENCES members (id),
      choice smallint NOT NULL CHECK (choice >= 0),
      cid text NOT NULL,
      at bigint NOT NULL,
      PRIMARY KEY (poll_id, member_id)
    )`,
    // The message is written after its bag, in one transaction.
    `CREATE TABLE lucky_bags (
      bag_id text PRIMARY KEY REFERENCES room_messages (id) DEFERRABLE INITIALLY DEFERRED,
      room_id text NOT NULL REFERENCES rooms (room_id),
      member_id bigint REFERENCES members (id),
      cid text,
      speaker jsonb NOT NULL,
      currency text NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      shares smallint NOT NULL CHECK (shares BETWEEN 1 AND 100),
      made_at bigint NOT NULL,
      closes_at bigint NOT NULL CHECK (closes_at > made_at),
      over_at bigint,
      CHECK (amount >= shares)
    )`,
    `CREATE UNIQUE INDEX lucky_bags_of_command ON lucky_bags (member_id, cid)`,
    `CREATE INDEX lucky_bags_open ON lucky_bags (closes_at) WHERE over_at IS NULL`,
    `CREATE TABLE lucky_bag_shares (
      bag_id text NOT NULL REFERENCES lucky_bags (bag_id),
      place smallint NOT NULL CHECK (place >= 0),
      amount bigint NOT NULL CHECK (amount > 0),
      member_id bigint REFERENCES members (id),
      name text,
      cid text,
      taken_at bigint,
      PRIMARY KEY (bag_id, place),
      UNIQUE (bag_id, member_id),
      CHECK ((member_id IS NULL) = (taken_at IS NULL))
    )`,
  ],
}
