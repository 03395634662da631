import * as anchor from './anchorAnswers.ts'
import * as anchorBets from './anchorBets.ts'
import * as anchorCodes from './anchorCodes.ts'
import * as anchorResults from './anchorResults.ts'
import * as casino from './casinoAnswers.ts'
import * as casinoBets from './casinoBets.ts'
import * as casinoCodes from './casinoCodes.ts'
import * as casinoTables from './casinoTables.ts'
import * as lottery from './lotteryAnswers.ts'
import * as lotteryBets from './lotteryBets.ts'
import * as chases from './lotteryChases.ts'
import * as lotteryCodes from './lotteryCodes.ts'
import * as mixed from './mixedRecords.ts'
import * as rounds from './roundCodes.ts'
import * as statement from './statementAnswers.ts'
import * as transfers from './transferAnswers.ts'
import * as wallet from './walletAnswers.ts'
import * as walletCodes from './walletCodes.ts'

/** The tables that client and platform share, by the names under which they are compared. */
export const ROUND_TABLES = {
  products: rounds.PRODUCTS,
  refusals: [...rounds.REFUSALS, ...rounds.OWN_LIMITS],
  outcomes: rounds.OUTCOMES,
  recordStatuses: rounds.RECORD_STATUSES,
  timeTypes: rounds.TIME_TYPES,
  betKinds: rounds.BET_KINDS,
  currencies: rounds.CURRENCIES,
  commands: rounds.COMMANDS,
  paths: rounds.PATHS,
} as const

export const ANCHOR_TABLES = {
  games: anchorCodes.GAMES,
  states: anchorCodes.STATES,
  stages: anchorCodes.STAGES,
  maintenance: anchorCodes.MAINTENANCE,
  currencies: anchorCodes.CURRENCIES,
  messageTypes: anchorCodes.MESSAGE_TYPES,
  calls: anchorCodes.CALLS,
} as const

export const CASINO_TABLES = {
  types: casinoCodes.TYPES,
  cardModes: casinoCodes.CARD_MODES,
  listTabs: casinoCodes.LIST_TABS,
  roadThemes: casinoCodes.ROAD_THEMES,
  phases: casinoCodes.PHASES,
  results: casinoCodes.RESULTS,
  languages: casinoCodes.LANGUAGES,
  voices: casinoCodes.VOICES,
  tableStatuses: casinoCodes.TABLE_STATUSES,
  gameTypes: casinoCodes.GAME_TYPES,
  betTypes: casinoCodes.BET_TYPES,
  calls: casinoCodes.CALLS,
} as const

export const LOTTERY_TABLES = {
  saleStatuses: lotteryCodes.SALE_STATUSES,
  betStates: lotteryCodes.BET_STATES,
  chaseStates: lotteryCodes.CHASE_STATES,
  series: lotteryCodes.SERIES,
  words: lotteryCodes.WORDS,
  signs: lotteryCodes.SIGNS,
  lunarYears: lotteryCodes.LUNAR_YEARS,
  calls: lotteryCodes.CALLS,
} as const

export const WALLET_TABLES = {
  venues: walletCodes.VENUES,
  walletTypes: walletCodes.WALLET_TYPES,
  directions: walletCodes.DIRECTIONS,
  transferStatuses: walletCodes.TRANSFER_STATUSES,
  transferCodes: walletCodes.TRANSFER_CODES,
  payTypes: walletCodes.PAY_TYPES,
  betKinds: walletCodes.BET_KINDS,
  statuses: walletCodes.STATUSES,
  dateCodes: walletCodes.DATE_CODES,
  calls: walletCodes.CALLS,
} as const

