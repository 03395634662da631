import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'
import { ROOM_NAMESPACE, ROOM_PATH, roomEvents } from '../../streams/wire/room/constants.ts'
import { reportTo } from './report.ts'

/**
 * The baseline of the fan-out: bare `ws` with just enough of the protocol for the same crowd. It numbers each
 * text and sends the texts received every 200 ms. It has no sessions, rules or history.
 */
const BATCH_MS = 200

const http = createServer()
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
const head = { seq: 0 }
let waiting: object[] = []

http.on('upgrade', (request, socket, rest) => {
  if (request.url?.startsWith(ROOM_PATH) !== true) return
  sockets.handleUpgrade(request, socket, rest, (client) => {
    client.send(`0${JSON.stringify({ sid: 'raw', upgrades: [], pingInterval: 25_000, pingTimeout: 20_000 })}`)
    client.on('message', (data) => {
      if (!Buffer.isBuffer(data)) return
      const packet = data.toString('utf8')
      if (packet.startsWith(`40${ROOM_NAMESPACE}`)) client.send(`40${ROOM_NAMESPACE},{"sid":"raw"}`)
      const [, id, body = ''] = /^42\/room,(\d+)(\[.*)$/s.exec(packet) ?? []
      if (id === undefined) return
      const [name, payload] = JSON.parse(body) as [string, { readonly cid?: string; readonly text?: string }]
      if (name === roomEvents.join)
        client.send(`43${ROOM_NAMESPACE},${id}[{"ok":true,"to":${String(head.seq)}}]`)
      else take(payload)
    })
  })
})

function take({ cid = '', text = '' }: { readonly cid?: string; readonly text?: string }): void {
  head.seq += 1
  waiting.push({
    type: 1,
    seq: head.seq,
    id: `m${String(head.seq)}`,
    at: Date.now(),
    from: { id: '100001', name: '一脚天涯', level: 3, role: 'member' },
    body: { text, cid },
  })
}

setInterval(() => {
  if (waiting.length === 0) return
  const messages = waiting
  waiting = []
  const frame = {
    room: 'raw',
    from: head.seq - messages.length + 1,
    to: head.seq,
    messages,
    passing: [],
    viewers: null,
  }
  const packet = `42${ROOM_NAMESPACE},${JSON.stringify([roomEvents.batch, frame])}`
  for (const client of sockets.clients) client.send(packet)
}, BATCH_MS)

http.listen(0, '127.0.0.1', () => {
  reportTo(http, { room: 'raw', tokens: [] })
})
