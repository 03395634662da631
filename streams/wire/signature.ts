/** The parts of a site call that its signature covers (docs/protocol.md, 1.2). */
export interface SignedCall {
  readonly method: 'GET' | 'POST'
  /** Path with query, without origin. */
  readonly path: string
  readonly siteId: number
  readonly deviceId: string
  /** The `x-api-time` header as sent. */
  readonly time: string
  /** SHA-256 of the body as sent (encrypted, where it is), lower-case hexadecimal. */
  readonly bodyDigest: string
}

/** The text that client and platform sign: HMAC-SHA-256 under the site's `signKey`, base64url. */
export function textToSign(call: SignedCall): string {
  return [call.method, call.path, String(call.siteId), call.deviceId, call.time, call.bodyDigest].join('\n')
}
