import { firstValueFrom, throwError } from 'rxjs'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createScope } from '../../../streams/kernel/scope.ts'
import { createSiteDomains } from '../../../streams/link/domains.ts'
import { createLiveLink } from '../../../streams/link/liveLink.ts'
import { TransportError } from '../../../streams/ports/http.ts'
import { serviceCodes } from '../../../streams/wire/room/serviceCodes.ts'
import { livePaths } from '../../../streams/wire/room/liveRooms.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { createLinkUnderTest } from '../../support/link.ts'
import { enveloped, response, type Scripted } from '../../support/ports.ts'

const PATH = livePaths.videos('PMTY', 'ty')
const CALL = { path: PATH, query: { alias: '1' }, data: v.array(v.string()), sealed: false } as const
/** Longer than the retries of a read. */
const LATER_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A call on the live domain with this answer. */
async function calling(script: () => Scripted, { online = true } = {}) {
  const { link, ports } = createLinkUnderTest()
  const scope = createScope((error) => {
    throw error
  })
  const live = createLiveLink(link, ports, createSiteDomains(scope, link, ports.clock))
  ports.http.answer(sitePaths.domains, () => enveloped([]))
  ports.http.answer(PATH, () => {
    if (!online) ports.setOnline(false)
    return script()
  })
  const answer = firstValueFrom(live.liveCall(CALL))
  await vi.advanceTimersByTimeAsync(LATER_MS)
  const result = await answer
  const tracked = ports.http.to(sitePaths.analytics).flatMap(({ body }) => {
    const { events } = JSON.parse(String(body)) as { events: { name: string; props: object }[] }
    return events.filter(({ name }) => name === 'unsuccessful').map(({ props }) => props)
  })
  return { link, ports, result, tracked, tries: ports.http.to(PATH).length }
}

const timedOut = () => throwError(() => new TransportError('timeout'))

describe('a call on the live domain', () => {
  it('that succeeds is not reported', async () => {
    const { result, tracked, ports } = await calling(() => enveloped(['a'], serviceCodes.success))
    expect(result).toEqual({ ok: true, value: ['a'] })
    expect([tracked, ports.reported]).toEqual([[], []])
  })

  it('that times out is reported to the console and to analytics, each time', async () => {
    const { result, tracked, ports, link, tries } = await calling(timedOut)
    expect(result).toMatchObject({ error: { kind: 'timeout' } })
    expect(tries).toBe(1 + link.times.readRetries)
    expect(ports.reported).toEqual(Array.from({ length: tries }, () => ({ path: PATH, error: 'timeout' })))
    expect(tracked).toEqual(Array.from({ length: tries }, () => ({ path: PATH, reason: 'timeout' })))
    expect(link.exits.exit$.value).toBeNull()
  })

  it('that times out offline leads to the page of the server error', async () => {
    const { link } = await calling(timedOut, { online: false })
    expect(link.exits.exit$.value).not.toBeNull()
  })

  it.each([
    ['maintenance of the outside service', enveloped(null, serviceCodes.maintenance), 'liveMaintenance'],
    ['a code of the site', enveloped(null, 25046, '超限'), 'limit'],
    ['data of another kind', enveloped([1], serviceCodes.success), 'badData'],
    ['no JSON', '<html>', 'badData'],
    ['an error of the server', response('', 500), 'serverError'],
  ])('tells analytics of %s', async (_, script, reason) => {
    const { result, tracked, tries } = await calling(() => script)
    expect(result.ok).toBe(false)
    expect(tracked).toEqual(Array.from({ length: tries }, () => ({ path: PATH, reason })))
  })

  it('neither leaves the page for a code nor says anything about the platform', async () => {
    const refused = await calling(() => enveloped(null, 10004))
    expect([refused.link.exits.exit$.value, refused.tracked]).toEqual([
      null,
      [{ path: PATH, reason: 'auth' }],
    ])
    const failed = await calling(() => response('', 500))
    expect(failed.link.network.reach$.value).toBe('reachable')
  })

  it('makes the polls wait when it was told to ask less', async () => {
    const { link, ports } = createLinkUnderTest()
    const scope = createScope((error) => {
      throw error
    })
    const live = createLiveLink(link, ports, createSiteDomains(scope, link, ports.clock))
    ports.http.answer(PATH, () => response('', 429))
    const answer = firstValueFrom(live.liveCall(CALL))
    await vi.advanceTimersByTimeAsync(1000)
    expect(await answer).toMatchObject({ error: { kind: 'rateLimited' } })
    expect(link.rateLimit.limited$.value).toBe(true)
  })
})
