const BLOCK_BITS = 14
const BLOCK = 1 << BLOCK_BITS

/** The numbers of an entry. */
interface Row {
  readonly t: number
  readonly track: number
  readonly odds: number
  readonly line: number
  readonly status: number
}

interface Block {
  readonly times: Float64Array
  readonly tracks: Uint32Array
  readonly odds: Uint32Array
  readonly lines: Int16Array
  readonly statuses: Uint8Array
}

function newBlock(): Block {
  return {
    times: new Float64Array(BLOCK),
    tracks: new Uint32Array(BLOCK),
    odds: new Uint32Array(BLOCK),
    lines: new Int16Array(BLOCK),
    statuses: new Uint8Array(BLOCK),
  }
}

/** Rows of numbers in typed arrays, in about twenty bytes each. */
export interface EntryBlocks {
  readonly length: number
  timeAt(index: number): number
  /** @throws RangeError for a row that does not exist. */
  at(index: number): Row
  add(row: Row): void
}

export function createEntryBlocks(): EntryBlocks {
  const blocks: Block[] = []
  let length = 0

  function find(index: number): { readonly block: Block; readonly place: number } {
    const block = blocks[index >> BLOCK_BITS]
    if (block === undefined || index >= length)
      throw new RangeError(`No entry ${index} on a recording of ${length}`)
    return { block, place: index & (BLOCK - 1) }
  }

  return {
    get length() {
      return length
    },
    timeAt(index) {
      const { block, place } = find(index)
      return block.times[place] ?? 0
    },
    at(index) {
      const { block, place } = find(index)
      return {
        t: block.times[place] ?? 0,
        track: block.tracks[place] ?? 0,
        odds: block.odds[place] ?? 0,
        line: block.lines[place] ?? 0,
        status: block.statuses[place] ?? 0,
      }
    },
    add({ t, track, odds, line, status }) {
      const place = length & (BLOCK - 1)
      if (place === 0) blocks.push(newBlock())
      const block = blocks.at(-1)
      if (block === undefined) return
      block.times[place] = t
      block.tracks[place] = track
      block.odds[place] = odds
      block.lines[place] = line
      block.statuses[place] = status
      length += 1
    },
  }
}
