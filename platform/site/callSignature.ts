import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { textToSign } from '../../streams/wire/signature.ts'
import type { SignedCall } from '../../streams/wire/signature.ts'

/** The parts of a site call that the signature covers, with the raw body. */
export interface ReceivedCall extends Omit<SignedCall, 'bodyDigest'> {
  readonly body: string
}

/** Whether a signature is valid for the call and the site's key (docs/protocol.md, 1.2). */
export function signatureMatches(call: ReceivedCall, signature: string, signKey: string): boolean {
  const expected = Buffer.from(signCall(call, signKey))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The signature of a call: base64url HMAC-SHA-256. */
export function signCall(call: ReceivedCall, signKey: string): string {
  const { body, ...parts } = call
  const bodyDigest = createHash('sha256').update(body).digest('hex')
  const text = textToSign({ ...parts, bodyDigest })
  return createHmac('sha256', Buffer.from(signKey, 'base64url')).update(text).digest('base64url')
}
