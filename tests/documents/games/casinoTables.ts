import { documentedFields } from '../documented.ts'
import { SHOE } from './casinoRoads.ts'

/** The list of tables: one in each phase, of each type and status, at a new shoe and in its last round. */
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const OPENS = 1_795_150_389_000
const LIST = 'casino 6.4; casino 3.3; rounds 3.4'

interface Round {
  readonly roundNo: string
  readonly opensAt: number
  readonly sealsAt: number
  readonly resultAt: number
  readonly paysAt: number | null
  readonly endsAt: number | null
  readonly retryAt: number | null
  readonly voided: boolean
  readonly commitment: string
  readonly seed: string | null
  readonly result: unknown
}

const FIRST: Round = {
  roundNo: '20261120-0031',
  opensAt: OPENS,
  sealsAt: OPENS + 20_000,
  resultAt: OPENS + 21_000,
  paysAt: null,
  endsAt: null,
  retryAt: null,
  voided: false,
  commitment: '0a35f821065c077b5bdda1221acc0d914b9de855334e2ab9918a9051095fc7ad',
  seed: null,
  result: null,
}
/** Its four cards are shown from `resultAt` on. */
const DECIDED: Round = {
  ...FIRST,
  paysAt: OPENS + 28_000,
  endsAt: OPENS + 33_500,
  seed: SEED,
  result: { player: [3, 51], banker: [7, 12], playerPoints: 4, bankerPoints: 8, results: [3001, 3031] },
}
const SECOND: Round = {
  ...FIRST,
  roundNo: '20261120-0032',
  opensAt: OPENS + 36_500,
  sealsAt: OPENS + 56_500,
  resultAt: OPENS + 57_500,
  commitment: '1e350ffcd6bd10df3162143220b0cd5f2701b1989ffc5e271289e72b297024d3',
}

const SPOT = { option: '3031', currencyCode: 1, betAmount: '100.00', backAmount: '0.00' }
const A12 = {
  tableId: 'A12',
  tableName: '百家乐 A12',
  type: 0,
  status: 1,
  dealer: { name: '林荷', img: '/live/art/dealer/linhe.svg' },
  limits: [
    { currencyCode: 1, min: '20.00', max: '50000.00' },
    { currencyCode: 200, min: '2.00', max: '5000.00' },
  ],
  members: 37,
  phase: 2,
  round: FIRST as Round | null,
  shoe: {
    number: '20261120-03',
    first: '20261120-0031',
    before: '20261120-0031',
    left: 416,
    last: false,
    naturals: 0,
  },
  history: [] as (readonly number[])[],
  crowd: [{ option: '3001', members: 12 }],
  mine: [SPOT],
}

export const LIST_BODY = documentedFields('casino 6.4', { tableIds: [], withHistory: true })
export const SOME_TABLES = documentedFields('casino 6.4', { tableIds: ['A12', 'C03'], withHistory: false })

/** At so many ms after the round has opened. */
const at = (ms: number, change: Partial<typeof A12>) =>
  documentedFields(LIST, { tables: [{ ...A12, ...change }], ts: OPENS + ms })

/** One table in each phase, in the order of a round. */
export const PHASES = {
  washing: at(-9000, { phase: 1, crowd: [], mine: [] }),
  betting: at(2000, {}),
  sealed: at(20_500, { phase: 3 }),
  /** The second card is turned: it is the banker's first. */
  showing: at(22_600, { phase: 3, round: DECIDED }),
  calculating: at(28_400, { phase: 4, round: DECIDED, mine: [{ ...SPOT, backAmount: '200.00' }] }),
  calculated: at(29_600, { phase: 5, round: DECIDED, mine: [{ ...SPOT, backAmount: '200.00' }] }),
  preparing: at(34_000, {
    phase: 0,
    round: SECOND,
    // The banker's 8 was a natural.
    shoe: { ...A12.shoe, before: '20261120-0032', left: 412, naturals: 1 },
    history: [[3001, 3031]],
    crowd: [],
    mine: [],
  }),
}

/** Nobody served it in time, and it is retried; it was given back. */
export const INTERRUPTED = at(26_400, { phase: 3, round: { ...FIRST, retryAt: OPENS + 31_200 } })
export const GIVEN_BACK = at(22_000, {
  phase: 5,
  round: { ...FIRST, voided: true, seed: SEED },
  mine: [{ ...SPOT, backAmount: '100.00' }],
})

/** After four rounds. */
export const FOUR_ROUNDS = {
  source: 'casino 6.4',
  codes: ['[[3001, 3031], [3002, 3005], [3003], [3001, 3031, 3012]]'],
  history: [[3001, 3031], [3002, 3005], [3003], [3001, 3031, 3012]],
} as const

