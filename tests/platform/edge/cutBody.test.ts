import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { createHttpServer } from '../../../platform/http/httpServer.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { createTestPlatform } from '../book/testPlatform.ts'
import { openRaw } from './rawSocket.ts'
import { eventually } from '../../support/eventually.ts'

it('a caller that leaves in the middle of a body is no fault of the platform', async () => {
  const logged: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => logged.push(line) })
  const { platform } = await createTestPlatform({ log })
  const answer = getRequestListener((request, env) => platform.app.fetch(request, env))
  const http = createHttpServer((request, response) => void answer(request, response))
  onTestFinished(async () => {
    http.close()
    await platform.close()
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo

  const paths = [sitePaths.login, PMTY_PATHS.latestMarkets, PMTY_PATHS.bet, sitePaths.analytics]
  for (const path of paths) {
    for (const length of ['Content-Length: 900', 'Transfer-Encoding: chunked']) {
      const raw = await openRaw(port)
      const reached = once(http, 'request')
      raw.say(
        `POST ${path} HTTP/1.1\r\nHost: x\r\n${length}\r\nContent-Type: application/json\r\n\r\n20\r\n{"a":`,
      )
      await reached
      raw.reset()
      await raw.ended
    }
  }
  await eventually(() => {
    expect(logged.filter((line) => line.includes('the caller left')).length).toBeGreaterThan(0)
  })
  expect(logged.filter((line) => line.includes('"level":50'))).toEqual([])
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).ok).toBe(true)
})
