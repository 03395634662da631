import { documentedFields } from '../documented.ts'

const MATCHES = 'pmty 1.9; pmty 2.2; pmty 2.8'
const MARKETS = 'pmty 1.8; pmty 1.11; pmty 1.13; pmty 2.3; pmty 2.8'

/** What the client asks for: a day of football, and the own bets. */
export const DAY_REQUEST = documentedFields('pmty 2.8', {
  euid: '1',
  md: '1767196800000',
  type: 28,
  category: 1,
  tid: '',
  showem: 1,
})

export const OWN_REQUEST = documentedFields('pmty 2.8', { euid: '0', md: '', type: 29 })

/** A football match that is over. */
export const ENDED = documentedFields(MATCHES, {
  mid: '2870011',
  csid: '1',
  csna: '足球',
  tid: '320',
  tn: '英格兰超级联赛',
  mhid: '11',
  mhn: '曼城',
  maid: '12',
  man: '利物浦',
  mgt: '1767225600000',
  ms: 3,
  mmp: '999',
  mo: 1,
  mhs: 2,
  msc: ['S1|2:1', 'S2|1:0', 'S3|1:1', 'S5|6:4', 'S12|1:3', 'S11|0:1'],
})

/** The result of a match: each kind of outcome, as a number and as a text, and one that is not known. */
export const PLAYS = documentedFields(MARKETS, [
  {
    hpid: '4',
    hpn: '全场让球',
    hpon: 2,
    tyg: 5,
    hl: [
      {
        hid: '1421',
        hv: '-0.5/1',
        hn: 1,
        ol: [
          { oid: '14611', ot: '1', on: '-0.5/1', result: '5' },
          { oid: '14612', ot: '2', on: '+0.5/1', result: 6 },
        ],
      },
      {
        hid: '1422',
        hv: '-1',
        hn: 2,
        ol: [
          { oid: '14621', ot: '1', on: '-1', result: 2 },
          { oid: '14622', ot: '2', on: '+1', result: 2 },
        ],
      },
    ],
  },
  {
    hpid: 1,
    hpn: '全场独赢',
    hpon: 1,
    hl: [
      {
        hid: '1423',
        hv: '',
        hn: 1,
        ol: [
          { oid: '14631', ot: '1', on: '曼城', result: 4 },
          { oid: '14632', ot: 'X', on: '平', result: 3 },
          { oid: '14633', ot: '2', on: '利物浦', result: 1 },
        ],
      },
    ],
  },
  {
    hpid: '114',
    hpn: '角球大小',
    hpon: 3,
    tyg: 6,
    hl: [{ hid: '1424', hv: '9.5', hn: 1, ol: [{ oid: '14641', ot: 'Over', on: '9.5', result: 15 }] }],
  },
])

/** The winners of a quarter: one that is known, and a tournament that was not decided. */
export const CHAMPIONS_REQUEST = documentedFields('pmty 2.8', {
  type: 28,
  category: 1,
  orderBy: 1,
  euid: '10000',
  startTime: 1767196800000,
  endTime: 1774972800000,
  sportType: 10000,
  isVirtualSport: 1,
})

export const CHAMPIONS = documentedFields('pmty 1.1; pmty 2.8', [
  {
    sportId: '14',
    sportName: '橄榄球',
    tournamentId: '7301',
    tournamentName: '七人制橄榄球公开赛',
    marketId: '3390001',
    playName: '冠军',
    scoreResult: '云岭七人',
    matchTime: '1767225600000',
    picUrl: '',
  },
  {
    sportId: 14,
    sportName: '橄榄球',
    tournamentId: '7302',
    tournamentName: '七人制橄榄球杯赛',
    marketId: '3390002',
    playName: '冠军',
    scoreResult: '',
    matchTime: 1767312000000,
    picUrl: '',
  },
])
