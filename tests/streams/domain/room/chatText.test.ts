import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  cleanText,
  LONGEST_TYPED,
  textLength,
  typedLength,
} from '../../../../streams/domain/room/chatText.ts'

describe('clean text', () => {
  it('keeps what people write', () => {
    for (const text of ['进球了！⚽️', '👨‍👩‍👧 🇨🇳', 'Ça va? naïve', 'مرحبا', 'a < b && c > d']) {
      expect(cleanText(text)).toBe(text.normalize('NFC'))
    }
  })

  it('does not let marks pile up', () => {
    expect(cleanText(`a${'\u0334'.repeat(50)}`)).toBe(`a${'\u0334'.repeat(4)}`)
  })

  it('keeps the flags that are spelt with invisible letters, and drops such letters elsewhere', () => {
    const england = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'
    expect(cleanText(`${england} 1-0`)).toBe(`${england} 1-0`)
    expect(cleanText('a\u{e0041}\u{e0042}b\u{e007f}')).toBe('ab')
    expect(cleanText('🏴\u{e0068}\u{e0069}\u{e007f}')).toBe('🏴')
    expect(cleanText('a\ufff9b\ufffac\ufffbd')).toBe('abcd')
  })

  it('is one line that can be stored and sent, and clean already', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (input) => {
        const clean = cleanText(input)
        expect(Buffer.from(clean).toString()).toBe(clean)
        expect(clean).not.toMatch(/\p{M}{5}/u)
        expect(clean).not.toMatch(/\p{Cc}|[\ufff9-\ufffb]|[\u202a-\u202e\u2066-\u2069]/u)
        expect(clean).not.toMatch(/\s\s|^\s|\s$/u)
        expect(cleanText(clean)).toBe(clean)
      }),
    )
  })

  it('is measured in code points', () => {
    expect(textLength('好🙂a')).toBe(3)
  })
})

describe('the work on a text', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('puts no more than four marks in order at a time, whatever is typed', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    const marks = fc.string({
      unit: fc.constantFrom('\u0301', '\u0316', '\u0345', '\u05b0', '\u094d', 'a'),
      size: 'large',
    })
    fc.assert(
      fc.property(marks, (typed) => {
        normalize.mockClear()
        cleanText(typed)
        for (const text of normalize.mock.contexts) expect(String(text)).not.toMatch(/\p{M}{5}/u)
      }),
    )
    expect(normalize).toHaveBeenCalled()
  })

  it('is none beyond the longest text that can be typed: its length alone counts', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    expect(typedLength('\u0301'.repeat(LONGEST_TYPED + 1))).toBe(LONGEST_TYPED + 1)
    expect(normalize).not.toHaveBeenCalled()
  })
})

describe('the length of a typed text', () => {
  it('is what the room counts after cleaning', () => {
    expect(typedLength('  好\u200b🙂  a\u202e ')).toBe(4)
    expect(typedLength(' \u200b\u2060 ')).toBe(0)
    expect(typedLength(`a${'\u0334'.repeat(300)}`)).toBe(5)
  })
})
