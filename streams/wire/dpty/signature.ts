/** What the signature of a call covers (docs/venues/dpty.md, 1.4). */
export interface DptySignedCall {
  readonly method: 'GET' | 'POST'
  /** `/dpgame` or `/dpesports`. */
  readonly base: string
  /** The path after the base. */
  readonly path: string
  /** Names and values, decoded. */
  readonly query: readonly (readonly [name: string, value: string])[]
  readonly accessKey: string
  /** `X-Dp-Date` as sent. */
  readonly date: string
  /** `X-Dp-Check` as sent. */
  readonly check: string
}

/** The text under the signature: HMAC-SHA-256 under the secret, base64url. */
export function dptyTextToSign({
  method,
  base,
  path,
  query,
  accessKey,
  date,
  check,
}: DptySignedCall): string {
  return [method, base, path, dptyQuery(query), accessKey, date, `x-dp-check:${check}`].join('\n')
}

/** A query in its canonical form, which is also the one that is sent; empty without parameters. */
export function dptyQuery(pairs: DptySignedCall['query']): string {
  return pairs
    .map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`)
    .sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
    .join('&')
}

/** All but `A-Z a-z 0-9 - . _ ~` as percent-encoded UTF-8. Half of a surrogate pair becomes U+FFFD. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '�')).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

const CHECK = /^[0-9a-f]{16}\.[0-9a-f]{64}$/

/** `X-Dp-Check`: 16 hexadecimal digits that are used once, and the digest of the body as sent. */
export function dptyCheck(digits: string, bodyDigest: string): string {
  return `${digits}.${bodyDigest}`
}

/** Whether a check has the right form and is about a body with this digest. */
export function isDptyCheckOf(check: string, bodyDigest: string): boolean {
  return CHECK.test(check) && check.endsWith(`.${bodyDigest}`)
}

/** The text whose HMAC under the site's `signKey` is the key of the sealed secret (docs/venues/dpty.md, 1.3). */
export function dptySecretKeyText(token: string): string {
  return `dpty secret v1\n${token}`
}
