/** Keys under which the link stores data on the device. */
export const storageKeys = {
  /** Local: token, refresh token, expiry and member. */
  session: 'touchline.session',
  /** Session storage and cookie: the access token. */
  token: 'touchline.token',
  deviceId: 'touchline.device',
  /** Local: the live domain, when it is not the configuration's. */
  liveDomain: 'touchline.liveDomain',
  serverTime: 'touchline.serverTime',
  /** Removed at logout. */
  changePassword: 'touchline.changePassword',
  securityNotice: 'touchline.securityNotice',
} as const
