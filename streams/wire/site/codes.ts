/** The site's answer codes by name; docs/protocol.md, 1.4 describes their effects. */
export const siteCodes = {
  success: 0,
  common: 10001,
  validation: 10003,
  auth: 10004,
  versionTooOld: 10009,
  ipBlocked: 10101,
  deviceBlocked: 10102,
  loggedInElsewhere: 10103,
  accountBlocked: 10104,
  passwordChanged: 10105,
  apiAuth: 10108,
  systemMaintenance: 10401,
  accessRestricted: 10402,
  accessWarning: 10403,
  verificationCode: 10409,
  verifyPhoneOrEmail: 10421,
  limit: 25046,
  rateLimited: 2000001,
  interfaceDegraded: 9403,
  fastDepositIncomplete: 244304,
  giftPropertyChanged: 301220,
  liveMaintenance: 600101,
  speedPay: 600102,
  eventEnded: 800005,
  robotCheck: 1000117,
  safetyCheck: 1000118,
  venueMaintenance: 23098,
  venueNotOpen: 20003,
} as const

/** All codes for “too many requests”. */
export const rateLimitCodes: readonly number[] = [403, 2000001, 2000002]

export type SiteCodeName = keyof typeof siteCodes

const names = new Map<number, SiteCodeName>([
  ...Object.entries(siteCodes).map(([name, code]): [number, SiteCodeName] => [code, name as SiteCodeName]),
  ...rateLimitCodes.map((code): [number, SiteCodeName] => [code, 'rateLimited']),
])

/** The name of a code; `unknown` for one that is not in the catalogue. */
export function siteCodeName(code: number): SiteCodeName | 'unknown' {
  return names.get(code) ?? 'unknown'
}
