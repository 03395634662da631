import { LOTTERY_PATHS } from '../../../streams/wire/lottery/paths.ts'
import { BODY, byMember, type Endpoint, MEMBERS } from '../../http/endpoint.ts'
import { LAUNCHED_PRODUCTS } from '../../site/venueDesk.ts'

const call = {
  protocol: `venue:${LAUNCHED_PRODUCTS.lottery}`,
  access: 'venueMember',
  limits: MEMBERS,
  changes: false,
} as const
const asked = { ...call, method: 'GET', maxBody: BODY.none } as const
const posted = { ...call, method: 'POST', maxBody: BODY.small } as const
const betting = { limits: [...MEMBERS, byMember('bet')], changes: true } as const

/** Who may call (docs/games/lottery.md, 7). */
export const LOTTERY_ENDPOINTS: readonly Endpoint[] = [
  { ...posted, name: 'lottery.login', path: LOTTERY_PATHS.login },
  { ...asked, name: 'lottery.page', path: LOTTERY_PATHS.page },
  // Fifty bets with the numbers of all groups.
  { ...posted, ...betting, name: 'lottery.bet', path: LOTTERY_PATHS.bet, maxBody: BODY.list },
  { ...posted, ...betting, name: 'lottery.cancelChase', path: LOTTERY_PATHS.cancelChase },
  { ...posted, name: 'lottery.settings', path: LOTTERY_PATHS.settings },
  { ...posted, name: 'lottery.saveSettings', path: LOTTERY_PATHS.saveSettings, changes: true },
  { ...asked, name: 'lottery.history', path: LOTTERY_PATHS.history },
  { ...posted, name: 'lottery.orders', path: LOTTERY_PATHS.orders },
  { ...posted, name: 'lottery.chases', path: LOTTERY_PATHS.chases },
]
