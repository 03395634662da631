import { createCipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SealedSecret } from '../../../streams/wire/dpty/config.ts'
import { DPTY_CONFIG } from '../../../streams/wire/dpty/config.ts'
import {
  dptySecretKeyText,
  type DptySignedCall,
  dptyTextToSign,
} from '../../../streams/wire/dpty/signature.ts'
import type { SiteKeys } from '../../site/siteKeys.ts'

/** Key and secret of the signatures, and tokens for bets. Every process derives the same ones. */
export interface DptySecrets {
  /** The signing key and secret that belong to a launch token. */
  secretOf(token: string): SealedSecret
  /** The secret of a token, sealed for a client that has the token and the site's key. */
  boxOf(token: string): string
  /** Whether a signature is that of a call under the secret of a token. */
  isSignedBy(token: string, call: DptySignedCall, signature: string): boolean
  /** A token that says which session bets. */
  orderToken(sessionId: string): string
  isOrderToken(sessionId: string, orderToken: string): boolean
}

const IV_BYTES = 12
const MS_PER_SECOND = 1000
const KEY_LETTERS = 16

/** `real` is real ms. */
export function createDptySecrets(
  { signKey, tokenKey }: Pick<SiteKeys, 'signKey' | 'tokenKey'>,
  real: () => number,
): DptySecrets {
  const derived = (purpose: string, of: string): Buffer =>
    createHmac('sha256', tokenKey).update(`dpty ${purpose} v1\n${of}`).digest()

  const secretOf = (token: string): SealedSecret => ({
    accessKey: `dp-${derived('access key', token).toString('hex').slice(0, KEY_LETTERS)}`,
    secret: derived('secret', token).toString('base64url'),
  })

  const orderMac = (sessionId: string, until: string): string =>
    derived('order', `${until}\n${sessionId}`).toString('base64url')

  return {
    secretOf,
    boxOf(token) {
      const key = createHmac('sha256', Buffer.from(signKey, 'base64url'))
        .update(dptySecretKeyText(token))
        .digest()
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = [
        cipher.update(JSON.stringify(secretOf(token)), 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]
      return Buffer.concat([iv, ...body]).toString('base64url')
    },
    isSignedBy(token, call, signature) {
      const { accessKey, secret } = secretOf(token)
      const key = Buffer.from(secret, 'base64url')
      const expected = createHmac('sha256', key).update(dptyTextToSign(call)).digest('base64url')
      return isEqual(call.accessKey, accessKey) && isEqual(signature, expected)
    },
    orderToken(sessionId) {
      const until = String(real() + DPTY_CONFIG.orderTokenTime * MS_PER_SECOND)
      return `${until}.${orderMac(sessionId, until)}`
    },
    isOrderToken(sessionId, orderToken) {
      const [, until = '', mac = ''] = /^(\d{1,16})\.([\w-]{43})$/.exec(orderToken) ?? []
      return until !== '' && isEqual(mac, orderMac(sessionId, until)) && Number(until) >= real()
    },
  }
}

/** SHA-256 of a body as sent, lower-case hexadecimal. */
export function digestOf(body: string): string {
  return createHash('sha256').update(body).digest('hex')
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
