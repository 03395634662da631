import { documentedFields } from '../documented.ts'

/** Football and basketball with the seeds of the vectors: before the lock, locked, at parts of the film, and over. */
const START = 1_795_178_880_000
const BATCH = 'virtual-sports 6.2; virtual-sports 6.3; virtual-sports 5.2; pmty 1.11; pmty 2.2; pmty 2.3'

interface Moment {
  readonly status: 'open' | 'sealed' | 'decided'
  readonly mhs: 0 | 11
  readonly ms: 0 | 1 | 3
  readonly mmp: string
  /** Playing time, s. */
  readonly mst: string
  readonly msc: readonly string[]
}

const OPEN: Moment = { status: 'open', mhs: 0, ms: 0, mmp: '0', mst: '0', msc: [] }
const SEALED: Moment = { ...OPEN, status: 'sealed', mhs: 11 }
const at = (mmp: string, mst: string, msc: readonly string[]): Moment => ({
  status: 'decided',
  mhs: 11,
  ms: mmp === '999' ? 3 : 1,
  mmp,
  mst,
  msc,
})

interface Sides {
  readonly home: readonly [id: string, name: string]
  readonly away: readonly [id: string, name: string]
}

interface Game {
  readonly mid: string
  readonly csid: string
  readonly csna: string
  readonly tid: string
  readonly tn: string
  readonly batchNo: string
  readonly lod: string
  readonly season: number
  readonly commitment: string
  readonly sides: Sides
  /** How many markets it has. */
  readonly mc: number
  readonly columns: (hs: number) => readonly ReturnType<typeof play>[]
}

const match = ({ sides, ...game }: Game, { mhs, ms, mmp, mst, msc }: Moment) => ({
  mid: game.mid,
  csid: game.csid,
  csna: game.csna,
  tid: game.tid,
  tn: game.tn,
  batchNo: game.batchNo,
  orderNo: 1,
  lod: game.lod,
  mgt: START,
  ms,
  mmp,
  mhs,
  mc: game.mc,
  mearlys: 0,
  teams: [sides.home[1], sides.away[1]],
  mhid: sides.home[0],
  mhn: sides.home[1],
  maid: sides.away[0],
  man: sides.away[1],
  mst,
  // The clock does not run between answers: the client has the film.
  mess: 0,
  msc,
})

const batch = (game: Game, moment: Moment) =>
  documentedFields(BATCH, [
    {
      batchNo: game.batchNo,
      mmp: moment.status === 'decided' ? 'INGAME' : 'PREGAME',
      beginTime: START,
      sealTime: START - 10_000,
      lod: game.lod,
      season: game.season,
      commitment: game.commitment,
      status: moment.status,
      // The first match alone, of those that start together.
      matchs: [{ ...match(game, moment), hps: game.columns(moment.mhs) }],
    },
  ])

/** An option's `ot` and its price × 100. */
type Option = readonly [ot: string, price: number]

const play = (
  mid: string,
  hpid: number,
  hpn: string,
  hs: number,
  hv: string,
  options: readonly Option[],
) => ({
  hpid: String(hpid),
  hpn,
  hids: 0,
  hsw: '1',
  hl: [
    {
      hid: `${mid}m${hpid}`,
      hs,
      hn: 1,
      hv,
      hmt: 1,
      ol: options.map(([ot, price]) => ({
        oid: `${mid}m${hpid}${ot}`,
        ot,
        on: ot,
        os: 1,
        ov: price * 1000,
        obv: price * 1000,
      })),
    },
  ],
})

const football = (mid: string) => (hs: number) => [
  play(mid, 1, '全场独赢', hs, '', [
    ['1', 232],
    ['X', 365],
    ['2', 280],
  ]),
  play(mid, 4, '全场让球', hs, '-0.5', [
    ['1', 232],
    ['2', 158],
  ]),
  play(mid, 2, '全场大小', hs, '2.5', [
    ['Over', 171],
    ['Under', 209],
  ]),
]

const LEAGUE: Game = {
  mid: 'v3100120261120021201',
  csid: '1001',
  csna: 'VR足球',
  tid: '31001',
  tn: 'VR足球联赛',
  batchNo: '20261120-0212',
  lod: '12',
  season: 3,
  commitment: 'b1e850822faa80640754197611b27c2a3e8539f16e8c4f0999267b14646509ff',
  sides: { home: ['31001-04', '云岭'], away: ['31001-11', '白沙'] },
  mc: 10,
  columns: football('v3100120261120021201'),
}

const HALF = ['S1|1:1', 'S2|1:1']

