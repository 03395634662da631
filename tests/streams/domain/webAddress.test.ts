import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameOrigin, readWebAddress } from '../../../streams/domain/webAddress.ts'

describe('a web address', () => {
  it.each([
    ['live.example', 'https://live.example'],
    ['Live.Example:8443', 'https://live.example:8443'],
    ['http://127.0.0.1:4200', 'http://127.0.0.1:4200'],
    ['localhost:3000', 'https://localhost:3000'],
    ['http://box', 'http://box'],
    ['https://live.example/Tv/v2/', 'https://live.example/Tv/v2'],
    ['live.example/tv', 'https://live.example/tv'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['[2001:db8::8:800:200C:417A]', 'https://[2001:db8::8:800:200c:417a]'],
    ['http://[1:2:3:4:5:6:7:8]', 'http://[1:2:3:4:5:6:7:8]'],
    ['http://[1:2:3:4:5:6:7::]', 'http://[1:2:3:4:5:6:7::]'],
  ])('%s is %s', (given, read) => {
    expect(readWebAddress(given)).toBe(read)
  })

  it.each([
    '',
    'live',
    '//live.example',
    'javascript:alert(1)',
    'ftp://live.example',
    'https://user@live.example',
    'live.example?x',
    'live.example#x',
    '*.example',
    "live.example 'self'",
    'live.example;x',
    'live..example',
    '-live.example',
    'live.example:0',
    'live.example:70000',
    '1.2.3',
    '1.2.3.400',
    'http://[:]',
    'http://[1::2::3]:3000',
    'http://[1:2:3:4:5:6:7]',
    'http://[1:2:3:4::5:6:7:8]',
    'http://[12345::]',
    'http://[:1]',
    `${'a'.repeat(64)}.example`,
    `live.example/${'a'.repeat(400)}`,
  ])('is not %j', (given) => {
    expect(readWebAddress(given)).toBeNull()
  })

  it('of IPv6 is accepted exactly when a browser accepts it', () => {
    const group = fc.stringMatching(/^[0-9a-f]{0,5}$/)
    const host = fc
      .array(group, { minLength: 1, maxLength: 10 })
      .map((groups) => `http://[${groups.join(':')}]`)
    fc.assert(
      fc.property(
        fc.oneof(
          host,
          fc.ipV6().map((address) => `http://[${address}]`),
        ),
        (given) => {
          fc.pre(!given.includes('.'))
          expect(readWebAddress(given) !== null).toBe(URL.canParse(given))
        },
      ),
    )
  })

  it('is one that a browser reads as the same host, and reads as itself again', () => {
    const text = fc.oneof(
      fc.string(),
      fc.domain(),
      fc.ipV6().map((address) => `http://[${address}]`),
      fc.stringMatching(/^(http:\/\/)?[\w.:[\]/;'-]{1,30}$/),
    )
    fc.assert(
      fc.property(text, (given) => {
        const read = readWebAddress(given)
        if (read === null) return
        expect(read).toMatch(/^https?:\/\/[\w.:[\]/~-]+$/)
        expect(new URL(read).protocol).toBe(read.startsWith('https') ? 'https:' : 'http:')
        expect(readWebAddress(read)).toBe(read)
      }),
    )
  })
})

it('two origins are the same when a browser says so', () => {
  const origin = fc
    .tuple(
      fc.constantFrom('http', 'https', 'HTTPS'),
      fc.constantFrom('api.test', 'API.test', 'web.test', '[::1]'),
      fc.constantFrom('', ':80', ':443', ':8443'),
    )
    .map(([scheme, host, port]) => `${scheme}://${host}${port}`)
  fc.assert(
    fc.property(origin, origin, (one, other) => {
      expect(isSameOrigin(one, other)).toBe(new URL(one).origin === new URL(other).origin)
    }),
  )
})
