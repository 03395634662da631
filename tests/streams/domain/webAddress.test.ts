import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWebAddress } from '../../../streams/domain/webAddress.ts'

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
    `${'a'.repeat(64)}.example`,
    `live.example/${'a'.repeat(400)}`,
  ])('is not %j', (given) => {
    expect(readWebAddress(given)).toBeNull()
  })

  it('is one that a browser reads as the same host, and reads as itself again', () => {
    const text = fc.oneof(fc.string(), fc.domain(), fc.stringMatching(/^(http:\/\/)?[\w.:[\]/;'-]{1,30}$/))
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
