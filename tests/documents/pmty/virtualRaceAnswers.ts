import { documentedFields } from '../documented.ts'

/** A race of horses with the seed of the vectors: before the lock, locked, running, and over. */
const START = 1_795_178_880_000
const MID = 'v3110120261120034601'
const COMMITMENT = '229c390f6126b2f90f45cd733da3137a3b4168a0246cfd22f969ca30ecb93761'

export const MENUS = {
  request: documentedFields('virtual-sports 6.1', { device: 'v2_h5_st' }),
  answer: documentedFields('virtual-sports 6.1; virtual-sports 1', [
    {
      menuId: '1001',
      name: 'VR足球',
      field1: '1001',
      path: 'soccer',
      subList: [
        { name: 'VR足球联赛', field1: '31001', path: 'soccer' },
        { name: 'VR英格兰联赛', field1: '31002', path: 'virtual-england-league' },
        { name: 'VR世界杯', field1: '31003', path: 'virtual-worldcup' },
        { name: 'VR国家杯', field1: '31004', path: 'virtual-nationalcup' },
        { name: 'VR西班牙友谊赛', field1: '31005', path: 'virtual-spain-friendly' },
      ],
    },
    {
      menuId: '1004',
      name: 'VR篮球',
      field1: '1004',
      path: 'basketball',
      subList: [{ name: 'VR篮球联赛', field1: '31201', path: 'basketball' }],
    },
    {
      menuId: '1011',
      name: 'VR赛马',
      field1: '1011',
      path: 'race',
      subList: [{ name: '银溪赛道', field1: '31101', path: 'race' }],
    },
    {
      menuId: '1002',
      name: 'VR赛狗',
      field1: '1002',
      path: 'dog',
      subList: [{ name: 'VR赛狗', field1: '31102', path: 'dog' }],
    },
    {
      menuId: '1009',
      name: 'VR泥地摩托车',
      field1: '1009',
      path: 'race',
      subList: [{ name: 'VR泥地摩托车', field1: '31103', path: 'race' }],
    },
    {
      menuId: '1010',
      name: 'VR摩托车',
      field1: '1010',
      path: 'race',
      subList: [{ name: 'VR摩托车', field1: '31104', path: 'race' }],
    },
  ]),
}

interface Option {
  readonly oid: string
  readonly ot: string
  readonly on: string
  readonly os: number
  readonly ov: number
  readonly obv: number
  readonly oddSort?: number
}

const option = (market: string, ot: string, ov: number, on = ot): Option => ({
  oid: `${market}p${ot.replace('-', '')}`,
  ot,
  on,
  os: 1,
  ov,
  obv: ov,
})

const line = (market: string, hs: number, hv: string, ol: readonly Option[]) => ({
  hid: market,
  hs,
  hn: 1,
  hv,
  hmt: 1,
  ol,
})

const NAMES = ['疾风渡', '青鬃令', '云中骑', '白露', '赤焰行', '远山', '银鞍', '晨星']
const WEIGHTS = [15, 40, 9, 12, 20, 6, 11, 7]
const WIN = [740_000, 277_000, 1_234_000, 925_000, 555_000, 1_851_000, 1_010_000, 1_587_000]
const PLACE = [225_000, 121_000, 350_000, 271_000, 180_000, 509_000, 292_000, 440_000]

/** Prices × 100 by first and second, and of the two in any order. */
const FORECASTS = [
  [0, 1875, 8333, 6250, 3750, 12_500, 6818, 10_714],
  [1428, 0, 2380, 1785, 1071, 3571, 1948, 3061],
  [8809, 3303, 0, 11_011, 6607, 22_023, 12_012, 18_877],
  [6428, 2410, 10_714, 0, 4821, 16_071, 8766, 13_775],
  [3571, 1339, 5952, 4464, 0, 8928, 4870, 7653],
  [13_571, 5089, 22_619, 16_964, 10_178, 0, 18_506, 29_081],
  [7077, 2654, 11_796, 8847, 5308, 17_694, 0, 15_166],
  [11_530, 4323, 19_217, 14_413, 8647, 28_826, 15_723, 0],
]
const QUINELLAS = [
  [810, 4282, 3169, 1829, 6506, 3472, 5553],
  [1383, 1025, 595, 2098, 1123, 1792],
  [5430, 3131, 11_158, 5951, 9523],
  [2317, 8252, 4403, 7043],
  [4756, 2539, 4060],
  [9045, 14_476],
  [7720],
]

