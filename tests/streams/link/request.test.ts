import { createECDH, createHash, createHmac } from 'node:crypto'
import { firstValueFrom, from, map, NEVER, type Observable, of, throwError, timer } from 'rxjs'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SiteCall } from '../../../streams/link/request.ts'
import { storageKeys } from '../../../streams/link/storageKeys.ts'
import { type HttpRequest, TransportError } from '../../../streams/ports/http.ts'
import { textToSign } from '../../../streams/wire/signature.ts'
import { writeConfigImage } from '../../../streams/wire/site/configImage.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { sealContext } from '../../../streams/wire/site/sealedBody.ts'
import { createLinkUnderTest, plainSite } from '../../support/link.ts'
import { createNodeCipher } from '../../support/nodeCrypto.ts'
import { createFakePorts, createScriptedHttp, enveloped, response } from '../../support/ports.ts'

const START = 1_700_000_000_000
const PATH = '/api/thing'
const call: SiteCall<v.GenericSchema<{ n: number }>> = {
  path: PATH,
  body: { ask: '比分' },
  data: v.object({ n: v.number() }),
  kind: 'read',
}
const write = { ...call, kind: 'write' } as const

async function answerOf<T>(source$: Observable<T>, withinMs = 0): Promise<T> {
  const answer = firstValueFrom(source$)
  await vi.advanceTimersByTimeAsync(withinMs)
  return answer
}

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a site call', () => {
  it('carries the headers of the protocol and a signature over what is sent', async () => {
    const { link, ports } = createLinkUnderTest()
    ports.http.answer(PATH, () => enveloped({ n: 1 }))
    expect(await answerOf(link.call(call))).toEqual({ ok: true, value: { n: 1 } })
    const [request] = ports.http.to(PATH)
    const headers = request?.headers ?? {}
    expect(request).toMatchObject({ method: 'POST', url: PATH, timeoutMs: 100_000 })
    expect(request?.body).toBe('{"ask":"比分"}')
    expect(headers).toMatchObject({
      'x-api-token': '',
      'x-api-client': '2',
      'x-api-site': '1001',
      'x-api-lang': 'CMN',
      'x-api-time': '1700000000000',
      'content-type': 'application/json',
    })
    expect(headers).not.toHaveProperty('x-api-key')
    expect(JSON.parse(decodeURIComponent(headers['x-api-info'] ?? ''))).toEqual({
      v: 'test',
      net: '4g',
      type: 'wifi',
      downlink: 10,
      rtt: 50,
      vis: 'visible',
    })
    const text = textToSign({
      method: 'POST',
      path: PATH,
      siteId: 1001,
      deviceId: link.deviceId,
      time: '1700000000000',
      bodyDigest: createHash('sha256').update('{"ask":"比分"}').digest('hex'),
    })
    const key = Buffer.from(plainSite.signKey, 'base64url')
    expect(headers['x-api-sign']).toBe(createHmac('sha256', key).update(text).digest('base64url'))
  })

  it('keeps one device id for good', () => {
    const { link, ports } = createLinkUnderTest()
    expect(link.deviceId).toMatch(/^[0-9a-f]{32}$/)
    const again = createLinkUnderTest(createFakePorts({ storage: ports.storage }))
    expect(again.link.deviceId).toBe(link.deviceId)
    ports.storage.local.set(storageKeys.deviceId, 'broken')
    const mended = createLinkUnderTest(createFakePorts({ storage: ports.storage }))
    expect(mended.link.deviceId).toMatch(/^[0-9a-f]{32}$/)
  })

  it('makes one result of each answer, and never errors', async () => {
    const { link, ports } = createLinkUnderTest()
    const cases: [string, () => ReturnType<typeof response>, unknown][] = [
      ['a refusal', () => response(enveloped(null, 25046, '超限')), { reason: 'limit', message: '超限' }],
      ['an unknown code', () => response(enveloped(null, 777)), { reason: 'unknown', message: null }],
      ['too many requests', () => response(enveloped(null, 2000002)), { kind: 'rateLimited' }],
      ['HTTP 429', () => response('', 429), { kind: 'rateLimited' }],
      ['no JSON', () => response('<html>'), { kind: 'badData' }],
      ['other data', () => response(enveloped({ n: 'x' })), { kind: 'badData' }],
      ['HTTP 502', () => response('', 502), { kind: 'serverError' }],
    ]
    for (const [name, answer, error] of cases) {
      ports.http.answer(PATH, answer)
      expect(await answerOf(link.call(write)), name).toMatchObject({ ok: false, error })
    }
    expect(ports.reported.map(({ path }) => path)).toEqual([PATH])
  })

  it('that was refused for its time goes again with the right one, though it writes', async () => {
    const { link, ports } = createLinkUnderTest()
    const day = 86_400_000
    ports.http.answer('/timeServer', () => response(JSON.stringify({ time: Date.now() - day, rate: 1 })))
    ports.http.answer(PATH, ({ headers }) => {
      const isLate = Number(headers?.['x-api-time']) > START - day + 60_000
      return isLate ? enveloped({ time: START - day }, 10108) : enveloped({ n: 1 })
    })
    expect(await answerOf(link.call(write), 100)).toEqual({ ok: true, value: { n: 1 } })
    const times = ports.http.to(PATH).map(({ headers }) => Number(headers?.['x-api-time']))
    expect(times).toHaveLength(2)
    expect(times[1]).toBeLessThanOrEqual(START - day + 100)
  })

  it('that is refused for its time again is refused', async () => {
    const { link, ports } = createLinkUnderTest()
    ports.http.answer(PATH, () => enveloped({ time: START }, 10108))
    expect(await answerOf(link.call(write), 100)).toMatchObject({ error: { reason: 'apiAuth' } })
    expect(ports.http.to(PATH)).toHaveLength(2)
  })

  it('is never dated like the one before it', async () => {
    const { link, ports } = createLinkUnderTest()
    ports.http.answer(PATH, () => enveloped({ n: 1 }))
    await answerOf(link.call(write))
    await answerOf(link.call(write))
    const [first, second] = ports.http.to(PATH).map(({ headers }) => headers?.['x-api-sign'])
    expect(first).not.toBe(second)
  })

  it.each([
    ['a read that asks for nothing', {}, 1],
    ['a read that asks for three retries', { retries: 3 }, 4],
    ['a write, whatever it asks for', { kind: 'write', retries: 3 }, 1],
  ] as const)('is sent, when no answer comes: %s', async (_, asked, times) => {
    const { link, ports } = createLinkUnderTest()
    ports.http.answer(PATH, () => throwError(() => new TransportError('network')))
    expect(await answerOf(link.call({ ...call, ...asked }), 10_000)).toMatchObject({
      error: { kind: 'network' },
    })
    expect(ports.http.to(PATH)).toHaveLength(times)
  })

  it('raises the rate-limit flag for a while', async () => {
    const { link, ports } = createLinkUnderTest()
    ports.http.answer(PATH, () => enveloped(null, 403))
    await answerOf(link.call(call))
    expect([link.rateLimit.limited$.value, ports.http.to(PATH).length]).toEqual([true, 1])
    const before = link.rateLimit.secondsLeft$.value
    await vi.advanceTimersByTimeAsync(5000)
    expect(before - link.rateLimit.secondsLeft$.value).toBe(5)
    await vi.advanceTimersByTimeAsync(link.times.rateLimitHoldMs - 5000)
    expect([link.rateLimit.limited$.value, link.rateLimit.secondsLeft$.value]).toEqual([false, 0])
  })

  it('reports unsuccessful answers to analytics, in one batch', async () => {
    const { link, ports } = createLinkUnderTest()
    ports.http.answer(PATH, () => enveloped(null, 25046))
    await answerOf(link.call(write))
    await answerOf(link.call(write))
    await vi.advanceTimersByTimeAsync(2000)
    const batches = ports.http.to(sitePaths.analytics)
    expect(batches).toHaveLength(1)
    expect(JSON.parse(batches[0]?.body ?? '')).toMatchObject({
      events: [
        { name: 'unsuccessful', props: { path: PATH, reason: 'limit' } },
        { name: 'unsuccessful', props: { path: PATH, reason: 'limit' } },
      ],
    })
  })

  it('tells when the platform is out of reach, and when it is back', async () => {
    const { link, ports } = createLinkUnderTest()
    ports.http.answer(PATH, () => throwError(() => new TransportError('timeout')))
    await answerOf(link.call({ ...call, retries: 1 }), 10_000)
    expect(link.network.reach$.value).toBe('unreachable')
    expect(link.exits.exit$.value).toBeNull()
    ports.http.answer(PATH, () => enveloped({ n: 1 }))
    await answerOf(link.call(call))
    expect(link.network.reach$.value).toBe('reachable')
  })

  it('leads to the error page when it times out offline', async () => {
    const { link, ports } = createLinkUnderTest()
    ports.http.answer(PATH, () => throwError(() => new TransportError('timeout')))
    await vi.advanceTimersByTimeAsync(0)
    ports.setOnline(false)
    await answerOf(link.call(write))
    expect(link.exits.exit$.value).toMatchObject({ target: 'serverError', due: true })
  })

  it('leads out on a maintenance answer', async () => {
    const { link, ports } = createLinkUnderTest()
    ports.http.answer(PATH, () => enveloped(null, 10401, '系统维护'))
    await answerOf(link.call(write))
    expect(link.exits.exit$.value).toMatchObject({
      target: 'maintenance',
      message: '系统维护',
      secondsLeft: 5,
    })
  })
})

