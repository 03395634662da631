import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { roomCombos } from '../schema/rooms.ts'
import { newMessageId } from './messageId.ts'

/** One gift of a combo. */
export interface ComboStep {
  readonly memberId: number
  readonly giftId: string
  readonly count: number
  /** Real ms. */
  readonly at: number
  /** The last gift of the combo must not be older than this, ms. */
  readonly withinMs: number
}

export interface ComboState {
  readonly comboId: string
  /** The gifts of the combo so far. */
  readonly total: number
}

/** Adds a gift to the member's running combo of this gift, or begins another one. */
export async function continueCombo(
  tx: Queries,
  roomId: string,
  { memberId, giftId, count, at, withinMs }: ComboStep,
): Promise<ComboState> {
  const mine = and(
    eq(roomCombos.roomId, roomId),
    eq(roomCombos.memberId, memberId),
    eq(roomCombos.giftId, giftId),
  )
  const [running] = await tx.select().from(roomCombos).where(mine)
  const goesOn = running !== undefined && at - running.at <= withinMs
  const comboId = goesOn ? running.comboId : newMessageId()
  const total = goesOn ? running.total + count : count
  await tx
    .insert(roomCombos)
    .values({ roomId, memberId, giftId, comboId, total, at })
    .onConflictDoUpdate({
      target: [roomCombos.roomId, roomCombos.memberId, roomCombos.giftId],
      set: { comboId, total, at },
    })
  return { comboId, total }
}
