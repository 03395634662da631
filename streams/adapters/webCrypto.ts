import type { BodyCipher, Crypto } from '../ports/crypto.ts'
import { fromBase64Url, toBase64Url } from '../wire/bytes.ts'
import { BODY_KEY_INFO } from '../wire/site/sealedBody.ts'

const IV_BYTES = 12
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const

/** Signing and encryption with the Web Crypto API (docs/protocol.md, 1.2). */
export function createWebCrypto(): Crypto {
  const keys = new Map<string, Promise<CryptoKey>>()
  const signingKey = (key: string): Promise<CryptoKey> => {
    const known = keys.get(key)
    if (known !== undefined) return known
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    const imported = crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['sign'])
    keys.set(key, imported)
    return imported
  }
  return {
    sign: async (key, text) => {
      const signature = await crypto.subtle.sign('HMAC', await signingKey(key), utf8(text))
      return toBase64Url(new Uint8Array(signature))
    },
    digest: async (text) => {
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text)))
      return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
    },
    openSealed,
    agree,
  }
}

async function openSealed(key: string, sealed: string): Promise<string> {
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt'])
  const body = bytesOf(sealed)
  const algorithm = { name: 'AES-GCM', iv: body.subarray(0, IV_BYTES) }
  const plain = await crypto.subtle.decrypt(algorithm, imported, body.subarray(IV_BYTES))
  return new TextDecoder('utf-8', { fatal: true }).decode(plain)
}

async function agree(platformPublicKey: string, site: string): Promise<BodyCipher> {
  const ours = await crypto.subtle.generateKey(CURVE, false, ['deriveBits'])
  const theirs = await crypto.subtle.importKey('raw', bytesOf(platformPublicKey), CURVE, false, [])
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, ours.privateKey, 256)
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: utf8(site), info: utf8(BODY_KEY_INFO) },
    await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']),
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
  const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', ours.publicKey))
  return {
    publicKey: toBase64Url(publicKey),
    seal: async (plain, context) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const algorithm = { name: 'AES-GCM', iv, additionalData: utf8(context) }
      const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, key, utf8(plain)))
      const body = new Uint8Array(iv.length + sealed.length)
      body.set(iv)
      body.set(sealed, iv.length)
      return toBase64Url(body)
    },
    open: async (sealed, context) => {
      const body = bytesOf(sealed)
      const algorithm = {
        name: 'AES-GCM',
        iv: body.subarray(0, IV_BYTES),
        additionalData: utf8(context),
      }
      const plain = await crypto.subtle.decrypt(algorithm, key, body.subarray(IV_BYTES))
      return new TextDecoder('utf-8', { fatal: true }).decode(plain)
    },
  }
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64Url(base64Url)
  if (bytes === null) throw new Error('not base64url')
  return bytes
}
