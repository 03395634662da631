/** What follows from the seed `000102…1f`, and the prices that follow from weights and chances. */

/** Commitments by game and round. */
export const COMMITMENTS = [
  ['31101', '20261120-0346', '229c390f6126b2f90f45cd733da3137a3b4168a0246cfd22f969ca30ecb93761'],
  ['31001', '20261120-0212', 'b1e850822faa80640754197611b27c2a3e8539f16e8c4f0999267b14646509ff'],
  ['31004', '20261120-0098', '69c789bc96499a109f71cd08002651800d8a58406142cbeb69a44182d5ca45a1'],
  ['31201', '20261120-0212', 'ad762c6858b5446df41bc4eedc032a272b9606e035cfaf662713777cd3082202'],
].map(([game, round, commitment]) => ({
  game: game ?? '',
  round: round ?? '',
  commitment: commitment ?? '',
  source: 'virtual-sports 3',
  codes: [game, round, commitment],
}))

/** The winner's time and the gaps, ms: the least value, and how many values there are. */
export const RACE_RULES = [
  { game: 'horses', weights: 120, winner: [57_000, 2001], gap: [150, 651], source: 'virtual-sports 3.1' },
  { game: 'greyhounds', weights: 90, winner: [28_000, 1001], gap: [60, 301], source: 'virtual-sports 3.1' },
  { game: 'speedway', weights: 60, winner: [52_000, 2001], gap: [300, 1201], source: 'virtual-sports 3.1' },
  { game: 'motorbikes', weights: 90, winner: [60_000, 2001], gap: [100, 901], source: 'virtual-sports 3.1' },
] as const

/** A race of horses: by number, and `order`, `times` by place; `T` is the length of the film, ms. */
export const RACE = {
  source: 'virtual-sports 3.1; virtual-sports 4; virtual-sports 6.4',
  key: ['virtual', '31101', '20261120-0346'],
  weights: [15, 40, 9, 12, 20, 6, 11, 7],
  draws: [109, 105, 48, 32, 1, 27, 11],
  order: [7, 8, 2, 4, 1, 5, 6, 3],
  times: [57_456, 58_199, 58_710, 59_052, 59_208, 59_739, 60_293, 60_674],
  gaps: [743, 511, 342, 156, 531, 554, 381],
  splits: {
    7: [112_487, 247_522, 375_495, 514_246, 626_238, 736_868, 861_496, 1_000_000],
    8: [125_999, 257_935, 393_627, 503_876, 629_028, 758_541, 888_175, 1_000_000],
    1: [117_492, 239_855, 364_589, 496_566, 628_293, 763_640, 875_265, 1_000_000],
  },
  covered: [
    { time: 20_000, of: [347_947, 359_593, 326_317], first: [8, 7, 6] },
    { time: 40_000, of: [689_239, 693_574, 672_227], first: [8, 7, 1] },
    { time: 57_000, of: [991_206, 981_569, 972_851], first: [7, 8, 2] },
  ],
  T: 64_674,
} as const

/** A football match without what was before, and a second leg that is level after it. */
export const FOOTBALL = {
  source: 'virtual-sports 3.2',
  key: ['virtual', '31001', '20261120-0212'],
  chances: [124, 112],
  score: [2, 1],
  half: [1, 1],
  goals: [
    [0, 0, 1556],
    [0, 1, 1229],
    [1, 0, 1690],
  ],
  minutes: [26, 66, 29],
} as const

export const SECOND_LEG = {
  source: 'virtual-sports 3.2',
  key: ['virtual', '31004', '20261120-0098'],
  chances: [124, 112],
  before: [0, 2],
  score: [3, 1],
  kicks: ['1101110', '1111011'],
  codes: ['1101110', '1111011', '3:1', '3:3', '6:5'],
} as const

export const BASKETBALL = {
  source: 'virtual-sports 3.3',
  key: ['virtual', '31201', '20261120-0212'],
  chances: [388, 380],
  draws: [54, 753, 640, 839, 926, 297],
  quarters: [
    [30, 35],
    [25, 15],
    [25, 19],
    [16, 7],
  ],
  score: [96, 76],
} as const

