import { and, desc, eq, gte, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { AllLanguages } from '../../streams/domain/localText.ts'
import { safeInteger } from './columns.ts'
import type { Database, Queries } from './database.ts'
import { members } from './schema/accounts.ts'
import { scorePredictions, scoreShares } from './schema/scorePredictions.ts'

/** A score: the goals of home and away. */
export interface Score {
  readonly home: number
  readonly away: number
}

/** The final score that a member expects of a match. */
export interface NewScorePrediction extends Score {
  readonly memberId: number
  readonly matchId: string
  readonly league: AllLanguages
  readonly homeName: AllLanguages
  readonly awayName: AllLanguages
  /** Platform ms. */
  readonly kickOff: number
}

export interface StoredScorePrediction extends NewScorePrediction {
  /** Platform ms. */
  readonly placedAt: number
}

/** A prediction without the names, for sums over many. */
export type PlainPrediction = Pick<StoredScorePrediction, 'memberId' | 'matchId' | 'home' | 'away'>

export interface ScoreCount extends Score {
  readonly count: number
}

/** Predictions of final scores (docs/site/news.md, 2). */
export interface ScorePredictions {
  /**
   * Keeps a prediction, in place of an earlier one of the match. `timeIfOpen` is asked while no other process can
   * change the member's predictions, and returns `null` when the match has begun; then nothing is changed.
   */
  save(prediction: NewScorePrediction, timeIfOpen: () => number | null): Promise<StoredScorePrediction | null>
  of(memberId: number, matchId: string): Promise<StoredScorePrediction | null>
  /** A member's predictions, newest first. */
  page(memberId: number, page: number, size: number): Promise<readonly StoredScorePrediction[]>
  /** All predictions of a member. */
  ofMember(memberId: number): Promise<readonly PlainPrediction[]>
  /** All predictions of matches with a kick-off from this time on, platform ms. */
  since(kickOff: number): Promise<readonly PlainPrediction[]>
  /** How often each score of a match is expected, the most frequent first. */
  scoresOf(matchId: string): Promise<readonly ScoreCount[]>
  /** Whether a member has shown the prediction in a room. */
  isShared(memberId: number, matchId: string, roomId: string): Promise<boolean>
  /** The names of these members. */
  names(memberIds: readonly number[]): Promise<ReadonlyMap<number, string>>
}

/** A prediction that is shown in a room. */
export interface ScoreShare {
  readonly memberId: number
  readonly matchId: string
  readonly roomId: string
  readonly messageId: string
  readonly at: number
}

const { memberId: ofMember, matchId: ofMatch } = scorePredictions

const PLAIN = {
  memberId: ofMember,
  matchId: ofMatch,
  home: scorePredictions.home,
  away: scorePredictions.away,
}

const name = v.object({ cmn: v.string(), zho: v.string(), english: v.string() })
const names = v.object({ league: name, homeName: name, awayName: name })

export function createScorePredictions(database: Database): ScorePredictions {
  const { queries } = database
  return {
    save: (prediction, timeIfOpen) =>
      database.transaction((tx) => savePrediction(tx, prediction, timeIfOpen)),
    of: (memberId, matchId) => readScorePrediction(queries, memberId, matchId),
    async page(memberId, page, size) {
      const rows = await queries
        .select()
        .from(scorePredictions)
        .where(eq(ofMember, memberId))
        .orderBy(desc(scorePredictions.placedAt), desc(ofMatch))
        .limit(size)
        .offset((page - 1) * size)
      return rows.map(withNames)
    },
    ofMember: (memberId) => queries.select(PLAIN).from(scorePredictions).where(eq(ofMember, memberId)),
    since: (kickOff) =>
      queries.select(PLAIN).from(scorePredictions).where(gte(scorePredictions.kickOff, kickOff)),
    scoresOf: (matchId) => countScores(queries, matchId),
    async isShared(memberId, matchId, roomId) {
      const [found] = await queries
        .select({ at: scoreShares.at })
        .from(scoreShares)
        .where(
          and(
            eq(scoreShares.memberId, memberId),
            eq(scoreShares.matchId, matchId),
            eq(scoreShares.roomId, roomId),
          ),
        )
      return found !== undefined
    },
    async names(memberIds) {
      if (memberIds.length === 0) return new Map()
      const rows = await queries
        .select({ id: members.id, name: members.name })
        .from(members)
        .where(sql`${members.id} = ANY(${`{${memberIds.join(',')}}`}::bigint[])`)
      return new Map(rows.map((row) => [row.id, row.name]))
    },
  }
}

async function savePrediction(
  tx: Queries,
  prediction: NewScorePrediction,
  timeIfOpen: () => number | null,
): Promise<StoredScorePrediction | null> {
  const { memberId } = prediction
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update')
  const placedAt = timeIfOpen()
  if (placedAt === null || placedAt >= prediction.kickOff) return null
  const stored = { ...prediction, placedAt }
  await tx
    .insert(scorePredictions)
    .values(stored)
    .onConflictDoUpdate({ target: [ofMember, ofMatch], set: stored })
  return stored
}

async function countScores(queries: Queries, matchId: string): Promise<readonly ScoreCount[]> {
  const { home, away } = scorePredictions
  const count = sql`count(*)`.mapWith(safeInteger)
  return queries
    .select({ home, away, count })
    .from(scorePredictions)
    .where(eq(ofMatch, matchId))
    .groupBy(home, away)
    .orderBy(desc(sql`count(*)`), home, away)
}

export async function readScorePrediction(
  queries: Queries,
  memberId: number,
  matchId: string,
): Promise<StoredScorePrediction | null> {
  const [row] = await queries
    .select()
    .from(scorePredictions)
    .where(and(eq(ofMember, memberId), eq(ofMatch, matchId)))
  return row === undefined ? null : withNames(row)
}

/** A prediction is shown once in a room. @returns false when it was shown before. */
export async function shareScoreOnce(tx: Queries, share: ScoreShare): Promise<boolean> {
  const made = await tx
    .insert(scoreShares)
    .values(share)
    .onConflictDoNothing()
    .returning({ at: scoreShares.at })
  return made.length > 0
}

function withNames(row: typeof scorePredictions.$inferSelect): StoredScorePrediction {
  return { ...row, ...v.parse(names, row) }
}
