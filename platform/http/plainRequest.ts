import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** The headers that request another protocol; `Connection` names them too. */
const UPGRADE_HEADERS: ReadonlySet<string> = new Set(['upgrade', 'http2-settings'])

/**
 * Hands a request that asks for an unknown protocol back to the server, without the `Upgrade` header: a server
 * may ignore it (RFC 9110, 7.8), and HTTP clients that prefer HTTP/2 send `Upgrade: h2c` with ordinary calls.
 * At that point Node has detached its parser from the connection, so the request is parsed again.
 */
export function handBackWithoutUpgrade(
  server: Server,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  socket.unshift(Buffer.concat([Buffer.from(headOf(request), 'latin1'), head]))
  server.emit('connection', socket)
}

function headOf({ method = 'GET', url = '/', httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2)
    if (UPGRADE_HEADERS.has(name.toLowerCase())) continue
    const connection = name.toLowerCase() === 'connection'
    const kept = connection ? withoutUpgrade(value) : value.replaceAll(/[\r\n]+/g, ' ')
    if (!connection || kept !== '') lines.push(`${name}: ${kept}`)
  }
  return `${lines.join('\r\n')}\r\n\r\n`
}

function withoutUpgrade(value: string): string {
  return value
    .split(/[,\r\n]/)
    .map((token) => token.trim())
    .filter((token) => !UPGRADE_HEADERS.has(token.toLowerCase()))
    .join(', ')
}
