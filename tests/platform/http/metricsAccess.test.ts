import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createMetrics } from '../../../platform/http/metrics.ts'
import { createMetricsServer } from '../../../platform/http/metricsAccess.ts'
import { createTestPlatform } from '../book/testPlatform.ts'
import { ORIGIN } from '../site/siteClient.ts'

const TOKEN = 'a token of 16 letters'

it('are not on the public port without a token, and there for who brings it', async () => {
  const testPlatform = await createTestPlatform()
  const read = (platform = testPlatform.platform, headers: Record<string, string> = {}) =>
    Promise.resolve(platform.app.fetch(new Request(`${ORIGIN}/metrics`, { headers })))
  expect((await read()).status).toBe(404)
  await testPlatform.platform.close()
  const { platform } = await createTestPlatform({ metricsToken: TOKEN })
  expect((await read(platform)).status).toBe(401)
  expect((await read(platform, { authorization: 'Bearer another' })).status).toBe(401)
  const allowed = await read(platform, { authorization: `Bearer ${TOKEN}` })
  expect(await allowed.text()).toContain('touchline_ledger_balanced 1')
  await platform.close()
})

it.each([null, TOKEN])('are alone on a port of their own (token: %s)', async (token) => {
  const server = createMetricsServer(createMetrics(), token)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  expect((await fetch(`${base}/healthz`)).status).toBe(404)
  expect((await fetch(`${base}/metrics`)).status).toBe(token === null ? 200 : 401)
  const headers = { authorization: `Bearer ${TOKEN}` }
  expect((await fetch(`${base}/metrics`, { headers })).status).toBe(200)
  await new Promise((closed) => server.close(closed))
})
