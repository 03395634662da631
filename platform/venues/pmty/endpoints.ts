import { PMTY_ESPORTS_PATHS } from '../../../streams/wire/pmty/esportsPaths.ts'
import { PMTY_API_PATHS, PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { PMTY_VIRTUAL_PATHS } from '../../../streams/wire/pmty/virtualPaths.ts'
import { BODY, byMember, MEMBERS } from '../../http/endpoint.ts'
import type { Endpoint } from '../../http/endpoint.ts'
import { PMTY } from './code.ts'

const call = {
  protocol: `venue:${PMTY}`,
  access: 'venueMember',
  limits: MEMBERS,
  changes: false,
} as const
const asked = { ...call, method: 'GET', maxBody: BODY.none } as const
const posted = { ...call, method: 'POST', maxBody: BODY.small } as const

/** The venue's rows of the table of endpoints (docs/protocol.md, 2). */
export const PMTY_ENDPOINTS: readonly Endpoint[] = [
  { ...asked, name: 'pmty.menu', path: PMTY_PATHS.menu },
  { ...posted, name: 'pmty.liveMatches', path: PMTY_PATHS.liveMatches },
  { ...posted, name: 'pmty.matches', path: PMTY_PATHS.matches },
  { ...posted, name: 'pmty.earlyPage', path: PMTY_PATHS.earlyPage },
  { ...posted, name: 'pmty.matchesById', path: PMTY_PATHS.matchesById },
  { ...asked, name: 'pmty.leagueFilter', path: PMTY_PATHS.leagueFilter },
  { ...asked, name: 'pmty.match', path: PMTY_PATHS.match },
  { ...asked, name: 'pmty.leagueMatches', path: PMTY_PATHS.leagueMatches },
  { ...asked, name: 'pmty.odds', path: PMTY_PATHS.odds },
  { ...asked, name: 'pmty.categories', path: PMTY_PATHS.categories },
  { ...posted, name: 'pmty.matchResults', path: PMTY_PATHS.matchResults },
  { ...asked, name: 'pmty.matchResult', path: PMTY_PATHS.matchResult },
  { ...posted, name: 'pmty.championResults', path: PMTY_PATHS.championResults },
  { ...posted, name: 'pmty.favouriteMatches', path: PMTY_PATHS.favouriteMatches },
  { ...asked, name: 'pmty.favouriteCount', path: PMTY_PATHS.favouriteCount },
  { ...posted, name: 'pmty.favouriteMatch', path: PMTY_PATHS.favouriteMatch, changes: true },
  { ...posted, name: 'pmty.favouriteLeague', path: PMTY_PATHS.favouriteLeague, changes: true },
  { ...posted, name: 'pmty.search', path: PMTY_PATHS.search },
  { ...asked, name: 'pmty.amount', path: PMTY_PATHS.amount },
  { ...asked, name: 'pmty.userInfo', path: PMTY_PATHS.userInfo },
  { ...posted, name: 'pmty.savePreference', path: PMTY_PATHS.savePreference, changes: true },
  { ...asked, name: 'pmty.api.amount', path: PMTY_API_PATHS.amount },
  { ...asked, name: 'pmty.api.userInfo', path: PMTY_API_PATHS.userInfo },
  { ...posted, name: 'pmty.api.savePreference', path: PMTY_API_PATHS.savePreference, changes: true },
  {
    ...posted,
    name: 'pmty.bet',
    path: PMTY_PATHS.bet,
    limits: [...MEMBERS, byMember('bet')],
    maxBody: BODY.bet,
    changes: true,
  },
  { ...asked, name: 'pmty.orderStatus', path: PMTY_PATHS.orderStatus },
  { ...asked, name: 'pmty.cashOutQuotes', path: PMTY_PATHS.cashOutQuotes },
  {
    ...posted,
    name: 'pmty.cashOut',
    path: PMTY_PATHS.cashOut,
    limits: [...MEMBERS, byMember('bet')],
    changes: true,
  },
  { ...asked, name: 'pmty.cashOutState', path: PMTY_PATHS.cashOutState },
  { ...asked, name: 'pmty.cashOutHistory', path: PMTY_PATHS.cashOutHistory },
  { ...posted, name: 'pmty.reserveLimits', path: PMTY_PATHS.reserveLimits, maxBody: BODY.list },
  { ...posted, name: 'pmty.reservations', path: PMTY_PATHS.reservations },
  { ...asked, name: 'pmty.cancelReservation', path: PMTY_PATHS.cancelReservation, changes: true },
  { ...posted, name: 'pmty.editReservation', path: PMTY_PATHS.editReservation, changes: true },
  { ...posted, name: 'pmty.latestMarkets', path: PMTY_PATHS.latestMarkets, maxBody: BODY.list },
  { ...posted, name: 'pmty.limits', path: PMTY_PATHS.limits, maxBody: BODY.list },
  { ...posted, name: 'pmty.orders', path: PMTY_PATHS.orders },
  { ...posted, name: 'pmty.virtual.menus', path: PMTY_VIRTUAL_PATHS.menus },
  { ...posted, name: 'pmty.virtual.matches', path: PMTY_VIRTUAL_PATHS.matches },
  { ...asked, name: 'pmty.virtual.match', path: PMTY_VIRTUAL_PATHS.match },
  { ...asked, name: 'pmty.virtual.odds', path: PMTY_VIRTUAL_PATHS.odds },
  { ...posted, name: 'pmty.virtual.replay', path: PMTY_VIRTUAL_PATHS.replay },
  { ...posted, name: 'pmty.virtual.filmLength', path: PMTY_VIRTUAL_PATHS.filmLength },
  { ...posted, name: 'pmty.virtual.scores', path: PMTY_VIRTUAL_PATHS.scores },
  { ...posted, name: 'pmty.virtual.tree', path: PMTY_VIRTUAL_PATHS.tree },
  { ...posted, name: 'pmty.virtual.table', path: PMTY_VIRTUAL_PATHS.table },
  { ...posted, name: 'pmty.virtual.results', path: PMTY_VIRTUAL_PATHS.results },
  { ...posted, name: 'pmty.esports.dates', path: PMTY_ESPORTS_PATHS.dates },
  { ...posted, name: 'pmty.esports.matches', path: PMTY_ESPORTS_PATHS.matches },
  { ...posted, name: 'pmty.esports.leagues', path: PMTY_ESPORTS_PATHS.leagues },
  { ...asked, name: 'pmty.esports.match', path: PMTY_ESPORTS_PATHS.match },
  { ...asked, name: 'pmty.esports.odds', path: PMTY_ESPORTS_PATHS.odds },
  { ...asked, name: 'pmty.esports.imageDomain', path: PMTY_ESPORTS_PATHS.imageDomain },
]
