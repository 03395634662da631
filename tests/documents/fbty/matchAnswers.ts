import { documentedFields } from '../documented.ts'

const hotLeague = { id: '901', na: '英超', mt: 10, lt: 2, sid: 1, lurl: '' }

export const COUNTS = {
  request: documentedFields('fbty 1.1; fbty 4.2', { languageType: 'CMN' }),
  answer: documentedFields('fbty 4.2', {
    tc: 402,
    ht: 61,
    sl: [
      {
        ty: 1,
        des: '滚球',
        tc: 37,
        ht: 2,
        ssl: [
          { sid: 1, c: 12 },
          { sid: 2, c: 5 },
          { sid: 5, c: 0 },
        ],
      },
      {
        ty: 4,
        des: '早盘',
        tc: 5,
        ht: 3,
        htDays: [{ di: 1, c: 3, lc: 0 }],
        ssl: [{ sid: 1, c: 5, days: [{ di: 1, c: 5, lc: 0 }] }],
      },
      { ty: 7, des: '冠军', tc: 3, ht: 0, ssl: [{ sid: 4, c: 3 }] },
    ],
    hls: [hotLeague],
  }),
}

const option = (ty: number, na: string, nm: string, od: number, li: string) => ({
  ty,
  na,
  nm,
  od,
  bod: od,
  odt: 2,
  li,
})

const handicap = {
  mty: 1000,
  pe: 1001,
  nm: '让球',
  tps: ['p', 'h'],
  mks: [
    {
      id: 'f81a020013997',
      ss: 1,
      au: 1,
      mbl: 1,
      li: '-0.5/1',
      op: [
        option(1, '-0.5/1', '狮队 -0.5/1', 1.95, '-0.5/1'),
        option(2, '+0.5/1', '熊队 +0.5/1', 1.89, '+0.5/1'),
      ],
    },
  ],
}

/** A line that is suspended, one price of which is locked: it is shown without its sign. */
const total = {
  mty: 1007,
  pe: 1001,
  nm: '大小',
  tps: ['p', 'h'],
  mks: [
    {
      id: 'f81a030014010',
      ss: 0,
      au: 0,
      mbl: 2,
      li: '2.5',
      op: [option(4, '2.5', '大 2.5', -1.9, '2.5'), option(5, '2.5', '小 2.5', 0, '2.5')],
    },
  ],
}

export const MATCH = documentedFields('fbty 4.3; fbty 2.2; fbty 2.7', {
  id: 'f81a',
  sid: 1,
  bt: 1790000000000,
  ms: 5,
  ss: 1,
  ty: 2,
  lg: { id: '901', na: '英超', or: 1, lurl: '', sid: 1, rid: '44', rnm: '英格兰', hot: 1 },
  ts: [
    { id: '7', na: '狮队', lurl: 'kit:stripe:c8102e:ffffff' },
    { id: '9', na: '熊队', lurl: '' },
  ],
  nm: '',
  ne: 0,
  fmt: '',
  mc: { s: 1725, pe: 1002, r: true, tp: 1, tu: 1 },
  sb: null,
  vs: { have: false },
  as: [] as unknown[],
  nsg: [
    { pe: 1001, tyg: 5, sc: [1, 0] },
    { pe: 1001, tyg: 6, sc: [3, 2] },
  ],
  tms: 22,
  tps: ['p', 'h', 's'],
  mg: [handicap, total],
})

/** An outright: without sides, with a name, and with the deadline of its market. */
export const OUTRIGHT = documentedFields('fbty 4.3; fbty 2.2; fbty 2.5', {
  ...MATCH.fields,
  id: 'r7301',
  sid: 4,
  ms: 4,
  ty: 1,
  lg: { ...MATCH.fields.lg, id: '7301', na: '七人制橄榄球公开赛', sid: 4 },
  ts: [] as unknown[],
  nm: '七人制橄榄球公开赛',
  mc: null,
  nsg: [] as unknown[],
  tms: 1,
  tps: ['o'],
  mg: [
    {
      mty: 4900,
      pe: 4001,
      nm: '冠军',
      tps: ['o'],
      hmed: 1790003600000,
      mks: [
        {
          id: 'r7301000010000',
          ss: 1,
          au: 0,
          mbl: 1,
          li: '',
          op: [{ ...option(3001, '云岭七人', '云岭七人', 3.5, ''), odt: 1 }],
        },
      ],
    },
  ],
})

export const LIST = {
  request: documentedFields('fbty 4.3', {
    isPC: false,
    more: false,
    type: 1,
    sportId: 1,
    leagueIds: ['901'],
    beginTime: 1790000000000,
    endTime: 1790086400000,
    current: 1,
    size: 200,
    orderBy: 0,
    oddsType: 1,
  }),
  answer: documentedFields('fbty 4; fbty 4.3', {
    current: 1,
    size: 200,
    total: 2,
    records: [MATCH.fields, OUTRIGHT.fields],
  }),
}

export const REFRESH_REQUEST = documentedFields('fbty 4.3', {
  isPC: false,
  more: false,
  matchIds: ['f81a', 'f80c'],
  current: 1,
  size: 200,
  oddsType: 1,
})

export const LEAGUES = {
  request: documentedFields('fbty 4.4', { sportId: 1, type: 1 }),
  answer: documentedFields('fbty 4.4; fbty 4.3', [{ ...MATCH.fields.lg, mt: 10, sp: 'Y' }]),
}

export const RESULTS = {
  request: documentedFields('fbty 4.5', {
    sportId: 1,
    beginTime: 1789920000000,
    endTime: 1790006400000,
    current: 1,
    size: 200,
    orderBy: 0,
  }),
  answer: documentedFields('fbty 4; fbty 4.5; fbty 4.3', {
    current: 1,
    size: 200,
    total: 1,
    records: [
      {
        id: 'f80c',
        sid: 1,
        bt: 1789990000000,
        ms: 0,
        ss: 0,
        ty: 2,
        mg: [] as unknown[],
        nsg: [
          { pe: 1001, tyg: 5, sc: [2, 1] },
          { pe: 1002, tyg: 5, sc: [1, 1] },
        ],
      },
    ],
  }),
}

/** The detail of a match that is over: what became of each option. */
export const SETTLED_DETAIL = documentedFields('fbty 4.6; fbty 2.8', {
  id: 'f80c',
  sid: 1,
  ms: 0,
  mg: [
    {
      mty: 1007,
      pe: 1001,
      nm: '大小',
      tyg: 5,
      tps: ['h'],
      mks: [
        {
          id: 'f80c030014010',
          ss: -1,
          au: 1,
          mbl: 1,
          li: '2.5',
          op: [
            { ty: 4, nm: '大 2.5', od: 1.9, sr: 4 },
            { ty: 5, nm: '小 2.5', od: 1.9, sr: 3 },
          ],
        },
      ],
    },
  ],
})

export const DETAIL = {
  request: documentedFields('fbty 4.6', { matchId: 'f81a' }),
  answer: documentedFields('fbty 4.6; fbty 4.3', MATCH.fields),
}

export const HOT = {
  request: documentedFields('fbty 4.7', { recommend: 1, sportId: 0, type: 3, orderBy: 0 }),
  answer: documentedFields('fbty 4.7; fbty 4.3', [MATCH.fields]),
}
