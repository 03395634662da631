import { CASINO_PATHS, REPLAY_PREFIX } from '../../../streams/wire/casino/paths.ts'
import { LAUNCHED_PRODUCTS } from '../../site/venueDesk.ts'
import { BODY, byMember, type Endpoint, MEMBERS, PUBLIC_LIMITS } from '../../http/endpoint.ts'

/** The pattern of the path of the login, whose last part is the token. */
export const LOGIN_PATH = CASINO_PATHS.login.replace('{token}', ':token')
export const REPLAY_PATH = `${REPLAY_PREFIX}:table/:round`

const call = {
  method: 'POST',
  protocol: `venue:${LAUNCHED_PRODUCTS.casino}`,
  access: 'venueMember',
  limits: MEMBERS,
  maxBody: BODY.small,
  changes: false,
} as const

/** Who may call (docs/games/casino.md, 6). */
export const CASINO_ENDPOINTS: readonly Endpoint[] = [
  {
    ...call,
    name: 'casino.login',
    method: 'GET',
    path: LOGIN_PATH,
    maxBody: BODY.none,
    secretPath: true,
  },
  { ...call, name: 'casino.userInfo', path: CASINO_PATHS.userInfo },
  { ...call, name: 'casino.saveSettings', path: CASINO_PATHS.saveSettings, changes: true },
  { ...call, name: 'casino.tables', path: CASINO_PATHS.tables },
  {
    ...call,
    name: 'casino.bet',
    path: CASINO_PATHS.bet,
    limits: [...MEMBERS, byMember('bet')],
    changes: true,
  },
  { ...call, name: 'casino.orders', path: CASINO_PATHS.orders },
  { ...call, name: 'casino.videoPath', path: CASINO_PATHS.videoPath },
  {
    name: 'casino.replay',
    method: 'GET',
    path: REPLAY_PATH,
    protocol: 'plain',
    access: 'anyone',
    limits: PUBLIC_LIMITS,
    maxBody: BODY.none,
    changes: false,
  },
]