describe('the config image', () => {
  it('is read again 1000 ms after a transport failure and 500 ms after an unreadable file', async () => {
    const http = createScriptedHttp()
    const answers = [
      throwError(() => new TransportError('network')),
      of('not a picture'),
      of(writeConfigImage(plainSite)),
    ]
    const times: number[] = []
    http.answer(sitePaths.configImage, () => {
      times.push(Date.now() - START)
      return answers.shift() ?? NEVER
    })
    http.answer(PATH, () => enveloped({ n: 1 }))
    const scripted = { ...http, answer: () => undefined }
    const { link: patient } = createLinkUnderTest(createFakePorts({ http: scripted }))
    expect(patient.config.config$.value).toMatchObject({ status: 'failed', reason: 'network' })
    const read = firstValueFrom(patient.call(call))
    await vi.advanceTimersByTimeAsync(1000)
    expect(patient.config.config$.value).toMatchObject({ status: 'failed', reason: 'badData' })
    await vi.advanceTimersByTimeAsync(500)
    expect(patient.config.config$.value).toMatchObject({ status: 'live', value: plainSite })
    expect(times).toEqual([0, 1000, 1500])
    expect(await read).toEqual({ ok: true, value: { n: 1 } })
  })

  it('is read again when signatures are refused, and the call sent under the new key', async () => {
    const { link, ports } = createLinkUnderTest()
    await vi.advanceTimersByTimeAsync(0)
    const renewed = { ...plainSite, signKey: 'b'.repeat(43) }
    ports.http.answer(sitePaths.configImage, () => timer(10).pipe(map(() => writeConfigImage(renewed))))
    ports.http.answer(PATH, () =>
      ports.http.to(PATH).length < 2 ? enveloped(null, 10108) : enveloped({ n: 2 }),
    )
    expect(await answerOf(link.call(write), 20)).toEqual({ ok: true, value: { n: 2 } })
    expect(link.config.config$.value.value).toEqual(renewed)
  })

  it('leaves a refused signature a refusal when the keys are still the same', async () => {
    const { link, ports } = createLinkUnderTest()
    ports.http.answer(PATH, () => enveloped(null, 10108))
    expect(await answerOf(link.call(write))).toMatchObject({ ok: false, error: { reason: 'apiAuth' } })
    expect(ports.http.to(PATH)).toHaveLength(1)
  })
})

