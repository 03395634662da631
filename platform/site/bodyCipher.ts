import { webcrypto } from 'node:crypto'
import { BODY_KEY_INFO } from '../../streams/wire/site/sealedBody.ts'

/** Decrypts and encrypts the bodies of one page of a client (docs/protocol.md, 1.2). */
export interface BodyCipher {
  /** `null` for a body that was changed, cut, or encrypted for another call. */
  open(sealed: string, context: string): Promise<string | null>
  seal(plain: string, context: string): Promise<string>
}

const IV_BYTES = 12
const POINT_BYTES = 65
/** Keys of pages in use; a key that was dropped is derived again. */
const MAX_PAGES = 1000

/** Ciphers by the client's public key; `null` for a key that is not a point of the curve. */
export function createBodyCiphers(
  siteId: number,
  privateKey: webcrypto.CryptoKey,
): (clientKey: string) => Promise<BodyCipher | null> {
  const known = new Map<string, BodyCipher>()
  return async (clientKey) => {
    const found = known.get(clientKey)
    if (found) return found
    const key = await deriveKey(siteId, privateKey, clientKey)
    if (key === null) return null
    const cipher = cipherWith(key)
    for (const oldest of known.keys()) {
      if (known.size < MAX_PAGES) break
      known.delete(oldest)
    }
    known.set(clientKey, cipher)
    return cipher
  }
}

async function deriveKey(
  siteId: number,
  privateKey: webcrypto.CryptoKey,
  clientKey: string,
): Promise<webcrypto.CryptoKey | null> {
  const point = Buffer.from(clientKey, 'base64url')
  if (point.length !== POINT_BYTES) return null
  try {
    const curve = { name: 'ECDH', namedCurve: 'P-256' }
    const publicKey = await webcrypto.subtle.importKey('raw', point, curve, false, [])
    const shared = await webcrypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, privateKey, 256)
    const secret = await webcrypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
    const derivation = {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: Buffer.from(String(siteId)),
      info: Buffer.from(BODY_KEY_INFO),
    }
    const aes = { name: 'AES-GCM', length: 256 }
    return await webcrypto.subtle.deriveKey(derivation, secret, aes, false, ['encrypt', 'decrypt'])
  } catch {
    return null
  }
}

function cipherWith(key: webcrypto.CryptoKey): BodyCipher {
  return {
    async open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url')
      const algorithm = {
        name: 'AES-GCM',
        iv: bytes.subarray(0, IV_BYTES),
        additionalData: Buffer.from(context),
      }
      try {
        const plain = await webcrypto.subtle.decrypt(algorithm, key, bytes.subarray(IV_BYTES))
        return new TextDecoder('utf-8', { fatal: true }).decode(plain)
      } catch {
        return null
      }
    },
    async seal(plain, context) {
      const iv = webcrypto.getRandomValues(new Uint8Array(IV_BYTES))
      const algorithm = { name: 'AES-GCM', iv, additionalData: Buffer.from(context) }
      const sealed = await webcrypto.subtle.encrypt(algorithm, key, Buffer.from(plain))
      return Buffer.concat([iv, new Uint8Array(sealed)]).toString('base64url')
    },
  }
}
