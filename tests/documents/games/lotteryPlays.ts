type Chance = readonly [ways: number, of: number]

/** A play with one chance, or with one for each value of `numbers`. */
interface Play {
  readonly code: number
  readonly means: string
  readonly chances: Readonly<Record<string, Chance>> | Chance
  /** European × 100 000: the highest, and by value where they differ. */
  readonly odds: number
  readonly oddsOf: Readonly<Record<string, number>>
  /** How many notes of a bet can win at once, or what then counts. */
  readonly together: number
  readonly source: string
  readonly named: readonly string[]
}

const even = (
  section: string,
  code: number,
  means: string,
  chance: Chance,
  odds: number,
  together: number,
  written: readonly string[],
): Play => ({
  code,
  means,
  chances: chance,
  odds,
  oddsOf: {},
  together,
  source: `lottery ${section}`,
  named: [String(code), means, ...written],
})

const byValue = (
  section: string,
  code: number,
  means: string,
  of: number,
  values: Readonly<Record<string, readonly [ways: number, odds: number]>>,
  together: number,
  written: readonly string[],
): Play => ({
  code,
  means,
  chances: Object.fromEntries(Object.entries(values).map(([value, [ways]]) => [value, [ways, of] as const])),
  odds: Math.max(...Object.values(values).map(([, odds]) => odds)),
  oddsOf: Object.fromEntries(Object.entries(values).map(([value, [, odds]]) => [value, odds])),
  together,
  source: `lottery ${section}; lottery 4.7`,
  named: [String(code), means, ...written],
})

type Ways = readonly (readonly [ways: number, odds: number])[]

/** Values from `first` on. */
const from = (first: number, ways: Ways): Readonly<Record<string, readonly [number, number]>> =>
  Object.fromEntries(ways.map((way, index) => [String(first + index), way]))
const mirrored = (ways: Ways): Ways => [...ways, ...ways.toReversed()]

/** Ways to a sum of three digits, 0 to 13, and their odds; 14 to 27 are the same backwards. */
const DIGIT_SUMS: Ways = [
  [1, 97_500_000],
  [3, 32_500_000],
  [6, 16_250_000],
  [10, 9_750_000],
  [15, 6_500_000],
  [21, 4_642_857],
  [28, 3_482_142],
  [36, 2_708_333],
  [45, 2_166_666],
  [55, 1_772_727],
  [63, 1_547_619],
  [69, 1_413_043],
  [73, 1_335_616],
  [75, 1_300_000],
]

/** Of the first two of PK10, 3 to 19. */
const PAIR_SUMS: Ways = [
  [2, 4_387_500],
  [2, 4_387_500],
  [4, 2_193_750],
  [4, 2_193_750],
  [6, 1_462_500],
  [6, 1_462_500],
  [8, 1_096_875],
  [8, 1_096_875],
  [10, 877_500],
  [8, 1_096_875],
  [8, 1_096_875],
  [6, 1_462_500],
  [6, 1_462_500],
  [4, 2_193_750],
  [4, 2_193_750],
  [2, 4_387_500],
  [2, 4_387_500],
]

/** Of three dice, 3 to 10; 11 to 18 are the same backwards. */
const DICE_SUMS: Ways = [
  [1, 21_060_000],
  [3, 7_020_000],
  [6, 3_510_000],
  [10, 2_106_000],
  [15, 1_404_000],
  [21, 1_002_857],
  [25, 842_400],
  [27, 780_000],
]

const THREE_DIGITS = [
  '0–13: 1 3 6 10 15 21 28 36 45 55 63 69 73 75; 14–27 the same backwards (14 has 75, 27 has 1)',
  'c/1000 (4.7)',
  '975 / c',
]
const DUEL = { d: [45, 216_666], t: [45, 216_666], x: [10, 975_000] } as const

const DIGITS_3 = [
  even('4.1', 101, 'direct', [1, 1000], 97_500_000, 1, ['1/1000', '975']),
  even('4.1', 102, 'group of three', [3, 1000], 32_500_000, 1, ['3/1000', '325']),
  even('4.1', 103, 'group of six', [6, 1000], 16_250_000, 1, ['6/1000', '162.5']),
  byValue('4.1', 104, 'sum', 1000, from(0, mirrored(DIGIT_SUMS)), 1, THREE_DIGITS),
  even('4.1', 105, 'position', [1, 10], 975_000, 3, ['1/10', '9.75']),
  even('4.1', 106, 'big, small, odd, even', [1, 2], 195_000, 6, ['1/2', '1.95']),
  even('4.1', 107, 'sum, two-sided', [1, 2], 195_000, 2, ['b 14–27, s 0–13, o, e', '1.95']),
  byValue('4.1', 108, 'dragon and tiger', 100, DUEL, 1, ['45/100', '2.16666', '10/100', '9.75']),
]

