import { RESULTS } from '../pmty/codes.ts'
import * as bets from './betAnswers.ts'
import * as codes from './codes.ts'
import * as constants from './constants.ts'
import * as further from './furtherAnswers.ts'
import * as matches from './matchAnswers.ts'
import * as orders from './orderCodes.ts'
import { PARTS } from './plays.ts'
import * as records from './recordAnswers.ts'
import * as refusals from './refusals.ts'

/** The tables that client and platform share, by the names under which they are compared. */
export const DPTY_TABLES = {
  sports: [...codes.SPORTS, ...codes.RESULT_SPORTS, ...codes.ESPORTS],
  bases: codes.BASES,
  listTypes: codes.LIST_TYPES,
  sorts: codes.SORTS,
  matchStates: codes.MATCH_STATES,
  sales: codes.SALES,
  optionStatuses: codes.OPTION_STATUSES,
  footballPhases: codes.FOOTBALL_PHASES,
  otherPhases: codes.OTHER_PHASES,
  parts: PARTS,
  counts: codes.COUNTS,
  selections: codes.SELECTIONS,
  oddsFormats: codes.ODDS_FORMATS,
  sourceFormats: codes.SOURCE_FORMATS,
  orderStates: orders.ORDER_STATES,
  payouts: orders.PAYOUTS,
  cashOutStates: orders.CASH_OUT_STATES,
  reservationStates: orders.RESERVATION_STATES,
  reservationFailures: orders.RESERVATION_FAILURES,
  reservePays: orders.RESERVE_PAYS,
  reserveFlags: orders.RESERVE_FLAGS,
  acceptanceModes: orders.ACCEPTANCE_MODES,
  timeTypes: orders.TIME_TYPES,
  results: [...RESULTS, ...orders.FURTHER_RESULTS],
  series: orders.SERIES,
  cashOutRows: orders.CASH_OUT_ROWS,
  favouriteTypes: orders.FAVOURITE_TYPES,
  currencies: orders.CURRENCIES,
  languages: orders.LANGUAGES,
  codes: refusals.CLASSES,
  headers: constants.HEADERS,
  calls: constants.CALLS,
} as const

/** What each call is asked and answered, by its path. A GET is asked by parameters, which are not compared. */
export const DPTY_CALLS = {
  '/dpty/sport/conf/v1/global': matches.CONFIG,
  '/dpty/sport/openapi/matches/v1/count/list': matches.COUNTS,
  '/dpty/sport/openapi/matches/v1/aggregate/details': matches.OPEN_MATCHES,
  '/dpty/sport/openapi/matches/v1/aggregate/detail/{matchId}': matches.MARKETS_OF_A_MATCH,
  '/dpty/sport/openapi/matches/v1/aggregate/src/detail/{matchId}': matches.DETAIL,
  '/dpty/sport/openapi/matches/v1/video/{matchId}': matches.VIDEO,
  '/dpty/sport/openapi/matches/v1/aggregate/fuzzy/leagues': matches.SEARCH,
  '/dpty/sport/betorder/v1/auth': bets.ORDER_TOKEN,
  '/dpty/sport/matches/v1/settlementResult': records.RESULTS,
  '/kmg/account/info': further.ACCOUNT,
  '/dpty/sport/kstapi/matches/v1/pageData': matches.LIST,
  '/dpty/sport/kstapi/matches/v1/leagues': matches.LEAGUES,
  '/dpty/sport/openapi/matches/v1/betItemsLimit': bets.QUOTE,
  '/dpty/sport/openapi/matches/v1/statistics': matches.STATISTICS,
  '/dpty/sport/openapi/matches/v1/fuzzy/leaguesName': matches.LEAGUE_NAMES,
  '/dpty/sport/matches/v1/getHotsLeagueTopList': matches.HOT_LEAGUES,
  '/kmg/sport/matches/byMids': matches.BY_IDS,
  '/kmg/betorder/order': bets.SINGLES,
  '/kmg/betorder/orderMulti': bets.SERIES,
  '/kmg/betorder/check': bets.STATES,
  '/dpty/sport/betorder/v1/history': records.HISTORY,
  '/kmg/bet/order/advance-settle/proposal': further.CASH_OUT_OFFERS,
  '/kmg/bet/order/advance-settle/pre-settle': further.CASH_OUT,
  '/kmg/bet/order/advance-settle/settle-check': further.CASH_OUT_STATES,
  '/kmg/betorder/checkIfOpenReserve': further.TERMS,
  '/kmg/betorder/cancel': further.CANCEL,
  '/kmg/match/favorites/add': { request: further.FAVOURITES.change },
  '/kmg/match/favorites/del': { request: further.FAVOURITES.change },
  '/kmg/match/favorites/matches2': { request: further.FAVOURITES.request, answer: matches.LIST.answer },
  '/kmg/control/sysBillboard/v1/': further.ANNOUNCEMENTS,
} as const
