/** Roads of shoes: B banker, P player, T tie; marks R red, B blue. */
type Place = readonly [column: number, row: number]

const column = (at: number, rows: number): Place[] => Array.from({ length: rows }, (_, row) => [at, row])
const tail = (row: number, from: number, to: number): Place[] =>
  Array.from({ length: to - from + 1 }, (_, index) => [from + index, row])

/** Wins and ties, and the marks of big eye, small and cockroach road. */
export const VECTORS = [
  { wins: 'BBPPB', marks: ['RR', '', ''], codes: ['BBPPB', 'RR'] },
  {
    wins: 'BBBPPBBBPPPBPBPB',
    marks: ['RBRBBRRRBRRR', 'RRRRBBBBRR', 'RRRBBBR'],
    codes: ['BBBPPBBBPPPBPBPB', 'RBRBBRRRBRRR', 'RRRRBBBBRR', 'RRRBBBR'],
  },
  {
    wins: 'BBBBBBBBBPPPPPPBBBBBBBB',
    marks: ['RRRRRBRRRRRBR', 'RRRRRRR', ''],
    codes: ['9 × B, 6 × P, 8 × B', 'RRRRRBRRRRRBR', 'RRRRRRR'],
  },
  {
    wins: 'BPPBBBPBBBBPPTBPBBPPPBTTB',
    marks: ['BBRBBBBRRBRBBRBBRBBR', 'BRBBRRBBBBBBBBBRBR', 'RRBRBRBRBRRBRBB'],
    codes: ['BPPBBBPBBBBPPTBPBBPPPBTTB', 'BBRBBBBRRBRBBRBBRBBR', 'BRBBRRBBBBBBBBBRBR', 'RRBRBRBRBRRBRBB'],
  },
].map((vector) => ({ ...vector, source: 'casino 4.3' }))

/** Places of the big road, in the order of the wins. */
export const BIG_ROADS: readonly {
  readonly wins: string
  readonly places: readonly Place[]
  readonly source: string
  readonly named: readonly string[]
}[] = [
  {
    wins: 'BBBBBBBBBPPPPPPBBBBBBBB',
    places: [
      ...[...column(0, 6), ...tail(5, 1, 3)],
      ...[...column(1, 5), ...tail(4, 2, 2)],
      ...[...column(2, 4), ...tail(3, 3, 6)],
    ],
    source: 'casino 4.1',
    named: ['9 × B, 6 × P, 8 × B', '(3, 5)', '(2, 4)', '(6, 3)'],
  },
  {
    wins: 'BBBBBBBBPBBBBBB',
    places: [...[...column(0, 6), ...tail(5, 1, 2)], [1, 0], ...[...column(2, 5), ...tail(4, 3, 3)]],
    source: 'casino 4.1',
    named: ['8 × B, P, 6 × B', '(2, 5)', '(3, 4)'],
  },
]

/** Derived roads of `BBBPPBBBPPPBPBPB`, column by column. */
export const DERIVED_COLUMNS = [
  {
    road: 'big eye',
    columns: ['R', 'B', 'R', 'BB', 'RRR', 'B', 'RRR'],
    codes: ['R / B / R / B B / R R R / B / R R R'],
  },
  { road: 'small', columns: ['RRRR', 'BBBB', 'RR'], codes: ['R R R R / B B B B / R R'] },
  { road: 'cockroach', columns: ['RRR', 'BBB', 'R'], codes: ['R R R / B B B / R'] },
].map((road) => ({ ...road, source: 'casino 4.3' }))

/** What each derived road of `BBBPPBBBPPPBPBPB` would add next. */
export const ASK_ROADS = [
  { next: 'B', marks: ['B', 'B', 'B'], named: ['blue, blue, blue'] },
  { next: 'P', marks: ['R', 'R', 'R'], named: ['red, red, red'] },
].map((asked) => ({ ...asked, source: 'casino 4.3' }))

