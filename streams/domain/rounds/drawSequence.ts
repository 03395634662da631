/** The numbers that follow from a seed (docs/games/rounds.md, 3.3). */
export interface DrawSequence {
  /** A number from 0 to n − 1 with equal chances; n is from 1 to 2³². */
  below(n: number): number
}

const WORD_BYTES = 4
const WORDS = 2 ** 32

/**
 * The sequence of a seed. `block` gives the bytes of block 0, 1, 2 … (`blockText`): hashing is left to the caller,
 * because a browser and a server do it in different ways.
 */
export function createDrawSequence(block: (index: number) => Uint8Array): DrawSequence {
  let words: readonly number[] = []
  let next = 0
  let blocks = 0

  function word(): number {
    if (next === words.length) {
      words = wordsOf(block(blocks))
      blocks += 1
      next = 0
    }
    const value = words[next]
    if (value === undefined) throw new RangeError('a block of a seed is empty')
    next += 1
    return value
  }

  return {
    below(n) {
      const bound = WORDS - (WORDS % n)
      let value = word()
      // Otherwise the low numbers would come a little more often.
      while (value >= bound) value = word()
      return value % n
    },
  }
}

function wordsOf(bytes: Uint8Array): readonly number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = Math.floor(bytes.byteLength / WORD_BYTES)
  return Array.from({ length: count }, (_, index) => view.getUint32(index * WORD_BYTES))
}

/**
 * Takes one element out of a list, each with the same chance; those behind it move up. Changes the list.
 *
 * @throws RangeError for an empty list.
 */
export function take<T>(draws: DrawSequence, list: T[]): T {
  if (list.length === 0) throw new RangeError('nothing is left to take')
  const [taken] = list.splice(draws.below(list.length), 1)
  if (taken === undefined) throw new RangeError('a draw is outside of its list')
  return taken
}