const byNumber = (market: string, prices: readonly number[]) =>
  prices.map((ov, index) => option(market, `${index + 1}`, ov, NAMES[index]))

const inPairs = (
  market: string,
  rows: readonly (readonly number[])[],
  numberOf: (row: number, at: number) => number,
) =>
  rows.flatMap((prices, row) =>
    prices.flatMap((price, at) =>
      price === 0 ? [] : [option(market, `${row + 1}-${numberOf(row, at)}`, price * 1000)],
    ),
  )

const play = (hpid: string, hpn: string) => ({ hpid, hpn, hids: 0, hsw: '1' })

/** An outright without `hl`: it has the fields of its only line. */
const win = (hs: number) => ({
  ...play('10000', '独赢'),
  ...line(
    `${MID}w`,
    hs,
    '',
    byNumber(`${MID}w`, WIN).map((each, index) => ({ ...each, oddSort: index + 1 })),
  ),
})
const place = (hs: number) => ({
  ...play('8401', '位置'),
  hl: [line(`${MID}p`, hs, '', byNumber(`${MID}p`, PLACE))],
})
const FORECAST = `${MID}8K0010000`

const markets = (hs: number) => [
  win(hs),
  place(hs),
  {
    ...play('8402', '前二顺序'),
    hl: [
      line(
        FORECAST,
        hs,
        '',
        inPairs(FORECAST, FORECASTS, (_, at) => at + 1),
      ),
    ],
  },
  {
    ...play('8403', '前二组合'),
    hl: [
      line(
        `${MID}q`,
        hs,
        '',
        inPairs(`${MID}q`, QUINELLAS, (row, at) => row + at + 2),
      ),
    ],
  },
  {
    ...play('8404', '冠军号码大小'),
    hl: [
      line(`${MID}n`, hs, '4.5', [
        option(`${MID}n`, 'Over', 252_000, '大 4.5'),
        option(`${MID}n`, 'Under', 146_000, '小 4.5'),
      ]),
    ],
  },
  {
    ...play('8405', '冠军号码单双'),
    hl: [
      line(`${MID}o`, hs, '', [
        option(`${MID}o`, 'Odd', 202_000, '单'),
        option(`${MID}o`, 'Even', 170_000, '双'),
      ]),
    ],
  },
]

const FORMS = [[1, 3, 2], [2, 1, 1], [6, 8, 5], [4, 2, 7], [1, 2, 4], [8, 7, 8], [3, 5, 6], []]

const race = (mhs: number, ms: number, mmp: string) => ({
  mid: MID,
  csid: '1011',
  csna: 'VR赛马',
  tid: '31101',
  tn: '银溪赛道',
  batchNo: '20261120-0346',
  orderNo: 1,
  lod: '',
  mgt: START,
  ms,
  mmp,
  mhs,
  mc: 6,
  mearlys: 0,
  teams: NAMES,
  entrants: NAMES.map((name, index) => ({
    number: index + 1,
    id: `31101-0${index + 1}`,
    name,
    weight: WEIGHTS[index] ?? 0,
    form: FORMS[index] ?? [],
  })),
  msc: [] as string[],
})

const BATCH = 'virtual-sports 6.2; virtual-sports 6.3; pmty 2.2; pmty 2.3; pmty 1.5'

const batch = (status: string, mmp: string, mhs: number, ms: number, phase: string) =>
  documentedFields(BATCH, [
    {
      batchNo: '20261120-0346',
      mmp,
      beginTime: START,
      sealTime: START - 10_000,
      lod: '',
      season: 0,
      commitment: COMMITMENT,
      status,
      matchs: [{ ...race(mhs, ms, phase), hps: [win(mhs), place(mhs)] }],
    },
  ])

export const BATCH_REQUEST = documentedFields('virtual-sports 6.2', { csid: '1011', tid: '31101' })

/** The same batch in each of its states; over is S + T, before it leaves the list. */
export const RACE_BATCHES = {
  open: batch('open', 'PREGAME', 0, 0, '0'),
  sealed: batch('sealed', 'PREGAME', 11, 0, '0'),
  running: batch('decided', 'INGAME', 11, 1, '71'),
  over: batch('decided', 'INGAME', 11, 3, '999'),
}

/** A league without batches, and one that there is not: 0400500 with no data. */
export const NO_BATCHES = documentedFields('virtual-sports 6.2', [] as unknown[])

