import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { HttpEnv } from '../../../platform/http/httpEnv.ts'
import { createOriginOf } from '../../../platform/http/publicOrigin.ts'
import { request } from 'node:http'

async function originsFor(publicUrl: string | null, hosts: readonly string[]) {
  const originOf = createOriginOf(publicUrl)
  const app = new Hono<HttpEnv>()
  app.get('/', (c) => c.text(originOf(c)))
  const answer = getRequestListener((asked, env) => app.fetch(asked, env))
  const server = createServer((asked, response) => void answer(asked, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const ask = (host: string): Promise<string> =>
    new Promise((resolve, reject) => {
      request({ port, headers: { host } }, (answer) => {
        answer.on('data', (data: Buffer) => {
          resolve(data.toString())
        })
      })
        .on('error', reject)
        .end()
    })
  const origins = await Promise.all(hosts.map(ask))
  await new Promise((closed) => server.close(closed))
  return { port, origins }
}

it('is what the settings say, whatever the request claims', async () => {
  const { origins } = await originsFor('https://play.example', ['evil.example', '127.0.0.1:3000'])
  expect(origins).toEqual(['https://play.example', 'https://play.example'])
})

it('without a setting is the host of the request only where that is no name of somebody', async () => {
  const { port, origins } = await originsFor(null, [
    'evil.example',
    'localhost:3000',
    '192.168.1.5:3000',
    '[::1]:3000',
  ])
  expect(origins).toEqual([
    `http://127.0.0.1:${String(port)}`,
    'http://localhost:3000',
    'http://192.168.1.5:3000',
    'http://[::1]:3000',
  ])
})
