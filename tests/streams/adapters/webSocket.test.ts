import { filter, firstValueFrom, lastValueFrom, tap, toArray } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createWebSocketPort } from '../../../streams/adapters/webSocket.ts'

describe('webSocket', () => {
  let server: WebSocketServer
  let baseUrl: string

  beforeEach(async () => {
    server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    await new Promise((resolve) => server.once('listening', resolve))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    baseUrl = `http://127.0.0.1:${address.port}`
  })
  afterEach(() => {
    for (const client of server.clients) client.terminate()
    server.close()
  })

  const port = () => createWebSocketPort({ open: (url) => new WebSocket(url), baseUrl })

  it('opens, talks both ways in text, and completes when closed', async () => {
    server.on('connection', (client, { url }) => {
      client.on('message', (text: Buffer) => {
        client.send(Buffer.of(1, 2))
        client.send(`${url ?? ''} ${text.toString()}`)
        client.close(4001, 'enough')
      })
    })
    const events$ = port()
      .connect('/push?x=1')
      .pipe(tap((event) => event.type === 'open' && event.send('hello')))
    const events = await lastValueFrom(events$.pipe(toArray()))
    expect(events.slice(1)).toEqual([
      { type: 'message', text: '/push?x=1 hello' },
      { type: 'closed', code: 4001, reason: 'enough' },
    ])
  })

  it('closes its connection when the reader leaves', async () => {
    const closed = new Promise((resolve) => {
      server.on('connection', (client) => client.on('close', resolve))
    })
    await firstValueFrom(
      port()
        .connect('/push')
        .pipe(filter(({ type }) => type === 'open')),
    )
    await closed
  })

  it('completes, and does not error, when nobody answers or the address is none', async () => {
    const refused = createWebSocketPort({ open: (url) => new WebSocket(url), baseUrl: 'http://127.0.0.1:1' })
    expect(await lastValueFrom(refused.connect('/push'))).toMatchObject({ type: 'closed' })
    expect(await lastValueFrom(port().connect('http://['))).toMatchObject({ type: 'closed', code: 0 })
  })
})
