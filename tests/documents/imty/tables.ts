import { RESULTS } from '../pmty/codes.ts'
import * as codes from './codes.ts'
import * as constants from './constants.ts'
import * as events from './eventAnswers.ts'
import * as outrights from './outrightAnswers.ts'
import * as records from './recordAnswers.ts'
import * as refusals from './refusals.ts'
import * as virtual from './virtualAnswers.ts'
import * as wagerCodes from './wagerCodes.ts'
import * as wagers from './wagerAnswers.ts'

/** The tables that client and platform share, by the names under which they are compared. */
export const IMTY_TABLES = {
  sports: [...codes.SPORTS, ...codes.VIRTUAL_SPORTS],
  eventGroups: codes.EVENT_GROUPS,
  betTypes: codes.BET_TYPES,
  furtherBetTypes: codes.FURTHER_BET_TYPES,
  periods: codes.PERIODS,
  selections: codes.SELECTIONS,
  markets: codes.MARKETS,
  eventStatuses: codes.EVENT_STATUSES,
  eventStates: codes.EVENT_STATES,
  eventTypes: codes.EVENT_TYPES,
  sorts: codes.SORTS,
  phases: codes.PHASES,
  clockStates: codes.CLOCK_STATES,
  oddsFormats: wagerCodes.ODDS_FORMATS,
  acceptanceModes: wagerCodes.ACCEPTANCE_MODES,
  combos: wagerCodes.COMBOS,
  wagerTypes: wagerCodes.WAGER_TYPES,
  settlementStates: wagerCodes.SETTLEMENT_STATES,
  confirmationStates: wagerCodes.CONFIRMATION_STATES,
  tradeStates: wagerCodes.TRADE_STATES,
  payouts: wagerCodes.PAYOUTS,
  cancelTypes: wagerCodes.CANCEL_TYPES,
  cancelReasons: wagerCodes.CANCEL_REASONS,
  platforms: wagerCodes.PLATFORMS,
  dateTypes: wagerCodes.DATE_TYPES,
  results: RESULTS,
  currencies: wagerCodes.CURRENCIES,
  languages: wagerCodes.LANGUAGES,
  bettingStyles: wagerCodes.BETTING_STYLES,
  codes: refusals.CLASSES,
  calls: constants.CALLS,
} as const

/** What each call is asked and answered, without the fields of every body and answer. */
export const IMTY_CALLS = {
  getallsportcount: events.MENU,
  getallcompetitioncount: events.LEAGUES,
  GetEventInfoByPage: events.LIST,
  getLiveEventInfo: events.LIVE,
  getSelectedEventInfo: events.DETAIL,
  getoutrightevents: outrights.OUTRIGHTS,
  getvseventinfo: virtual.VIRTUAL,
  SearchEventInfo: records.SEARCH,
  GetFavouriteEvent: records.FAVOURITES,
  AddFavouriteEvent: { request: records.FAVOURITES.change },
  RemoveFavouriteEvent: { request: records.FAVOURITES.change },
  getbetinfo: wagers.QUOTE,
  placebet: wagers.SINGLES,
  GetPendingWagerStatus: wagers.STATES,
  getbetlist: records.OPEN_WAGERS,
  getstatement: records.STATEMENT,
  submitbuyback: records.SALE,
  getbalance: records.BALANCE,
  getuserpreferences: { answer: records.SETTINGS.answer },
  updateuserpreferences: records.SETTINGS,
  GetAnnouncement: records.ANNOUNCEMENTS,
  getcompletedresults: records.RESULTS,
} as const