/** The film at 30 s, in the break, at 80 s, and at its end. */
export const LEAGUE_BATCHES = {
  open: batch(LEAGUE, OPEN),
  sealed: batch(LEAGUE, SEALED),
  firstHalf: batch(LEAGUE, at('6', '1800', HALF)),
  halfTime: batch(LEAGUE, at('31', '2700', HALF)),
  secondHalf: batch(LEAGUE, at('7', '4500', ['S1|2:1', 'S2|1:1', 'S3|1:0'])),
  over: batch(LEAGUE, at('999', '5400', ['S1|2:1', 'S2|1:1', 'S3|1:0'])),
}

export const LEAGUE_DETAIL = documentedFields(BATCH, match(LEAGUE, OPEN))

/** Some markets of the detail besides those of the columns. */
export const LEAGUE_MARKETS = documentedFields(BATCH, [
  {
    plays: [
      ...LEAGUE.columns(0),
      play(LEAGUE.mid, 17, '上半场独赢', 0, '', [
        ['1', 283],
        ['X', 248],
        ['2', 329],
      ]),
      play(LEAGUE.mid, 12, '双方都进球', 0, '', [
        ['Yes', 156],
        ['No', 238],
      ]),
      play(LEAGUE.mid, 15, '全场单双', 0, '', [
        ['Odd', 188],
        ['Even', 188],
      ]),
    ],
  },
])

const FRIENDLY: Game = {
  ...LEAGUE,
  mid: 'v3100520261120021301',
  tid: '31005',
  tn: 'VR西班牙友谊赛',
  batchNo: '20261120-0213',
  lod: '',
  season: 0,
  columns: football('v3100520261120021301'),
}

/** Friendlies have no season and no rounds. */
export const FRIENDLY_BATCH = batch(FRIENDLY, OPEN)

const BASKETBALL: Game = {
  mid: 'v3120120261120021201',
  csid: '1004',
  csna: 'VR篮球',
  tid: '31201',
  tn: 'VR篮球联赛',
  batchNo: '20261120-0212',
  lod: '7',
  season: 2,
  commitment: 'ad762c6858b5446df41bc4eedc032a272b9606e035cfaf662713777cd3082202',
  sides: { home: ['31201-02', '北港'], away: ['31201-09', '河畔'] },
  mc: 7,
  columns: (hs) => [
    play('v3120120261120021201', 37, '全场独赢', hs, '', [
      ['1', 175],
      ['2', 203],
    ]),
    play('v3120120261120021201', 39, '全场让分', hs, '-1.5', [
      ['1', 190],
      ['2', 186],
    ]),
    play('v3120120261120021201', 38, '全场大小', hs, '175.5', [
      ['Over', 187],
      ['Under', 190],
    ]),
  ],
}

const QUARTERS = ['S19|30:35', 'S20|25:15', 'S21|25:19', 'S22|16:7']

/** Playing time is told of football alone. */
export const BASKETBALL_BATCHES = {
  open: batch(BASKETBALL, OPEN),
  sealed: batch(BASKETBALL, SEALED),
  afterFirst: batch(BASKETBALL, at('301', '0', ['S1|30:35', ...QUARTERS.slice(0, 1)])),
  halfTime: batch(BASKETBALL, at('31', '0', ['S1|55:50', ...QUARTERS.slice(0, 2)])),
  afterThird: batch(BASKETBALL, at('301', '0', ['S1|80:69', ...QUARTERS.slice(0, 3)])),
  over: batch(BASKETBALL, at('999', '0', ['S1|96:76', ...QUARTERS])),
}

const WORLD_CUP: Game = {
  ...LEAGUE,
  mid: 'v3100320261120005101',
  tid: '31003',
  tn: 'VR世界杯',
  batchNo: '20261120-0051',
  lod: 'G2',
  season: 9,
  columns: football('v3100320261120005101'),
}

/** A round of the groups, and a single tie, in which 3601 is offered. */
export const WORLD_CUP_BATCHES = {
  group: batch(WORLD_CUP, OPEN),
  tie: batch(
    { ...WORLD_CUP, mid: 'v3100320261120005401', batchNo: '20261120-0054', lod: 'Q16', mc: 11 },
    OPEN,
  ),
}

/** The market of a single tie with the chances 124 and 112. */
export const TO_QUALIFY = documentedFields(BATCH, [
  {
    plays: [
      play('v3100320261120005401', 3601, '晋级', 0, '', [
        ['1', 176],
        ['2', 202],
      ]),
    ],
  },
])

const NATIONS_CUP: Game = {
  ...LEAGUE,
  mid: 'v3100420261120009801',
  tid: '31004',
  tn: 'VR国家杯',
  batchNo: '20261120-0098',
  lod: 'Q8-2',
  season: 5,
  commitment: '69c789bc96499a109f71cd08002651800d8a58406142cbeb69a44182d5ca45a1',
  sides: { home: ['31004-05', '日本'], away: ['31004-01', '巴西'] },
  mc: 11,
  columns: football('v3100420261120009801'),
}

