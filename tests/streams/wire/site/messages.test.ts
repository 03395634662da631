import { describe, expect, it } from 'vitest'
import { decode } from '../../../../streams/wire/decode.ts'
import { siteCodeName } from '../../../../streams/wire/site/codes.ts'
import { domains } from '../../../../streams/wire/site/domains.ts'
import { envelope } from '../../../../streams/wire/site/envelope.ts'
import { launchAnswer, launchRequest } from '../../../../streams/wire/site/launch.ts'
import { balances, memberInfo } from '../../../../streams/wire/site/member.ts'
import { preferences } from '../../../../streams/wire/site/preferences.ts'
import { serverTime } from '../../../../streams/wire/site/serverTime.ts'
import { siteInfo } from '../../../../streams/wire/site/siteInfo.ts'

describe('site messages', () => {
  it('reads an envelope with its code as text and without data', () => {
    expect(decode(envelope, { code: '10004' })).toEqual({
      ok: true,
      value: { code: 10004, msg: '', data: null },
    })
    expect(decode(envelope, { msg: 'x' }).ok).toBe(false)
  })

  it('reads the member with only what it cannot do without', () => {
    expect(decode(memberInfo, { id: 7, name: 'demo' })).toEqual({
      ok: true,
      value: {
        id: '7',
        name: 'demo',
        level: null,
        oddsLevel: null,
        currencies: { items: [], dropped: 0 },
      },
    })
  })

  it('names the currencies of balances', () => {
    const rows = [{ currency: '200', balance: 12.5 }, { currency: 9, balance: '1' }, { currency: 1 }]
    const decoded = decode(balances, rows)
    expect(decoded).toEqual({
      ok: true,
      value: {
        items: [
          { currency: 'USDT', balance: '12.5', locked: '0' },
          { currency: 'unknown', balance: '1', locked: '0' },
        ],
        dropped: 1,
      },
    })
  })

  it('reads site info with a maintenance and a wallet type it does not know', () => {
    const decoded = decode(siteInfo, { siteId: '1001', walletType: 9, maintenance: { message: 'M' } })
    expect(decoded).toEqual({
      ok: true,
      value: {
        siteId: 1001,
        siteName: '',
        currencies: { items: [], dropped: 0 },
        walletType: 'unknown',
        defaultVenue: null,
        contact: null,
        demo: null,
        maintenance: { message: 'M', until: null },
      },
    })
  })

  it('drops a domain entry without a type', () => {
    expect(decode(domains, [{ type: '23', domains: ['a', 5] }, {}])).toEqual({
      ok: true,
      value: { items: [{ type: 23, domains: { items: ['a'], dropped: 1 } }], dropped: 1 },
    })
  })

  it('fills the default parameters of a launch', () => {
    const decoded = decode(launchRequest, { venueEnName: 'PMTY' })
    expect(decoded).toMatchObject({ ok: true, value: { walletType: 1, languageType: 'zh', https: null } })
  })

  it('reads a launch without url as one', () => {
    expect(decode(launchAnswer, { url: '', token: 't' })).toMatchObject({
      ok: true,
      value: { url: null, token: 't' },
    })
  })

  it('takes a missing or impossible rate as 1', () => {
    expect(decode(serverTime, { time: '5' })).toEqual({ ok: true, value: { time: 5, rate: 1 } })
    expect(decode(serverTime, { time: 5, rate: 0 })).toEqual({ ok: true, value: { time: 5, rate: 1 } })
  })

  it('leaves a preference it cannot read to the default', () => {
    expect(
      decode(preferences, {
        theme: 'neon',
        oddsType: 2,
        betMode: 7,
        themeSkin: 3,
        beginner: 2,
        quickStakes: { 1: [1, 1] },
        sort: 'heat',
        currency: 2,
      }),
    ).toEqual({
      ok: true,
      value: {
        theme: null,
        oddsType: 2,
        fontSize: null,
        betMode: null,
        language: null,
        changedAt: null,
        betOperationMode: null,
        themeSkin: null,
        beginner: null,
        quickStakes: null,
        sort: null,
        currency: null,
      },
    })
  })

  it('names codes, and the three that mean too many requests alike', () => {
    expect([0, 10004, 403, 2000001, 2000002, 555].map(siteCodeName)).toEqual([
      'success',
      'auth',
      'rateLimited',
      'rateLimited',
      'rateLimited',
      'unknown',
    ])
  })
})
