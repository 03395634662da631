import { documentedFields } from '../documented.ts'

/** Whole examples of what the venue answers, each field as the documents name it. */
const node = (menuId: number, menuName: string, count: number) => ({
  menuId,
  menuName,
  count,
  grade: 1,
  parentId: 0,
  menuType: 0,
  field1: '',
  field2: '',
  subList: [] as unknown[],
  topMenuList: [] as unknown[],
})

const day = { ...node(402031, '01/02', 5), liveCount: 1, grade: 3, parentId: 40203, field1: '1767326400000' }

const hot = { ...node(40002, '热门', 2), grade: 2, parentId: 1, field1: '0' }
const football = { ...node(40003, '足球', 2), grade: 2, parentId: 1, field1: '1' }
const basketball = { ...node(40004, '篮球', 1), grade: 2, parentId: 1, field1: '2' }
const earlyFootball = { ...node(40203, '足球', 5), grade: 2, parentId: 4, field1: '1', topMenuList: [day] }

const dota2 = {
  ...node(30101, 'DOTA2', 14),
  liveCount: 3,
  grade: 2,
  parentId: 30000,
  field1: '101',
  path: 'dota2',
}
const esports = { ...node(30000, '电竞', 64), menuType: 3001, path: 'all', subList: [dota2] }

export const MENU = documentedFields('pmty 2.1; pmty 1.2; esports 6.1', [
  { ...node(1, '滚球', 3), menuType: 1, subList: [hot, football, basketball] },
  { ...node(4, '早盘', 5), menuType: 4, subList: [earlyFootball] },
  esports,
])

const option = (oid: string, ot: string, ov: number) => ({
  oid,
  ot,
  ov,
  obv: ov,
  os: 1,
  on: ot,
  otv: ot,
  ots: ot === '1' ? 'T1' : '',
})

export const MARKETS = documentedFields('pmty 2.3', [
  {
    hpid: '1',
    hpn: '全场独赢',
    hids: 1,
    hsw: '1',
    chpid: '',
    hpt: 0,
    hpon: 0,
    hton: 0,
    hl: [
      {
        hid: '1410000000000000011',
        hmt: 0,
        hs: 0,
        hn: 1,
        hv: '',
        hon: 0,
        ol: [
          option('1450000000000000001', '1', 195000),
          option('1450000000000000002', 'X', 340000),
          option('1450000000000000003', '2', 410000),
        ],
      },
    ],
  },
  {
    hpid: '4',
    hpn: '全场让球',
    hids: 1,
    hsw: '1,2,3,4,5,6',
    chpid: '',
    hpt: 0,
    hpon: 0,
    hton: 0,
    hl: [
      {
        hid: '1410000000000000021',
        hmt: 0,
        hs: 1,
        hn: 1,
        hv: '-0.5/1',
        hon: 0,
        ol: [option('1450000000000000011', '1', 189000), option('1450000000000000012', '2', 201000)],
      },
      {
        hid: '1410000000000000022',
        hmt: 0,
        hs: 11,
        hn: 2,
        hv: '-1',
        hon: 0,
        ol: [option('1450000000000000013', '1', 225000), option('1450000000000000014', '2', 168000)],
      },
    ],
  },
  {
    hpid: '2',
    hpn: '全场大小',
    hids: 0,
    hsw: '1,2,3,4,5,6',
    chpid: '',
    hpt: 0,
    hpon: 0,
    hton: 0,
    hl: [
      {
        hid: '1410000000000000031',
        hmt: 0,
        hs: 0,
        hn: 1,
        hv: '2.5',
        hon: 0,
        ol: [
          option('1450000000000000021', 'Over', 187000),
          { ...option('1450000000000000022', 'Under', 203000), os: 2 },
        ],
      },
    ],
  },
])

export const MATCH = documentedFields('pmty 2.2; pmty 2.3', {
  mid: '3370001',
  csid: '1',
  csna: '足球',
  tid: '6408',
  tn: '英格兰超级联赛',
  tlev: 1,
  lurl: '',
  mhid: '110',
  mhn: '北港联',
  mhlu: ['kit:stripe:c8102e:ffffff'],
  maid: '220',
  man: '河畔城',
  malu: ['kit:plain:1d428a:ffffff'],
  mgt: '1767225600000',
  ms: 1,
  mmp: '7',
  mct: 0,
  mst: '3605',
  mess: 1,
  mhs: 0,
  mng: 0,
  mlet: 2700,
  mle: 0,
  mft: 0,
  mo: 0,
  mearlys: 0,
  mf: false,
  tf: false,
  th: false,
  mat: '',
  mc: 57,
  mms: 1,
  mvs: -1,
  mbmty: 0,
  cds: 'SR',
  msc: ['S1|2:1', 'S2|1:0', 'S5|6:3', 'S11|0:1', 'S12|2:3'],
  hps: MARKETS.fields,
})

