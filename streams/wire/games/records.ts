import * as v from 'valibot'
import { id, maybe, numeric, whole } from '../decode.ts'
import { looseId, looseNumber, looseObject, looseText, looseTextOrNull } from '../lenient.ts'
import { looseJsonObject } from './round.ts'

/** Limits of a request for records (docs/games/rounds.md, 5.4). */
export const RECORD_PAGE = { usual: 50, most: 100, mostIds: 20, mostDays: 31 } as const

/** The record list of each product; that of the anchor games is a call of the site, the others of their product. */
export const RECORD_PATHS = {
  anchorGame: '/api/site/game/anchorGame/v1/getBjlBetRecord',
  casino: '/yewu27/client/zr/order/v1/getOrderListPB',
  lottery: '/yewu28/client/cp/order/v1/getOrderListPB',
} as const

/** The filter of each list for a game. */
export const RECORD_FILTERS = { anchorGame: 'gameCode', casino: 'tableId', lottery: 'ticketId' } as const

/** `timeType` by name. */
export const RECORD_TIMES = { today: 1, yesterday: 2, week: 3, month: 4, between: 5 } as const

/** `betKind` by product; the words are the specification's. */
export const GAME_BET_KINDS = { anchorGame: 'AnchorBet', casino: 'CasinoBet', lottery: 'LotteryBet' } as const

/** `orderStatus` by name. */
export const RECORD_STATUS = { open: 0, settled: 1, cancelled: 2 } as const

/** `outcome` by name; numbers of docs/pmty.md, 1.8. */
export const RECORD_OUTCOMES = { none: 0, push: 2, lost: 3, won: 4, cancelled: 7 } as const

/**
 * Fields of a request for records that all three lists share; each list adds its own filter. A field may be missing,
 * but not invalid.
 */
export const recordRequestFields = {
  page: v.optional(v.pipe(whole, v.minValue(1)), 1),
  size: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(RECORD_PAGE.most)), RECORD_PAGE.usual),
  orderStatus: maybe(v.pipe(whole, v.picklist([RECORD_STATUS.open, RECORD_STATUS.settled]))),
  timeType: maybe(v.pipe(whole, v.picklist(Object.values(RECORD_TIMES)))),
  beginTime: maybe(whole),
  endTime: maybe(whole),
  currencyCode: maybe(whole),
  clientOrderIds: v.optional(v.pipe(v.array(id), v.maxLength(RECORD_PAGE.mostIds)), []),
} as const

/** A request for records as the client writes it. */
export interface RecordRequest {
  readonly page?: number
  readonly size?: number
  readonly orderStatus?: number
  readonly timeType?: number
  readonly beginTime?: number | null
  readonly endTime?: number | null
  readonly currencyCode?: number
  readonly clientOrderIds?: readonly string[]
  /** The filter for a game: each product has its own. */
  readonly gameCode?: string
  readonly tableId?: string
  readonly ticketId?: string
}

/** Fields of a record that are the same in all three lists; amounts are texts in units, times platform ms. */
export const gameRecordFields = {
  orderNo: looseId,
  clientOrderId: looseText,
  betKind: looseText,
  gameCode: looseText,
  gameName: looseText,
  roundNo: looseText,
  option: looseText,
  optionName: looseText,
  odds: looseNumber(null),
  currencyCode: looseNumber(null),
  betAmount: looseText,
  backAmount: looseText,
  profitAmount: looseTextOrNull,
  orderStatus: looseNumber(null),
  outcome: looseNumber(null),
  betTime: looseNumber(null),
  settleTime: looseNumber(null),
  rollbackNum: looseNumber(0),
  result: looseJsonObject,
}

/** Fields of a record of a lottery, and `null` in that of any other product. */
export const lotteryBetFields = {
  numbers: looseTextOrNull,
  unit: looseNumber(null),
  multiple: looseNumber(null),
  /** `null` of a bet that was given back. */
  betState: looseNumber(null),
  /** `null` of a single bet. */
  chaseNo: looseTextOrNull,
}

/** A record of any product. */
export const gameRecordRow = looseObject({ ...gameRecordFields, ...lotteryBetFields })

export type GameRecordRow = v.InferOutput<typeof gameRecordRow>

/**
 * The answer of a record list. It is invalid as a whole if `ts`, the list or a record cannot be read: otherwise a
 * taken bet could seem to be missing (docs/games/rounds.md, 5.2).
 */
export function recordAnswer<const S extends v.GenericSchema>(record: S) {
  return v.object({
    total: looseNumber(0),
    pages: looseNumber(0),
    current: looseNumber(1),
    size: looseNumber(RECORD_PAGE.usual),
    betTotalAmount: looseText,
    profit: looseText,
    records: v.array(record),
    ts: numeric,
  })
}

/** The answer with the fields that are the same in all three lists. */
export const gameRecordAnswer = recordAnswer(gameRecordRow)

export type GameRecordAnswer = v.InferOutput<typeof gameRecordAnswer>
