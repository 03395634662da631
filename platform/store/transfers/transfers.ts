import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database, Queries } from '../database.ts'
import { transfers } from '../schema/transfers.ts'
import { mayChange, TRANSFER_CHANGES } from '../stateChanges.ts'
import { makeTransfer } from './make.ts'
import { postStep } from './moves.ts'
import type { AskedTransfer, StoredTransfer, TransferOutcome, TransferRules } from './transfer.ts'

/**
 * Transfers between a member's centre and venues, deposits and withdrawals: a row and its postings are written in
 * one transaction, each step with a key of its own, so that no step happens twice (docs/games/wallet.md, 4.2).
 */
export interface Transfers {
  /**
   * Once for each member and client id.
   *
   * @throws RangeError when the amount is not a positive whole number of minor units.
   */
  make(asked: AskedTransfer, rules: TransferRules): Promise<TransferOutcome>
  /** The second step of one that is on its way: to where it goes, or back. Another state changes nothing. */
  finish(transferNo: string, to: 'done' | 'failed', at: number): Promise<StoredTransfer | null>
  /** A member's transfers with these client ids, in any order. */
  find(memberId: number, clientIds: readonly string[]): Promise<readonly StoredTransfer[]>
  /** Those that are on their way, of all members, oldest first. */
  underWay(): Promise<readonly StoredTransfer[]>
}

export function createTransfers(database: Database): Transfers {
  const { queries, shared } = database
  /** Whether one may be on its way; always, where other processes may make one. */
  let mayWait = true
  return {
    async make(asked, rules) {
      const { amount } = asked
      if (amount !== 'all' && (!Number.isSafeInteger(amount) || amount <= 0)) {
        throw new RangeError(`${amount} is no amount`)
      }
      const made = await database.transaction((tx) => makeTransfer(tx, asked, rules))
      mayWait = true
      return made
    },
    finish: (transferNo, to, at) => database.transaction((tx) => finishTransfer(tx, transferNo, to, at)),
    async find(memberId, clientIds) {
      if (clientIds.length === 0) return []
      return queries
        .select()
        .from(transfers)
        .where(and(eq(transfers.memberId, memberId), inArray(transfers.clientId, [...clientIds])))
    },
    async underWay() {
      if (!mayWait && !shared) return []
      mayWait = false
      const found = await queries
        .select()
        .from(transfers)
        .where(eq(transfers.status, 'processing'))
        .orderBy(asc(transfers.askedAt), asc(transfers.transferNo))
      mayWait ||= found.length > 0
      return found
    },
  }
}

/** Locks the row until the commit, and then the wallets. */
async function finishTransfer(
  tx: Queries,
  transferNo: string,
  to: 'done' | 'failed',
  at: number,
): Promise<StoredTransfer | null> {
  const here = eq(transfers.transferNo, transferNo)
  const [transfer] = await tx.select().from(transfers).where(here).for('update')
  if (transfer === undefined || !mayChange(TRANSFER_CHANGES, transfer.status, to)) return null
  await postStep(tx, transfer, to === 'done' ? 'in' : 'back', at)
  const [changed] = await tx.update(transfers).set({ status: to, decidedAt: at }).where(here).returning()
  return changed ?? null
}
