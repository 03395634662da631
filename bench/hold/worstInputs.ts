import { once } from 'node:events'
import { WebSocket } from 'ws'
import { PMTY_HEADERS, PMTY_PATHS } from '../../streams/wire/pmty/paths.ts'
import { ROOM_NAMESPACE, ROOM_PATH } from '../../streams/wire/room/constants.ts'
import type { HoldServerUp } from './holdServer.ts'

/** Input that one member sends for a while, as fast as the limits allow. */
export interface WorstInput {
  readonly what: string
  send(up: HoldServerUp, ms: number): Promise<void>
}

const ROOM = 'bench-hold'
/** Just below the maximum sizes of a body and of a frame. */
const BODY = 250_000
const FRAME = 60_000

export const WORST_INPUTS: readonly WorstInput[] = [
  { what: 'idle', send: (_, ms) => pause(ms) },
  inRoom('chat of combining marks', 5, (n) => text(`a${marks(n)}`)),
  inRoom('chat of letters without end', 5, () => text('好'.repeat(FRAME / 3))),
  inRoom('small room commands', 100, () => command({ do: 'predict', side: 'home' })),
  inRoom('room events nobody knows', 100, () => `42${ROOM_NAMESPACE},["future"]`),
  inRoom('deep JSON in the room', 20, () => `42${ROOM_NAMESPACE},1["command",${deep(FRAME / 2 - 50)}]`),
  venueCalls('list calls with many ids', () => `{"euid":"${ids(42_000)}","cuid":"1"}`),
  venueCalls('deep JSON in a call', () => deep(BODY / 2)),
  venueCalls('bodies of the largest size', () => JSON.stringify({ euid: 'x'.repeat(BODY), cuid: '1' })),
  { what: 'tokens on the push', send: pushTokens },
]

/** Combining marks of different classes, in the order that takes longest to normalise. */
function marks(n: number): string {
  const turned = ['\u0301', '\u0316', '\u0334', '\u0345', '\u0327']
  return Array.from({ length: FRAME / 2 - 200 }, (_, index) => turned[(index + n) % turned.length]).join('')
}

function deep(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels)
}

function ids(count: number): string {
  return Array.from({ length: count }, (_, index) => String(index))
    .join(',')
    .slice(0, BODY)
}

let cids = 0
function command(payload: object): string {
  cids += 1
  const whole = { ...payload, room: ROOM, cid: `hold-${String(cids).padStart(8, '0')}` }
  return `42${ROOM_NAMESPACE},${String(cids)}${JSON.stringify(['command', whole])}`
}

const text = (said: string): string => command({ do: 'text', text: said })

function inRoom(what: string, perSecond: number, packet: (n: number) => string): WorstInput {
  return {
    what,
    async send(up, ms) {
      const until = performance.now() + ms
      let socket = await enterRoom(up)
      for (let n = 0; performance.now() < until; n += 1) {
        // Reconnects after the server has closed the connection.
        if (socket.readyState !== WebSocket.OPEN) socket = await enterRoom(up)
        socket.send(packet(n))
        await pause(1000 / perSecond)
      }
      socket.terminate()
    },
  }
}

async function enterRoom({ origin, siteToken: token }: HoldServerUp): Promise<WebSocket> {
  const url = `${origin.replace(/^http/, 'ws')}${ROOM_PATH}/?EIO=4&transport=websocket`
  const socket = new WebSocket(url, { perMessageDeflate: false })
  socket.on('error', () => undefined)
  const joined = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const packet = data.toString('utf8')
      if (packet === '2') socket.send('3')
      if (packet.startsWith(`40${ROOM_NAMESPACE}`)) {
        socket.send(`42${ROOM_NAMESPACE},0${JSON.stringify(['join', { room: ROOM, last: null }])}`)
      }
      if (packet.startsWith(`43${ROOM_NAMESPACE},0`) || packet.startsWith(`44${ROOM_NAMESPACE}`)) resolve()
    })
    socket.on('close', () => {
      resolve()
    })
  })
  await once(socket, 'open')
  const auth = { token, siteId: '1001', venue: 'PMTY', language: 'CMN', device: 'hold' }
  socket.send(`40${ROOM_NAMESPACE},${JSON.stringify(auth)}`)
  await joined
  return socket
}

/** Thirty calls per second, the limit of a member. */
function venueCalls(what: string, body: () => string): WorstInput {
  return {
    what,
    async send({ origin, venueToken }, ms) {
      const until = performance.now() + ms
      const headers = { [PMTY_HEADERS.token]: venueToken, 'content-type': 'application/json' }
      const calls: Promise<unknown>[] = []
      while (performance.now() < until) {
        const call = fetch(`${origin}${PMTY_PATHS.liveMatches}`, { method: 'POST', headers, body: body() })
        calls.push(call.then((answer) => answer.arrayBuffer()).catch(() => undefined))
        await pause(1000 / 30)
      }
      await Promise.all(calls)
    },
  }
}

async function pushTokens({ origin, venueToken }: HoldServerUp, ms: number): Promise<void> {
  const until = performance.now() + ms
  const hello = JSON.stringify({ cmd: 'C0', requestId: venueToken })
  while (performance.now() < until) {
    const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${PMTY_PATHS.push}`)
    socket.on('error', () => undefined)
    await once(socket, 'open')
    for (let n = 0; n < 900; n += 1) if (socket.readyState === WebSocket.OPEN) socket.send(hello)
    await pause(500)
    socket.terminate()
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
