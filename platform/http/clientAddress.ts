import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** The sender of a request or an upgrade, for limits and the audit log. */
export type AddressOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

const UNKNOWN = 'unknown'
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** An IPv6 site is assigned at least a /64, so one sender can use all addresses of it. */
const NETWORK_GROUPS = 4

/**
 * Reads the client's address of a request that passed `trustedHops` of our own proxies. Each of them appends
 * the address of its caller to `X-Forwarded-For`, so only that many entries from the right can be trusted. A
 * request with fewer entries did not pass all proxies: the address of its connection is used.
 */
export function createAddressOf(trustedHops: number): AddressOf {
  return ({ headers, socket }) => {
    const peer = socket.remoteAddress ?? ''
    if (trustedHops === 0) return networkOf(peer)
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
    const claimed = hostOf((forwarded[forwarded.length - trustedHops] ?? '').trim())
    return networkOf(isIP(claimed) === 0 ? peer : claimed)
  }
}

/** Some proxies add the port: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
function hostOf(entry: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1]
  if (bracketed !== undefined) return bracketed
  return /^([^:]+):\d+$/.exec(entry)?.[1] ?? entry
}

/** An IPv4 address unchanged; the /64 network of an IPv6 address. */
function networkOf(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (isIP(address) !== 6) return address === '' ? UNKNOWN : address
  const groups = groupsOf(address.split('%', 1)[0] ?? '')
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** The eight groups of an IPv6 address, without leading zeros; a dotted IPv4 part counts as two. */
function groupsOf(address: string): readonly string[] {
  const [left = '', right] = address.toLowerCase().split('::', 2)
  const head = groupList(left)
  if (right === undefined) return head
  const tail = groupList(right)
  return [...head, ...Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0'), ...tail]
}

function groupList(part: string): readonly string[] {
  if (part === '') return []
  return part
    .split(':')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [group.replace(/^0+(?=.)/, '')]))
}
