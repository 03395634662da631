/** Notes, odds and returns of bets, and how `numbers` may be written. */
type Won = readonly [
  playId: number,
  numbers: string,
  draw: readonly number[],
  notes: number,
  /** The highest odds of its notes × 100 000. */
  odds: number,
  winNotes: number,
  returned: number,
  maxReturn: number,
]

/** With the unit 200 and the multiple 2, in minor units: what a bet returns on a draw, and at most. */
const ROWS: readonly Won[] = [
  [101, '1,5|5|0,1', [1, 5, 0], 4, 97500000, 1, 390000, 390000],
  [102, '1,5,9', [5, 1, 5], 6, 32500000, 1, 130000, 130000],
  [102, '1,5,9', [5, 5, 5], 6, 32500000, 0, 0, 130000],
  [103, '0,1,5,8', [1, 5, 0], 4, 16250000, 1, 65000, 65000],
  [104, '5,6,7', [1, 5, 0], 3, 4642857, 1, 13928, 18571],
  [105, '1,2|5|0,9', [1, 5, 0], 5, 975000, 3, 11700, 11700],
  [105, '||0', [1, 5, 0], 1, 975000, 1, 3900, 3900],
  [106, 'b,s|b,o|s,e', [1, 5, 0], 6, 195000, 5, 3900, 4680],
  [107, 'b,e', [1, 5, 0], 2, 195000, 1, 780, 1560],
  [108, 'd,t,x', [1, 5, 0], 3, 975000, 1, 866, 3900],
  [108, 'x', [4, 9, 4], 1, 975000, 1, 3900, 3900],
  [201, '7|1||6|2,3', [7, 1, 3, 6, 2], 5, 975000, 4, 15600, 19500],
  [202, '2,7|0,5,8|4,6', [7, 2, 7, 5, 4], 12, 97500000, 1, 390000, 390000],
  [202, '2,7|0,5,8|4,6', [7, 2, 0, 5, 4], 12, 97500000, 0, 0, 390000],
  [203, '7|1,2|3', [7, 1, 3, 6, 2], 2, 97500000, 1, 390000, 390000],
  [204, '1|3|6,7', [7, 1, 3, 6, 2], 2, 97500000, 1, 390000, 390000],
  [205, '3,6', [7, 1, 3, 6, 3], 2, 32500000, 1, 130000, 130000],
  [206, '1,7', [7, 1, 7, 0, 0], 2, 32500000, 1, 130000, 130000],
  [207, '2,3,6', [7, 1, 3, 6, 2], 1, 16250000, 1, 65000, 65000],
  [208, '1,3,7,9', [7, 1, 3, 6, 2], 4, 16250000, 1, 65000, 65000],
  [209, '11,12', [7, 1, 3, 6, 2], 2, 1413043, 1, 5652, 5652],
  [210, '6|2', [7, 1, 3, 6, 2], 1, 9750000, 1, 39000, 39000],
  [211, '7,8|1,2', [7, 1, 3, 6, 2], 4, 9750000, 1, 39000, 39000],
  [212, '1|3|6|2', [7, 1, 3, 6, 2], 1, 975000000, 1, 3900000, 3900000],
  [213, '7|1|3|6|2', [7, 1, 3, 6, 2], 1, 9750000000, 1, 39000000, 39000000],
  [214, 'b,o|s,o|s|b,e|s,e', [7, 1, 3, 6, 2], 9, 195000, 9, 7020, 7020],
  [215, 'b,s,o,e', [7, 1, 3, 6, 2], 4, 195000, 2, 1560, 1560],
  [216, 'd,x', [7, 1, 3, 6, 2], 2, 975000, 1, 866, 3900],
  [301, '10|3,4||||||||7', [10, 3, 6, 4, 2, 5, 8, 9, 1, 7], 4, 975000, 3, 11700, 15600],
  [302, 'b,e||||||||s|b,o', [10, 3, 6, 4, 2, 5, 8, 9, 1, 7], 5, 195000, 5, 3900, 3900],
  [303, 'd|d||t|', [10, 3, 6, 4, 2, 5, 8, 9, 1, 7], 3, 195000, 3, 2340, 2340],
  [304, '12,13,14', [10, 3, 6, 4, 2, 5, 8, 9, 1, 7], 3, 1462500, 1, 4387, 5850],
  [305, 'b,o', [10, 3, 6, 4, 2, 5, 8, 9, 1, 7], 2, 219375, 2, 1579, 1755],
  [306, '3,10|3,10', [10, 3, 6, 4, 2, 5, 8, 9, 1, 7], 2, 8775000, 1, 35100, 35100],
  [307, '10|3,6|3,6', [10, 3, 6, 4, 2, 5, 8, 9, 1, 7], 2, 70200000, 1, 280800, 280800],
  [401, '1,2,3,11', [5, 3, 1, 2, 7], 4, 214500, 3, 2574, 3432],
  [402, '1,2,3,4', [5, 3, 1, 2, 7], 6, 536250, 3, 6435, 12870],
  [403, '1,2,3,5', [5, 3, 1, 2, 7], 4, 1608750, 4, 25740, 25740],
  [404, '1,2,3,5,7', [5, 3, 1, 2, 7], 5, 6435000, 5, 128700, 128700],
  [405, '1,2,3,5,7,9', [5, 3, 1, 2, 7], 6, 45045000, 1, 180180, 180180],
  [406, '1,2,3,4,5,6,7', [5, 3, 1, 2, 7], 7, 7507500, 2, 60060, 180180],
  [407, '1,2,3,4,5,6,7,8', [5, 3, 1, 2, 7], 8, 2145000, 3, 25740, 68640],
  [408, '1,2,3,4,5,6,7,8,9', [5, 3, 1, 2, 7], 9, 804375, 4, 12870, 28957],
  [409, '5,6|3|', [5, 3, 1, 2, 7], 3, 1072500, 2, 8580, 12870],
  [410, '5|3,5', [5, 3, 1, 2, 7], 1, 10725000, 1, 42900, 42900],
  [411, '3,5,7', [5, 3, 1, 2, 7], 3, 5362500, 1, 21450, 21450],
  [412, '3,5|3|1,2', [5, 3, 1, 2, 7], 2, 96525000, 1, 386100, 386100],
  [413, '1,2,3,5', [5, 3, 1, 2, 7], 4, 16087500, 1, 64350, 64350],
  [414, 'b,s,o,e', [5, 3, 1, 2, 7], 4, 209511, 2, 1635, 1676],
  [415, 'd,t', [5, 3, 1, 2, 7], 2, 195000, 1, 780, 780],
  [501, '13,14', [6, 3, 5], 2, 1404000, 1, 5616, 5616],
  [502, 'b,e', [6, 3, 5], 2, 195000, 2, 1560, 1560],
  [503, 'x', [2, 2, 2], 1, 3510000, 1, 14040, 14040],
  [504, '2,3', [2, 2, 2], 2, 21060000, 1, 84240, 84240],
  [505, '2,5', [2, 5, 2], 2, 1316250, 1, 5265, 5265],
  [505, '2,5', [2, 2, 2], 2, 1316250, 1, 5265, 5265],
  [506, '3,5,6', [6, 3, 5], 3, 702000, 3, 8424, 8424],
  [507, '3,4,5,6', [6, 3, 5], 4, 3510000, 1, 14040, 14040],
  [508, 'x', [4, 2, 3], 1, 877500, 1, 3510, 3510],
  [601, '45,49', [49, 37, 35, 43, 31, 32, 45], 2, 4777500, 1, 19110, 19110],
  [602, 'b,o', [49, 37, 35, 43, 31, 32, 45], 2, 191100, 2, 1528, 1528],
  [603, 'r,g', [49, 37, 35, 43, 31, 32, 45], 2, 298593, 1, 1124, 1194],
  [604, '7,8,11', [49, 37, 35, 43, 31, 32, 45], 3, 1194375, 1, 4777, 4777],
  [605, '31,35,45,49', [49, 37, 35, 43, 31, 32, 45], 4, 796250, 3, 9555, 12740],
  [606, '49|37|||32|', [49, 37, 35, 43, 31, 32, 45], 3, 4777500, 2, 38220, 57330],
  [607, '31,32,35,40', [49, 37, 35, 43, 31, 32, 45], 6, 7644000, 3, 91728, 183456],
  [608, '31,32,35,37', [49, 37, 35, 43, 31, 32, 45], 4, 89817000, 4, 1437072, 1437072],
]

