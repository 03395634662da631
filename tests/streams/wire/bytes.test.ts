import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeUtf8, encodeUtf8, fromBase64Url, toBase64Url } from '../../../streams/wire/bytes.ts'

describe('base64url', () => {
  it('agrees with the platform for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64url')
        expect(toBase64Url(bytes)).toBe(text)
        expect(fromBase64Url(text)).toEqual(bytes)
      }),
    )
  })

  it('refuses what is none', () => {
    expect(['a', 'a+b/', 'ab=', '比分'].map(fromBase64Url)).toEqual([null, null, null, null])
  })
})

describe('UTF-8', () => {
  it('brings any well-formed text back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (input) => {
        const text = input.replace(/[\ud800-\udfff]/gu, '')
        const bytes = encodeUtf8(text)
        expect(Buffer.from(bytes).toString('utf8')).toBe(text)
        expect(decodeUtf8(bytes)).toBe(text)
      }),
    )
  })

  it('refuses bytes that are none', () => {
    expect(decodeUtf8(Uint8Array.of(0xff, 0xfe))).toBeNull()
  })
})
