import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { matchPredictions, roomFollows } from '../schema/rooms.ts'
import type { Follow, Once, PredictionChoice } from './room.ts'

/** A member follows a share once. */
export async function followOnce(tx: Queries, follow: Follow): Promise<Once> {
  const [made] = await tx
    .insert(roomFollows)
    .values(follow)
    .onConflictDoNothing()
    .returning({ cid: roomFollows.cid })
  if (made) return 'done'
  const [stands] = await tx
    .select({ cid: roomFollows.cid })
    .from(roomFollows)
    .where(and(eq(roomFollows.shareId, follow.shareId), eq(roomFollows.memberId, follow.memberId)))
  return stands?.cid === follow.cid ? 'repeated' : 'already'
}

/** A member predicts a match once. */
export async function predictOnce(tx: Queries, choice: PredictionChoice): Promise<Once> {
  const [made] = await tx
    .insert(matchPredictions)
    .values(choice)
    .onConflictDoNothing()
    .returning({ cid: matchPredictions.cid })
  if (made) return 'done'
  const [stands] = await tx
    .select({ cid: matchPredictions.cid })
    .from(matchPredictions)
    .where(and(eq(matchPredictions.matchId, choice.matchId), eq(matchPredictions.memberId, choice.memberId)))
  return stands?.cid === choice.cid ? 'repeated' : 'already'
}
