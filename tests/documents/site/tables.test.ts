import { describe, expect, it } from 'vitest'
import { CURRENCY_IDS } from '../../../streams/domain/money.ts'
import { linkDefaults } from '../../../streams/link/constants.ts'
import { siteError, siteFailure } from '../../../streams/link/siteErrors.ts'
import { MAX_ANALYTICS_EVENTS } from '../../../streams/wire/site/analytics.ts'
import { rateLimitCodes, siteCodeName, siteCodes } from '../../../streams/wire/site/codes.ts'
import { domainTypes } from '../../../streams/wire/site/domains.ts'
import { clientTypes, languages, siteHeaders } from '../../../streams/wire/site/headers.ts'
import { LAUNCH_LANGUAGE, LAUNCH_LANGUAGES, LAUNCH_WALLET_TYPE } from '../../../streams/wire/site/launch.ts'
import { currencyCodes } from '../../../streams/wire/site/member.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { soccerPaths } from '../../../streams/wire/site/soccerPaths.ts'
import { FIRST_SEALED_SITE } from '../../../streams/wire/site/sealedBody.ts'
import { siteWalletTypes } from '../../../streams/wire/site/siteInfo.ts'
import { disagreements } from '../disagreements.ts'
import * as documented from './codes.ts'

const byCode = (table: Readonly<Record<string, string | number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([word, code]) => [code, word]))

const CODE_WORDS = {
  'common error': 'common',
  'validation error': 'validation',
  'auth error': 'auth',
  'IP blocked': 'ipBlocked',
  'API auth error': 'apiAuth',
  'verification code error': 'verificationCode',
  'rate limit': 'rateLimited',
  'withdrawal is not complete': 'fastDepositIncomplete',
  'gift has changed': 'giftPropertyChanged',
  speedpay: 'speedPay',
}

const HEADER_WORDS = {
  'access token': 'token',
  'client type': 'client',
  'site id': 'site',
  'device id': 'device',
  'server time': 'time',
  diagnostics: 'info',
  'public key of the page': 'publicKey',
}

describe('the site’s codes', () => {
  it('are the documented ones, in both directions', () => {
    const named = Object.fromEntries(
      [...Object.values(siteCodes), ...rateLimitCodes].map((code) => [code, siteCodeName(code)]),
    )
    expect(disagreements(documented.SITE_CODES, named, { words: CODE_WORDS })).toEqual([])
  })

  it('sign out, or lead to a page, or are left to the caller', () => {
    const { signOutAfterMs, redirectAfterMs } = linkDefaults
    expect([signOutAfterMs, redirectAfterMs]).toEqual([documented.SIGN_OUT.afterMs, documented.LEAVE.afterMs])
    const wrong = documented.SITE_CODES.flatMap(({ code }) => {
      const name = siteCodeName(code)
      const expected = documented.SIGN_OUT.codes.includes(code)
        ? 'signOut'
        : documented.LEAVE.codes.includes(code)
          ? 'redirect'
          : 'none'
      const { behaviour } = siteError(name)
      return behaviour === expected ? [] : [`${code} (${name}): ${behaviour}, not ${expected}`]
    })
    expect(wrong).toEqual([])
  })

  it('of a rate limit hold the polls', () => {
    const limited = documented.SITE_CODES.filter(({ means }) => means === 'rate limit')
    expect(limited.map(({ code }) => siteFailure(code, ''))).toEqual(
      limited.map(() => ({ type: 'transport', kind: 'rateLimited' })),
    )
    expect(linkDefaults.rateLimitHoldMs).toBe(documented.LIMITS.pollsHeldMs.value)
  })
})

describe('the site’s numbers and names', () => {
  it('headers, client types and languages', () => {
    expect(disagreements(documented.HEADERS, byCode(siteHeaders), { words: HEADER_WORDS })).toEqual([])
    expect(disagreements(documented.CLIENT_TYPES, byCode(clientTypes), { words: CLIENTS })).toEqual([])
    expect(languages).toEqual(documented.LANGUAGES.map(({ code }) => code))
    expect(LAUNCH_LANGUAGES).toEqual({ CMN: 'zh', ZHO: 'tw', ENGLISH: 'en' })
  })

  it('currencies, wallet types and domains', () => {
    const money = { words: { RMB: 'RMB', USDT: 'USDT' } }
    expect(disagreements(documented.CURRENCIES, byCode(currencyCodes), money)).toEqual([])
    expect(disagreements(documented.CURRENCIES, byCode(CURRENCY_IDS), money)).toEqual([])
    expect(disagreements(documented.WALLET_TYPES, byCode(siteWalletTypes), money)).toEqual([])
    expect([LAUNCH_WALLET_TYPE, LAUNCH_LANGUAGE]).toEqual([1, 'zh'])
    const domains = { words: { VR: 'vr', VIP: 'vip' } }
    expect(disagreements(documented.DOMAIN_TYPES, byCode(domainTypes), domains)).toEqual([])
  })

  it('paths of the calls', () => {
    const asked = new Set<string>([...Object.values(sitePaths), ...Object.values(soccerPaths)])
    const paths: readonly string[] = documented.CALLS.map(({ code }) => code)
    expect(paths.filter((path) => !asked.has(path))).toEqual([])
    expect([...asked].filter((path) => !paths.includes(path))).toEqual([
      // Without the envelope; documented in protocol 1.1 and 1.3.
      '/config/site.png',
      '/timeServer',
      '/api/analytics/v1/events',
    ])
  })

  it('times and limits', () => {
    expect({
      encryptedFromSite: FIRST_SEALED_SITE,
      callTimeoutMs: linkDefaults.requestTimeoutMs,
      retries: linkDefaults.retries,
      retryDelayMs: linkDefaults.retryDelayMs,
      serverTimeEveryMs: linkDefaults.serverTimeEveryMs,
      configRetryMs: linkDefaults.configRetryTransportMs,
      configUnreadableRetryMs: linkDefaults.configRetryUnreadableMs,
      pollsHeldMs: linkDefaults.rateLimitHoldMs,
      analyticsEvents: MAX_ANALYTICS_EVENTS,
    }).toEqual(Object.fromEntries(Object.entries(documented.LIMITS).flatMap(shared)))
  })
})

const CLIENTS = { PC: 'pc', H5: 'h5', MOBILE: 'mobile' }

/** The limits that both sides know; the others are the platform's (platform.test.ts). */
function shared([name, { value }]: readonly [string, { readonly value: number }]): [string, number][] {
  return name === 'accessTokenMs' || name === 'callTimeWindowMs' ? [] : [[name, value]]
}