/** The first mark of each derived road: with the second win of a streak, and else with the first of the next. */
export const FIRST_MARKS = [
  { k: 1, wins: 'BPP' },
  { k: 1, wins: 'BPB' },
  { k: 2, wins: 'BPBB' },
  { k: 2, wins: 'BPBP' },
  { k: 3, wins: 'BPBPP' },
  { k: 3, wins: 'BPBPB' },
].map((first) => ({ ...first, source: 'casino 4.2', named: ['streak k + 1', 'streak k + 2'] }))

/** Ties before the first win are at (0, 0), and later ones at the last win; a mark with two or more has its number. */
export const TIES = [
  { wins: 'TTB', ties: [{ place: [0, 0], count: 2 }] },
  { wins: 'TT', ties: [{ place: [0, 0], count: 2 }] },
  { wins: 'TBTTP', ties: [{ place: [0, 0], count: 3 }] },
  {
    wins: 'BPTPTT',
    ties: [
      { place: [1, 0], count: 1 },
      { place: [1, 1], count: 2 },
    ],
  },
].map((each) => ({
  ...each,
  source: 'casino 4.1',
  named: ['Ties before the first win are a slash at (0, 0)', 'their count goes to the first win'],
}))

/** The bead plate has every round: places of the 1st, 6th, 7th and 13th. */
export const BEADS = {
  source: 'casino 4.1',
  named: ['Each round fills the next place', 'ties included'],
  places: { 1: [0, 0], 6: [0, 5], 7: [1, 0], 13: [2, 0] },
} as const

const CODES_OF: Readonly<Record<string, readonly number[]>> = {
  B: [3001, 3031],
  B6: [3001, 3031, 3012],
  Bb: [3001, 3031, 3004],
  Bp: [3001, 3031, 3005],
  P: [3002],
  Pb: [3002, 3004],
  Pp: [3002, 3005],
  T: [3003],
  Tp: [3003, 3005],
  Tbp: [3003, 3004, 3005],
}

/** The shoe `20261120-03` of table `A12` with the seed `000102…1f` in each round: 6 with 6, b and p pairs. */
const WORDS = [
  'B Pp B Bb P T Tp P P B B B Pp Pp P B Pb B P P',
  'B P B B B P P Tbp B P B B6 T T P P B Pb B B',
  'P P B B T B Pp Tp P B B B Bp P P B P P P P',
  'B P Bp Pp B Pb P Bb P P B P B6 Bp B T B B B',
].flatMap((line) => line.split(' '))

export const SHOE = {
  source: 'casino 3.1; rounds 3.4',
  named: ['The cut card', 'is followed by one more, the last'],
  game: 'A12',
  number: '20261120-03',
  first: '20261120-0031',
  /** The round after which `cut` cards are left, and the last one. */
  reached: '20261120-0108',
  last: '20261120-0109',
  cut: 30,
  leftBeforeLast: 30,
  naturalsBeforeLast: 27,
  words: WORDS,
  history: WORDS.map((word) => CODES_OF[word] ?? []),
  marks: [
    'RBBRBBRRRRRRBRRBBBRBRBRBBRBBRRBRBBRRRBBRBRBRBRBBBRRBBRRRRBBBBBBRBRRRR',
    'BBBRBRBBRRRBBRBBRBBRBBBBBBBBBBBBBBBRBBRRRRBBRRBRBRBRBRRRBBRRRRBBRRRR',
    'BRBBRBRBBBBBBBRRRBBBBRBRRBBRBRRBBBRBRRRBRBRBBRRRRBRBRRBBRBBBRRBRRR',
  ],
} as const

/** Of the whole shoe. */
export const STATISTICS = {
  source: 'casino 4.4',
  named: ['rounds, banker, player, ties, banker pairs, player pairs, banker with 6', 'naturals'],
  rounds: 79,
  banker: 37,
  player: 34,
  ties: 8,
  bankerPairs: 6,
  playerPairs: 11,
  bankerWithSix: 2,
  naturals: 28,
  longest: { banker: 6, player: 4 },
} as const
