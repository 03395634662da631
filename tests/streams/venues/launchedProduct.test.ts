import { gzipSync } from 'node:zlib'
import { firstValueFrom } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { createScope, type Scope } from '../../../streams/kernel/scope.ts'
import { storageKeys } from '../../../streams/link/storageKeys.ts'
import type { HttpRequest } from '../../../streams/ports/http.ts'
import { betsOnRound$ } from '../../../streams/venues/roundBets.ts'
import { anchorGameRecords, lookUpBets, productRecords } from '../../../streams/venues/gameRecords.ts'
import { createLaunchedProduct, type LaunchedProduct } from '../../../streams/venues/launchedProduct.ts'
import { siteGameRefusal } from '../../../streams/venues/productFailure.ts'
import { GAME_REFUSAL_CODES } from '../../../streams/wire/games/refusals.ts'
import { RECORD_PATHS, type RecordRequest } from '../../../streams/wire/games/records.ts'
import { encodeForPacking } from '../../../streams/wire/packed.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { createLinkUnderTest, type LinkUnderTest } from '../../support/link.ts'
import {
  createFakePorts,
  createMemoryStorage,
  enveloped,
  type FakePorts,
  response,
} from '../../support/ports.ts'

const CALL = '/yewu27/client/zr/table/v1/listPB'
const answer = v.object({ tables: v.number() })

/** Base64 of a gzip stream with zero time, as the venues send it. */
function packed(data: unknown): string {
  return gzipSync(encodeForPacking(JSON.stringify(data)), { level: 6 }).toString('base64')
}

const inEnvelope = (data: unknown, code: number | string = 0, msg = ''): string =>
  JSON.stringify({ code, msg, ts: 5000, data })

const bodyOf = ({ body = '{}' }: Pick<HttpRequest, 'body'>): RecordRequest =>
  JSON.parse(body) as RecordRequest

