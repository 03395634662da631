import fc from 'fast-check'
import { PMTY_PATHS } from '../../../../streams/wire/pmty/paths.ts'
import { upgradeHead } from '../rawSocket.ts'
import { hostileBody, hostileTarget, hostileText, hostileValue } from './hostileValues.ts'

/** The data to write to a raw connection, in pieces, and how to leave the connection. */
export interface Conversation {
  readonly pieces: readonly Buffer[]
  readonly leave: 'wait' | 'end' | 'reset'
}

const METHODS = ['GET', 'POST', 'HEAD', 'PUT', 'OPTIONS', 'CONNECT', 'TRACE', 'PRI', 'get', '', 'G\u0000T']
const VERSIONS = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', '']
const HEADERS = [
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Length: 5\r\nContent-Length: 6',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, chunked',
  'Transfer-Encoding: identity',
  'Content-Encoding: gzip',
  'Expect: 100-continue',
  'Expect: anything',
  'Connection: close',
  'Connection: keep-alive, Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk',
  'Connection: Upgrade\r\nUpgrade: websocket',
  'Range: bytes=0-0,1-1,-5,99999999-',
  'If-None-Match: *',
  'Accept-Encoding: br;q=nan, gzip',
  'Host: y',
  ' folded: a',
  'A b: c',
  ': empty',
  'X: \u0000',
  'Cookie: ' + 'a=b; '.repeat(1000),
  'X-Forwarded-For: ,,,, 1.1.1.1, [::1]:5',
  'x-api-key: AAAA',
  'requestId: not.a.token',
]

const crlf = '\r\n'
const head = fc
  .tuple(
    fc.constantFrom(...METHODS),
    hostileTarget,
    fc.constantFrom(...VERSIONS),
    fc.array(fc.oneof(fc.constantFrom(...HEADERS), hostileText), { maxLength: 6 }),
    fc.integer({ min: 0, max: 30 }),
  )
  .map(([method, target, version, headers, flood]) => {
    // Sometimes more headers than the server accepts.
    const many = flood === 0 ? Array.from({ length: 3000 }, (_, n) => `x-${n}: ${n}`) : []
    return [`${method} ${target} ${version}`, 'Host: x', ...headers, ...many, crlf].join(crlf)
  })

const chunks = fc.array(
  fc.oneof(
    fc.constantFrom(
      '0\r\n\r\n',
      '5\r\nabcde\r\n',
      'ffffffffff\r\n',
      '-1\r\n',
      'zz\r\n',
      `1;${'a'.repeat(5000)}\r\n`,
    ),
    fc.string({ unit: 'binary-ascii', maxLength: 20 }),
  ),
  { maxLength: 5 },
)

const request = fc
  .tuple(
    head,
    fc.oneof(
      hostileBody,
      chunks.map((parts) => parts.join('')),
    ),
  )
  .map(([first, body]) => Buffer.from(first + body, 'utf8'))

/** WebSocket frames of RFC 6455 with any field invalid. */
const frame = fc
  .record({
    first: fc.oneof(
      fc.constantFrom(0x81, 0x82, 0x88, 0x89, 0x8a, 0x01, 0x80),
      fc.integer({ min: 0, max: 255 }),
    ),
    masked: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
    length: fc.constantFrom('true', 'true', 'true', 'longer', 'huge', 'negative'),
    payload: fc.oneof(
      hostileValue.map((value) => JSON.stringify(value)),
      hostileText,
      fc.constantFrom(
        '2',
        '3',
        '1',
        '5',
        '40/room,{}',
        '40/room,{"token":"a","siteId":"1001"}',
        '40',
        '41/room,',
        '42/room,["command",{}]',
        '451-/room,["x",{"_placeholder":true,"num":0}]',
        '459999999-',
        '43/room,1[]',
        '44{}',
        '4',
        '{"cmd":"C0"}',
        '{"cmd":"C0","requestId":"a.b.c"}',
        `{"cmd":"C8","list":[${'{"mid":"1"},'.repeat(400)}{"mid":"2"}]}`,
        '{"cmd":"C2","list":[]}',
      ),
    ),
  })
  .map(({ first, masked, length, payload }) => frameOf(first, masked, length, Buffer.from(payload, 'utf8')))