/** The last round of the shoe, and the first one of the next: its number follows, and the history is empty. */
const LAST_OPENS = OPENS + 3_600_000
const LAST: Round = {
  ...FIRST,
  roundNo: SHOE.last,
  opensAt: LAST_OPENS,
  sealsAt: LAST_OPENS + 20_000,
  resultAt: LAST_OPENS + 21_000,
  commitment: '4d2f590f10bb5ed843212eb1ff631831f7859632868e2b46a47eff2ac380a231',
}
export const LAST_ROUND = at(3_602_000, {
  round: LAST,
  shoe: {
    ...A12.shoe,
    before: SHOE.last,
    left: SHOE.leftBeforeLast,
    last: true,
    naturals: SHOE.naturalsBeforeLast,
  },
  history: SHOE.history.slice(0, -1),
  mine: [],
})
export const NEW_SHOE = at(3_640_000, {
  phase: 1,
  round: {
    ...LAST,
    roundNo: '20261120-0110',
    // 21 s to the result, four cards and 12.5 s to its end, and 15 s of washing.
    opensAt: LAST_OPENS + 48_500,
    sealsAt: LAST_OPENS + 68_500,
    resultAt: LAST_OPENS + 69_500,
    commitment: '110d954bf4b2c553083d8b0deb9a8c6ede3b0f7666b48afe47645b56007560cb',
  },
  shoe: {
    number: '20261120-04',
    first: '20261120-0110',
    before: '20261120-0110',
    left: 416,
    last: false,
    naturals: 0,
  },
  crowd: [],
  mine: [],
})

const amounts = (min: readonly string[], max: readonly string[]) => [
  { currencyCode: 1, min: min[0] ?? '', max: max[0] ?? '' },
  { currencyCode: 200, min: min[1] ?? '', max: max[1] ?? '' },
]
/** The names of the types (casino 1.1), of which a table's name begins with its own. */
export const TYPE_NAMES: Readonly<Record<number, string>> = {
  0: '百家乐',
  1: '极速百家乐',
  2: '免佣百家乐',
  5: '极速免佣',
  8: '超级六',
}
const table = (tableId: string, type: number, limits: typeof A12.limits, round: Round) => ({
  ...A12,
  tableId,
  tableName: `${TYPE_NAMES[type] ?? ''} ${tableId}`,
  type,
  limits,
  round,
  mine: [] as (typeof SPOT)[],
})
/** Quick tables bet for 12 s and are sealed for 0.5 s. */
const quick = (commitment: string): Round => ({
  ...FIRST,
  sealsAt: OPENS + 12_000,
  resultAt: OPENS + 12_500,
  commitment,
})

/** One table of each type, all in the phase of betting. */
export const TYPES = documentedFields(LIST, {
  tables: [
    table('A12', 0, amounts(['20.00', '2.00'], ['50000.00', '5000.00']), FIRST),
    table(
      'C01',
      1,
      amounts(['10.00', '1.00'], ['20000.00', '2000.00']),
      quick('d099bd8a264e521bd3a7f84d7f146c516b4cb67a196d98070c864f8e83994f56'),
    ),
    table('N02', 2, amounts(['20.00', '2.00'], ['50000.00', '5000.00']), {
      ...FIRST,
      commitment: '5377bc27ff2f76c04b5312ccdeea70d8d054f340ea7416ac5af545ded01d63bb',
    }),
    table(
      'S01',
      5,
      amounts(['10.00', '1.00'], ['20000.00', '2000.00']),
      quick('650da6d6eabc6c2cb9bff39214de7896999632e71486b55d640a272f884a841d'),
    ),
    table('B06', 8, amounts(['50.00', '5.00'], ['100000.00', '10000.00']), {
      ...FIRST,
      commitment: '56a96b707a734b3c2bfd0cbcc1c43a92f7b65803ea366fba142c3b17b62bbacc',
    }),
  ],
  ts: OPENS + 2000,
})

/** Tables that are not on have no round once the last one is over, and their history has this one too. */
const OVER = {
  phase: 0,
  round: null,
  shoe: { ...A12.shoe, before: '20261120-0032', left: 412, naturals: 1 },
  history: [[3001, 3031]],
  crowd: [],
  mine: [],
}
export const NOT_ON = {
  off: at(120_000, { ...OVER, status: 0 }),
  maintained: at(120_000, { ...OVER, status: 2 }),
  runsToItsEnd: at(2000, { status: 2 }),
}
