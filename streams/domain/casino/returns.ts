import type { Play } from '../baccarat/plays.ts'

/**
 * The returns of the plays for a hand from a full shoe, × 1 000 000 and cut (docs/games/casino.md, 3.3). They are
 * constants because a phone counts all hands more slowly than it draws a page.
 */
export const PLAY_RETURNS: Readonly<Record<Play, number>> = {
  3001: 989_420,
  3031: 985_418,
  3002: 987_649,
  3003: 856_403,
  3012: 861_819,
  3004: 896_385,
  3005: 896_385,
}