describe('a launched product', () => {
  let scope: Scope
  let ports: FakePorts
  let site: LinkUnderTest
  let casino: LaunchedProduct
  let launches: number

  beforeEach(() => {
    const storage = createMemoryStorage()
    ports = createFakePorts({ storage })
    const times = { expiresAt: ports.clock.now() + 1e9, givenAt: ports.clock.now() }
    const member = { id: '7', name: 'demo' }
    storage.local.set(
      storageKeys.session,
      JSON.stringify({ token: 't', refreshToken: 'r', member, ...times }),
    )
    site = createLinkUnderTest(ports, { times: { readRetries: 0 } })
    launches = 0
    ports.http.answer(sitePaths.venueLaunch, () => {
      launches += 1
      return enveloped({ url: 'http://t/zr/', token: `zr${launches}` })
    })
    scope = createScope((error) => {
      throw error
    })
    casino = createLaunchedProduct(scope, { link: site.link, ports }, 'ZR', { walletType: () => 2 })
  })
  afterEach(() => {
    scope.end()
    site.end()
  })

  const read = () => firstValueFrom(casino.ask({ kind: 'read', path: CALL, body: {}, answer }))
  const write = () => firstValueFrom(casino.ask({ kind: 'write', path: CALL, body: {}, answer }))

  it('is launched once by its code, and called with its token and the language', async () => {
    ports.http.answer(CALL, () => inEnvelope({ tables: 18 }))
    expect(await read()).toEqual({ ok: true, value: { value: { tables: 18 }, at: 5000 } })
    await read()
    expect(launches).toBe(1)
    expect(bodyOf(ports.http.to(sitePaths.venueLaunch)[0] ?? {})).toMatchObject({
      venueEnName: 'ZR',
      walletType: 2,
    })
    const [request] = ports.http.to(CALL)
    expect(request).toMatchObject({ method: 'POST', url: `http://t/zr${CALL}`, body: '{}' })
    expect(request?.headers).toMatchObject({ requestId: 'zr1', lang: 'zh' })
  })

  it('is called by GET with parameters, at an address that may have the token', async () => {
    ports.http.answer('/zr1', () => inEnvelope({ tables: 1 }))
    const asked = casino.ask({
      kind: 'read',
      path: '/yewu27/{token}',
      address: ({ token }) => `/yewu27/${token ?? ''}`,
      query: { ticketId: '2/1' },
      answer,
    })
    expect(await firstValueFrom(asked)).toMatchObject({ ok: true })
    expect(ports.http.to('/yewu27')[0]).toMatchObject({
      method: 'GET',
      url: 'http://t/zr/yewu27/zr1?ticketId=2%2F1',
    })
  })

  it('unpacks packed answers', async () => {
    ports.http.answer(CALL, () => inEnvelope(packed({ tables: 7 })))
    expect(await read()).toMatchObject({ value: { value: { tables: 7 } } })
    ports.http.answer(CALL, () => inEnvelope(`${packed({ tables: 7 }).slice(0, 24)}broken`))
    expect(await read()).toMatchObject({ error: { kind: 'badData' } })
  })

  it.each([4, 10_110, 14_009, 14_010])(
    'is launched once more after %d, and a read is repeated',
    async (code) => {
      ports.http.answer(CALL, ({ headers }) =>
        headers?.['requestId'] === 'zr1' ? inEnvelope(null, code) : inEnvelope({ tables: 3 }),
      )
      expect(await read()).toMatchObject({ value: { value: { tables: 3 } } })
      expect(launches).toBe(2)
      expect(ports.http.to(CALL)).toHaveLength(2)
    },
  )

  it('is launched once more after a write too, which is not repeated', async () => {
    ports.http.answer(CALL, () => inEnvelope(null, 4))
    expect(await write()).toMatchObject({
      error: { reason: 'tokenExpired', action: 'tryAgain', textKey: 'errors.venue.loginRenewed' },
    })
    expect(launches).toBe(2)
    expect(ports.http.to(CALL)).toHaveLength(1)
  })

  it('does not say that a write can be done again when the launch after it fails', async () => {
    ports.http.answer(CALL, () => {
      ports.http.answer(sitePaths.venueLaunch, () => enveloped(null, 5001))
      return inEnvelope(null, 4)
    })
    expect(await write()).toMatchObject({ error: { textKey: 'errors.venue.tokenExpired' } })
  })

  it('gives each refusal its word, in whatever form its code is', async () => {
    for (const [name, codes] of Object.entries(GAME_REFUSAL_CODES)) {
      for (const code of codes) {
        ports.http.answer(CALL, () => inEnvelope(null, String(code), 'no'))
        expect(await write()).toMatchObject({
          error: { type: 'refusal', reason: name, textKey: `games.refusal.${name}`, message: 'no' },
        })
        expect(siteGameRefusal(code, '')).toMatchObject({ reason: name, message: null })
      }
    }
    expect(siteGameRefusal(10_004, '')).toBeNull()
  })

  it.each([
    [inEnvelope(null, 999), { reason: 'unknownCode' }],
    [inEnvelope(null, 12), { kind: 'rateLimited' }],
    [inEnvelope(null, 7), { reason: 'noData' }],
    [inEnvelope({ tables: 'x' }), { kind: 'badData' }],
    ['{"data":1}', { kind: 'badData' }],
    ['<html>', { kind: 'badData' }],
    [response('', 502), { kind: 'serverError' }],
  ])('never throws: %j', async (text, error) => {
    ports.http.answer(CALL, () => text)
    expect(await read()).toMatchObject({ ok: false, error })
  })

  describe('its records', () => {
    const record = (id: string, fields: object = {}) => ({
      orderNo: `TP${id}`,
      clientOrderId: id,
      betKind: 'CasinoBet',
      gameCode: 'A12',
      roundNo: '1',
      option: '3031',
      optionName: '庄',
      currencyCode: 1,
      betAmount: '100.00',
      backAmount: '200.00',
      orderStatus: 1,
      ...fields,
    })

    it('are looked up in as many requests as the ids need, valid at the earliest of their times', async () => {
      const ids = Array.from({ length: 45 }, (_, index) => `client-${index}`)
      let ts = 9000
      ports.http.answer(RECORD_PATHS.casino, (request) => {
        ts -= 1000
        const { clientOrderIds = [] } = bodyOf(request)
        const records = [...clientOrderIds.slice(0, 2).map((id) => record(id)), record('of another bet')]
        return inEnvelope({ ts, records })
      })
      const found = await firstValueFrom(lookUpBets(productRecords(casino.ask, 'casino'))(ids))
      expect(ports.http.to(RECORD_PATHS.casino)).toHaveLength(3)
      expect(found).toMatchObject({ ok: true, value: { at: 6000 } })
      expect(found.ok && found.value.value.map(({ clientId }) => clientId)).toEqual(
        [0, 1, 20, 21, 40, 41].map((index) => `client-${index}`),
      )
    })

    it('tell nothing when one of the requests fails', async () => {
      let asked = 0
      ports.http.answer(RECORD_PATHS.casino, () => {
        asked += 1
        return asked === 2 ? inEnvelope(null, 6) : inEnvelope({ ts: 1, records: [] })
      })
      const ids = Array.from({ length: 60 }, (_, index) => `client-${index}`)
      const found = await firstValueFrom(lookUpBets(productRecords(casino.ask, 'casino'))(ids))
      expect(found.ok).toBe(false)
      expect(asked).toBe(2)
    })

    it('of anchor games are a call of the site', async () => {
      ports.http.answer(RECORD_PATHS.anchorGame, () => enveloped({ ts: 7, records: [record('a')] }))
      const found = await firstValueFrom(lookUpBets(anchorGameRecords(site.link))(['a']))
      expect(found).toEqual({ ok: true, value: { value: [{ clientId: 'a', orderNo: 'TPa' }], at: 7 } })
    })

    it('give the bets on a round, of both currencies and all pages', async () => {
      const asked: RecordRequest[] = []
      ports.http.answer(RECORD_PATHS.casino, (request) => {
        const body = bodyOf(request)
        asked.push(body)
        const records =
          body.currencyCode === 1
            ? [record(`p${body.page ?? 0}`), record('other', { roundNo: '2' })]
            : [record('usdt', { currencyCode: 200 }), record('x', { betAmount: 'much' })]
        return inEnvelope({ ts: 1, pages: body.currencyCode === 1 ? 2 : 1, records })
      })
      const read$ = betsOnRound$(productRecords(casino.ask, 'casino'), {
        product: 'casino',
        game: 'A12',
        round: '1',
        opensAt: 1000,
        sealsAt: 2000,
      })
      const bets = await firstValueFrom(read$)
      expect(bets.ok && bets.value.map(({ orderNo, currency }) => `${orderNo} ${currency}`)).toEqual([
        'TPp1 RMB',
        'TPp2 RMB',
        'TPusdt USDT',
      ])
      expect(asked[0]).toMatchObject({ tableId: 'A12', timeType: 5, beginTime: 1000, endTime: 2000 })
      ports.http.answer(RECORD_PATHS.casino, () => inEnvelope(null, 6))
      expect((await firstValueFrom(read$)).ok).toBe(false)
    })
  })
})
