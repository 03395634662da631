import { createHash, createHmac, webcrypto } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { readConfigImage } from '../../../streams/wire/site/configImage.ts'
import type { SiteConfig } from '../../../streams/wire/site/siteConfig.ts'
import { textToSign } from '../../../streams/wire/signature.ts'
import { BODY_KEY_INFO, sealContext } from '../../../streams/wire/site/sealedBody.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { PASSWORD } from '../book/testPlatform.ts'

export const ORIGIN = 'http://platform.test'
export const DEVICE = '0123456789abcdef0123456789abcdef'

export interface SiteAnswer {
  readonly code: number
  readonly msg: string
  readonly data: unknown
}

let calls = 0

export interface Tampering {
  readonly signature?: string
  readonly token?: string
  readonly device?: string
  /** Replaces the body after it is encrypted and before it is signed. */
  readonly sealed?: string
  readonly language?: string
  readonly time?: string
  /** The address of the caller. */
  readonly address?: string
}

/** A client of the site. It is implemented from the protocol alone and shares no code with the platform. */
export interface SiteClient {
  readonly config: SiteConfig
  call(path: string, body?: unknown, tampering?: Tampering): Promise<SiteAnswer>
  /** The response as received, encrypted or not. */
  raw(path: string, body?: unknown, tampering?: Tampering): Promise<Response>
  login(name: string, password?: string): Promise<Session>
}

export interface Session {
  readonly token: string
  readonly refreshToken: string
}

/** A platform in this process, or one on the network. */
export interface Reachable {
  readonly app: { fetch(request: Request, env?: object): Response | Promise<Response> }
  /** The clock of a platform in this process; a platform on the network is asked for its time. */
  readonly clock?: { now(): number }
}

async function timeOf(platform: Reachable): Promise<number> {
  if (platform.clock !== undefined) return platform.clock.now()
  const answer = await platform.app.fetch(new Request(`${ORIGIN}${sitePaths.serverTime}`))
  return ((await answer.json()) as { time: number }).time
}

export async function createSiteClient(platform: Reachable): Promise<SiteClient> {
  const image = await platform.app.fetch(new Request(`${ORIGIN}${sitePaths.configImage}`))
  const reading = readConfigImage(new Uint8Array(await image.arrayBuffer()))
  if (!reading.ok) throw new Error(reading.error.message)
  const config = reading.value
  const cipher = config.cipherKey === null ? null : await agree(config.siteId, config.cipherKey)

  async function raw(path: string, body: unknown = {}, tampering: Tampering = {}): Promise<Response> {
    const plain = JSON.stringify(body)
    const text =
      tampering.sealed ??
      (cipher === null ? plain : await cipher.seal(plain, sealContext('request', 'POST', path)))
    const device = tampering.device ?? DEVICE
    // Each call has a later time than the last one; an identical call would be refused as a replay.
    const time = tampering.time ?? String((await timeOf(platform)) + ((calls += 1) % 100_000))
    const signed = textToSign({
      method: 'POST',
      path,
      siteId: config.siteId,
      deviceId: device,
      time,
      bodyDigest: createHash('sha256').update(text).digest('hex'),
    })
    const key = Buffer.from(config.signKey, 'base64url')
    const signature = createHmac('sha256', key).update(signed).digest('base64url')
    return platform.app.fetch(
      new Request(`${ORIGIN}${path}`, {
        method: 'POST',
        body: text,
        headers: {
          'content-type': cipher === null ? 'application/json' : 'text/plain',
          'x-api-token': tampering.token ?? '',
          'x-api-client': '2',
          'x-api-site': String(config.siteId),
          'x-api-device': device,
          'x-api-lang': tampering.language ?? 'CMN',
          'x-api-time': time,
          'x-api-sign': tampering.signature ?? signature,
          ...(cipher === null ? {} : { 'x-api-key': cipher.publicKey }),
        },
      }),
      { incoming: messageFrom(tampering.address ?? '192.0.2.1') },
    )
  }

  async function call(path: string, body?: unknown, tampering?: Tampering): Promise<SiteAnswer> {
    const response = await raw(path, body, tampering)
    const text = await response.text()
    const sealed = response.headers.get('content-type')?.startsWith('text/plain') === true
    const plain =
      sealed && cipher !== null ? await cipher.open(text, sealContext('response', 'POST', path)) : text
    return JSON.parse(plain) as SiteAnswer
  }

  return {
    config,
    raw,
    call,
    async login(name, password = PASSWORD) {
      const answer = await call(sitePaths.login, { name, password })
      if (answer.code !== 0) throw new Error(`login: ${answer.code} ${answer.msg}`)
      return answer.data as Session
    },
  }
}

function messageFrom(address: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: address })
  return new IncomingMessage(socket)
}

async function agree(siteId: number, platformKey: string) {
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const pair = await webcrypto.subtle.generateKey(curve, true, ['deriveBits'])
  const theirs = await webcrypto.subtle.importKey(
    'raw',
    Buffer.from(platformKey, 'base64url'),
    curve,
    false,
    [],
  )
  const shared = await webcrypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, pair.privateKey, 256)
  const secret = await webcrypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const key = await webcrypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: Buffer.from(String(siteId)), info: Buffer.from(BODY_KEY_INFO) },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
  const gcm = (iv: Uint8Array, context: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: Buffer.from(context),
  })
  return {
    publicKey: Buffer.from(await webcrypto.subtle.exportKey('raw', pair.publicKey)).toString('base64url'),
    async seal(plain: string, context: string) {
      const iv = webcrypto.getRandomValues(new Uint8Array(12))
      const sealed = await webcrypto.subtle.encrypt(gcm(iv, context), key, Buffer.from(plain))
      return Buffer.concat([iv, Buffer.from(sealed)]).toString('base64url')
    },
    async open(sealed: string, context: string) {
      const bytes = Buffer.from(sealed, 'base64url')
      const plain = await webcrypto.subtle.decrypt(
        gcm(bytes.subarray(0, 12), context),
        key,
        bytes.subarray(12),
      )
      return Buffer.from(plain).toString('utf8')
    },
  }
}
