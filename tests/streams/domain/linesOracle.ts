import type { Series } from '../../../streams/domain/parlay.ts'

/** All lines of a series as lists of leg indexes, by brute force. */
export function linesOf(series: Series): readonly (readonly number[])[] {
  const sizes = new Set(series.sizes)
  const lines: number[][] = []
  for (let mask = 0; mask < 2 ** series.legs; mask++) {
    const line = Array.from({ length: series.legs }, (_, leg) => leg).filter((leg) => (mask >> leg) % 2 === 1)
    if (sizes.has(line.length)) lines.push(line)
  }
  return lines
}
