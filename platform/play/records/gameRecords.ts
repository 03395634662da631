import type * as v from 'valibot'
import { CURRENCY_IDS, type Currency } from '../../../streams/domain/money.ts'
import { playDay } from '../../../streams/domain/protection.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import {
  GAME_BET_KINDS,
  RECORD_OUTCOMES,
  RECORD_PAGE,
  RECORD_STATUS,
  RECORD_TIMES,
  type recordRequestFields,
} from '../../../streams/wire/games/records.ts'
import type { Rounds } from '../../rounds/rounds.ts'
import type { StoredPosition } from '../../store/positions/position.ts'
import type { Positions } from '../../store/positions/positions.ts'
import type { StoredRound } from '../../store/rounds/round.ts'

/** A request for records as it is decoded. */
export type AskedRecords = {
  readonly [F in keyof typeof recordRequestFields]: v.InferOutput<(typeof recordRequestFields)[F]>
}

/** How a product describes its positions. */
export interface RecordWords {
  readonly product: StoredPosition['product']
  gameName(position: StoredPosition): string
  /** What was bet on: a code of the product, and its name. */
  option(position: StoredPosition): { readonly option: string; readonly optionName: string }
}

interface Deps {
  readonly positions: Pick<Positions, 'list'>
  readonly rounds: Pick<Rounds, 'round'>
  /** Platform ms. */
  readonly now: () => number
}

/** Whose records, and of which game alone. */
export interface RecordsOf {
  readonly memberId: number
  readonly game?: string | undefined
}

const DAY_MS = 24 * 3_600_000
const OFFSET_MS = 8 * 3_600_000
const CURRENCIES: readonly Currency[] = ['RMB', 'USDT']

/**
 * A page of a product's records (docs/games/rounds.md, 5.4); `null` for a request that cannot be answered: an unknown
 * currency, or a range that is missing or too long. `record` adds the fields of the product.
 */
export async function gameRecords<R extends object>(
  { positions, rounds, now }: Deps,
  asked: AskedRecords,
  { memberId, game }: RecordsOf,
  words: RecordWords & { record(position: StoredPosition, shared: SharedRecord): R },
) {
  // Before the reading: what is placed later may be missing.
  const ts = now()
  const currency = CURRENCIES.find((each) => CURRENCY_IDS[each] === (asked.currencyCode ?? CURRENCY_IDS.RMB))
  const span = spanOf(asked, ts)
  if (currency === undefined || span === null) return null
  const { page, size, orderStatus, clientOrderIds } = asked
  const list = await positions.list(memberId, {
    product: words.product,
    game,
    currency,
    status: orderStatus === null ? undefined : orderStatus === RECORD_STATUS.open ? 'open' : 'over',
    ...span,
    clientIds: clientOrderIds.length > 0 ? clientOrderIds : undefined,
    page,
    size,
  })
  const results = await resultsOf(rounds, list.positions)
  return {
    total: list.total,
    pages: Math.ceil(list.total / size),
    current: page,
    size,
    betTotalAmount: unitsText(list.staked),
    profit: unitsText(list.profit),
    records: list.positions.map((position) =>
      words.record(
        position,
        sharedRecord(position, results.get(position.round + position.game) ?? null, words),
      ),
    ),
    ts,
  }
}

/** The range in which a bet was placed; empty for all, `null` for a wrong one. */
export function spanOf(
  { timeType, beginTime, endTime }: Pick<AskedRecords, 'timeType' | 'beginTime' | 'endTime'>,
  now: number,
): { readonly from?: number; readonly to?: number } | null {
  const today = playDay(now) * DAY_MS - OFFSET_MS
  switch (timeType) {
    case null:
      return {}
    case RECORD_TIMES.today:
      return { from: today }
    case RECORD_TIMES.yesterday:
      return { from: today - DAY_MS, to: today }
    case RECORD_TIMES.week:
      return { from: today - 6 * DAY_MS }
    case RECORD_TIMES.month:
      return { from: today - 29 * DAY_MS }
    case RECORD_TIMES.between: {
      if (beginTime === null || endTime === null || endTime < beginTime) return null
      return endTime - beginTime > RECORD_PAGE.mostDays * DAY_MS ? null : { from: beginTime, to: endTime }
    }
  }
}

async function resultsOf(
  rounds: Pick<Rounds, 'round'>,
  positions: readonly StoredPosition[],
): Promise<ReadonlyMap<string, StoredRound['result']>> {
  const keys = new Map(positions.map(({ product, game, round }) => [round + game, { product, game, round }]))
  const found = await Promise.all(
    [...keys].map(async ([name, key]) => [name, (await rounds.round(key))?.result ?? null] as const),
  )
  return new Map(found)
}

export type SharedRecord = ReturnType<typeof sharedRecord>

/** The fields that all products' records have. */
function sharedRecord(position: StoredPosition, result: StoredRound['result'], words: RecordWords) {
  const { positionNo, clientId, product, game, round, odds, currency, stake, returned } = position
  const { status, placedAt, settledAt, rollbacks } = position
  const isOver = status === 'settled' || status === 'cancelled'
  return {
    orderNo: positionNo,
    clientOrderId: clientId,
    betKind: GAME_BET_KINDS[product],
    gameCode: game,
    gameName: words.gameName(position),
    roundNo: round,
    ...words.option(position),
    odds,
    currencyCode: CURRENCY_IDS[currency],
    betAmount: unitsText(stake),
    backAmount: unitsText(returned),
    profitAmount: isOver ? unitsText(returned - stake) : null,
    orderStatus: RECORD_STATUS[isOver ? status : 'open'],
    outcome: outcomeOf(position),
    betTime: placedAt,
    settleTime: settledAt,
    rollbackNum: rollbacks,
    result,
  }
}

function outcomeOf({ status, outcome }: StoredPosition): number {
  if (status === 'cancelled') return RECORD_OUTCOMES.cancelled
  if (status !== 'settled') return RECORD_OUTCOMES.none
  if (outcome === 'push') return RECORD_OUTCOMES.push
  return outcome === 'lose' ? RECORD_OUTCOMES.lost : RECORD_OUTCOMES.won
}
