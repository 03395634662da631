import * as v from 'valibot'
import { minorUnits } from '../amounts.ts'
import { id, maybe, nameOf, numeric, orNull, siftedListOf, text, whole, wordOf } from '../decode.ts'
import { currencyCodes, venueWalletTypes } from './member.ts'

/** Balances, transfers, deposits and withdrawals (docs/games/wallet.md, 3 to 5). */

/** The currency numbers that are accepted in a request; any other is refused as unsupported. */
const currency = v.pipe(
  whole,
  v.transform((code) => CURRENCY_NAMES.get(code) ?? 'unsupported'),
)
const CURRENCY_NAMES = new Map(
  Object.entries(currencyCodes).map(([name, code]) => [code as number, name as keyof typeof currencyCodes]),
)

/** Minor units; on the wire a text in units. */
export const unitsAmount = v.pipe(
  text,
  v.transform((units) => minorUnits(units)),
  v.check((minor): minor is number => minor !== null, 'no amount'),
  v.transform(Number),
)

/** At most two decimals: an amount that is moved is not rounded. */
const MOVED = /^\d{1,11}(\.\d{1,2})?$/
const moved = v.pipe(
  v.string(),
  v.regex(MOVED),
  v.transform((units) => minorUnits(units) ?? 0),
  v.check((minor) => minor > 0, 'no amount'),
)

const CLIENT_ID = /^[\w-]{8,64}$/
/** The id of a collection is followed by `-` and the code of a venue. */
const COLLECT_ID = /^[\w-]{8,61}$/
const clientTransferId = v.pipe(v.string(), v.regex(CLIENT_ID))
const MOST_IDS = 20

export const financeRequest = v.object({
  venueEnName: maybe(v.pipe(v.string(), v.maxLength(20))),
  /** Currency of `currentVenueBalance`. */
  currency: maybe(currency),
})

/** As seen from the venue. */
export const transferDirections = ['IN', 'OUT'] as const

/** What names a transfer; both are refused with a code of their own. */
export const transferKind = v.object({
  direction: v.picklist(transferDirections),
  venueCode: v.string(),
})

/** The rest of the body of a transfer. */
export const transferRequest = v.object({
  clientTransferId,
  currency,
  amount: moved,
  validUntil: whole,
})

export const collectRequest = v.object({
  clientTransferId: v.pipe(v.string(), v.regex(COLLECT_ID)),
  currency,
  validUntil: whole,
})

/** Body of a deposit and of a withdrawal. */
export const cashierRequest = v.object({ ...transferRequest.entries, payType: whole })

export const transferStateRequest = v.object({
  clientTransferIds: v.pipe(v.array(clientTransferId), v.minLength(1), v.maxLength(MOST_IDS)),
})

/** `status` of a transfer; it is `null` while the transfer is on its way. */
export const transferStatus = { failed: 0, done: 1 } as const

const status = v.union([
  v.pipe(
    v.null(),
    v.transform((): 'processing' => 'processing'),
  ),
  v.pipe(
    v.literal(transferStatus.done),
    v.transform((): 'done' => 'done'),
  ),
  v.pipe(
    v.literal(transferStatus.failed),
    v.transform((): 'failed' => 'failed'),
  ),
])

/** A transfer, a deposit or a withdrawal. Amounts are minor units, times platform ms. */
export const transferRow = v.object({
  transferNo: id,
  clientTransferId: id,
  status,
  /** `null` unless it is a transfer to or from a venue. */
  direction: orNull(v.picklist(transferDirections)),
  venueCode: orNull(id),
  /** `null` unless it is a deposit or a withdrawal. */
  payType: orNull(whole),
  currency: nameOf(currencyCodes),
  amount: unitsAmount,
  /** The balances of the two wallets after it. */
  centre: orNull(unitsAmount),
  venue: orNull(unitsAmount),
  at: whole,
  ts: whole,
})

export type TransferRow = v.InferOutput<typeof transferRow>

/**
 * `data` of collect and transferState. It is invalid as a whole if a row cannot be read: otherwise a transfer that
 * was made could seem to be missing.
 */
export const collectAnswer = v.object({ transfers: v.array(transferRow), collected: unitsAmount })
export const transferStates = v.object({ transfers: v.array(transferRow), ts: numeric })

/** `data` of a transfer that is above a limit: what could still be moved. */
export const limitLeft = v.object({ left: unitsAmount })

const flag01 = v.pipe(
  whole,
  v.transform((value) => value === 1),
)

const payType = v.object({
  payType: whole,
  payName: text,
  currency: nameOf(currencyCodes),
  deposit: v.fallback(flag01, false),
  withdraw: v.fallback(flag01, false),
  min: unitsAmount,
  max: unitsAmount,
})

const venueBalance = v.object({
  venueCode: id,
  venueName: text,
  currency: nameOf(currencyCodes),
  balance: unitsAmount,
  status: wordOf(['open', 'closed', 'maintenance']),
})

/** `data` of finance. Amounts are minor units; gold coins are whole coins. */
export const finance = v.object({
  walletType: v.fallback(nameOf(venueWalletTypes), 'transfer'),
  centerWalletBalance: unitsAmount,
  virtualCurrencyWalletBalance: unitsAmount,
  currentVenueBalance: unitsAmount,
  goldCoinBalance: whole,
  lockedWalletBalance: unitsAmount,
  availableBalance: unitsAmount,
  venues: siftedListOf(venueBalance),
  totalRMB: unitsAmount,
  openOrders: whole,
  payTypes: siftedListOf(payType),
  ts: whole,
})

export type Finance = v.InferOutput<typeof finance>