export const CATEGORIES = documentedFields('pmty 2.3', [
  { id: '1', marketName: '所有投注', orderNo: 1, plays: ['1', '2', '4'] },
])

/** Frames of the push, each with what it says. */
const PUSH = 'protocol 2.3'

export const PUSHES = {
  matchStatus: documentedFields(PUSH, { cmd: 'C101', ctsp: '1767229205000', cd: { mid: '3370001', ms: 10 } }),
  clock: documentedFields(PUSH, {
    cmd: 'C102',
    ctsp: '1767229205000',
    cd: { mid: '3370001', mmp: '7', mst: '3610', mess: 0 },
  }),
  score: documentedFields(PUSH, {
    cmd: 'C103',
    ctsp: '1767229205000',
    cd: { mid: '3370001', msc: ['S1|3:1'] },
  }),
  betting: documentedFields(PUSH, { cmd: 'C104', ctsp: '1767229205000', cd: { mid: '3370001', mhs: 11 } }),
  prices: documentedFields(PUSH, {
    cmd: 'C105',
    ctsp: '1767229205000',
    cd: {
      mid: '3370001',
      hls: [
        {
          hid: '1410000000000000021',
          hpid: '4',
          hn: 1,
          hv: '-0.5/1',
          hs: 0,
          mid: '3370001',
          ol: [{ oid: '1450000000000000011', os: 1, ov: 191000, obv: 191000, ot: '1' }],
        },
      ],
    },
  }),
  lines: documentedFields(PUSH, {
    cmd: 'C106',
    ctsp: '1767229205000',
    cd: { mid: '3370001', hls: [{ hid: '1410000000000000021', hs: 1, mid: '3370001', ol: [] }] },
  }),
  order: documentedFields(PUSH, {
    cmd: 'C201',
    ctsp: '1767229205000',
    cd: {
      orderNo: '5100000000000000002',
      status: 2,
      newTotalMaxWinAmount: '0',
      isOddsChange: false,
      refuseCode: '0400468',
      orderStatus: 4,
      preOrderStatus: null,
    },
  }),
  settlement: documentedFields(PUSH, {
    cmd: 'C201',
    ctsp: '1767229205000',
    cd: {
      orderNo: '5100000000000000004',
      status: 1,
      newTotalMaxWinAmount: '9500',
      isOddsChange: false,
      refuseCode: null,
      orderStatus: 1,
      betAmount: '100.00',
      backAmount: '195.00',
      currencyCode: '1',
      outcome: 4,
      rollbackNum: 1,
      preSettle: 0,
      legNum: 2,
      titles: ['北港联 v 河畔城', '北港聯 v 河畔城', 'North Port v Riverside'],
    },
  }),
  balance: documentedFields(PUSH, {
    cmd: 'C203',
    ctsp: '1767229205000',
    cd: { amount: '9900.00', currencyCode: '1' },
  }),
}

/** What the client sends to change a favourite, and what it is answered. */
export const FAVOURITES = {
  addMatch: documentedFields('pmty 2.9', { mid: '3370001', cf: 1, cuid: 'u1' }),
  cancelLeague: documentedFields('pmty 2.9', { tid: '6408', cf: 0, cuid: 'u1' }),
}

/** The search, and what it is answered. */
export const SEARCH = {
  request: documentedFields('pmty 2.11', {
    cuid: 'u1',
    keyword: '主',
    searchSportType: '',
    device: 'v2_h5_st',
    from: 1,
  }),
  answer: documentedFields('pmty 2.11', {
    bowling: [] as unknown[],
    teamH5: [] as unknown[],
    league: [{ leagueName: '', matchList: [] as unknown[] }],
  }),
}

/** The leagues of a list. */
export const LEAGUES = {
  request: documentedFields('pmty 2.12', { cuid: 'u1', euid: '40003', type: '1', md: '' }),
  answer: documentedFields('pmty 2.12', [
    {
      id: 'r1',
      introduction: '英格兰',
      spell: 'Y',
      sportVOs: [
        {
          id: 1,
          nameText: '足球',
          tournamentList: [
            {
              id: '6408',
              tournamentId: '6408',
              nameText: '英格兰超级联赛',
              num: 3,
              picUrlthumb: '',
              regionId: 'r1',
              hotStatus: 1,
              sportId: 1,
              tournamentLevel: 1,
            },
          ],
        },
      ],
    },
  ]),
}