const KICKED = ['S1|3:1', 'S2|1:0', 'S3|2:1']

/** The second leg of the vectors: during the shoot-out, after eight kicks, and after it. */
export const NATIONS_CUP_BATCHES = {
  open: batch(NATIONS_CUP, OPEN),
  sealed: batch(NATIONS_CUP, SEALED),
  shootOut: batch(NATIONS_CUP, at('50', '5400', [...KICKED, 'S170|3:4'])),
  over: batch(NATIONS_CUP, at('999', '5400', [...KICKED, 'S170|5:6'])),
}

/** A shortened film of football: `time` in ms, `side` 1 or 2. */
const attack = (time: number, side: 1 | 2, score: string) => ({ time, side, kind: 'attack', score })
const goal = (time: number, side: 1 | 2, score: string) => ({ time, side, kind: 'goal', score })

const LEAGUE_FILM = [
  attack(3966, 1, '0:0'),
  attack(6883, 2, '0:0'),
  attack(7833, 2, '0:0'),
  attack(7850, 1, '0:0'),
  attack(16_416, 1, '0:0'),
  attack(18_783, 2, '0:0'),
  goal(25_933, 1, '1:0'),
  goal(28_166, 2, '1:1'),
  attack(30_550, 2, '1:1'),
  attack(32_166, 1, '1:1'),
  attack(40_366, 1, '1:1'),
  attack(44_333, 2, '1:1'),
  attack(53_350, 1, '1:1'),
  attack(55_983, 2, '1:1'),
  attack(61_633, 1, '1:1'),
  attack(62_066, 2, '1:1'),
  goal(70_483, 1, '2:1'),
  attack(72_366, 2, '2:1'),
  attack(72_916, 2, '2:1'),
  attack(76_250, 1, '2:1'),
  attack(86_083, 2, '2:1'),
  attack(86_416, 1, '2:1'),
  attack(90_050, 1, '2:1'),
  attack(94_166, 2, '2:1'),
]

/** A film stands in `detail` under the `mid` of its match. */
export const LEAGUE_REPLAY = {
  mid: 'v3100120261120021201',
  film: documentedFields('virtual-sports 6.4', {
    batchNo: '20261120-0212',
    orderNo: 1,
    homeScore: 2,
    awayScore: 1,
    list: LEAGUE_FILM,
  }),
}

/** Kicks by turns, home first: the score of the shoot-out after each. */
const KICKS = [
  '1:0',
  '1:1',
  '2:1',
  '2:2',
  '2:2',
  '2:3',
  '3:3',
  '3:4',
  '4:4',
  '4:4',
  '5:4',
  '5:5',
  '5:5',
  '5:6',
]

const kick = (score: string, index: number) => ({
  time: 96_500 + 1500 * index,
  side: 1 + (index % 2),
  kind: score === KICKS[index - 1] ? 'kickMissed' : 'kick',
  score,
})

/** The goals of the second leg and its shoot-out; the attacks without a goal are left out here. */
export const SECOND_LEG_REPLAY = {
  mid: 'v3100420261120009801',
  film: documentedFields('virtual-sports 6.4', {
    batchNo: '20261120-0098',
    orderNo: 1,
    homeScore: 3,
    awayScore: 1,
    list: [
      goal(1516, 1, '1:0'),
      goal(53_633, 2, '1:1'),
      goal(77_350, 1, '2:1'),
      goal(88_383, 1, '3:1'),
      ...KICKS.map(kick),
    ],
  }),
}

/** The first possessions with points of the vectors. */
export const BASKETBALL_REPLAY = {
  mid: 'v3120120261120021201',
  film: documentedFields('virtual-sports 6.4; virtual-sports 4', {
    batchNo: '20261120-0212',
    orderNo: 1,
    homeScore: 96,
    awayScore: 76,
    list: [
      { time: 600, side: 1, kind: 'points', value: 3, score: '3:0' },
      { time: 3600, side: 2, kind: 'points', value: 2, score: '3:2' },
    ],
  }),
}

export const FOOTBALL_FILM_TIMES = {
  league: documentedFields('virtual-sports 6.5; virtual-sports 1', { '31001': 100 }),
  secondLeg: documentedFields('virtual-sports 6.5; virtual-sports 1', { '31004': 121 }),
  basketball: documentedFields('virtual-sports 6.5; virtual-sports 1', { '31201': 109 }),
}

/** Of a match at the end of its film; those that have not begun, and races, have no entry. */
export const SCORES = {
  request: documentedFields('virtual-sports 6.5', { mids: 'v3100120261120021201' }),
  answer: documentedFields('virtual-sports 6.5', {
    v3100120261120021201: { S1: '2:1', S2: '1:1', S3: '1:0' },
  }),
}
