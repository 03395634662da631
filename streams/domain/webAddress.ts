const PARTS = /^(?:(https?):\/\/)?([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?((?:\/[\w.~-]+)*)\/?$/i
const LABELS = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
const MAX_LENGTH = 300
const MAX_PORT = 65_535

/**
 * Parses the address of an operator's host: a domain or an IP address (of IPv6 in brackets), with an optional
 * scheme, port and path. HTTPS is the default. Returns it with its scheme and without a trailing slash, or `null` if
 * it is invalid. The result has no characters with a meaning in headers or in a content security policy.
 */
export function readWebAddress(given: string): string | null {
  const match = given.length > MAX_LENGTH ? null : PARTS.exec(given.trim())
  if (match === null) return null
  const [, scheme, host = '', port, path = ''] = match
  const isHost = host.startsWith('[') ? isIpv6(host) : isHostName(host, scheme !== undefined)
  if (!isHost) return null
  if (port !== undefined && (Number(port) === 0 || Number(port) > MAX_PORT)) return null
  const origin = `${scheme ?? 'https'}://${host}`.toLowerCase()
  return `${origin}${port === undefined ? '' : `:${port}`}${path}`
}

/** An address without its path. */
export function originOfAddress(address: string): string {
  return /^https?:\/\/[^/]+/.exec(address)?.[0] ?? ''
}

/** Whether two origins are the same, however they are written: the default port may be absent. */
export function isSameOrigin(one: string, other: string): boolean {
  return withoutDefaultPort(one) === withoutDefaultPort(other)
}

function withoutDefaultPort(origin: string): string {
  return origin.toLowerCase().replace(/^(https:.*):443$|^(http:.*):80$/, '$1$2')
}

/**
 * A name without a dot is probably a typing error, so it is accepted only with a scheme, or as `localhost`.
 */
function isHostName(host: string, hasScheme: boolean): boolean {
  if (!LABELS.test(host) || !(hasScheme || host.includes('.') || host === 'localhost')) return false
  const [last = ''] = host.split('.').slice(-1)
  // A name whose last label is a number must be an IPv4 address.
  return !/^\d+$/.test(last) || isIpv4(host)
}

const IPV6_GROUPS = 8

/** In brackets; `::` stands once for one or more groups of zeros. */
function isIpv6(host: string): boolean {
  const [head = '', tail, ...more] = host.slice(1, -1).split('::')
  const groups = [head, tail ?? ''].flatMap((part) => (part === '' ? [] : part.split(':')))
  if (more.length > 0 || !groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return false
  return tail === undefined ? groups.length === IPV6_GROUPS : groups.length < IPV6_GROUPS
}

function isIpv4(host: string): boolean {
  const parts = host.split('.')
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255)
}