const DIRECT_THREE = ['1/1000', '975']
const DIGITS_5 = [
  even('4.2', 201, 'position', [1, 10], 975_000, 5, ['1/10', '9.75']),
  even('4.2', 202, 'direct, last', [1, 1000], 97_500_000, 1, DIRECT_THREE),
  even('4.2', 203, 'first', [1, 1000], 97_500_000, 1, DIRECT_THREE),
  even('4.2', 204, 'middle three', [1, 1000], 97_500_000, 1, DIRECT_THREE),
  even('4.2', 205, 'group of three, last', [3, 1000], 32_500_000, 1, ['3/1000', '325']),
  even('4.2', 206, 'first three', [3, 1000], 32_500_000, 1, ['3/1000', '325']),
  even('4.2', 207, 'group of six, last', [6, 1000], 16_250_000, 1, ['6/1000', '162.5']),
  even('4.2', 208, 'first three', [6, 1000], 16_250_000, 1, ['6/1000', '162.5']),
  byValue('4.2', 209, 'sum of the last three', 1000, from(0, mirrored(DIGIT_SUMS)), 1, THREE_DIGITS),
  even('4.2', 210, 'direct, last', [1, 100], 9_750_000, 1, ['1/100', '97.5']),
  even('4.2', 211, 'first two', [1, 100], 9_750_000, 1, ['1/100', '97.5']),
  even('4.2', 212, 'direct, last four', [1, 10_000], 975_000_000, 1, ['1/10 000', '9 750']),
  even('4.2', 213, 'direct, five', [1, 100_000], 9_750_000_000, 1, ['1/100 000', '97 500']),
  even('4.2', 214, 'big, small, odd, even', [1, 2], 195_000, 10, ['1/2', '1.95']),
  even('4.2', 215, 'sum of all, two-sided', [1, 2], 195_000, 2, ['b 23–45, s 0–22, o, e', '1.95']),
  byValue('4.2', 216, 'dragon and tiger', 100, DUEL, 1, ['45/100; 10/100', '2.16666; 9.75']),
]

const PK10 = [
  even('4.3', 301, 'position', [1, 10], 975_000, 10, ['1/10', '9.75']),
  even('4.3', 302, 'big, small, odd, even', [1, 2], 195_000, 20, ['1/2', '1.95']),
  even('4.3', 303, 'dragon and tiger', [1, 2], 195_000, 5, ['1/2', '1.95']),
  byValue('4.3', 304, 'sum of the first two', 90, from(3, PAIR_SUMS), 1, [
    '3–11: 2 2 4 4 6 6 8 8 10; 12–19: 8 8 6 6 4 4 2 2',
    '87.75 / c',
  ]),
  byValue(
    '4.3',
    305,
    'the same, two-sided',
    90,
    { b: [40, 219_375], s: [50, 175_500], o: [50, 175_500], e: [40, 219_375] },
    2,
    ['b 12–19; s 3–11; o; e', '40/90; 50/90; 50/90; 40/90', '2.19375; 1.755; 1.755; 2.19375'],
  ),
  even('4.3', 306, 'direct, first two', [1, 90], 8_775_000, 1, ['1/90', '87.75']),
  even('4.3', 307, 'direct, first three', [1, 720], 70_200_000, 1, ['1/720', '702']),
]

