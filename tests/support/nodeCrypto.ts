import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import type { BodyCipher, Crypto } from '../../streams/ports/crypto.ts'
import { BODY_KEY_INFO } from '../../streams/wire/site/sealedBody.ts'

/**
 * The crypto port on Node's synchronous functions. Its promises resolve in a microtask, so it works with fake
 * timers, unlike WebCrypto, which uses threads. It shares no code with the browser's adapter, so each one
 * checks the other.
 */
export function createNodeCrypto(): Crypto {
  return {
    sign: (key, text) =>
      Promise.resolve(createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest('base64url')),
    digest: (text) => Promise.resolve(createHash('sha256').update(text).digest('hex')),
    openSealed: (key, sealed) => {
      try {
        const body = Buffer.from(sealed, 'base64url')
        const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), body.subarray(0, 12))
        decipher.setAuthTag(body.subarray(-16))
        const plain = Buffer.concat([decipher.update(body.subarray(12, -16)), decipher.final()])
        return Promise.resolve(plain.toString('utf8'))
      } catch (error) {
        return Promise.reject(error instanceof Error ? error : new Error('not opened'))
      }
    },
    agree: (platformPublicKey, site) => {
      const ours = createECDH('prime256v1')
      ours.generateKeys()
      const shared = ours.computeSecret(Buffer.from(platformPublicKey, 'base64url'))
      const cipher = createNodeCipher(shared, site, ours.getPublicKey('base64url'))
      return Promise.resolve(cipher)
    },
  }
}

/** Encrypts and decrypts with a shared ECDH secret; the same cipher serves as the platform's end. */
export function createNodeCipher(shared: Uint8Array, site: string, publicKey: string): BodyCipher {
  const key = Buffer.from(hkdfSync('sha256', shared, site, BODY_KEY_INFO, 32))
  return {
    publicKey,
    seal: (plain, context) => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return Promise.resolve(sealed.toString('base64url'))
    },
    open: (sealed, context) => {
      try {
        const body = Buffer.from(sealed, 'base64url')
        const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, 12))
        decipher.setAAD(Buffer.from(context)).setAuthTag(body.subarray(-16))
        const plain = Buffer.concat([decipher.update(body.subarray(12, -16)), decipher.final()])
        return Promise.resolve(plain.toString('utf8'))
      } catch (error) {
        return Promise.reject(error instanceof Error ? error : new Error('not opened'))
      }
    },
  }
}