function frameOf(first: number, masked: boolean, declared: string, payload: Buffer): Buffer {
  const flag = masked ? 0x80 : 0
  const mask = masked ? Buffer.from([1, 2, 3, 4]) : Buffer.alloc(0)
  const body = masked ? payload.map((byte, index) => byte ^ ((index % 4) + 1)) : payload
  return Buffer.concat([Buffer.from([first]), lengthOf(flag, declared, payload.length), mask, body])
}

function lengthOf(flag: number, declared: string, length: number): Buffer {
  if (declared === 'huge') return Buffer.from([flag | 127, 0, 0, 0x7f, 255, 255, 255, 255, 255])
  if (declared === 'negative') return Buffer.from([flag | 127, 255, 255, 255, 255, 255, 255, 255, 255])
  const declaredLength = declared === 'longer' ? length + 10 : length
  return declaredLength < 126
    ? Buffer.from([flag | declaredLength])
    : Buffer.from([flag | 126, (declaredLength >> 8) & 255, declaredLength & 255])
}

const upgrade = fc
  .tuple(
    fc.oneof(
      fc.constantFrom<string>(PMTY_PATHS.push, '/im/socket.io/?EIO=4&transport=websocket', '/im/socket.io/'),
      fc.constantFrom(
        '/im/socket.io/?EIO=3&transport=websocket',
        '/im/socket.io/?EIO=4&transport=polling',
        '/im/socket.io/?EIO=4&transport=websocket&sid=__proto__',
        '/im/socket.io/?EIO=4&EIO=4&transport=constructor',
      ),
      hostileTarget,
    ),
    fc.dictionary(
      fc.constantFrom(
        'Upgrade',
        'Sec-WebSocket-Key',
        'Sec-WebSocket-Version',
        'Sec-WebSocket-Extensions',
        'Sec-WebSocket-Protocol',
        'Origin',
        'Content-Length',
      ),
      fc.constantFrom(
        '',
        '13',
        '7',
        'h2c',
        'websocket, h2c',
        'permessage-deflate; server_max_window_bits=99',
        'AAAA',
      ),
      { maxKeys: 2 },
    ),
    fc.array(frame, { maxLength: 12 }),
  )
  .map(([target, headers, frames]) => [Buffer.from(upgradeHead(target, headers), 'utf8'), ...frames])

/** Corrupts a message: changes, repeats or removes a few bytes at `place`. */
function damaged(bytes: Buffer, place: number, kind: number): Buffer {
  const at = place % Math.max(1, bytes.length)
  if (kind === 0) return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 3)])
  if (kind === 1) return Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - 20))])
  if (kind === 2) return bytes.subarray(0, at)
  const copy = Buffer.from(bytes)
  if (copy.length > 0) copy[at] = kind
  return copy
}

export const conversation: fc.Arbitrary<Conversation> = fc
  .record({
    pieces: fc.oneof<fc.WeightedArbitrary<readonly Buffer[]>[]>(
      { weight: 3, arbitrary: fc.array(request, { minLength: 1, maxLength: 3 }) },
      { weight: 4, arbitrary: upgrade },
    ),
    damage: fc.option(fc.tuple(fc.nat(5000), fc.nat(255)), { freq: 3 }),
    together: fc.boolean(),
    leave: fc.constantFrom<Conversation['leave']>('wait', 'wait', 'end', 'reset'),
  })
  .map(({ pieces, damage, together, leave }) => {
    const joined = together ? [Buffer.concat(pieces)] : pieces
    const [place, kind] = damage ?? [0, 0]
    return { leave, pieces: damage === null ? joined : joined.map((piece) => damaged(piece, place, kind)) }
  })
