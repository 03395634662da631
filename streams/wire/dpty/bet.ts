import * as v from 'valibot'
import { looseList, looseNumber, looseObject, looseText, looseTextOrNull } from '../lenient.ts'
import { dptyOddsOf } from './prices.ts'

/** `data` of `betorder/v1/auth`. */
export const orderToken = v.object({
  orderToken: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  /** Seconds. */
  expiresIn: looseNumber(null),
})

/** The id of a confirm. The id of each of its orders at the platform is longer by a point and `orderIndex`. */
export const dptyClientOrderId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,56}$/))

const whole = v.pipe(v.number(), v.safeInteger())
const shortText = v.pipe(v.string(), v.maxLength(200))
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(120))
/** Units with two decimals. */
export const amount = v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/))
/** A price of a leg. */
const price = v.pipe(
  v.string(),
  v.check((text) => dptyOddsOf(text) !== null, 'no price'),
)

const betLeg = v.object({
  matchId: id,
  leagueId: shortText,
  sportId: whole,
  /** The option, and its line; one that does not belong to it is refused. */
  betItemId: id,
  betHandicap: shortText,
  /** The European price that was agreed to, to five places. */
  oddValue: price,
  /** The format and the price as shown. */
  marketType: v.picklist([1, 2, 3, 4, 5, 6]),
  oddFinally: shortText,
  /** Whether the member saw the match in play, and at which score. */
  isInplay: v.picklist([0, 1]),
  scoreBenchmark: v.pipe(v.string(), v.regex(/^(\d{1,3}:\d{1,3})?$/)),
})

export type BetLeg = v.InferOutput<typeof betLeg>

/** One order. Strict, since it moves money (docs/venues/dpty.md, 3.6). */
const betEntry = v.object({
  /** Number of legs. */
  betCount: whole,
  /** 1 for a single, or the number of a series. */
  seriesType: whole,
  betOrderDetailRequestDTOS: v.pipe(v.array(betLeg), v.minLength(1), v.maxLength(10)),
  /** For each combination, as typed; and what is paid in all. */
  orderAmount: amount,
  productAmountTotal: amount,
  currency: whole,
  deviceType: whole,
  oddAcceptionType: v.picklist([1, 2, 3]),
  isReserve: v.picklist([1, 2]),
  isCrossCompetition: v.picklist([1, 2]),
  /** Fields of this platform from here on. */
  clientOrderId: dptyClientOrderId,
  orderIndex: v.pipe(whole, v.minValue(0), v.maxValue(63)),
  /** Platform time, ms; a later bet is refused. */
  validUntil: whole,
  betChannel: v.optional(v.picklist([1, 2, 3, 4, 5, 6, 7, 8])),
  reservePay: v.optional(v.picklist([1, 2])),
})

export type BetEntry = v.InferOutput<typeof betEntry>

export const betEntries = v.pipe(v.array(betEntry), v.minLength(1), v.maxLength(64))

const takenLeg = looseObject({ betItemId: looseText, oddValue: looseText, betHandicap: looseText })

/** What became of an entry. */
const placedRow = looseObject({
  orderIndex: looseNumber(-1),
  /** `null` when it was refused. */
  id: looseTextOrNull,
  /** 0 accepted, 3 being confirmed, 4 refused. */
  status: looseNumber(-1),
  /** Why it was refused, or 0. */
  code: looseNumber(0),
  productAmountTotal: looseText,
  /** The profit, without the stake. */
  maxWinAmount: looseText,
  details: looseList(takenLeg),
  /** State of a reservation; see `DPTY_RESERVATION_STATES`. */
  reserveStatus: looseNumber(null),
})

export type PlacedRow = v.InferOutput<typeof placedRow>

/** Strict: an entry without a row may have been made. */
export const placedRows = v.array(placedRow)

/** A row of `check`. */
const orderStateRow = looseObject({
  id: looseText,
  status: looseNumber(-1),
  code: looseNumber(0),
  maxWinAmount: looseTextOrNull,
  reserveStatus: looseNumber(null),
})

export const orderStateRows = v.nullish(v.array(orderStateRow), [])
