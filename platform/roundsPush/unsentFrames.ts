/** Counts the frames of a socket that are not sent yet, of which the socket itself only knows the bytes. */
export interface UnsentFrames {
  sent(text: string): void
  /** @param waiting the bytes that are not sent. */
  count(waiting: number): number
}

export function createUnsentFrames(): UnsentFrames {
  let sizes: readonly number[] = []
  let bytes = 0
  return {
    sent(text) {
      const size = Buffer.byteLength(text)
      sizes = [...sizes, size]
      bytes += size
    },
    count(waiting) {
      // They are sent in order, so what waits are the newest; each also has a few bytes of the protocol.
      let gone = 0
      while (gone < sizes.length && bytes - (sizes[gone] ?? 0) >= waiting) {
        bytes -= sizes[gone] ?? 0
        gone += 1
      }
      sizes = sizes.slice(gone)
      return sizes.length
    },
  }
}
