import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, textLength } from '../../../platform/room/cleanText.ts'

describe('clean text', () => {
  it('keeps what people write', () => {
    for (const text of ['进球了！⚽️', '👨‍👩‍👧 🇨🇳', 'Ça va? naïve', 'مرحبا', 'a < b && c > d']) {
      expect(cleanText(text)).toBe(text.normalize('NFC'))
    }
  })

  it('does not let marks pile up', () => {
    expect(cleanText(`a${'\u0334'.repeat(50)}`)).toBe(`a${'\u0334'.repeat(4)}`)
  })

  it('is one line that can be stored and sent, and clean already', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (input) => {
        const clean = cleanText(input)
        expect(Buffer.from(clean).toString()).toBe(clean)
        expect(clean).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u)
        expect(clean).not.toMatch(/\s\s|^\s|\s$/u)
        expect(cleanText(clean)).toBe(clean)
      }),
    )
  })

  it('is measured in code points', () => {
    expect(textLength('好🙂a')).toBe(3)
  })
})
