import { CURRENCY_IDS, type Currency } from '../../../streams/domain/money.ts'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { minorUnits, unitsText } from '../../../streams/wire/amounts.ts'
import { RECORD_STATUS } from '../../../streams/wire/games/records.ts'
import { type MixedGroup, type MixedKind, RECORD_KINDS } from '../../../streams/wire/site/gameRecords.ts'
import type { Rounds } from '../../rounds/rounds.ts'
import type { StoredPosition } from '../../store/positions/position.ts'
import type { Store } from '../../store/store.ts'
import type { UnsettledBets } from '../../venues/unsettledBets.ts'
import { recordWords } from '../anchorGames/recordCall.ts'
import { casinoRecordWords } from '../casino/recordCall.ts'
import { betStatesOf } from '../lottery/betStates.ts'
import { lotteryWords } from '../lottery/orderCall.ts'
import { selectionOf } from '../lottery/selection.ts'
import {
  type AskedRecords,
  gameRecords,
  type RecordWords,
  type SharedRecord,
  spanOf,
} from '../records/gameRecords.ts'
import { sportRecord } from './sportRecords.ts'

export interface MixedDeps {
  readonly store: Pick<Store, 'orders' | 'positions' | 'chases'>
  readonly rounds: Pick<Rounds, 'round'>
  /** Platform ms. */
  readonly now: () => number
}

export interface MixedCaller {
  readonly memberId: number
  readonly language: TextLanguage
}

type MixedRecord = SharedRecord | ReturnType<typeof sportRecord>

/** Newest first, with the sums over all pages; minor units. */
export interface RecordPart {
  readonly records: readonly MixedRecord[]
  readonly total: number
  readonly staked: number
  readonly profit: number
}

/** Which bets are listed: of these kinds, in one currency. */
export type AskedMixed = Pick<
  AskedRecords,
  'page' | 'size' | 'orderStatus' | 'timeType' | 'beginTime' | 'endTime' | 'currencyCode'
> & { readonly kinds: readonly MixedKind[] }

/**
 * How far a list of several kinds can be paged: each page reads its kinds from the newest record on. Whoever wants to
 * go further lists one kind.
 */
export const MOST_MIXED = 1000

const CURRENCIES: readonly Currency[] = ['RMB', 'USDT']
const WORDS: Readonly<Record<Exclude<MixedKind, 'SportBet'>, (language: TextLanguage) => RecordWords>> = {
  AnchorBet: recordWords,
  CasinoBet: casinoRecordWords,
  LotteryBet: lotteryWords,
}

/** A page of bets of several products in one currency; `null` for a request that cannot be answered. */
export async function mixedRecords(
  deps: MixedDeps,
  asked: AskedMixed,
  caller: MixedCaller,
): Promise<RecordPart | null> {
  const { page, size, kinds } = asked
  const [only, ...more] = kinds
  if (only === undefined) return { records: [], total: 0, staked: 0, profit: 0 }
  if (more.length === 0) return partOf(deps, only, asked, caller)
  if (page * size > MOST_MIXED) return null
  const parts: RecordPart[] = []
  for (const kind of kinds) {
    const part = await partOf(deps, kind, { ...asked, page: 1, size: page * size }, caller)
    if (part === null) return null
    parts.push(part)
  }
  return joined(parts, asked)
}

/** The lists over all products that PMTY answers. */
export function createUnsettledBets(deps: MixedDeps): UnsettledBets {
  return {
    page: (asked, caller) => unsettledRecords(deps, asked, caller),
    counts: (caller) => unsettledCounts(deps, caller),
  }
}

/** Bets that are not settled, of all products and in both currencies. */
async function unsettledRecords(
  deps: MixedDeps,
  { page, size }: { readonly page: number; readonly size: number },
  caller: MixedCaller,
): Promise<RecordPart | null> {
  if (page * size > MOST_MIXED) return null
  const parts: RecordPart[] = []
  for (const currency of CURRENCIES) {
    const part = await mixedRecords(deps, { ...openOf(currency), page: 1, size: page * size }, caller)
    if (part === null) return null
    parts.push(part)
  }
  return joined(parts, { page, size })
}

/** How many bets of each group are not settled, in both currencies. */
export async function unsettledCounts(
  { store }: MixedDeps,
  { memberId }: MixedCaller,
): Promise<Readonly<Record<MixedGroup, number>>> {
  // The shortest list that has the number of orders.
  const orders = await store.orders.list(memberId, { status: 'unsettled', orderBy: 'placed', size: 1 })
  const open = await store.positions.openCounts(memberId)
  return {
    sport: orders.total + (open.get('anchorGame') ?? 0),
    casino: open.get('casino') ?? 0,
    lottery: open.get('lottery') ?? 0,
  }
}

