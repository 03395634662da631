/** What follows from the seed `000102…1f`: bytes 0 to 31. */

export const SEED = {
  source: 'rounds 4',
  seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  codes: ['000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'],
} as const

export const COMMITMENTS = [
  [
    'anchorGame',
    'penalty',
    '20261120-0418',
    'd6433ce2e598b6e8684286dacbbcce6448a8fdafdb3f3053a1f4f418d8a76074',
  ],
  [
    'anchorGame',
    'buzzer',
    '20261120-0418',
    '5a73a3918bf048d1d3f1ef9b8d51c7279d9163b338b39fe583f8ad0325ea48f2',
  ],
  [
    'anchorGame',
    'baccarat',
    '20261120-0207',
    'dcb0078dd4e7d882e877dff2801ade4e4a154cb1d8f659398a717550cbebb845',
  ],
  ['casino', 'A12', '20261120-0031', '0a35f821065c077b5bdda1221acc0d914b9de855334e2ab9918a9051095fc7ad'],
  ['lottery', '201', '20261120-1251', 'cae5d8b03be20b6e9d9662c601c686213936bddee720e74494f31561512d597e'],
].map(([product = '', game = '', round = '', commitment = '']) => ({
  key: [product, game, round] as const,
  commitment,
  source: 'rounds 3.2',
  codes: [product, game, round, commitment],
}))

/** Block 0 of the first key, as bytes and as words. */
export const FIRST_BLOCK = {
  source: 'rounds 3.3',
  key: ['anchorGame', 'penalty', '20261120-0418'],
  bytes: '4f7692572845c038a3afe0ab19c7e0787dace0e7c80ac4cea73af55e1e9a83e6',
  words: [
    1_333_170_775, 675_659_832, 2_746_212_523, 432_529_528, 2_108_481_767, 3_356_148_942, 2_805_658_974,
    513_442_790,
  ],
  codes: ['4f7692572845c038a3afe0ab19c7e0787dace0e7c80ac4cea73af55e1e9a83e6', '1333170775', '432529528', 775],
} as const

/** A round whose first word is 2³² − (2³² mod 10 000) or more, and so is passed over. */
export const PASSED_OVER = {
  source: 'rounds 3.3; rounds 3.4',
  named: ['not below'],
  key: ['anchorGame', 'penalty', '20280514-0424'],
  words: [4_294_963_207, 2_344_399_891, 3_439_120_453, 2_825_279_795],
  least: 4_294_960_000,
  draws: [9891, 1, 2],
  result: { option: 'bjq', aim: 1, keeper: null, how: 2 },
} as const

/** The examples of the page: what is drawn, and the result. */
export const RESULTS = [
  {
    key: ['anchorGame', 'penalty', '20261120-0418'],
    draws: [775, 0, 3],
    result: { option: 'jq', aim: 0, keeper: 4, how: null },
  },
  {
    key: ['anchorGame', 'buzzer', '20261120-0418'],
    draws: [4352, 0],
    result: { option: 'jq', arc: 0, how: null },
  },
  {
    key: ['anchorGame', 'baccarat', '20261120-0207'],
    draws: [162, 89, 188, 278],
    result: { player: [20, 23], banker: [11, 35], playerPoints: 8, bankerPoints: 0 },
  },
  {
    key: ['casino', 'A12', '20261120-0031'],
    draws: [31, 61, 406, 96],
    result: { player: [3, 51], banker: [7, 12], playerPoints: 4, bankerPoints: 8, results: [3001, 3031] },
  },
  {
    key: ['lottery', '201', '20261120-1251'],
    draws: [1, 4, 0, 9, 4],
    result: { numbers: [1, 4, 0, 9, 4] },
  },
].map((each) => ({ ...each, source: 'rounds 3.4', codes: [...each.key, ...each.draws] }))

/** Each way a kick and a shot can end. */
export const KICKS = [
  ['20261120-0001', [3460, 5, 0], { option: 'jq', aim: 5, keeper: 0, how: null }],
  ['20261120-0002', [7639, 3, 0], { option: 'bjq', aim: 3, keeper: 3, how: 0 }],
  ['20261120-0004', [8072, 4, 1], { option: 'bjq', aim: 4, keeper: null, how: 1 }],
  ['20261120-0010', [5635, 1, 2], { option: 'bjq', aim: 1, keeper: null, how: 2 }],
].map(([round, draws, result]) => ({
  key: ['anchorGame', 'penalty', round],
  draws,
  source: 'rounds 3.4',
  fields: result,
}))

export const SHOTS = [
  ['20261120-0002', [3252, 0], { option: 'jq', arc: 0, how: null }],
  ['20261120-0004', [9956, 3, 0], { option: 'bjq', arc: 3, how: 0 }],
  ['20261120-0001', [9414, 3, 1], { option: 'bjq', arc: 3, how: 1 }],
  ['20261120-0011', [5025, 2, 2], { option: 'bjq', arc: 2, how: 2 }],
].map(([round, draws, result]) => ({
  key: ['anchorGame', 'buzzer', round],
  draws,
  source: 'rounds 3.4',
  fields: result,
}))

/** `option` by r. */
export const GOALS = {
  source: 'rounds 3.4',
  below: 5000,
  of: 10_000,
  codes: ['below(10000)', 5000, 'jq', 'bjq'],
} as const

export const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'].map((means, code) => ({
  code,
  means,
  source: 'rounds 3.4',
  named: [`${code} ${means}`],
}))

/** Cards and what they are: suit × 13 + rank − 1, with their points. */
export const CARDS = [
  { card: 0, suit: 0, rank: 1, points: 1 },
  { card: 3, suit: 0, rank: 4, points: 4 },
  { card: 8, suit: 0, rank: 9, points: 9 },
  { card: 9, suit: 0, rank: 10, points: 0 },
  { card: 12, suit: 0, rank: 13, points: 0 },
  { card: 13, suit: 1, rank: 1, points: 1 },
  { card: 20, suit: 1, rank: 8, points: 8 },
  { card: 35, suit: 2, rank: 10, points: 0 },
  { card: 51, suit: 3, rank: 13, points: 0 },
].map((card) => ({ ...card, source: 'rounds 3.4; casino 3.1', named: ['suit × 13 + rank − 1'] }))

/** The next round of the shoe of table `A12`, and how many of each card were left before it. */
export const SECOND_OF_SHOE = {
  source: 'rounds 3.4; rounds 3.5; rounds 4',
  named: ['52 numbers by card'],
  key: ['casino', 'A12', '20261120-0032'],
  left: Array.from({ length: 52 }, (_, card) => ([3, 7, 12, 51].includes(card) ? 7 : 8)),
  draws: [353, 38, 140, 398, 133, 370],
  result: {
    player: [44, 18, 17],
    banker: [4, 50, 47],
    playerPoints: 7,
    bankerPoints: 4,
    results: [3002, 3005],
  },
} as const
