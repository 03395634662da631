import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitText } from '../../../../src/features/roomShare/wrapText.ts'

/** Every character is half as wide as the text is high. */
const measure = (text: string, size: number) => (Array.from(text).length * size) / 2

describe('a text on a card', () => {
  it('is as large as it may be in the lines that it has', () => {
    const place = { width: 100, sizes: [20, 10], lines: 1 }
    expect(fitText('曼城主场', place, measure)).toEqual({ size: 20, lines: ['曼城主场'] })
    expect(fitText('Home night at nine', place, measure)).toEqual({ size: 10, lines: ['Home night at nine'] })
  })

  it('is broken between words, and a word that is too long between its characters', () => {
    const place = { width: 50, sizes: [10], lines: 1 }
    expect(fitText('one two three four', place, measure).lines).toEqual(['one two', 'three four'])
    expect(fitText('abcdefghijklmnop', place, measure).lines).toEqual(['abcdefghij', 'klmnop'])
  })

  it('loses nothing but spaces, and no line is too wide', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const { size, lines } = fitText(text, { width: 120, sizes: [24, 16], lines: 2 }, measure)
        const bare = (part: string) => part.replaceAll(/\s/g, '')
        expect(bare(lines.join(''))).toBe(bare(text))
        const wide = lines.filter((line) => measure(line, size) > 120)
        // One character may be wider than the place, and is not divided.
        expect(wide.filter((line) => [...new Intl.Segmenter().segment(line)].length > 1)).toEqual([])
      }),
    )
  })
})
