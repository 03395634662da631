import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createAddressOf } from '../../../platform/http/clientAddress.ts'

function requestFrom(peer: string, forwarded?: string): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  Object.defineProperty(request.socket, 'remoteAddress', { value: peer })
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return request
}

describe("a client's address", () => {
  it('is that of the connection while no proxy is trusted', () => {
    const addressOf = createAddressOf(0)
    expect(addressOf(requestFrom('198.51.100.7', '203.0.113.1'))).toBe('198.51.100.7')
    expect(addressOf(requestFrom('::ffff:198.51.100.7'))).toBe('198.51.100.7')
  })

  it.each([
    [1, '203.0.113.1', '203.0.113.1'],
    [1, 'forged, 192.0.2.9, 203.0.113.1', '203.0.113.1'],
    [2, 'forged, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
    [2, '192.0.2.9,203.0.113.1:4711 , 10.0.0.2', '203.0.113.1'],
    [1, '[2001:db8:1:2::5]:4711', '2001:db8:1:2::/64'],
  ])('behind %i of our proxies, with %s, is %s', (hops, forwarded, address) => {
    expect(createAddressOf(hops)(requestFrom('10.0.0.1', forwarded))).toBe(address)
  })

  it.each([
    [1, undefined],
    [1, ''],
    [1, 'unknown'],
    [1, '203.0.113.1, no address'],
    [2, '203.0.113.1'],
  ])('is that of the connection where a proxy said nothing that can be read (%i, %s)', (hops, forwarded) => {
    expect(createAddressOf(hops)(requestFrom('10.0.0.1', forwarded))).toBe('10.0.0.1')
  })

  it('is one for all of an IPv6 network', () => {
    const addressOf = createAddressOf(0)
    const one = addressOf(requestFrom('2001:DB8:0001:0002:aaaa:bbbb:cccc:dddd'))
    expect(one).toBe('2001:db8:1:2::/64')
    expect(addressOf(requestFrom('2001:db8:1:2::1%eth0'))).toBe(one)
    expect(addressOf(requestFrom('2001:db8:1:3::1'))).not.toBe(one)
    expect(addressOf(requestFrom('::1'))).toBe('0:0:0:0::/64')
    expect(addressOf(requestFrom('64:ff9b::192.0.2.33'))).toBe('64:ff9b:0:0::/64')
  })
})
