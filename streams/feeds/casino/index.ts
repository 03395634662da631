export { type CasinoCalls, createCasinoCalls, type UserInfo } from './casinoCalls.ts'
export type {
  CasinoLogin,
  OwnStake,
  Replay,
  ReplayEvent,
  StakeRange,
  TableCompany,
  TableInfo,
  TableNow,
} from './casinoTable.ts'
export { createCasinoLogin$ } from './login.ts'
export { playOf } from './readTable.ts'
export { type CasinoSettingsFeed, createCasinoSettings } from './settings.ts'
export { createShownModes, type ShownModes, type ShownModesFeed } from './shownModes.ts'
export { type CasinoTables, createCasinoTables } from './tables.ts'
