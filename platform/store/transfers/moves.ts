import type { Queries } from '../database.ts'
import type { HouseAccount, Purpose, TransferKind } from '../ledgerKinds.ts'
import { postTransfer, type TransferEntry } from '../ledgerPosting.ts'
import type { StoredTransfer } from './transfer.ts'

type Moved = Pick<
  StoredTransfer,
  'transferNo' | 'memberId' | 'kind' | 'direction' | 'venue' | 'currency' | 'amount' | 'held'
>

/** The wallets of the venues that have one (docs/games/wallet.md, 1). */
const VENUE_WALLETS = { ZR: 'casino', CP: 'lottery' } as const satisfies Readonly<
  Record<NonNullable<StoredTransfer['venue']>, Purpose>
>

const CASHIER = 'house:cashier' satisfies HouseAccount

/** An account of a transfer: one of the member's purposes, or the cashier. */
type Account = Purpose | typeof CASHIER

/** The steps of a transfer that does not end at once; each has a key of its own. */
export type Step = 'whole' | 'out' | 'in' | 'back'

export function sourceOf({ kind, direction, venue }: Pick<Moved, 'kind' | 'direction' | 'venue'>): Account {
  if (kind === 'deposit') return CASHIER
  return direction === 'OUT' && venue !== null ? VENUE_WALLETS[venue] : 'main'
}

export function targetOf({ kind, direction, venue }: Pick<Moved, 'kind' | 'direction' | 'venue'>): Account {
  if (kind === 'withdraw') return CASHIER
  return direction === 'IN' && venue !== null ? VENUE_WALLETS[venue] : 'main'
}

const KINDS: Readonly<Record<Moved['kind'], TransferKind>> = {
  transfer: 'TRANSFER',
  deposit: 'IN',
  withdraw: 'OUT',
}

/** The idempotency key of a step: the key of the transfer, with the name of the step unless it is the only one. */
function keyOf({ kind, transferNo }: Moved, step: Step): string {
  return step === 'whole' ? `${kind}:${transferNo}` : `${kind}:${transferNo}:${step}`
}

/**
 * Posts one step.
 *
 * @throws when it was posted before or the wallet does not hold the amount: both were checked under the lock, so
 * either is a programming error, and throwing undoes all.
 */
export async function postStep(tx: Queries, transfer: Moved, step: Step, at: number): Promise<void> {
  const { memberId: member, kind, currency, amount } = transfer
  const from = step === 'in' || step === 'back' ? 'locked' : sourceOf(transfer)
  const to = step === 'out' ? 'locked' : step === 'back' ? sourceOf(transfer) : targetOf(transfer)
  const entry = (account: Account, minor: number): TransferEntry =>
    account === CASHIER
      ? { house: account, currency, amount: minor }
      : { member, purpose: account, currency, amount: minor }
  const { status } = await postTransfer(tx, {
    key: keyOf(transfer, step),
    kind: KINDS[kind],
    reference: `member:${member}`,
    at,
    entries: [entry(from, -amount), entry(to, amount)],
  })
  if (status !== 'posted') throw new Error(`the step ${keyOf(transfer, step)} is ${status}`)
}
