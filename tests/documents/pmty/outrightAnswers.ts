import { documentedFields } from '../documented.ts'

/** What the venue answers about an outright: a match without teams, whose play is its only line. */
const OUTRIGHT = 'pmty 1.5; pmty 2.2; pmty 2.3'

const entrant = (ot: string, on: string, oddSort: number, ov: number) => ({
  oid: `14600000000000000${ot.padStart(2, '0')}`,
  ot,
  on,
  ov,
  obv: ov,
  os: 1,
  oddSort,
})

/** The numbers of the entrants are in another order than the places of the list. Some have a picture, or a name on the slip. */
export const FIELD = documentedFields(OUTRIGHT, [
  { ...entrant('1', '云岭七人', 3, 1_200_000), otv: '云岭七人', ots: '' },
  { ...entrant('2', '北港七人', 1, 350_000), turl: '/flags/2.png' },
  { ...entrant('7', '河畔七人', 2, 650_000), os: 2 },
  { ...entrant('16', '白沙七人', 4, 2_500_000), os: 3 },
])

export const OUTRIGHT_MARKETS = documentedFields(OUTRIGHT, [
  {
    hpid: '10000',
    hps: '冠军',
    hids: 0,
    hsw: '1',
    chpid: '',
    hpt: 0,
    hpon: 0,
    hton: 0,
    hmed: '1767247200000',
    hmgt: '1767225600000',
    hid: '1420000000000000001',
    hs: 0,
    hn: 1,
    ol: FIELD.fields,
  },
])

const [PLAY] = OUTRIGHT_MARKETS.fields
const { hmgt: _, ...ours } = PLAY ?? {}

/** As the platform sends it: with `hpn` as well as `hps`, and without `hmgt`. */
export const OWN_OUTRIGHT_MARKETS = documentedFields(OUTRIGHT, [{ ...ours, hpn: '冠军' }])

/** As a list has it: all fields of a match but those of its teams. */
export const OUTRIGHT_ROW = documentedFields(OUTRIGHT, {
  mid: '3390001',
  csid: '14',
  csna: '橄榄球',
  tid: '7301',
  tn: '七人制橄榄球公开赛',
  tlev: 3,
  lurl: '',
  mgt: '1767225600000',
  ms: 1,
  mmp: '0',
  mct: 0,
  mst: '0',
  mess: 0,
  mhs: 0,
  mng: 0,
  mlet: 0,
  mle: 0,
  mft: 0,
  mo: 0,
  mearlys: 0,
  mf: false,
  tf: false,
  th: false,
  mat: '',
  mc: 1,
  mms: -1,
  mvs: -1,
  mbmty: 0,
  cds: '',
  msc: [] as string[],
  hps: OUTRIGHT_MARKETS.fields,
})

/** A push of prices has lines, also for an outright. */
export const OUTRIGHT_PRICES = documentedFields('protocol 2.3; pmty 1.5', {
  cmd: 'C105',
  ctsp: '1767229205000',
  cd: {
    mid: '3390001',
    hls: [
      {
        hid: '1420000000000000001',
        hpid: '10000',
        hn: 1,
        hv: '',
        hs: 0,
        mid: '3390001',
        ol: [
          { oid: '1460000000000000001', os: 1, ov: 900_000, obv: 900_000, ot: '1' },
          { oid: '1460000000000000002', os: 1, ov: 310_000, obv: 310_000, ot: '2' },
          { oid: '1460000000000000007', os: 3, ov: 650_000, obv: 650_000, ot: '7' },
        ],
      },
    ],
  },
})

export const OUTRIGHT_SUSPENDED = documentedFields('protocol 2.3; pmty 1.5', {
  cmd: 'C106',
  ctsp: '1767229205000',
  cd: { mid: '3390001', hls: [{ hid: '1420000000000000001', hs: 1, mid: '3390001', ol: [] }] },
})

/** The tab of outrights: a sport is asked for with 50002 plus its `csid`. */
export const OUTRIGHT_MENU = documentedFields('pmty 2.1; pmty 1.2; pmty 1.5', [
  {
    menuId: 100,
    menuName: '冠军',
    menuType: 100,
    count: 1,
    grade: 1,
    parentId: 0,
    field1: '',
    field2: '',
    subList: [
      {
        menuId: 50_016,
        menuName: '橄榄球',
        menuType: 0,
        count: 1,
        grade: 2,
        parentId: 100,
        field1: '14',
        field2: '',
        subList: [],
        topMenuList: [],
      },
    ],
    topMenuList: [],
  },
])