export const WON = ROWS.map(([playId, numbers, draw, notes, odds, winNotes, returned, maxReturn]) => ({
  playId,
  numbers,
  draw,
  notes,
  odds,
  winNotes,
  stake: notes * 200 * 2,
  returned,
  maxReturn,
  source: `lottery 4.${Math.floor(playId / 100)}; lottery 4.8`,
  named: [String(playId)],
}))

/** Two notes win 2.09511 and 1.99314 times 0.01: rounded down once, for the bet. */
export const ROUNDED_ONCE = {
  source: 'lottery 4.8; lottery 4.4',
  named: ['rounded down once for the bet', '2.09511', '1.99314'],
  playId: 414,
  numbers: 's,e',
  draw: [5, 3, 1, 2, 7],
  unit: 1,
  multiple: 1,
  returned: 4,
} as const

/** The example of the page. */
export const EXAMPLE = {
  source: 'lottery 4.8',
  codes: [202, '2,7|0,5,8|4,6', '48.00', '390 000', '3 900.00'],
  playId: 202,
  numbers: '2,7|0,5,8|4,6',
  notes: 12,
  stake: 4800,
  lost: [7, 2, 0, 5, 4],
  won: [7, 2, 7, 5, 4],
  returned: 390_000,
} as const

const run = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).join(',')
const times = (count: number, group: string): string => Array(count).fill(group).join('|')
const DIGITS = run(0, 9)
const TEN = run(1, 10)
const ELEVEN = run(1, 11)
const FORTY_NINE = run(1, 49)
const SIDES = 'b,s,o,e'

