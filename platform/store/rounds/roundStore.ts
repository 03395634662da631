import { and, asc, eq, exists, inArray, sql, type SQL } from 'drizzle-orm'
import type { RoundKey } from '../../../streams/domain/rounds/roundKey.ts'
import type { Database, Queries } from '../database.ts'
import { onRound } from '../positions/onRound.ts'
import type { StoredPosition } from '../positions/position.ts'
import { readPositions } from '../positions/rows.ts'
import { positions } from '../schema/positions.ts'
import { rounds } from '../schema/rounds.ts'
import type { TransactionCount } from '../transactionCount.ts'
import { announceRounds, type Announcement } from './announce.ts'
import { changeRound, type RoundChange, type RoundChangeRequest } from './change.ts'
import { roundChangesSince, type ChangedRounds, type RoundCursor } from './changes.ts'
import { forgetRounds, type Retention } from './forget.ts'
import { pastRounds, type PastQuery, type PastRounds } from './past.ts'
import { placeBets } from './placeBets.ts'
import type { PlaceBets, PlaceBetsResult } from './roundBets.ts'
import type { GameKey, StoredRound } from './round.ts'
import { IS_UNDER_WAY, isRound, ofGame, OVER, readRounds, ROUND_FIELDS } from './rows.ts'
import { withdrawBets } from './withdrawBets.ts'

/** The rounds of games in the database, which belong to no process (docs/games/rounds.md, 7). */
export interface RoundStore {
  /**
   * All rounds that are not over, void ones whose stakes are not given back yet, and of each game the newest that is
   * over.
   */
  underWay(games: readonly GameKey[]): Promise<readonly StoredRound[]>
  round(key: RoundKey): Promise<StoredRound | null>
  past(game: GameKey, query: PastQuery): Promise<PastRounds>
  /** The rounds of a shoe, oldest first. */
  ofShoe(game: GameKey, shoe: string): Promise<readonly StoredRound[]>
  /** Decided and void rounds of all games in the order in which they opened, after this one. For the audit. */
  overAfter(last: StoredRound | null, limit: number): Promise<readonly StoredRound[]>
  /** All positions on a round. */
  bets(round: StoredRound): Promise<readonly StoredPosition[]>
  /** Removes old rounds on which nobody has bet; returns how many. */
  forget(game: GameKey, retention: Retention): Promise<number>
  announce(game: GameKey, announcement: Announcement): Promise<readonly StoredRound[]>
  change(key: RoundKey, request: RoundChangeRequest): Promise<RoundChange>
  /** What has changed since a cursor; without one nothing, and the cursor. */
  changes(since: RoundCursor | null): Promise<ChangedRounds & { readonly next: RoundCursor }>
  /** Takes bets. @param now the platform time. */
  place(asked: PlaceBets, now: () => number): Promise<PlaceBetsResult>
  /** Cancels those of the positions that are open and whose round is not sealed; returns them. */
  withdraw(positionNos: readonly string[], now: () => number): Promise<readonly StoredPosition[]>
}

/**
 * @param written counts the transactions of an embedded database, which nobody else writes to: while none has run,
 * changes are not read. `null` for a shared one.
 */
export function createRoundStore(database: Database, written: TransactionCount | null): RoundStore {
  const { queries } = database

  async function changes(since: RoundCursor | null): Promise<ChangedRounds & { next: RoundCursor }> {
    const ended = written?.ended() ?? null
    if (since !== null && ended !== null && ended === since.ended)
      return { rounds: [], positions: [], next: since }
    const { oldest, ...changed } = await roundChangesSince(queries, since?.oldest ?? null)
    return { ...changed, next: { oldest, ended } }
  }

  return {
    underWay: (games) => readUnderWay(queries, games),
    round: async (key) => (await readRounds(queries, isRound(key)))[0] ?? null,
    past: (game, query) => pastRounds(queries, game, query),
    ofShoe: (game, shoe) =>
      readRounds(queries, and(ofGame(game), sql`${rounds.shoe} ->> 'number' = ${shoe}`)),
    overAfter: (last, limit) => {
      const { opensAt, product, game, round } = rounds
      const isLater =
        last === null
          ? undefined
          : sql`(${opensAt}, ${product}, ${game}, ${round}) > (${last.opensAt}, ${last.product}, ${last.game}, ${last.round})`
      return queries
        .select(ROUND_FIELDS)
        .from(rounds)
        .where(and(inArray(rounds.state, ['decided', 'closed', 'void']), isLater))
        .orderBy(asc(opensAt), asc(product), asc(game), asc(round))
        .limit(limit)
    },
    bets: (round) => readPositions(queries, onRound(round)),
    forget: (game, retention) => database.transaction((tx) => forgetRounds(tx, game, retention)),
    announce: (game, announcement) => database.transaction((tx) => announceRounds(tx, game, announcement)),
    change: (key, request) => database.transaction((tx) => changeRound(tx, key, request)),
    changes,
    place: (asked, now) => placeBets(database, asked, now),
    withdraw: (positionNos, now) => withdrawBets(database, positionNos, now),
  }
}

async function readUnderWay(queries: Queries, games: readonly GameKey[]): Promise<readonly StoredRound[]> {
  const waiting = queries
    .select({ one: sql`1` })
    .from(positions)
    .where(
      and(
        eq(positions.product, rounds.product),
        eq(positions.game, rounds.game),
        eq(positions.round, rounds.round),
        inArray(positions.status, ['open', 'rolledBack']),
      ),
    )
  const found = [
    await readRounds(queries, and(eq(rounds.state, 'void'), exists(waiting))),
    games.length === 0 ? [] : await readRounds(queries, isNewestOver(games)),
    await readRounds(queries, IS_UNDER_WAY),
  ]
  return found.flat()
}

/** The round of each game that is over and opened last. One query for all: a platform has dozens of games. */
function isNewestOver(games: readonly GameKey[]): SQL {
  const played = sql.join(
    games.map(({ product, game }) => sql`(${product}, ${game})`),
    sql`, `,
  )
  return sql`(${rounds.product}, ${rounds.game}, ${rounds.round}) IN (
    SELECT newest.product, newest.game, newest.round
    FROM (VALUES ${played}) AS played (product, game)
    CROSS JOIN LATERAL (
      SELECT r.product, r.game, r.round
      FROM rounds r
      WHERE r.product = played.product AND r.game = played.game AND r.status IN ${OVER}
      ORDER BY r.opens_at DESC, r.round DESC
      LIMIT 1
    ) AS newest
  )`
}