function openOf(currency: Currency): Omit<AskedMixed, 'page' | 'size'> {
  return {
    kinds: Object.values(RECORD_KINDS).flat(),
    orderStatus: RECORD_STATUS.open,
    timeType: null,
    beginTime: null,
    endTime: null,
    currencyCode: CURRENCY_IDS[currency],
  }
}

function joined(
  parts: readonly RecordPart[],
  { page, size }: { readonly page: number; readonly size: number },
): RecordPart {
  const sum = (of: (part: RecordPart) => number): number => parts.reduce((total, part) => total + of(part), 0)
  return {
    records: parts
      .flatMap(({ records }) => records)
      .toSorted((one, other) => other.betTime - one.betTime || (one.orderNo < other.orderNo ? 1 : -1))
      .slice((page - 1) * size, page * size),
    total: sum((part) => part.total),
    staked: sum((part) => part.staked),
    profit: sum((part) => part.profit),
  }
}

async function partOf(
  deps: MixedDeps,
  kind: MixedKind,
  asked: AskedMixed,
  caller: MixedCaller,
): Promise<RecordPart | null> {
  if (kind === 'SportBet') return sportPart(deps, asked, caller)
  const { store, rounds, now } = deps
  const page = await gameRecords(
    { positions: store.positions, rounds, now },
    { ...asked, clientOrderIds: [] },
    { memberId: caller.memberId },
    { ...WORDS[kind](caller.language), record: (position, shared) => ({ position, shared }) },
  )
  if (page === null) return null
  return {
    records:
      kind === 'LotteryBet'
        ? await lotteryRecords(store, caller, page.records)
        : page.records.map(({ shared }) => shared),
    total: page.total,
    staked: minorUnits(page.betTotalAmount) ?? 0,
    profit: minorUnits(page.profit) ?? 0,
  }
}

interface GameRecord {
  readonly position: StoredPosition
  readonly shared: SharedRecord
}

/** Bets of lotteries have what was chosen, and their states and chases. */
async function lotteryRecords(
  { chases }: Pick<Store, 'chases'>,
  { memberId }: MixedCaller,
  records: readonly GameRecord[],
): Promise<readonly MixedRecord[]> {
  const positions = records.map(({ position }) => position)
  const stateOf = await betStatesOf(chases, memberId, positions)
  return records.map(({ position, shared }) => ({
    ...shared,
    numbers: selectionOf(position.selection).numbers,
    ...stateOf(position),
  }))
}

/** Orders of all venues. Without a status, those that are settled follow those that are not. */
async function sportPart(
  { store, now }: MixedDeps,
  asked: AskedMixed,
  { memberId, language }: MixedCaller,
): Promise<RecordPart | null> {
  const { orderStatus, size, page, currencyCode } = asked
  const currency = CURRENCIES.find((each) => CURRENCY_IDS[each] === (currencyCode ?? CURRENCY_IDS.RMB))
  const span = spanOf(asked, now())
  if (currency === undefined || span === null) return null
  const lists = (['unsettled', 'settled'] as const).filter(
    (status) => orderStatus === null || (orderStatus === RECORD_STATUS.open) === (status === 'unsettled'),
  )
  const parts: RecordPart[] = []
  for (const status of lists) {
    const whole = lists.length === 1
    const list = await store.orders.list(memberId, {
      status,
      currency,
      orderBy: 'placed',
      ...span,
      ...(whole ? { page, size } : { page: 1, size: page * size }),
    })
    const [totals] = list.totals
    parts.push({
      records: list.orders.map((order) => sportRecord(order, language)),
      total: list.total,
      staked: totals?.stake ?? 0,
      profit: totals?.profit ?? 0,
    })
  }
  const [single] = parts
  return parts.length === 1 && single !== undefined ? single : joined(parts, { page, size })
}

/** The page numbers and sums of an answer, without its records. */
export function pageFields(
  part: RecordPart,
  { page, size }: { readonly page: number; readonly size: number },
) {
  return {
    total: part.total,
    pages: Math.ceil(part.total / size),
    current: page,
    size,
    betTotalAmount: unitsText(part.staked),
    profit: unitsText(part.profit),
  }
}
