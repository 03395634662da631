/**
 * For each state, the states that may follow. The table `state_changes` has the same rows, and a trigger
 * refuses every other change; a change here needs a migration there.
 */
type StateChanges = Readonly<Record<string, readonly string[]>>

/**
 * `reserved` waits for its price, with the stake held. `accepted` is open, also when a part is cashed out;
 * `cashedOut` has no open part. `rolledBack` is open again after its settlement was withdrawn.
 */
export const ORDER_CHANGES = {
  reserved: ['confirming', 'accepted', 'rejected', 'cancelled'],
  confirming: ['accepted', 'rejected', 'cancelled'],
  accepted: ['settled', 'cashedOut', 'cancelled'],
  rejected: [],
  cancelled: [],
  cashedOut: [],
  settled: ['rolledBack', 'cancelled'],
  rolledBack: ['settled', 'cancelled'],
} as const satisfies StateChanges

/** Cancelling a cash-out takes its amount back and returns its stake instead. */
export const CASH_OUT_CHANGES = {
  taken: ['cancelled'],
  cancelled: ['taken'],
} as const satisfies StateChanges

/** What a member has asked for: it waits while a match is in play, and is then paid or not. */
export const CASH_OUT_REQUEST_CHANGES = {
  confirming: ['taken', 'failed'],
  taken: [],
  failed: [],
} as const satisfies StateChanges

export const POSITION_CHANGES = {
  open: ['settled', 'cancelled'],
  settled: ['rolledBack', 'cancelled'],
  cancelled: [],
  rolledBack: ['settled', 'cancelled'],
} as const satisfies StateChanges

/** A transfer on its way has its money in `locked`; it arrives, or it goes back (docs/games/wallet.md, 4.2). */
export const TRANSFER_CHANGES = {
  processing: ['done', 'failed'],
  done: [],
  failed: [],
} as const satisfies StateChanges

/** A chase of a lottery is completed when none of its bets is open (docs/games/lottery.md, 6). */
export const CHASE_CHANGES = {
  inProgress: ['completed'],
  completed: [],
} as const satisfies StateChanges

export { ROUND_CHANGES } from '../../streams/domain/rounds/roundState.ts'

export function mayChange<T extends StateChanges>(
  changes: T,
  from: keyof T & string,
  to: keyof T & string,
): boolean {
  return changes[from]?.includes(to) ?? false
}
