import * as v from 'valibot'
import { looseList, looseNumber, looseObject, looseText, looseTextOrNull } from '../lenient.ts'
import { whole } from '../decode.ts'
import { FBTY_MAX } from './paths.ts'
import { requestId } from './requests.ts'

const languageType = v.optional(v.unknown())

/** Units with at most two decimals. */
const amount = v.union([
  v.pipe(
    v.number(),
    v.check(
      (value) => value >= 0 && value < 1e12 && Number.isSafeInteger(Math.round(value * 100)),
      'no amount',
    ),
    v.transform(String),
    v.regex(/^\d{1,12}(\.\d{1,2})?$/),
  ),
  v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/)),
])

/** European odds with at most five decimals. */
const price = v.pipe(
  v.number(),
  v.check((value) => value > 1 && value < 1e6, 'no price'),
)

/** The id of a bet at the client: 1 to 64 letters, digits, `_`, `.`, `:` and `-`. */
export const relatedId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/))

const leg = v.object({
  marketId: requestId,
  /** `ty` of the option. */
  optionType: whole,
  /** The agreed price, or that which is waited for. */
  odds: price,
  oddsFormat: v.picklist([1, 2, 3, 4, 5, 6]),
  /** What the member saw: 1 in play, and the score, empty before kick-off. */
  ip: v.picklist([0, 1]),
  re: v.pipe(v.string(), v.maxLength(20)),
})

export type FbtyBetLeg = v.InferOutput<typeof leg>

const common = { languageType, currencyId: whole, validUntil: whole }
const oddsChange = v.picklist([0, 1, 2])
/** See `FBTY_PUSH_TYPES`; 1 where it is missing. */
const pushType = v.optional(v.picklist([1, 2]))

const single = v.object({
  unitStake: amount,
  oddsChange,
  relatedId,
  pushType,
  betOptionList: v.pipe(v.array(leg), v.minLength(1), v.maxLength(1)),
})

/** Strict, since it moves money. All bets have the same odds format. */
export const singlesRequest = v.object({
  ...common,
  singleBetList: v.pipe(v.array(single), v.minLength(1), v.maxLength(FBTY_MAX.bets)),
})

export type FbtySinglesRequest = v.InferInput<typeof singlesRequest>

const series = v.object({ oddsChange, seriesValue: whole, unitStake: amount, relatedId, pushType })

export const seriesRequest = v.object({
  ...common,
  betOptionList: v.pipe(v.array(leg), v.minLength(2), v.maxLength(FBTY_MAX.seriesLegs)),
  betMultipleData: v.pipe(v.array(series), v.minLength(1), v.maxLength(FBTY_MAX.bets)),
})

export type FbtySeriesRequest = v.InferInput<typeof seriesRequest>

export const reserveRequest = v.object({
  ...common,
  unitStake: amount,
  /** See `FBTY_RESERVE_PAYS`. */
  pay: v.picklist([1, 2]),
  relatedId,
  betOptionList: v.pipe(v.array(leg), v.minLength(1), v.maxLength(1)),
})

export type FbtyReserveRequest = v.InferInput<typeof reserveRequest>

const placedLeg = looseObject({ mid: looseText, od: looseNumber(0), of: looseNumber(1), bod: looseNumber(0) })

/** What has become of one bet of a call; a refused one has no number. */
const placedRow = looseObject({
  id: looseText,
  /** See `FBTY_ORDER_STATES`. */
  st: looseNumber(-1),
  /** Why it was refused; see `FBTY_REJECTIONS`, and the code. */
  rj: looseNumber(0),
  rjs: looseText,
  code: looseNumber(null),
  /** Stake, and the most it can return. */
  sat: looseTextOrNull,
  mla: looseTextOrNull,
  ops: looseList(placedLeg),
})

export type FbtyPlacedRow = v.InferOutput<typeof placedRow>

export const placedRows = v.array(placedRow)

/** The answer to a reservation; see `FBTY_RESERVATION_STATES`. */
export const reservedAnswer = v.object({ id: looseText, st: looseNumber(0) })
