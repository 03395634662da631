import { documentedFields } from '../documented.ts'

const side = (tid: string, tn: string, lg: string) => ({ tid, tn, lg, lv: 0 })

/** The match of the page, in the first map. `mapName` is of CSGO. */
export const MD = documentedFields('dpty 3.2; dpty 3.14', {
  mid: '8931000412',
  sid: 276,
  lid: '16502',
  ln: '德玛西亚杯',
  mn: '',
  ht: side('1650203', 'BLG', 'kit:plain:d71f26:ffffff'),
  at: side('1650207', 'TES', ''),
  bt: 1735686000000,
  ip: 1,
  ic: 0,
  s: '{"st":"inProgress"}',
  ss: 1,
  cs: '0:0',
  bc: 11,
  isNe: 1,
  lv: 2,
  u: 0,
  vid: '',
  ap: 1,
  fav: 0,
  lfav: 0,
  bo: 5,
  me: {
    hs: 0,
    as: 0,
    pd: 5001,
    t: 1122,
    r: 1,
    td: 0,
    hf: '',
    spt: '',
    ps: [
      { p: 'S1', c: 17, h: 5, a: 8 },
      { p: 'S1', c: 18, h: 3, a: 5 },
      { p: 'FT', c: 19, h: 0, a: 2000 },
    ],
  },
})

/** The second map of CSGO, which has a name and no clock. */
export const CSGO_MD = documentedFields('dpty 2.5; dpty 3.2; dpty 3.14', {
  ...MD.fields,
  mid: '8941000007',
  sid: 278,
  cs: '1:0',
  bo: 3,
  mapName: '荒漠迷城',
  me: {
    ...{ hs: 1, as: 0, pd: 5002, t: 0, r: 0, td: 0, hf: '', spt: 'Away' },
    ps: [
      { p: 'S1', c: 5, h: 13, a: 9 },
      { p: 'S1', c: 17, h: 88, a: 71 },
      { p: 'S2', c: 5, h: 4, a: 6 },
    ],
  },
})

const option = (hoa: string, od: string, n: string) => ({
  bid: `8931000412.17.S1_OU.114.${hoa}`,
  ...{ hoa, h: '28.5', od, ot: 'OU', s: 2, n },
})

export const MARKETS = documentedFields('dpty 2.7; dpty 3.14', [
  {
    kc: 'S1_OU',
    ctid: 17,
    bn: '第1图 总人头',
    ap: 1,
    hcl: [{ sbim: 1, bil: [option('Over', '1.952', '大'), option('Under', '1.841', '小')] }],
  },
])

/** All games of today, and the third of the days that follow it for LOL. */
export const LIST = {
  request: documentedFields('dpty 3.2; dpty 3.14', {
    ...{ qt: 'today', sportId: 0, leagueIds: [] as string[], sortBy: 'league', di: '' },
    ...{ pageNum: 1, pageSize: 200, category: 1 },
  }),
  later: documentedFields('dpty 3.2; dpty 3.14', {
    ...{ qt: 'early', sportId: 276, leagueIds: ['16502'], sortBy: 'time', di: 3 },
    ...{ pageNum: 1, pageSize: 200, category: 1 },
  }),
  answer: documentedFields('dpty 3.2; dpty 3.14', {
    pager: { count: 1, pageNum: 1, pageSize: 200 },
    pageData: [
      { md: MD.fields, ptds: MARKETS.fields },
      { md: CSGO_MD.fields, ptds: [] },
    ],
  }),
}

const counted = (sid: number, snc: string, today: number, live: number, early: number) => ({
  ...{ sid, snc, sne: snc, ct: today, tc: today, ipc: live, upc: today - live, ec: early },
  ...{ pc: today + early, cc: 0, s: 1, rollingBallSwitch: 1, morningSwitch: 1, sportShowSwitch: 1 },
  days: Array.from({ length: 9 }, (_, di) => ({
    di,
    c: di === 0 ? today : di === 3 ? early : 0,
    pc: 0,
    ipc: di === 0 ? live : 0,
  })),
})

/** Two of the games, in the order of the venue. */
export const COUNTS = {
  answer: documentedFields('dpty 3.1; dpty 3.14', [
    counted(277, 'DOTA2', 9, 3, 5),
    counted(276, 'LOL', 6, 1, 2),
  ]),
}
