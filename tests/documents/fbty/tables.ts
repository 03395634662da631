import { RESULTS } from '../pmty/codes.ts'
import * as answers from './betAnswers.ts'
import * as codes from './codes.ts'
import * as constants from './constants.ts'
import * as further from './furtherAnswers.ts'
import * as matches from './matchAnswers.ts'
import * as refusals from './refusals.ts'
import * as selections from './selections.ts'

/** The tables that client and platform share, by the names under which they are compared. */
export const FBTY_TABLES = {
  sports: [...codes.SPORTS, ...codes.FURTHER_SPORTS],
  bases: codes.BASES,
  listTypes: codes.LIST_TYPES,
  sorts: codes.SORTS,
  matchTypes: codes.MATCH_TYPES,
  matchStates: codes.MATCH_STATES,
  sales: codes.SALES,
  marketStatuses: codes.MARKET_STATUSES,
  parlayFlags: codes.PARLAY_FLAGS,
  oddsFormats: codes.ODDS_FORMATS,
  offeredFormats: codes.OFFERED_FORMATS,
  clockDirections: codes.CLOCK_DIRECTIONS,
  clockUnits: codes.CLOCK_UNITS,
  serving: codes.SERVING,
  footballPeriods: codes.FOOTBALL_PERIODS,
  periodOffsets: codes.PERIOD_OFFSETS,
  footballPhases: codes.FOOTBALL_PHASES,
  phaseOffsets: codes.PHASE_OFFSETS,
  counts: selections.COUNTS,
  tabs: selections.TABS,
  selections: selections.SELECTIONS,
  acceptanceModes: selections.ACCEPTANCE_MODES,
  pushTypes: selections.PUSH_TYPES,
  orderKinds: selections.ORDER_KINDS,
  orderStates: selections.ORDER_STATES_OF_CLIENT,
  rejections: selections.REJECTIONS,
  // Further reasons have the numbers of PMTY.
  results: [...selections.RESULTS, ...RESULTS.filter(({ code }) => code > 7)],
  reservationStates: selections.RESERVATION_STATES_OF_CLIENT,
  reservationFailures: selections.RESERVATION_FAILURES,
  reservePays: selections.RESERVE_PAYS,
  cashOutAnswers: selections.CASH_OUT_ANSWERS,
  cashOutStates: selections.CASH_OUT_STATES,
  payouts: selections.PAYOUTS,
  timeTypes: selections.TIME_TYPES,
  currencies: selections.CURRENCIES,
  languages: selections.LANGUAGES,
  codes: refusals.CLASSES,
  headers: constants.HEADERS,
  calls: constants.CALLS,
} as const

/** What each call is asked and answered, by its path. */
export const FBTY_CALLS = {
  '/v1/user/base': answers.USER,
  '/v1/match/statistical': matches.COUNTS,
  '/v1/match/getList': matches.LIST,
  '/v1/match/getOnSaleLeagues': matches.LEAGUES,
  '/v1/match/matchResultPage': matches.RESULTS,
  '/v1/match/getMatchDetail': matches.DETAIL,
  '/v1/match/queryMatchByRecommend': matches.HOT,
  '/v1/order/batchBetMatchMarketOfJumpLine': answers.QUOTE,
  '/v1/order/bet/singlePass': answers.SINGLES,
  '/v1/order/betMultiple': answers.SERIES,
  '/v1/order/new/bet/list': answers.RECORDS,
  '/v1/order/getStakeOrderStatus': further.STATES,
  '/v1/order/cashOut/price': further.CASH_OUT_OFFERS,
  '/v1/order/cashOut/bet': further.CASH_OUT,
  '/v1/order/reserve/getBetParameter': further.TERMS,
  '/v1/order/reserve/bet': further.RESERVATION,
  '/v1/order/new/reserve/betList': further.RESERVATIONS,
  '/v1/order/reserve/cancel': further.CANCEL,
  '/v1/merchant/detail': further.VENUE,
  '/v1/bulletin/listPage': further.ANNOUNCEMENTS,
} as const
