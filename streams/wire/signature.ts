/** What a site call's signature covers (docs/protocol.md, 1.2). */
export interface SignedCall {
  readonly method: 'GET' | 'POST'
  /** Path with its query, as it goes out: no origin. */
  readonly path: string
  readonly siteId: number
  readonly deviceId: string
  /** The `x-api-time` header as sent. */
  readonly time: string
  /** SHA-256 of the body as sent (sealed, if it is), lower-case hexadecimal. */
  readonly bodyDigest: string
}

/** The text that client and platform sign: HMAC-SHA-256 under the site's `signKey`, base64url. */
export function textToSign(call: SignedCall): string {
  return [call.method, call.path, String(call.siteId), call.deviceId, call.time, call.bodyDigest].join('\n')
}
