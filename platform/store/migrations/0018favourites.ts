import type { Migration } from './migration.ts'

/** Favourite leagues, and what a member chose for single matches: on, or off within a favourite league. */
export const favouritesMigration: Migration = {
  id: '0018-favourites',
  statements: [
    `CREATE TABLE favourite_leagues (
      member_id bigint NOT NULL REFERENCES members (id),
      venue text NOT NULL,
      league_id text NOT NULL,
      PRIMARY KEY (member_id, venue, league_id)
    )`,
    `CREATE TABLE favourite_matches (
      member_id bigint NOT NULL REFERENCES members (id),
      venue text NOT NULL,
      match_id text NOT NULL,
      league_id text NOT NULL,
      chosen boolean NOT NULL,
      PRIMARY KEY (member_id, venue, match_id)
    )`,
  ],
}
