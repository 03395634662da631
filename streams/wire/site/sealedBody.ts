/** Sites with this id and above encrypt bodies in both directions (docs/protocol.md, 1.2). */
export const FIRST_SEALED_SITE = 5000

export function isSealedSite(siteId: number): boolean {
  return siteId >= FIRST_SEALED_SITE
}

/** The `info` of the key derivation (docs/protocol.md, 1.2); the salt is the site id as text. */
export const BODY_KEY_INFO = 'touchline body v1'

export const SEALED_CONTENT_TYPE = 'text/plain'

/**
 * The additional authenticated data, which binds an encrypted body to its direction and call; `path` is
 * without the query.
 */
export function sealContext(direction: 'request' | 'response', method: string, path: string): string {
  return `${direction} ${method} ${path}`
}
