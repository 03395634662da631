import { documentedFields } from '../documented.ts'

/** Past rounds of baccarat with the seed `000102…1f`: one for each rule by which the banker draws or stands. */
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const RECORD = 'anchor 4.7; rounds 3.4'

type Row = readonly [
  round: string,
  player: readonly number[],
  banker: readonly number[],
  playerPoints: number,
  bankerPoints: number,
  winOptions: readonly string[],
  commitment: string,
]

const ROWS: readonly Row[] = [
  // The banker draws with 6 against a 6.
  [
    '20261120-0275',
    [28, 32, 18],
    [22, 44, 38],
    6,
    6,
    ['tie', 'big', 'even'],
    '41ad862fabe2ee30cfe09094d1489d73ea967e330e8e6957d70472628f8dcee5',
  ],
  // The example of the page: a natural.
  [
    '20261120-0207',
    [20, 23],
    [11, 35],
    8,
    0,
    ['player', 'small', 'even'],
    'dcb0078dd4e7d882e877dff2801ade4e4a154cb1d8f659398a717550cbebb845',
  ],
  // The banker draws with 3 against a 7.
  [
    '20261120-0152',
    [14, 24, 32],
    [49, 41, 18],
    9,
    9,
    ['tie', 'big', 'odd'],
    '1455cf30f456f72981cee66aad6c74f9f067c23d8444c5be898459b348443581',
  ],
  // The banker draws with 2 against a 4.
  [
    '20261120-0118',
    [29, 6, 29],
    [47, 28, 48],
    5,
    2,
    ['player', 'small', 'even'],
    '625b8eb605cea5129d608012e9f6569f02b13a321d4676f94baedc777ea436b5',
  ],
  // The banker draws with 4 against a 2.
  [
    '20261120-0093',
    [51, 13, 27],
    [29, 24, 35],
    3,
    4,
    ['banker', 'small', 'even'],
    'af4e44f0982fa69f248847e07150e51943bea063d2ed29c7af829d954b14add9',
  ],
  // The banker stands with 5 against a 3.
  [
    '20261120-0087',
    [29, 37, 28],
    [51, 43],
    7,
    5,
    ['player', 'small', 'odd'],
    '65b9411aec26e299d70bfee6836c5a37502aabff99c5f70c343579eb5bbd6765',
  ],
  // The player stood with 6, and the banker draws with 5.
  [
    '20261120-0042',
    [8, 32],
    [17, 22, 49],
    6,
    5,
    ['player', 'small', 'odd'],
    '51fa7767ef5abb18c0899f3589892af5e6bf35b267b53c8fae3e63f2765b32f6',
  ],
  // The banker draws with 5 against a 4.
  [
    '20261120-0023',
    [30, 18, 16],
    [26, 29, 46],
    5,
    3,
    ['player', 'small', 'odd'],
    '5a2e6463b030ec2689375aa045f10b3044164df21a8de16a995e1cfd2b843b8a',
  ],
  // The banker stands with 3 against an 8.
  [
    '20261120-0018',
    [44, 8, 33],
    [15, 38],
    3,
    3,
    ['tie', 'small', 'odd'],
    'd8db077464f00f3e215f88aecbd347da28fb9ddcad990be94cc5ce1ac338a422',
  ],
  // Two naturals.
  [
    '20261120-0015',
    [1, 32],
    [42, 17],
    9,
    9,
    ['tie', 'big', 'odd'],
    '399d17765ff868fda5ceaee48bc0dce1ba78b9d04ebaef79d043038ee5e3b098',
  ],
  // The banker stands with 4 against a 1.
  [
    '20261120-0013',
    [30, 33, 0],
    [18, 33],
    4,
    4,
    ['tie', 'small', 'even'],
    'a85561b4c6516add1708bbd93398beff311dcae3e62260f1edc533f7c9ce6d3a',
  ],
  // The banker stands with 7.
  [
    '20261120-0011',
    [45, 20, 32],
    [33, 47],
    2,
    7,
    ['banker', 'big', 'odd'],
    'e69263e996a02b5290625f72b3d570705c280e336db626c988e8801a73d54fe2',
  ],
  // The banker has a natural, and the player with 5 does not draw.
  [
    '20261120-0007',
    [7, 32],
    [29, 4],
    5,
    9,
    ['banker', 'big', 'odd'],
    '9488376d5334486e0594b12b22dea032c88b33bc7b7732b322b93f0b50151a73',
  ],
  // The banker stands with 6 against a 5.
  [
    '20261120-0003',
    [36, 28, 43],
    [31, 11],
    8,
    6,
    ['player', 'big', 'even'],
    'a000ce50d70ecfa20cfbd52a8180bb5fd52f8730d4771ca0575ae043079b0de9',
  ],
  // Both stand with 7.
  [
    '20261120-0001',
    [4, 14],
    [33, 47],
    7,
    7,
    ['tie', 'big', 'odd'],
    '8621b5cac41c95d8ac21019c470c31099c312646ac46fd3badd9b438853a4c69',
  ],
]

/** The first round of the day was drawn at its opening and 28 s; each takes 45 s. */
const drawTime = (round: string) => 1_795_104_000_000 + 45_000 * (Number(round.slice(9)) - 1) + 28_000

const records = ROWS.map(([roundNo, player, banker, playerPoints, bankerPoints, winOptions, commitment]) => ({
  roundNo,
  drawTime: drawTime(roundNo),
  result: { player, banker, playerPoints, bankerPoints },
  winOptions,
  voided: false,
  commitment,
  seed: SEED,
}))

/** It was given back: its seed is told, and it has no result. */
const GIVEN_BACK = {
  roundNo: '20261120-0276',
  drawTime: drawTime('20261120-0276'),
  result: null,
  winOptions: [] as string[],
  voided: true,
  commitment: 'dd5f4f067072af933a869b34fe803d8d9cd502a38ed1221c7de6415cb7d41fb7',
  seed: SEED,
}

export const RESULTS = {
  request: documentedFields('anchor 4.7', { gameCode: 'baccarat', page: 1, size: 100 }),
  answer: documentedFields(RECORD, {
    total: 1 + records.length,
    records: [GIVEN_BACK, ...records],
    ts: drawTime('20261120-0276') + 12_000,
  }),
}

/** Kicks and shots, each way they can end. */
export const BALL_RESULTS = {
  request: documentedFields('anchor 4.7', { gameCode: 'penalty', page: 1, size: 10 }),
  answer: documentedFields(RECORD, {
    total: 1000,
    records: [
      {
        roundNo: '20261120-0010',
        drawTime: drawTime('20261120-0010'),
        result: { option: 'bjq', aim: 1, keeper: null, how: 2 },
        winOptions: ['bjq'],
        voided: false,
        commitment: '6c21e41a6da84285f7d065a2617909588c57a5f62d302ec2d18e3d8f2453641e',
        seed: SEED,
      },
      {
        roundNo: '20261120-0001',
        drawTime: drawTime('20261120-0001'),
        result: { option: 'jq', aim: 5, keeper: 0, how: null },
        winOptions: ['jq'],
        voided: false,
        commitment: '9494d4dc031e2f691a0b6ace7c859d10a4cbf1aab84d4893d4f813e06ced5f53',
        seed: SEED,
      },
    ],
    ts: drawTime('20261120-0010') + 5000,
  }),
}
