import { createCipheriv, randomBytes } from 'node:crypto'

const IV_BYTES = 12

/** Encrypts text for the live domain: base64url(IV ‖ AES-256-GCM with its tag) with a base64url key. */
export function sealLive(key: string, plain: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), iv)
  const sealed = [iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(sealed).toString('base64url')
}
