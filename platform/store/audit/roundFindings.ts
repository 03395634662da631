import { sql, type SQL } from 'drizzle-orm'

/** Positions with their rounds. */
const ON_ROUNDS = sql`positions p JOIN rounds r ON (r.product, r.game, r.round) = (p.product, p.game, p.round)`

/** Positions whose state is not one that the state of their round allows. */
const WRONG_STATE = sql`
  SELECT 'position' AS source, p.position_no AS id, 'round' AS fault
  FROM ${ON_ROUNDS}
  WHERE NOT CASE p.status
    WHEN 'open' THEN r.status NOT IN ('closed', 'void')
    WHEN 'cancelled' THEN true
    ELSE r.status IN ('decided', 'closed')
  END`

/** Positions on a round that a game with other rounds does not have. */
const WITHOUT_ROUND = sql`
  SELECT 'position' AS source, p.position_no AS id, 'round' AS fault
  FROM positions p
  WHERE NOT EXISTS (
    SELECT 1 FROM rounds r WHERE (r.product, r.game, r.round) = (p.product, p.game, p.round)
  ) AND EXISTS (SELECT 1 FROM rounds r WHERE (r.product, r.game) = (p.product, p.game))`

/** Bets that were placed when nothing was taken any more: the result may have been known. */
const LATE = sql`
  SELECT 'position' AS source, p.position_no AS id, 'late' AS fault
  FROM ${ON_ROUNDS}
  WHERE p.placed_at >= r.seals_at`

/** What positions must be by their rounds (docs/games/rounds.md, 5.5); results and returns are computed elsewhere. */
export const ROUND_FINDINGS: readonly SQL[] = [WRONG_STATE, WITHOUT_ROUND, LATE]
