import { RECORD_PATHS } from '../games/records.ts'

/** Paths of the anchor games (docs/games/anchor.md, 3). The first screen loads the other paths without these. */
export const anchorGamePaths = {
  rooms: '/api/game/chatroom/anchor/v1/game/config',
  switches: '/api/site/game/anchorGame/v1/getControlSwitchConf',
  config: '/api/site/game/anchorGame/v1/getGameConfig',
  status: '/api/site/game/anchorGame/v1/queryGamesStatus',
  next: '/api/site/game/anchorGame/v2/getNextGameInfoList',
  betting: '/api/site/game/anchorGame/v1/betting',
  past: '/api/site/game/anchorGame/v1/queryLotteryRecord',
  records: RECORD_PATHS.anchorGame,
  background: '/api/site/game/anchorGame/v1/getZbyxbgimg',
} as const

/** The path of the banners, which has the site's id in it. */
export function anchorBannersPath(siteId: number | string): string {
  return `/api/site/game/anchorGame/${siteId}/getCompetitionListZbyxBanner`
}
