import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkRoutes } from '../../../platform/http/endpointGuard.ts'
import { endpointsOf } from '../../../platform/http/endpoints.ts'
import type { Endpoint } from '../../../platform/http/endpoint.ts'
import { PMTY_ENDPOINTS } from '../../../platform/venues/pmty/endpoints.ts'
import type { TestPlatformOptions, TestPlatform } from '../book/testPlatform.ts'
import { openSharedStore, createTestPlatform } from '../book/testPlatform.ts'
import { createSiteClient, ORIGIN } from '../site/siteClient.ts'

const ALL = endpointsOf({ client: true, control: true, metrics: true }, PMTY_ENDPOINTS)
const LIMITED = ALL.filter(({ limits }) => limits.length > 0)
const NONE = { perSecond: 0, burst: 0 }

let shared: Awaited<ReturnType<typeof openSharedStore>>
beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())

async function withPlatform<T>(
  options: TestPlatformOptions,
  use: (testPlatform: TestPlatform) => Promise<T>,
): Promise<T> {
  const testPlatform = await createTestPlatform({
    store: shared.store,
    clientDir: '.',
    metricsToken: 'a token of 16 letters',
    ...options,
  })
  try {
    return await use(testPlatform)
  } finally {
    await testPlatform.platform.close()
  }
}

function call(
  testPlatform: TestPlatform,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  body?: string,
) {
  const concrete = path === '*' ? '/some/screen' : path.replaceAll(/:\w+/g, 'x1')
  const given = method === 'POST' ? { body: body ?? '{}' } : {}
  return Promise.resolve(
    testPlatform.platform.app.fetch(new Request(`${ORIGIN}${concrete}`, { method, ...given })),
  )
}

async function outcomeOf(response: Response): Promise<number | string> {
  if (!(response.headers.get('content-type') ?? '').includes('json')) return response.status
  const { code } = (await response.json()) as { code: number | string }
  return code
}

describe('the table of endpoints', () => {
  it('has each endpoint once', () => {
    expect(new Set(ALL.map(({ name, method }) => `${method} ${name}`)).size).toBe(ALL.length)
    expect(new Set(ALL.map(({ path, method }) => `${method} ${path}`)).size).toBe(ALL.length)
  })

  it('stops a platform that serves something else', () => {
    const app = new Hono()
    app.use(async (_, next) => next())
    app.get('/listed', (c) => c.text(''))
    const listed = { ...(ALL[0] as Endpoint), method: 'GET', path: '/listed' } as const
    expect(() => checkRoutes(app.routes, [listed])).not.toThrow()
    expect(() => checkRoutes(app.routes, [])).toThrow('not in http/endpoints.ts: GET /listed')
    expect(() => checkRoutes(app.routes, [listed, { ...listed, path: '/more' }])).toThrow('GET /more')
    app.all('/anything/*', (c) => c.text(''))
    expect(() => checkRoutes(app.routes, [listed])).toThrow('ALL /anything/*')
  })

  it('is what a platform with all its parts serves', async () => {
    await withPlatform({ control: true }, () => Promise.resolve())
  })

  it('limits every endpoint but those of control by address', async () => {
    expect(ALL.filter((row) => !LIMITED.includes(row)).every(({ name }) => name.startsWith('control.'))).toBe(
      true,
    )
    const rateAllowances = { address: NONE, files: NONE, analytics: NONE }
    await withPlatform({ rateAllowances }, async (testPlatform) => {
      const outcomes = await Promise.all(
        LIMITED.map(async (row) => [row.name, await outcomeOf(await call(testPlatform, row))]),
      )
      const refusals: readonly unknown[] = [403, 429, 2_000_001, '0401038']
      expect(outcomes.filter(([, outcome]) => !refusals.includes(outcome))).toEqual([])
    })
  })

  it('lets nobody in who has not said who it is', async () => {
    await withPlatform({}, async (testPlatform) => {
      const expected = { signed: 10_108, member: 10_108, venueMember: '0401013' } as const
      for (const row of ALL) {
        if (row.access !== 'signed' && row.access !== 'member' && row.access !== 'venueMember') continue
        expect([row.name, await outcomeOf(await call(testPlatform, row))]).toEqual([
          row.name,
          expected[row.access],
        ])
      }
      const client = await createSiteClient(testPlatform.platform)
      for (const { path } of ALL.filter(({ access }) => access === 'member')) {
        expect(await client.call(path)).toMatchObject({ code: 10_004 })
      }
    })
  })

  it('reads no more than its largest body, and ends the connection of who sends more', async () => {
    await withPlatform({}, async (testPlatform) => {
      for (const row of ALL.filter(({ method }) => method === 'POST')) {
        if (row.name.startsWith('control.')) continue
        const answer = await call(testPlatform, row, 'x'.repeat(row.maxBody + 1))
        expect([row.name, answer.status, answer.headers.get('connection')]).toEqual([row.name, 413, 'close'])
      }
    })
  })

  it('names each request in the metrics by its row', async () => {
    await withPlatform({}, async (testPlatform) => {
      for (const row of ALL) if (!row.name.startsWith('control.')) await call(testPlatform, row)
      await call(testPlatform, { method: 'GET', path: '/api/nothing' })
      const text = await testPlatform.platform.metrics.text()
      const routes = new Set(
        [...text.matchAll(/touchline_requests_total\{route="([^"]+)"/g)].map(([, name]) => name),
      )
      const names = ALL.map(({ name }) => name).filter((name) => !name.startsWith('control.'))
      expect([...routes].sort()).toEqual([...names, 'unknown'].sort())
    })
  })
})

describe('an unknown endpoint', () => {
  it.each(['/api/x', '/yewu11/x', '/live/x', '/im/x', '/control/x'])('is answered 404: %s', async (path) => {
    await withPlatform({}, async (testPlatform) => {
      expect((await call(testPlatform, { method: 'GET', path })).status).toBe(404)
    })
  })

  it('is logged short, and only as often as its limit lets it', async () => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    await withPlatform(
      { log, rateAllowances: { unknown: { perSecond: 0, burst: 2 } } },
      async (testPlatform) => {
        const path = `/api/${'x'.repeat(12_000)}`
        for (let n = 0; n < 10; n += 1) await call(testPlatform, { method: 'POST', path })
        expect(lines).toHaveLength(2)
        expect(lines.join('').length).toBeLessThan(1000)
        expect(await testPlatform.platform.metrics.text()).toContain('touchline_unknown_endpoint_total 10')
      },
    )
  })
})

describe('refusals by limits', () => {
  it('are logged once a minute for each caller, with how many there were', async () => {
    const noted: unknown[] = []
    const audit = { note: (event: string, facts: object) => void noted.push({ event, ...facts }) }
    await withPlatform({ audit, rateAllowances: { address: NONE } }, async (testPlatform) => {
      const health = { method: 'GET', path: '/healthz' } as const
      for (let n = 0; n < 5; n += 1) await call(testPlatform, health)
      testPlatform.hand.at += 60_000
      await call(testPlatform, health)
      const line = { event: 'limitReached', endpoint: 'health', reason: 'address', address: 'in-process' }
      expect(noted).toEqual([
        { ...line, count: 1 },
        { ...line, count: 5 },
      ])
    })
  })
})
