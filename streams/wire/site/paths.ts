/** Paths of the site's calls (docs/protocol.md, 1). */
export const sitePaths = {
  configImage: '/config/site.png',
  serverTime: '/timeServer',
  analytics: '/api/analytics/v1/events',
  login: '/api/site/group/member/auth/v1/login',
  refresh: '/api/site/group/member/auth/v1/refresh',
  logout: '/api/site/group/member/auth/v1/logout',
  memberInfo: '/api/site/group/member/memberInfo/v2/getMemberInfoForWeb',
  balances: '/api/site/group/member/wallet/v1/balances',
  getPreferences: '/api/site/group/member/preference/v1/get',
  savePreferences: '/api/site/group/member/preference/v1/save',
  siteInfo: '/api/site/group/site/perInfo/v3/get',
  domains: '/api/site/group/site/perInfo/v3/gdlForWeb',
  mainDomain: '/api/site/group/site/perInfo/domain/main',
  venueStatus: '/api/site/gameassist/memberVenue/v1/queryVenueByVenueCodes',
  venueLaunch: '/api/site/game/venueLaunch/v1/launch',
} as const
