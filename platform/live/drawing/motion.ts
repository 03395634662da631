/** A place in a drawing. */
export type Point = readonly [x: number, y: number]

/** A sine from −1 to 1 with `times` periods in a loop; `from` is the phase, in periods. */
export function wave(turn: number, times: number, from: number): number {
  return Math.sin(2 * Math.PI * (turn * times + from))
}

/** From 0 to 1 between two moments; with `power` 1 evenly, otherwise slower at both ends. */
export function eased(turn: number, from: number, to: number, power = 2): number {
  const part = Math.min(1, Math.max(0, (turn - from) / (to - from)))
  return power === 1 ? part : part * part * (3 - 2 * part)
}

export function between(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}
