import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import type { Currency } from '../../streams/domain/money.ts'

/** The use of a token: the site's calls, or those of one venue. */
export type TokenUse = 'site' | `venue:${string}`

export interface TokenHolder {
  readonly memberId: number
  readonly sessionId: string
  /** Of a venue's token: the currency for which the venue was launched. */
  readonly currency?: Currency
}

/** Signed, short-lived proofs of a session. They use real time, whatever the platform's speed. */
export interface Tokens {
  issue(use: TokenUse, holder: TokenHolder, seconds: number): Promise<string>
  /** The holder; `null` for a token that is invalid, has another use, or has expired. */
  verify(use: TokenUse, token: string): Promise<TokenHolder | null>
  /** Makes all tokens that were issued for this use expire. */
  expireAll(use: TokenUse): void
}

const ISSUER = 'touchline'

const claims = v.object({
  sub: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  sid: v.string(),
  /** Real ms: `iat` is in seconds, which is too coarse to compare with `expireAll`. */
  at: v.number(),
  currency: v.optional(v.picklist(['RMB', 'USDT'])),
})

/** `real` is real ms; the tokens name `siteId` if it is given. */
export function createTokens(key: Uint8Array, real: () => number, siteId?: number): Tokens {
  const expiredUpTo = new Map<TokenUse, number>()
  let lastIssued = 0
  return {
    issue(use, { memberId, sessionId, currency }, seconds) {
      const now = real()
      // Makes tokens of the same millisecond different, so that expiring one does not expire the other.
      lastIssued = Math.max(now, lastIssued + 0.001)
      return new SignJWT({
        sid: sessionId,
        at: lastIssued,
        ...(currency === undefined ? {} : { currency }),
        ...(siteId === undefined ? {} : { site: siteId }),
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(use)
        .setSubject(String(memberId))
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor(now / 1000) + seconds)
        .sign(key)
    },
    async verify(use, token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: use,
          requiredClaims: ['exp'],
          currentDate: new Date(real()),
        })
        const { sub, sid, at, currency } = v.parse(claims, payload)
        if (at <= (expiredUpTo.get(use) ?? -Infinity)) return null
        return {
          memberId: Number(sub),
          sessionId: sid,
          ...(currency === undefined ? {} : { currency }),
        }
      } catch {
        return null
      }
    },
    expireAll(use) {
      expiredUpTo.set(use, Math.max(real(), lastIssued))
    },
  }
}

const siteClaim = v.object({ site: v.number() })

/**
 * The site that a token names; `null` when it names none. The token is not verified: the site only decides how the
 * refusal of an invalid token is answered.
 */
export function siteOfToken(token: string): number | null {
  try {
    return v.parse(siteClaim, decodeJwt(token)).site
  } catch {
    return null
  }
}
