import { connect } from 'node:net'
import type { Socket } from 'node:net'

/** A TCP connection that sends exactly the given bytes. */
export interface RawSocket {
  readonly socket: Socket
  /** All text received so far. */
  readonly received: string
  say(text: string | Buffer): void
  /** Resolves when the other side has closed the connection, or it broke. */
  readonly ended: Promise<void>
  /** Closes the connection with a TCP reset, like a phone that has lost its network. */
  reset(): void
}

export function openRaw(port: number): Promise<RawSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let received = ''
    const ended = new Promise<void>((resolveEnded) => {
      socket.on('end', resolveEnded)
      socket.on('close', () => {
        resolveEnded()
      })
    })
    socket.on('error', reject)
    socket.on('data', (data) => {
      received += data.toString('latin1')
    })
    socket.on('connect', () => {
      resolve({
        socket,
        ended,
        get received() {
          return received
        },
        say: (text) => socket.write(text),
        reset: () => socket.resetAndDestroy(),
      })
    })
  })
}

const KEY = 'dGhlIHNhbXBsZSBub25jZQ=='

export function upgradeHead(target: string, headers: Readonly<Record<string, string>> = {}): string {
  const all = {
    Host: 'x',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Key': KEY,
    'Sec-WebSocket-Version': '13',
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`
}