/** Lengths of films, ms; of a race it is the time of the last one and `behindTheLine`. */
export const FILMS = {
  source: 'virtual-sports 4',
  named: [
    '45 000',
    '5 000',
    '95 000',
    '1 500',
    '100 000',
    '24 000',
    '26 000',
    '54 000',
    '80 000',
    '109 000',
    '4 000',
  ],
  behindTheLine: 4000,
  football: { half: 45_000, break: 5000, kicksFrom: 95_000, kick: 1500, T: 100_000 },
  basketball: { quarter: 24_000, quartersFrom: [0, 26_000, 54_000, 80_000], possession: 1200, T: 109_000 },
} as const

const card = (
  weights: readonly number[],
  win: readonly number[],
  place: readonly number[],
  forecast: readonly [number, number],
) => ({ source: 'virtual-sports 5.1', codes: weights, weights, win, place, forecast })

/** Cards A to D of 8, 6 and 4 entrants: weights and prices × 100 by class, the strongest first. */
export const CARDS = [
  card(
    [40, 20, 15, 12, 11, 9, 7, 6],
    [277, 555, 740, 925, 1010, 1234, 1587, 1851],
    [121, 180, 225, 271, 292, 350, 440, 509],
    [1071, 29_081],
  ),
  card(
    [24, 20, 18, 16, 14, 12, 9, 7],
    [462, 555, 617, 694, 793, 925, 1234, 1587],
    [168, 192, 208, 228, 255, 291, 376, 474],
    [2142, 19_217],
  ),
  card(
    [32, 30, 14, 12, 10, 9, 7, 6],
    [347, 370, 793, 925, 1111, 1234, 1587, 1851],
    [135, 140, 240, 274, 322, 354, 446, 515],
    [982, 29_081],
  ),
  card(
    [18, 17, 16, 15, 15, 14, 13, 12],
    [617, 653, 694, 740, 740, 793, 854, 925],
    [212, 222, 233, 246, 246, 260, 277, 297],
    [3571, 7417],
  ),
  card(
    [30, 20, 14, 11, 8, 7],
    [277, 416, 595, 757, 1041, 1190],
    [155, 207, 282, 352, 474, 539],
    [803, 11_910],
  ),
  card(
    [20, 18, 16, 14, 12, 10],
    [416, 462, 520, 595, 694, 833],
    [215, 235, 260, 293, 336, 398],
    [1562, 5357],
  ),
  card(
    [26, 24, 14, 11, 8, 7],
    [320, 347, 595, 757, 1041, 1190],
    [171, 181, 284, 354, 478, 543],
    [824, 11_910],
  ),
  card(
    [17, 16, 15, 15, 14, 13],
    [490, 520, 555, 555, 595, 641],
    [248, 262, 277, 277, 294, 315],
    [2156, 3399],
  ),
  card([26, 15, 11, 8], [213, 370, 505, 694], [124, 172, 224, 299], [467, 3165]),
  card([18, 16, 14, 12], [308, 347, 396, 462], [160, 175, 194, 220], [781, 1530]),
  card([21, 20, 11, 8], [264, 277, 505, 694], [140, 144, 230, 306], [497, 3165]),
  card([16, 15, 15, 14], [347, 370, 370, 396], [176, 185, 185, 195], [982, 1173]),
]

/** Prices × 100 of the race above. */
export const RACE_PRICES = {
  source: 'virtual-sports 5.1',
  codes: ['10.71', '13.39', '5.95', '2.52', '1.46', '2.02', '1.70'],
  forecasts: { '2-5': 1071, '5-2': 1339 },
  quinella: { '2-5': 595 },
  over: 252,
  under: 146,
  odd: 202,
  even: 170,
} as const

/** Prices × 100 with the chances 124 and 112, and chances of results × 1 000 000, rounded. */
export const FOOTBALL_PRICES = {
  source: 'virtual-sports 5.2',
  codes: ['0.405639', '0.258262', '0.336099', '2.32', '3.65', '2.80', '2.83', '2.48', '3.29', '9.08', '7.07'],
  chances: [405_639, 258_262, 336_099],
  result: [232, 365, 280],
  firstHalf: [283, 248, 329],
  over: 171,
  under: 209,
  bothScore: [156, 238],
  oddEven: [188, 188],
  score21: 908,
  score11: 707,
  toQualify: [176, 202],
} as const

/** With 388 and 380: home, level, and the chance of the winner without a level game, × 1 000 000. */
export const BASKETBALL_CHANCES = {
  source: 'virtual-sports 5.2',
  codes: ['0.521457', '0.027306', '0.536096'],
  home: 521_457,
  level: 27_306,
  winner: 536_096,
} as const
