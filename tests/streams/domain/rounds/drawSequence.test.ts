import { describe, expect, it } from 'vitest'
import { createDrawSequence } from '../../../../streams/domain/rounds/drawSequence.ts'
import { seedText } from '../../../../streams/domain/rounds/roundKey.ts'
import { batch, commitmentOf, drawsOf } from './seeds.ts'

const PENALTY = { product: 'anchorGame', game: 'penalty', round: '20261120-0418' }

/** Blocks of these words. */
function blocksOf(...blocks: readonly (readonly number[])[]) {
  return (index: number): Uint8Array => {
    const words = blocks[index] ?? []
    const bytes = new DataView(new ArrayBuffer(words.length * 4))
    words.forEach((word, place) => {
      bytes.setUint32(place * 4, word)
    })
    return new Uint8Array(bytes.buffer)
  }
}

describe('the numbers of a seed (docs/games/rounds.md, 3.3)', () => {
  it('has the words of the example', () => {
    const draws = drawsOf(PENALTY)
    const words = [draws, draws, draws, draws].map((each) => each.below(2 ** 32))
    expect(words).toEqual([1333170775, 675659832, 2746212523, 432529528])
    expect(drawsOf(PENALTY).below(10_000)).toBe(775)
  })

  it('passes over words that would favour low numbers, and goes on in the next block', () => {
    // 2³² mod 3 is 1, so the highest word is passed over.
    const draws = createDrawSequence(blocksOf([2 ** 32 - 1, 5], [7]))
    expect([draws.below(3), draws.below(3)]).toEqual([2, 1])
  })

  it('refuses a block without words instead of reading on without end', () => {
    expect(() => createDrawSequence(() => new Uint8Array()).below(2)).toThrow(RangeError)
  })

  it('writes the text of a seed with one line for each part', () => {
    expect(seedText(PENALTY)).toBe('touchline seed v1\nanchorGame\npenalty\n20261120-0418')
  })
})

describe('commitments', () => {
  it.each([
    [PENALTY, 'd6433ce2e598b6e8684286dacbbcce6448a8fdafdb3f3053a1f4f418d8a76074'],
    [batch('31101', '20261120-0346'), '229c390f6126b2f90f45cd733da3137a3b4168a0246cfd22f969ca30ecb93761'],
    [batch('31001', '20261120-0212'), 'b1e850822faa80640754197611b27c2a3e8539f16e8c4f0999267b14646509ff'],
    [batch('31004', '20261120-0098'), '69c789bc96499a109f71cd08002651800d8a58406142cbeb69a44182d5ca45a1'],
    [batch('31201', '20261120-0212'), 'ad762c6858b5446df41bc4eedc032a272b9606e035cfaf662713777cd3082202'],
  ])('%o', (key, commitment) => {
    expect(commitmentOf(key)).toBe(commitment)
  })
})
