import { documentedFields } from '../documented.ts'

export const ENVELOPE = documentedFields('dpty 1.5', { code: 0, msg: '', ts: 1735689600000, data: null })

/** Beside 14004, when the date of the client was wrong. */
export const WRONG_DATE = documentedFields('dpty 1.4; dpty 1.5', {
  code: 14004,
  msg: '',
  ts: 1735689600000,
  data: { time: 1735689600000 },
})

export const CONFIG = {
  answer: documentedFields('dpty 1.3', {
    secretBox: 'oKGio6Slpqeo',
    orderCheckMaxTime: 30,
    orderTokenTime: 290,
    minSeriesLegs: 2,
    maxSeriesLegs: 10,
    maxSingles: 10,
    quickAmounts: { 1: [100, 500, 1000], 200: [10, 50, 100] },
  }),
}

export const COUNTS = {
  request: documentedFields('dpty 1.1; dpty 3.1', { category: 0 }),
  answer: documentedFields('dpty 3.1', [
    {
      sid: 1,
      snc: '足球',
      sne: 'Football',
      ct: 61,
      tc: 61,
      ipc: 12,
      upc: 49,
      ec: 230,
      pc: 280,
      cc: 0,
      s: 1,
      rollingBallSwitch: 1,
      morningSwitch: 1,
      sportShowSwitch: 1,
      days: [
        { di: 0, c: 61, pc: 50, ipc: 12 },
        { di: 8, c: 20, pc: 20, ipc: 0 },
      ],
    },
  ]),
}

const side = (tid: string, tn: string, lg: string) => ({ tid, tn, lg, lv: 1 })

/** A match in play. `u`, `vid` and `spt` are of the venue; `ps` is in details only. */
export const MD = documentedFields('dpty 3.2', {
  mid: 'f1001',
  sid: 1,
  lid: 'epl',
  ln: '英超',
  mn: '',
  ht: side('ars', '阿森纳', 'kit:plain:d71f26:ffffff'),
  at: side('che', '切尔西', ''),
  bt: 1735686000000,
  ip: 1,
  ic: 0,
  s: '{"st":"inProgress"}',
  ss: 1,
  cs: '1:0',
  bc: 178,
  isNe: 0,
  lv: 1,
  u: 1,
  vid: 'v1001',
  ap: 1,
  fav: 0,
  lfav: 0,
  me: {
    hs: 1,
    as: 0,
    hc: 4,
    ac: 2,
    hy: 0,
    ay: 1,
    hr: 0,
    ar: 0,
    pd: 1002,
    t: 1391,
    r: 1,
    td: 0,
    hf: '1:0',
    spt: '',
  },
})

const option = (hoa: string, h: string, od: string, n: string) => ({
  bid: `f1001.0.FT_AH.-3.${hoa}`,
  hoa,
  h,
  od,
  ot: 'HK',
  s: 2,
  n,
})

export const MARKETS = documentedFields('dpty 3.2', [
  {
    kc: 'FT_AH',
    ctid: 0,
    bn: '让球',
    ap: 1,
    hcl: [
      { sbim: 1, bil: [option('Home', '-0.75', '0.95', '阿森纳'), option('Away', '0.75', '0.93', '切尔西')] },
    ],
  },
])

const wrapper = { md: MD.fields, ptds: MARKETS.fields }

export const LIST = {
  request: documentedFields('dpty 3.2', {
    qt: 'in-play',
    sportId: 1,
    leagueIds: [] as string[],
    sortBy: 'time',
    di: '',
    pageNum: 1,
    pageSize: 200,
    category: 0,
  }),
  answer: documentedFields('dpty 3.2', {
    pager: { count: 1, pageNum: 1, pageSize: 200 },
    pageData: [wrapper],
  }),
}

export const BY_IDS = {
  request: documentedFields('dpty 3.2', { mids: ['f1001'], category: 0 }),
  answer: documentedFields('dpty 3.2', [wrapper]),
}

export const OPEN_MATCHES = { answer: documentedFields('dpty 3.2', [{ md: MD.fields }]) }

/** The match with the counts of its parts, and without prices; the tabs of its markets by play id. */
export const DETAIL = {
  answer: documentedFields('dpty 3.2; dpty 3.3', {
    md: {
      ...MD.fields,
      me: {
        ...MD.fields.me,
        ps: [
          { p: 'HT', c: 0, h: 1, a: 0 },
          { p: 'FT', c: 1, h: 4, a: 2 },
        ],
      },
    },
    tabs: [{ id: '1', name: '所有', plays: ['0.FT_AH'] }],
  }),
}

export const MARKETS_OF_A_MATCH = { answer: documentedFields('dpty 3.2; dpty 3.3', wrapper) }

export const VIDEO = {
  answer: documentedFields('dpty 3.3', {
    vid: 'v1001',
    animationUrl: '',
    sources: [{ kind: 'm3u8', url: '/v1001.m3u8' }],
  }),
}

export const STATISTICS = {
  request: documentedFields('dpty 3.3', { mids: ['f1001'], category: 0 }),
  answer: documentedFields('dpty 3.2; dpty 3.3', [
    { mid: 'f1001', cs: '1:0', me: DETAIL.answer.fields.md.me },
  ]),
}

export const LEAGUES = {
  request: documentedFields('dpty 3.4', { qt: 'today', sportId: 1, di: 0, category: 0 }),
  answer: documentedFields('dpty 3.4', [
    {
      lid: 'epl',
      ln: '英超',
      lg: '',
      c: 3,
      cip: 1,
      mids: ['f1001', 'f1002', 'f1003'],
      ipmids: ['f1001'],
      lst: 1735686000000,
      sid: 1,
      rg: '英格兰',
      lt: 'Y',
      hot: 1,
    },
  ]),
}

export const HOT_LEAGUES = {
  request: documentedFields('dpty 3.4', { category: 0 }),
  answer: documentedFields('dpty 3.4; dpty 3.1; dpty 2.2', [
    {
      sid: 1,
      lid: 'epl',
      ln: '英超',
      lg: '',
      sort: 1,
      c: { 'in-play': 1, today: 3, early: 7, parlay: 10 },
      days: [{ di: 0, c: 3, pc: 3, ipc: 1 }],
    },
  ]),
}

export const SEARCH = {
  request: documentedFields('dpty 3.4', { keyword: '英超', category: 0 }),
  answer: documentedFields('dpty 3.2; dpty 3.4', {
    inPlay: [{ md: MD.fields }],
    upcoming: [] as unknown[],
    leagues: [{ lid: 'epl', ln: '英超', sid: 1, matches: [{ md: MD.fields }] }],
  }),
}

export const LEAGUE_NAMES = {
  request: documentedFields('dpty 3.4', { leagueIds: ['epl'], category: 0 }),
  answer: documentedFields('dpty 3.4', [{ lid: 'epl', ln: '英超', lg: '', sid: 1 }]),
}