/** What each call is asked and answered, by its path. */
export const ANCHOR_CALLS = {
  '/api/game/chatroom/anchor/v1/game/config': anchor.ROOM_GAMES,
  '/api/site/game/anchorGame/v1/getControlSwitchConf': anchor.SWITCHES,
  '/api/site/game/anchorGame/v1/getGameConfig': anchor.CONFIGS,
  '/api/site/game/anchorGame/v1/queryGamesStatus': {
    request: anchor.STATUS_BODY,
    answer: anchor.STATUSES.result,
  },
  '/api/site/game/anchorGame/v2/getNextGameInfoList': anchor.NEXT_ROUNDS,
  '/api/site/game/anchorGame/v1/betting': anchorBets.BETTING_CALL,
  '/api/site/game/anchorGame/v1/queryLotteryRecord': anchorResults.RESULTS,
  '/api/site/game/anchorGame/v1/getBjlBetRecord': anchorBets.BET_RECORDS,
  '/api/site/game/anchorGame/{id}/getCompetitionListZbyxBanner': anchor.BANNERS,
  '/api/site/game/anchorGame/v1/getZbyxbgimg': anchor.BACKGROUND,
} as const

export const CASINO_CALLS = {
  '/yewu27/{token}': casino.LOGIN,
  '/yewu27/zr/userInfo/getUserInfoZrPB': casino.USER_INFO,
  '/yewu27/zr/userInfo/saveUserInfoZr': casino.SAVING,
  '/yewu27/client/zr/table/v1/listPB': {
    request: casinoTables.LIST_BODY,
    answer: casinoTables.PHASES.calculated,
  },
  '/yewu27/client/zr/order/v1/bet': casinoBets.BET_CALL,
  '/yewu27/client/zr/order/v1/getOrderListPB': {
    request: casinoBets.BET_RECORDS.request,
    answer: casinoBets.BET_RECORDS.settled,
  },
  '/yewu27/client/zr/order/v1/getRoundsVideoPathPB': casino.VIDEO_PATH,
  '/api/site/gameassist/memberVenue/v4/queryGameByType': casino.GAMES,
} as const

export const LOTTERY_CALLS = {
  '/yewu11/v1/cp/listPB': { answer: lottery.STATUSES[0] },
  '/yewu11/v1/cp/hotsPB': { answer: lottery.STATUSES[0] },
  '/yewu11/v1/cp/jksPB': { answer: lottery.STATUSES[0] },
  '/yewu11/v1/cp/collect/collectListPB': { answer: lottery.STATUSES[0] },
  '/yewu11/v1/cp/collect/collect': lottery.COLLECTING,
  '/yewu28/cp/api/user/loginPB': lottery.LOGIN,
  '/yewu28/cp/createV2': { answer: lottery.PAGE },
  '/yewu28/cp/order/bet': lotteryBets.BET_CALL,
  '/yewu28/cp/order/cancelChase': chases.CANCELLING,
  '/yewu28/cp/userInfo/getUserInfoCp': lottery.USER_INFO,
  '/yewu28/cp/userInfo/saveUserInfoCp': lottery.SAVING,
  '/yewu28/cp/draw/historyPB': { answer: lottery.HISTORY.answer },
  '/yewu28/client/cp/order/v1/getOrderListPB': { request: lotteryBets.BET_RECORDS.request },
  '/yewu28/client/cp/order/v1/getChaseOrderListPB': chases.CHASE_LIST,
} as const

export const WALLET_CALLS = {
  '/api/site/group/member/wallet/v1/finance': {
    request: wallet.FINANCE_BODY,
    answer: wallet.MEMBERS.transfer,
  },
  '/api/site/group/member/wallet/v1/transfer': transfers.TRANSFER_CALL,
  '/api/site/group/member/wallet/v1/collect': transfers.COLLECTING,
  '/api/site/group/member/wallet/v1/transferState': {
    request: transfers.LOOK_UP.request,
    answer: transfers.LOOK_UP.known,
  },
  '/api/site/group/member/wallet/v1/deposit': transfers.DEPOSIT,
  '/api/site/group/member/wallet/v1/withdraw': transfers.WITHDRAWAL,
  '/api/site/group/member/wallet/v1/statement': statement.PAGE,
  '/api/site/gameassist/gameRecord/v1/list': mixed.RECORD_LIST,
  '/yewurecord/v1/betOrder/client/getTYZRCPOrderListPB': {
    request: mixed.UNSETTLED.request,
    answer: mixed.UNSETTLED.onePage,
  },
} as const