type Sized = readonly [playId: number, least: string, leastNotes: number, most: string, mostNotes: number]

const SIZED: readonly Sized[] = [
  [101, '0|0|0', 1, times(3, DIGITS), 1000],
  [102, '0,1', 2, DIGITS, 90],
  [103, '0,1,2', 1, DIGITS, 120],
  [104, '0', 1, run(0, 27), 28],
  [105, '||7', 1, times(3, DIGITS), 30],
  [106, 'b||', 1, times(3, SIDES), 12],
  [107, 'b', 1, SIDES, 4],
  [108, 'x', 1, 'd,t,x', 3],
  [201, '||||9', 1, times(5, DIGITS), 50],
  [202, '0|0|0', 1, times(3, DIGITS), 1000],
  [203, '9|9|9', 1, times(3, DIGITS), 1000],
  [204, '0|5|9', 1, times(3, DIGITS), 1000],
  [205, '8,9', 2, DIGITS, 90],
  [206, '0,9', 2, DIGITS, 90],
  [207, '7,8,9', 1, DIGITS, 120],
  [208, '0,1,2', 1, DIGITS, 120],
  [209, '27', 1, run(0, 27), 28],
  [210, '0|0', 1, times(2, DIGITS), 100],
  [211, '9|0', 1, times(2, DIGITS), 100],
  [212, '0|0|0|0', 1, times(4, DIGITS), 10000],
  [213, '9|9|9|9|9', 1, `${times(4, DIGITS)}|0`, 10000],
  [214, '||||e', 1, times(5, SIDES), 20],
  [215, 'o', 1, SIDES, 4],
  [216, 't', 1, 'd,t,x', 3],
  [301, '|||||||||1', 1, times(10, TEN), 100],
  [302, 's|||||||||', 1, times(10, SIDES), 40],
  [303, '||||t', 1, times(5, 'd,t'), 10],
  [304, '19', 1, run(3, 19), 17],
  [305, 'e', 1, SIDES, 4],
  [306, '1|2', 1, times(2, TEN), 90],
  [307, '3|2|1', 1, times(3, TEN), 720],
  [401, '11', 1, ELEVEN, 11],
  [402, '10,11', 1, ELEVEN, 55],
  [403, '1,2,3', 1, ELEVEN, 165],
  [404, '1,2,3,4', 1, ELEVEN, 330],
  [405, '1,2,3,4,5', 1, ELEVEN, 462],
  [406, '1,2,3,4,5,6', 1, ELEVEN, 462],
  [407, '1,2,3,4,5,6,7', 1, ELEVEN, 330],
  [408, '1,2,3,4,5,6,7,8', 1, ELEVEN, 165],
  [409, '||11', 1, times(3, ELEVEN), 33],
  [410, '11|1', 1, times(2, ELEVEN), 110],
  [411, '1,11', 1, ELEVEN, 55],
  [412, '1|2|3', 1, times(3, ELEVEN), 990],
  [413, '9,10,11', 1, ELEVEN, 165],
  [414, 'b', 1, SIDES, 4],
  [415, 't', 1, 'd,t', 2],
  [501, '3', 1, run(3, 18), 16],
  [502, 's', 1, SIDES, 4],
  [503, 'x', 1, 'x', 1],
  [504, '6', 1, '1,2,3,4,5,6', 6],
  [505, '1', 1, '1,2,3,4,5,6', 6],
  [506, '5,6', 1, '1,2,3,4,5,6', 15],
  [507, '4,5,6', 1, '1,2,3,4,5,6', 20],
  [508, 'x', 1, 'x', 1],
  [601, '49', 1, FORTY_NINE, 49],
  [602, 'e', 1, SIDES, 4],
  [603, 'u', 1, 'r,u,g', 3],
  [604, '12', 1, run(1, 12), 12],
  [605, '1', 1, FORTY_NINE, 49],
  [606, '|||||49', 1, times(6, FORTY_NINE), 294],
  [607, '48,49', 1, run(1, 12), 66],
  [608, '47,48,49', 1, run(38, 49), 220],
]

