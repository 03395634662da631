import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from './database.ts'
import { nameKey } from './nameKey.ts'
import { memberDevices, members } from './schema/accounts.ts'

export interface SeenDevice {
  readonly memberId: number
  readonly deviceId: string
  /** Real ms. */
  readonly at: number
}

/** The devices that members have signed in from. */
export interface MemberDevices {
  /** Whether the account with this name has signed in from the device before. */
  knows(name: string, deviceId: string): Promise<boolean>
  /** Records a sign-in. A member's first device is confirmed automatically; others wait for `confirm`. */
  note(device: SeenDevice): Promise<void>
  /** The newest device that the member has not confirmed yet. */
  unconfirmed(memberId: number): Promise<Omit<SeenDevice, 'memberId'> | null>
  confirm(memberId: number): Promise<void>
  /** Called after a password change, so that the other devices count as unknown again. */
  forgetOthers(memberId: number, keep: string): Promise<void>
}

/** Only the newest devices are kept; this is more than a member uses. */
const DEVICES_KEPT = 20

export function createMemberDevices(database: Database): MemberDevices {
  const { queries } = database
  const of = (memberId: number) => eq(memberDevices.memberId, memberId)
  return {
    async knows(name, deviceId) {
      const [row] = await queries
        .select({ memberId: memberDevices.memberId })
        .from(memberDevices)
        .innerJoin(members, eq(members.id, memberDevices.memberId))
        .where(and(eq(members.nameKey, nameKey(name)), eq(memberDevices.deviceId, deviceId)))
      return row !== undefined
    },
    note: ({ memberId, deviceId, at }) =>
      database.transaction(async (tx) => {
        const seen = await tx
          .select({ deviceId: memberDevices.deviceId })
          .from(memberDevices)
          .where(of(memberId))
          .orderBy(desc(memberDevices.seenAt))
        await tx
          .insert(memberDevices)
          .values({ memberId, deviceId, firstSeenAt: at, seenAt: at, noticed: seen.length === 0 })
          .onConflictDoUpdate({
            target: [memberDevices.memberId, memberDevices.deviceId],
            set: { seenAt: at },
          })
        const old = seen
          .map((device) => device.deviceId)
          .filter((each) => each !== deviceId)
          .slice(DEVICES_KEPT - 1)
        if (old.length > 0) {
          await tx.delete(memberDevices).where(and(of(memberId), inArray(memberDevices.deviceId, old)))
        }
      }),
    async unconfirmed(memberId) {
      const [row] = await queries
        .select({ deviceId: memberDevices.deviceId, at: memberDevices.firstSeenAt })
        .from(memberDevices)
        .where(and(of(memberId), eq(memberDevices.noticed, false)))
        .orderBy(desc(memberDevices.firstSeenAt))
        .limit(1)
      return row ?? null
    },
    async confirm(memberId) {
      await queries.update(memberDevices).set({ noticed: true }).where(of(memberId))
    },
    async forgetOthers(memberId, keep) {
      await queries.delete(memberDevices).where(and(of(memberId), ne(memberDevices.deviceId, keep)))
    },
  }
}
