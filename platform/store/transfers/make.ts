import { and, count, eq, gt, gte, ne, sql } from 'drizzle-orm'
import { calendarDay, dayBegins } from '../../../streams/domain/calendar.ts'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import { lockWallets } from '../ledgerWallets.ts'
import { protectionOf } from '../protection/stakeCheck.ts'
import { transfers } from '../schema/transfers.ts'
import { postStep, sourceOf } from './moves.ts'
import type {
  AskedTransfer,
  StoredTransfer,
  TransferOutcome,
  TransferRefusal,
  TransferRules,
} from './transfer.ts'

const MINUTE_MS = 60_000

/** Makes a transfer in the caller's transaction, under the lock of the member's wallets. */
export async function makeTransfer(
  tx: Queries,
  asked: AskedTransfer,
  rules: TransferRules,
): Promise<TransferOutcome> {
  const balance = await lockSource(tx, asked)
  const earlier = await transferWith(tx, asked)
  if (earlier !== null) return isSame(earlier, asked) ? { status: 'repeated', transfer: earlier } : DIFFERS
  if (!rules.stillValid()) return { status: 'expired' }
  const amount = asked.amount === 'all' ? balance : asked.amount
  if (asked.amount === 'all' && amount <= 0) return { status: 'nothing' }
  const refusal = await refusalOf(tx, { ...asked, amount }, rules, balance)
  if (refusal === null) {
    const held = asked.kind === 'transfer' && rules.held
    const transfer = await insert(tx, { ...asked, amount, held, status: held ? 'processing' : 'done' })
    // Another call with this id came first, of a member without a wallet to be locked.
    if (transfer === null) return repeatedOf(tx, asked)
    await postStep(tx, transfer, held ? 'out' : 'whole', asked.at)
    return { status: 'made', transfer }
  }
  if (!rules.keepsRefused) return { status: 'refused', refusal, transfer: null }
  const transfer = await insert(tx, { ...asked, amount, held: false, status: 'failed' })
  return { status: 'refused', refusal, transfer }
}

const DIFFERS = { status: 'differs' } as const

/** The balance of the wallet that pays, minor units; the cashier pays everything. */
async function lockSource(tx: Queries, { memberId, currency, ...asked }: AskedTransfer): Promise<number> {
  const source = sourceOf(asked)
  const balances = await lockWallets(tx, memberId, source === 'house:cashier' ? 'main' : source)
  return source === 'house:cashier' ? Number.MAX_SAFE_INTEGER : (balances.get(currency) ?? 0)
}

async function transferWith(
  tx: Queries,
  { memberId, clientId }: Pick<AskedTransfer, 'memberId' | 'clientId'>,
): Promise<StoredTransfer | null> {
  const [row] = await tx
    .select()
    .from(transfers)
    .where(and(eq(transfers.memberId, memberId), eq(transfers.clientId, clientId)))
  return row ?? null
}

async function repeatedOf(tx: Queries, asked: AskedTransfer): Promise<TransferOutcome> {
  const earlier = await transferWith(tx, asked)
  if (earlier === null) throw new Error(`the transfer ${asked.clientId} was neither stored nor found`)
  return isSame(earlier, asked) ? { status: 'repeated', transfer: earlier } : DIFFERS
}

function isSame(stored: StoredTransfer, asked: AskedTransfer): boolean {
  return (
    stored.kind === asked.kind &&
    stored.direction === asked.direction &&
    stored.venue === asked.venue &&
    stored.payType === asked.payType &&
    stored.currency === asked.currency &&
    (asked.amount === 'all' || stored.amount === asked.amount)
  )
}

type Sized = Omit<AskedTransfer, 'amount'> & { readonly amount: number }

async function refusalOf(
  tx: Queries,
  asked: Sized,
  { limits, closed }: TransferRules,
  balance: number,
): Promise<TransferRefusal | null> {
  const { kind, direction, amount } = asked
  if (closed) return { reason: 'closed' }
  if (await isUnderWay(tx, asked)) return { reason: 'underWay' }
  if (await isTooMany(tx, asked, limits.perMinute)) return { reason: 'limit', left: 0 }
  const takesAll = direction === 'OUT' && amount === balance
  if (amount < limits.least && !takesAll) return { reason: 'belowLeast' }
  // Money that goes back to the centre has no upper limit, and no break holds it.
  if (direction !== 'OUT') {
    if (kind === 'transfer' && (await isOnBreak(tx, asked))) return { reason: 'onBreak' }
    const left = Math.min(limits.most, await leftToday(tx, asked, limits.mostInDay))
    if (amount > left) return { reason: 'limit', left }
  }
  return amount > balance ? { reason: 'insufficient' } : null
}

async function isUnderWay(tx: Queries, { memberId, venue, kind }: Sized): Promise<boolean> {
  if (kind !== 'transfer' || venue === null) return false
  const [row] = await tx
    .select({ no: transfers.transferNo })
    .from(transfers)
    .where(
      and(eq(transfers.memberId, memberId), eq(transfers.venue, venue), eq(transfers.status, 'processing')),
    )
    .limit(1)
  return row !== undefined
}

async function isTooMany(tx: Queries, { memberId, kind, at }: Sized, most: number | null): Promise<boolean> {
  if (most === null || kind !== 'transfer') return false
  const [row] = await tx
    .select({ made: count() })
    .from(transfers)
    .where(
      and(
        eq(transfers.memberId, memberId),
        eq(transfers.kind, 'transfer'),
        gt(transfers.askedAt, at - MINUTE_MS),
      ),
    )
  return (row?.made ?? 0) >= most
}

async function isOnBreak(tx: Queries, { memberId, at }: Sized): Promise<boolean> {
  const { breakUntil } = await protectionOf(tx, memberId)
  return breakUntil !== null && at < breakUntil
}

/** What may still be moved to venues today, minor units. What came back does not count, and neither do failed ones. */
async function leftToday(tx: Queries, asked: Sized, most: number | null): Promise<number> {
  if (most === null || asked.kind !== 'transfer') return Number.MAX_SAFE_INTEGER
  const [row] = await tx
    .select({ moved: sql`coalesce(sum(${transfers.amount}), 0)`.mapWith(safeInteger) })
    .from(transfers)
    .where(
      and(
        eq(transfers.memberId, asked.memberId),
        eq(transfers.direction, 'IN'),
        eq(transfers.currency, asked.currency),
        ne(transfers.status, 'failed'),
        gte(transfers.askedAt, dayBegins(calendarDay(asked.at))),
      ),
    )
  return Math.max(0, most - (row?.moved ?? 0))
}

/** `null` when there is a transfer with this client id. */
async function insert(
  tx: Queries,
  { at, ...values }: Sized & Pick<StoredTransfer, 'held' | 'status'>,
): Promise<StoredTransfer | null> {
  const transferNo = await nextTransferNo(tx)
  const decidedAt = values.status === 'processing' ? null : at
  const [row] = await tx
    .insert(transfers)
    .values({ ...values, transferNo, askedAt: at, decidedAt })
    .onConflictDoNothing({ target: [transfers.memberId, transfers.clientId] })
    .returning()
  return row ?? null
}

async function nextTransferNo(tx: Queries): Promise<string> {
  const number = sql`nextval('transfer_numbers')`.mapWith(safeInteger)
  const [row] = await tx.select({ number }).from(sql`(SELECT 1) AS one`)
  return `TT${row?.number ?? 0}`
}