/** The least and the most of each play. The most of 213 is cut to the notes that a bet may have. */
export const NUMBERS = SIZED.map(([playId, least, leastNotes, most, mostNotes]) => ({
  playId,
  least: { numbers: least, notes: leastNotes },
  most: { numbers: most, notes: mostNotes },
  source: `lottery 4.${Math.floor(playId / 100)}; lottery 4.8`,
  named: [String(playId)],
}))

/** One group more than a bet may have, and twice the notes. */
export const TOO_MANY_NOTES = {
  source: 'lottery 4.8',
  named: ['10 000'],
  playId: 213,
  numbers: `${times(4, DIGITS)}|0,1`,
  notes: 20_000,
  code: 5,
} as const

type Malformed = readonly [playId: number, numbers: string, why: string]

/** Not written as the page says: refused with 5. */
const MALFORMED: readonly Malformed[] = [
  [101, '5,5|0|0', 'a value twice'],
  [101, '7,2|0|0', 'out of order'],
  [101, '1|2', 'too few groups'],
  [101, '1|2|3|4', 'too many groups'],
  [101, '1||3', 'an empty group that is not allowed'],
  [101, '01|2|3', 'a digit with a zero before it'],
  [101, ' 1|2|3', 'a space'],
  [101, '1,|2|3', 'a comma too many'],
  [102, '5', 'too few digits'],
  [103, '5,6', 'too few digits'],
  [105, '||', 'nothing chosen'],
  [106, 's,b||', 'words out of order'],
  [108, 'x,d', 'words out of order'],
  [202, '2,7|0,5,8', 'too few groups'],
  [213, '1|2|3|4|5|6', 'too many groups'],
  [301, '1|2', 'too few groups'],
  [306, '3|3', 'no pair without a number twice'],
  [402, '7', 'too few numbers'],
  [503, '', 'nothing chosen'],
  [506, '4', 'too few faces'],
  [603, 'u,r', 'words out of order'],
  [607, '1', 'too few numbers'],
  [607, '1,2,3,4,5,6,7,8,9,10,11,12,13', 'too many numbers'],
]

/** A play or a value that does not exist: refused with 3002. */
const UNKNOWN: readonly Malformed[] = [
  [199, '1', 'no such play'],
  [101, '10|0|0', 'not a digit'],
  [104, '28', 'not a sum'],
  [107, 'd', 'not a word of the play'],
  [301, '11|||||||||', 'not a number of the series'],
  [304, '2', 'not a sum'],
  [401, '12', 'not a number of the series'],
  [501, '19', 'not a sum'],
  [504, '7', 'not a face'],
  [601, '50', 'not a number of the series'],
  [604, '13', 'not a sign'],
]

const refused =
  (code: number) =>
  ([playId, numbers, why]: Malformed) => ({
    playId,
    numbers,
    why,
    code,
    source: 'lottery 7.4; lottery 4',
    named: [String(code)],
  })
export const REFUSED_NUMBERS = [...MALFORMED.map(refused(5)), ...UNKNOWN.map(refused(3002))]