const ELEVEN_OF_FIVE = [
  even('4.4', 401, 'one of five', [5, 11], 214_500, 5, ['5/11', '2.145']),
  even('4.4', 402, 'two of five', [84, 462], 536_250, 10, ['84/462', '5.3625']),
  even('4.4', 403, 'three of five', [28, 462], 1_608_750, 10, ['28/462', '16.0875']),
  even('4.4', 404, 'four of five', [7, 462], 6_435_000, 5, ['7/462', '64.35']),
  even('4.4', 405, 'five of five', [1, 462], 45_045_000, 1, ['1/462', '450.45']),
  even('4.4', 406, 'six', [6, 462], 7_507_500, 6, ['6/462', '75.075']),
  even('4.4', 407, 'seven', [21, 462], 2_145_000, 15, ['21/462', '21.45']),
  even('4.4', 408, 'eight', [56, 462], 804_375, 20, ['56/462', '8.04375']),
  even('4.4', 409, 'position, first three', [1, 11], 1_072_500, 3, ['1/11', '10.725']),
  even('4.4', 410, 'first two: direct', [1, 110], 10_725_000, 1, ['1/110', '107.25']),
  even('4.4', 411, 'group', [2, 110], 5_362_500, 1, ['2/110', '53.625']),
  even('4.4', 412, 'first three: direct', [1, 990], 96_525_000, 1, ['1/990', '965.25']),
  even('4.4', 413, 'group', [6, 990], 16_087_500, 1, ['6/990', '160.875']),
  byValue(
    '4.4',
    414,
    'sum, two-sided',
    462,
    { b: [215, 209_511], s: [215, 209_511], o: [236, 190_868], e: [226, 199_314] },
    2,
    ['215/462; 215/462; 236/462; 226/462', '2.09511; 2.09511; 1.90868; 1.99314'],
  ),
  even('4.4', 415, 'dragon and tiger', [1, 2], 195_000, 1, ['1/2', '1.95']),
]

const K3 = [
  byValue('4.5', 501, 'sum', 216, from(3, mirrored(DICE_SUMS)), 1, [
    '3–10: 1 3 6 10 15 21 25 27; 11–18 the same backwards',
    '210.6 / c',
  ]),
  even('4.5', 502, 'two-sided', [1, 2], 195_000, 2, ['b 11–18, s 3–10, o, e', '1.95']),
  even('4.5', 503, 'any triple', [6, 216], 3_510_000, 1, ['6/216', '35.1']),
  even('4.5', 504, 'one triple', [1, 216], 21_060_000, 1, ['1/216', '210.6']),
  even('4.5', 505, 'pair', [16, 216], 1_316_250, 1, ['16/216', '13.1625']),
  even('4.5', 506, 'two different', [30, 216], 702_000, 3, ['30/216', '7.02']),
  even('4.5', 507, 'three different', [6, 216], 3_510_000, 1, ['6/216', '35.1']),
  even('4.5', 508, 'any run', [24, 216], 877_500, 1, ['24/216', '8.775']),
]

/** In a year of the horse, whose sign is 7. */
const SIGNS = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    String(index + 1),
    index + 1 === 7 ? ([5, 955_500] as const) : ([4, 1_194_375] as const),
  ]),
)

const MARK_SIX = [
  even('4.6', 601, 'special number', [1, 49], 4_777_500, 1, ['1/49', '47.775']),
  byValue(
    '4.6',
    602,
    'special, two-sided',
    49,
    { b: [25, 191_100], s: [24, 199_062], o: [25, 191_100], e: [24, 199_062] },
    2,
    ['b 25–49; s 1–24; o; e', '25/49; 24/49; 25/49; 24/49', '1.911; 1.99062; 1.911; 1.99062'],
  ),
  byValue('4.6', 603, 'special, colour', 49, { r: [17, 281_029], u: [16, 298_593], g: [16, 298_593] }, 1, [
    '17/49; 16/49; 16/49',
    '2.81029; 2.98593; 2.98593',
  ]),
  byValue('4.6', 604, 'special, sign', 49, SIGNS, 1, ['5/49; 4/49', '9.555; 11.94375']),
  even('4.6', 605, 'normal number', [6, 49], 796_250, 6, ['6/49', '7.9625']),
  even('4.6', 606, 'normal, by position', [1, 49], 4_777_500, 6, ['1/49', '47.775']),
  even('4.6', 607, 'two of the six', [15, 1176], 7_644_000, 15, ['15/1176', '76.44']),
  even('4.6', 608, 'three of the six', [20, 18_424], 89_817_000, 20, ['20/18424', '898.17']),
]

/** By series, 1 to 6. */
export const PLAYS: Readonly<Record<number, readonly Play[]>> = {
  1: DIGITS_3,
  2: DIGITS_5,
  3: PK10,
  4: ELEVEN_OF_FIVE,
  5: K3,
  6: MARK_SIX,
}

/** The rule of all odds, × 100 000: 97 500 × `of` / `ways`, cut. */
export const ODDS_RULE = {
  source: 'lottery 4',
  named: ['0.975 / p', 'cut to five decimals'],
  factor: 97_500,
} as const

/** Odds that the page computes. */
export const COMPUTED_ODDS = [
  { playId: 104, value: '5', odds: 4_642_857, codes: ['4 642 857'] },
  { playId: 501, value: '9', odds: 842_400, codes: ['842 400'] },
].map((computed) => ({ ...computed, source: 'lottery 4.7' }))
