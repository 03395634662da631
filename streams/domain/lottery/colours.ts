/** The colours of the numbers of mark six, with the letters that `numbers` has (docs/games/lottery.md, 3 and 4.6). */
export const COLOURS = { r: 'red', u: 'blue', g: 'green' } as const

export type Colour = (typeof COLOURS)[keyof typeof COLOURS]

const RED = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46])
const BLUE = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48])

export function colourOf(number: number): Colour {
  if (RED.has(number)) return 'red'
  return BLUE.has(number) ? 'blue' : 'green'
}
