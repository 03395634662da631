import { RECORD_PATHS } from '../games/records.ts'

/** The lists of lotteries are calls of PMTY, with its address and token (docs/games/lottery.md, 7.1). */
export const LOTTERY_LIST_PATHS = {
  /** GET → `LotteryRow[]`: all that are not removed. */
  all: '/yewu11/v1/cp/listPB',
  /** GET → `LotteryRow[]`. */
  hot: '/yewu11/v1/cp/hotsPB',
  /** GET → `LotteryRow[]`: the quick ones. */
  ins: '/yewu11/v1/cp/jksPB',
  /** GET → `LotteryRow[]`: the member's own. */
  collected: '/yewu11/v1/cp/collect/collectListPB',
  /** POST `CollectRequest` → null. */
  collect: '/yewu11/v1/cp/collect/collect',
} as const

/** Paths of the calls of the launched venue `CP`, relative to the base URL from `launch` (docs/games/lottery.md, 7). */
export const LOTTERY_PATHS = {
  /** POST `{}` → `ProductLogin`. */
  login: '/yewu28/cp/api/user/loginPB',
  /** GET `ticketId` → `LotteryPage`. */
  page: '/yewu28/cp/createV2',
  /** POST `LotteryBetRequest` → `LotteryPlaced`. */
  bet: '/yewu28/cp/order/bet',
  /** POST `CancelChaseRequest` → `ChaseCancelled`. */
  cancelChase: '/yewu28/cp/order/cancelChase',
  /** POST `{}` → `LotterySettings`. */
  settings: '/yewu28/cp/userInfo/getUserInfoCp',
  /** POST some settings → `LotterySettings`. */
  saveSettings: '/yewu28/cp/userInfo/saveUserInfoCp',
  /** GET `ticketId` and `size` or `day` → `LotteryHistory`. */
  history: '/yewu28/cp/draw/historyPB',
  /** POST `LotteryRecordsRequest` → `LotteryRecords`. */
  orders: RECORD_PATHS.lottery,
  /** POST `ChaseRecordsRequest` → `ChaseRecords`. */
  chases: '/yewu28/client/cp/order/v1/getChaseOrderListPB',
} as const

/** The launch of PMTY, whose calls the lists are. */
export const LOTTERY_LISTS_VENUE = 'OBTY'
