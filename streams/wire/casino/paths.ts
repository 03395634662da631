import { RECORD_PATHS } from '../games/records.ts'

/** The beginning of the paths of its calls. */
export const CASINO_PREFIX = '/yewu27/'

/** Paths of the calls of the launched venue `ZR`, relative to the base URL from `launch` (docs/games/casino.md, 6). */
export const CASINO_PATHS = {
  /** GET → `CasinoLogin`; the token of the launch is the last part of the path. */
  login: '/yewu27/{token}',
  /** POST `{}` → `CasinoUserInfo`. */
  userInfo: '/yewu27/zr/userInfo/getUserInfoZrPB',
  /** POST `SaveSettingsRequest` → `CasinoUserInfo`. */
  saveSettings: '/yewu27/zr/userInfo/saveUserInfoZr',
  /** POST `TableListRequest` → `TableList`. */
  tables: '/yewu27/client/zr/table/v1/listPB',
  /** POST `CasinoBetRequest` → `CasinoPlaced`. */
  bet: '/yewu27/client/zr/order/v1/bet',
  /** POST `CasinoRecordsRequest` → `CasinoRecords`. */
  orders: RECORD_PATHS.casino,
  /** POST `VideoPathRequest` → `VideoPath`. */
  videoPath: '/yewu27/client/zr/order/v1/getRoundsVideoPathPB',
} as const

/** The path of the login for a token. */
export function casinoLoginPath(token: string): string {
  return CASINO_PATHS.login.replace('{token}', encodeURIComponent(token))
}

/** The beginning of the paths of replays; a GET that answers anyone, without an envelope. */
export const REPLAY_PREFIX = '/games/replay/casino/'

export function replayPath(tableId: string, round: string): string {
  return REPLAY_PREFIX + [tableId, round].map(encodeURIComponent).join('/')
}
