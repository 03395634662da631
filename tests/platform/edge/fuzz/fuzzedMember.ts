import { once } from 'node:events'
import { WebSocket } from 'ws'
import { PMTY_PATHS } from '../../../../streams/wire/pmty/paths.ts'
import { createSiteClient, ORIGIN } from '../../site/siteClient.ts'
import type { SiteClient } from '../../site/siteClient.ts'
import { createPmtyClient } from '../../venues/pmtyClient.ts'
import type { PmtyClient } from '../../venues/pmtyClient.ts'

/**
 * A signed-in member of a platform in another process, with WebSocket connections to the rooms and to the
 * push.
 */
export interface FuzzedMember {
  readonly token: string
  readonly site: SiteClient
  readonly venue: PmtyClient
  /** Sends a packet, valid or not; opens a new connection if the last one was closed. */
  toRoom(packet: string): Promise<void>
  toPush(text: string): Promise<void>
  close(): void
}

/**
 * Calls the platform over the network, each time from a different client address, so that no rate limit
 * applies.
 */
function reach(port: number) {
  return {
    app: {
      async fetch(request: Request): Promise<Response> {
        const headers = new Headers(request.headers)
        headers.set('x-forwarded-for', someAddress())
        const body = request.method === 'GET' ? null : await request.arrayBuffer()
        const url = request.url.replace(ORIGIN, `http://127.0.0.1:${port}`)
        return fetch(url, { method: request.method, headers, body, signal: AbortSignal.timeout(ANSWER_MS) })
      },
    },
    clock: { now: () => Date.now() },
  }
}

const ANSWER_MS = 20_000

export function someAddress(): string {
  return `10.${byte()}.${byte()}.${byte()}`
}

const byte = (): number => Math.floor(Math.random() * 256)

export async function signIn(
  port: number,
  name: string,
  password: string,
  room: string,
): Promise<FuzzedMember> {
  const platform = reach(port)
  const site = await createSiteClient(platform)
  const { token } = await site.login(name, password)
  const venue = await createPmtyClient(platform, name, 'zh', password)
  const rooms = reopened(() => openRoom(port, token, room))
  const pushes = reopened(() => openPush(port, venue.token))
  return {
    token,
    site,
    venue,
    toRoom: (packet) => rooms.send(packet),
    toPush: (text) => pushes.send(text),
    close() {
      rooms.close()
      pushes.close()
    },
  }
}

interface Reopened {
  send(text: string): Promise<void>
  close(): void
}

function reopened(open: () => Promise<WebSocket>): Reopened {
  let socket: Promise<WebSocket> | null = null
  return {
    async send(text) {
      try {
        const opened = await (socket ??= open())
        if (opened.readyState === WebSocket.OPEN) opened.send(text)
        else socket = null
      } catch {
        socket = null
      }
    },
    close() {
      void socket?.then(
        (opened) => {
          opened.terminate()
        },
        () => undefined,
      )
    },
  }
}

async function openPush(port: number, token: string): Promise<WebSocket> {
  const socket = await connected(`ws://127.0.0.1:${port}${PMTY_PATHS.push}`)
  socket.send(JSON.stringify({ cmd: 'C0', requestId: token }))
  return socket
}

async function openRoom(port: number, token: string, room: string): Promise<WebSocket> {
  const socket = await connected(`ws://127.0.0.1:${port}/im/socket.io/?EIO=4&transport=websocket`)
  const auth = { token, siteId: '1001', venue: 'PMTY', language: 'CMN', device: 'd' }
  socket.send(`40/room,${JSON.stringify(auth)}`)
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    if (text === '2') socket.send('3')
    if (text.startsWith('40/room')) socket.send(`42/room,1["join",${JSON.stringify({ room, last: null })}]`)
  })
  return socket
}

async function connected(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { headers: { 'x-forwarded-for': someAddress() }, handshakeTimeout: 5000 })
  await once(socket, 'open')
  socket.on('error', () => undefined)
  return socket
}