export const RACE_DETAIL = {
  request: documentedFields('virtual-sports 6.3', { mid: MID, cuid: '17' }),
  open: documentedFields(BATCH, race(0, 0, '0')),
  over: documentedFields(BATCH, race(11, 3, '999')),
}

export const RACE_MARKETS = {
  request: documentedFields('virtual-sports 6.3', { mid: MID, mcid: '0', cuid: '17' }),
  open: documentedFields(BATCH, [{ plays: markets(0) }]),
  sealed: documentedFields(BATCH, [{ plays: markets(11) }]),
}

const RUNNERS = [
  {
    number: 1,
    finish: 59_208,
    splits: [117_492, 239_855, 364_589, 496_566, 628_293, 763_640, 875_265, 1_000_000],
  },
  {
    number: 2,
    finish: 58_710,
    splits: [114_726, 244_129, 357_452, 471_158, 607_835, 750_765, 883_486, 1_000_000],
  },
  {
    number: 3,
    finish: 60_674,
    splits: [128_410, 253_774, 367_085, 481_791, 618_322, 732_521, 859_535, 1_000_000],
  },
  {
    number: 4,
    finish: 59_052,
    splits: [135_083, 246_433, 359_929, 474_813, 603_585, 737_280, 874_005, 1_000_000],
  },
  {
    number: 5,
    finish: 59_739,
    splits: [120_641, 244_358, 359_102, 489_102, 623_461, 760_897, 881_794, 1_000_000],
  },
  {
    number: 6,
    finish: 60_293,
    splits: [120_119, 254_787, 383_859, 496_393, 631_434, 769_087, 890_077, 1_000_000],
  },
  {
    number: 7,
    finish: 57_456,
    splits: [112_487, 247_522, 375_495, 514_246, 626_238, 736_868, 861_496, 1_000_000],
  },
  {
    number: 8,
    finish: 58_199,
    splits: [125_999, 257_935, 393_627, 503_876, 629_028, 758_541, 888_175, 1_000_000],
  },
]

/** The first three of each second, from the first one on. */
const FIRST_THREE = [
  ...['483 483 483 483 483 483 483 483 483 843 843 847 874 876 876 876 876 876 876 876 876 876'],
  ...['876 876 786 786 781 781 781 781 781 781 781 781 781 781 781 781 871 871 871 871 817 817'],
  ...['817 817 872 827 827 827 827 872 872 872 782 782 782 782 782 782 782 782 782 782'],
].flatMap((row) => row.split(' '))

export const RACE_REPLAY = {
  request: documentedFields('virtual-sports 6.4', {
    csid: '1011',
    tid: '31101',
    batchNo: '20261120-0346',
    orderNo: 1,
  }),
  answer: documentedFields('virtual-sports 6.4', {
    detail: {
      [MID]: {
        batchNo: '20261120-0346',
        orderNo: 1,
        beginTime: START,
        totalTime: 64_674,
        distance: 1000,
        order: [7, 8, 2, 4, 1, 5, 6, 3],
        runners: RUNNERS,
        list: FIRST_THREE.map((numbers, index) => {
          const [ranking1, ranking2, ranking3] = Array.from(numbers, Number)
          return { time: (index + 1) * 1000, ranking1, ranking2, ranking3 }
        }),
      },
    },
  }),
}

export const RACE_FILM_TIME = {
  request: documentedFields('virtual-sports 6.5', { tid: '31101', batchNo: '20261120-0346' }),
  answer: documentedFields('virtual-sports 6.5', { '31101': 65 }),
}

/** A race has no score: there is no entry of it. */
export const RACE_SCORES = documentedFields('virtual-sports 6.5', {})

export const RACE_RESULTS = {
  request: documentedFields('virtual-sports 6.8', {
    sportType: '1011',
    startTime: 1_795_104_000_000,
    endTime: 1_795_190_400_000,
    isVirtualSport: 1,
    tournamentId: '31101',
    batchNo: '',
    page: { size: 20, current: 1 },
  }),
  answer: documentedFields('virtual-sports 6.8', {
    total: 1,
    pages: 1,
    current: 1,
    size: 20,
    records: [
      {
        matchId: MID,
        tournamentId: '31101',
        tournamentName: '银溪赛道',
        batchNo: '20261120-0346',
        orderNo: 1,
        lod: '',
        matchTime: START,
        homeName: '',
        awayName: '',
        scoreResult: '7-8-2',
        halfScore: '',
        commitment: COMMITMENT,
        seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
        voided: false,
      },
    ],
  }),
}