describe('a site with sealed bodies', () => {
  const platform = createECDH('prime256v1')
  const cipherKey = platform.generateKeys('base64url')
  const sealed = { ...plainSite, siteId: 5001, cipherKey }
  const cipherOf = (request: HttpRequest) => {
    const secret = platform.computeSecret(Buffer.from(request.headers?.['x-api-key'] ?? '', 'base64url'))
    return createNodeCipher(secret, '5001', '')
  }
  /** Answers like the platform, encrypted for `path`. */
  const answerSealed = (text: string, path: string) => (request: HttpRequest) =>
    new Promise<string>((resolve) => {
      void cipherOf(request)
        .seal(text, sealContext('response', 'POST', path))
        .then(resolve)
    })

  it('seals what it sends and opens what it gets', async () => {
    const { link, ports } = createLinkUnderTest(createFakePorts(), { site: sealed })
    const answer = answerSealed(enveloped({ n: 5 }), PATH)
    ports.http.answer(PATH, (request) => from(answer(request)))
    expect(await answerOf(link.call(call))).toEqual({ ok: true, value: { n: 5 } })
    const [request] = ports.http.to(PATH)
    expect(request?.headers?.['content-type']).toBe('text/plain')
    expect(request?.body).not.toContain('ask')
    if (request?.body === undefined) throw new Error('nothing was sent')
    const opened = cipherOf(request).open(request.body, sealContext('request', 'POST', PATH))
    expect(await opened).toBe('{"ask":"比分"}')
  })

  it('refuses an answer that was sealed for another call, changed, or not sealed at all', async () => {
    const { link, ports } = createLinkUnderTest(createFakePorts(), { site: sealed })
    const other = answerSealed(enveloped({ n: 5 }), '/api/other')
    const scripts = [(request: HttpRequest) => from(other(request)), () => 'AAAA', () => enveloped({ n: 5 })]
    for (const script of scripts) {
      ports.http.answer(PATH, script)
      expect(await answerOf(link.call(write))).toEqual({
        ok: false,
        error: { type: 'transport', kind: 'badData' },
      })
    }
  })

  it('reads the plain refusal of a platform that could not open its body', async () => {
    const { link, ports } = createLinkUnderTest(createFakePorts(), { site: sealed })
    ports.http.answer(PATH, () => enveloped(null, 10003, '参数错误'))
    expect(await answerOf(link.call(write))).toMatchObject({ error: { reason: 'validation' } })
  })
})
