import { hkdfSync, randomBytes, webcrypto } from 'node:crypto'
import * as v from 'valibot'
import type { Store } from '../store/store.ts'

/** The keys of the platform, generated once and stored. */
export interface SiteKeys {
  /** Signs the site's calls; base64url, 32 bytes. The client has it too. */
  readonly signKey: string
  /** Signs tokens; only the platform has it. */
  readonly tokenKey: Uint8Array
  /** The platform's private key for encrypted bodies. */
  readonly privateKey: webcrypto.CryptoKey
  /** The public key that belongs to it, base64url. */
  readonly publicKey: string
  /** Encrypts the answers of the live domain; base64url, 32 bytes. The client has it too. */
  readonly liveKey: string
}

const KEY_BYTES = 32
const LIVE_KEY_INFO = 'touchline live v1'
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const

const storedKeys = v.object({
  signKey: v.pipe(v.string(), v.minLength(43)),
  tokenKey: v.pipe(v.string(), v.minLength(43)),
  /** PKCS#8, base64url. */
  privateKey: v.string(),
  publicKey: v.string(),
})

/** The stored keys of a site; generated and stored on the first call. */
export async function loadSiteKeys(store: Store, siteId: number): Promise<SiteKeys> {
  const kept = await store.settings.get(`site.${siteId}.keys`)
  const stored = v.parse(
    storedKeys,
    kept ?? (await store.settings.ensure(`site.${siteId}.keys`, await makeKeys())),
  )
  const privateKey = await webcrypto.subtle.importKey(
    'pkcs8',
    Buffer.from(stored.privateKey, 'base64url'),
    CURVE,
    false,
    ['deriveBits'],
  )
  return {
    signKey: stored.signKey,
    tokenKey: new Uint8Array(Buffer.from(stored.tokenKey, 'base64url')),
    privateKey,
    publicKey: stored.publicKey,
    liveKey: liveKeyOf(siteId, stored.tokenKey),
  }
}

/** Derived from a private key of the platform, so it need not be stored. */
function liveKeyOf(siteId: number, tokenKey: string): string {
  const secret = Buffer.from(tokenKey, 'base64url')
  return Buffer.from(hkdfSync('sha256', secret, String(siteId), LIVE_KEY_INFO, KEY_BYTES)).toString(
    'base64url',
  )
}

async function makeKeys(): Promise<v.InferOutput<typeof storedKeys>> {
  const pair = await webcrypto.subtle.generateKey(CURVE, true, ['deriveBits'])
  const base64url = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64url')
  return {
    signKey: randomBytes(KEY_BYTES).toString('base64url'),
    tokenKey: randomBytes(KEY_BYTES).toString('base64url'),
    privateKey: base64url(await webcrypto.subtle.exportKey('pkcs8', pair.privateKey)),
    publicKey: base64url(await webcrypto.subtle.exportKey('raw', pair.publicKey)),
  }
}
