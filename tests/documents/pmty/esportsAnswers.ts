import { documentedFields } from '../documented.ts'

/** Menus, dates, lists, details and markets of esports. */
const game = (csid: number, menuName: string, path: string, count: number, liveCount: number) => ({
  menuId: String(30_000 + csid),
  menuName,
  menuType: 0,
  count,
  liveCount,
  grade: 2,
  parentId: '30000',
  field1: String(csid),
  field2: '1',
  path,
  subList: [] as unknown[],
  topMenuList: [] as unknown[],
})

/** The node after those of all sports; a game without matches stays. */
export const MENU_NODE = documentedFields('esports 6.1', {
  menuId: '30000',
  menuName: '电竞',
  menuType: 3001,
  count: 64,
  grade: 1,
  parentId: '0',
  field1: '',
  field2: '1',
  path: 'all',
  topMenuList: [] as unknown[],
  subList: [
    game(101, 'DOTA2', 'dota2', 14, 3),
    game(100, 'LOL', 'lol', 30, 4),
    game(102, 'CSGO', 'csgo', 20, 2),
    game(103, 'KOG', 'kog', 0, 0),
  ],
})

const date = (part: string, menuName: string, field1: string, count: number, liveCount = 0) => ({
  menuId: `30000-${part}`,
  menuName,
  menuType: 3001,
  field1,
  count,
  liveCount,
})

/** 2026-11-23: today, seven days, and all later. A day without matches stays. */
export const DATES = {
  request: documentedFields('esports 6.2', {
    cuid: '17',
    device: 'v2_h5_st',
    euid: '30000',
    csid: '',
    orpt: '',
    pids: '',
  }),
  answer: documentedFields('esports 6.2', [
    date('today', '今日', '0', 12, 5),
    date('2026-11-24', '11/24', '1795492800000', 9),
    date('2026-11-25', '11/25', '1795579200000', 11),
    date('2026-11-26', '11/26', '1795665600000', 8),
    date('2026-11-27', '11/27', '1795752000000', 0),
    date('2026-11-28', '11/28', '1795838400000', 7),
    date('2026-11-29', '11/29', '1795924800000', 6),
    date('2026-11-30', '11/30', '1796011200000', 5),
    date('other', '其他', '-1796097600000', 6),
  ]),
}

const list = (euid: string, csid: string, md: string) => ({
  cuid: '17',
  euid,
  csid,
  category: 1,
  type: 3000,
  md,
  sort: 1,
  tid: '',
  device: 'v2_h5_st',
  hpsFlag: 0,
})

const LIST = 'esports 6.3; esports 5; pmty 2.2; pmty 2.3'

/** A page is asked for with `cpn` and `cps`; without them the answer is the array alone. */
export const LIST_REQUESTS = {
  page: documentedFields(LIST, { ...list('30000', '', '0'), cpn: 1, cps: 200 }),
  all: documentedFields(LIST, list('30100', '', '1795492800000')),
  byNumbers: documentedFields(LIST, list('', '100,101', '')),
  outrights: documentedFields(LIST, { ...list('30000', '', ''), category: 2 }),
}

const LOL_RUNNING = {
  mid: '8931000412',
  csid: '100',
  csna: 'LOL',
  tid: '16502',
  tn: '德玛西亚杯',
  tlev: 2,
  mhid: '1650203',
  mhn: 'BLG',
  maid: '1650207',
  man: 'TES',
  mgt: 1_795_485_600_000,
  ms: 1,
  mmp: '8',
  mct: 1,
  mst: 1122,
  mess: 1,
  mhs: 0,
  mng: 1,
  mfo: 'BO5',
  mft: 5,
  mc: 11,
  mms: -1,
  mvs: -1,
  mbmty: 0,
  mearlys: 1,
  msc: ['S1|0:0', 'S120|5:8', 'S181|3:5', 'S188|0:2000'],
  hps: [] as unknown[],
}

const DOTA2_BREAK = {
  ...LOL_RUNNING,
  mid: '8921000207',
  csid: '101',
  csna: 'DOTA2',
  tid: '16401',
  tn: 'DPC联赛',
  mhid: '1640101',
  mhn: 'LGD',
  maid: '1640104',
  man: 'XG',
  mmp: '301',
  mct: 1,
  mst: 0,
  mess: 0,
  mfo: 'BO3',
  mft: 3,
  // Gold is missing in a break.
  msc: ['S1|1:0', 'S120|31:22', 'S181|11:7'],
}

const CSGO_RUNNING = {
  ...LOL_RUNNING,
  mid: '8941000118',
  csid: '102',
  csna: 'CSGO',
  tid: '17901',
  tn: 'IEM大师赛',
  mhid: '1790102',
  mhn: 'NAVI',
  maid: '1790105',
  man: 'FaZe',
  mmp: '9',
  mct: 2,
  // There is no clock in CSGO.
  mst: 0,
  mess: 0,
  mfo: 'BO3',
  mft: 3,
  mat: 'home',
  mapName: '炼狱小镇',
  msc: ['S1|0:1', 'S120|13:16', 'S121|7:4', 'S181|81:97', 'S182|40:31'],
}

const KOG_BEFORE = {
  ...LOL_RUNNING,
  mid: '8951000321',
  csid: '103',
  csna: 'KOG',
  tid: '18001',
  tn: 'KPL联赛',
  mhid: '1800101',
  mhn: 'AG',
  maid: '1800106',
  man: 'WB',
  mgt: 1_795_492_800_000,
  ms: 0,
  mmp: '0',
  mct: 0,
  mst: 0,
  mess: 0,
  mfo: 'BO7',
  mft: 7,
  msc: [] as string[],
}

const LOL_OVER = {
  ...LOL_RUNNING,
  mid: '8931000377',
  ms: 3,
  mmp: '999',
  mct: 4,
  mst: 0,
  mess: 0,
  mhs: 2,
  msc: [
    ...['S1|3:1', 'S120|18:11', 'S121|12:19', 'S122|22:14', 'S123|17:9'],
    ...['S181|11:6', 'S182|5:11', 'S183|11:9', 'S184|11:4'],
  ],
}

/** Each game: in play, in a break, before, and over. */
export const MATCHES = {
  running: documentedFields(LIST, LOL_RUNNING),
  inBreak: documentedFields(LIST, DOTA2_BREAK),
  csgo: documentedFields(LIST, CSGO_RUNNING),
  before: documentedFields(LIST, KOG_BEFORE),
  over: documentedFields(LIST, LOL_OVER),
}

export const LIST_ANSWERS = {
  page: documentedFields(LIST, {
    cto: 4,
    pages: 1,
    data: [LOL_RUNNING, DOTA2_BREAK, CSGO_RUNNING, KOG_BEFORE],
  }),
  all: documentedFields(LIST, [LOL_RUNNING, KOG_BEFORE]),
  outrights: documentedFields(LIST, [] as unknown[]),
}

export const LEAGUES = {
  request: documentedFields('esports 6.4', { cuid: '17', euid: '30100', csid: '', md: '0' }),
  answer: documentedFields('esports 6.4', [
    { tid: '16501', tn: 'LPL联赛', tlev: 1, csid: '100', lurl: '', num: 2 },
    { tid: '16502', tn: '德玛西亚杯', tlev: 2, csid: '100', lurl: '', num: 4 },
  ]),
}

export const DETAIL = {
  request: documentedFields('esports 6.5', { mid: '8931000412', cuid: '17' }),
  answer: documentedFields(LIST, LOL_RUNNING),
}

export const MARKETS_REQUEST = documentedFields('esports 6.5', {
  mid: '8931000412',
  mcid: 0,
  cuid: '17',
  newUser: 0,
})

const MARKET = 'esports 6.5; esports 4; pmty 2.3'

/** An option: its `ot`, its name, and its price × 1 000. */
type Option = readonly [ot: string, on: string, price: number]

const play = (
  mid: string,
  hpid: number,
  hpn: string,
  hv: string,
  hmt: 0 | 1,
  options: readonly Option[],
) => ({
  hpid: String(hpid),
  hpn,
  hids: 1,
  hsw: '1',
  smt: 3,
  hl: [
    {
      hid: `${mid}r${hpid}`,
      hs: 0,
      hn: 1,
      hv,
      hmt,
      ol: options.map(([ot, on, price], index) => ({
        oid: `${mid}r${hpid}00${index + 1}`,
        ot,
        on,
        os: 1,
        ov: price * 100,
        obv: price * 100,
      })),
    },
  ],
})

const sides = (home: string, away: string, prices: readonly [number, number]): readonly Option[] => [
  ['1', home, prices[0]],
  ['2', away, prices[1]],
]
const total = (line: string, over: number, under: number): readonly Option[] => [
  ['Over', `大 ${line}`, over],
  ['Under', `小 ${line}`, under],
]
const oddEven = (odd: number, even: number): readonly Option[] => [
  ['Odd', '单', odd],
  ['Even', '双', even],
]

const towersOf = (mid: string, map: number, hmt: 0 | 1, [home, away]: readonly [string, string]) => [
  play(mid, 8301 + 10 * map, `第${map}图 获胜`, '', hmt, sides(home, away, [1895, 1895])),
  play(
    mid,
    8302 + 10 * map,
    `第${map}图 人头让分`,
    '+1.5',
    hmt,
    sides(`${home} +1.5`, `${away} -1.5`, [1888, 1903]),
  ),
  play(mid, 8303 + 10 * map, `第${map}图 总人头`, '28.5', hmt, total('28.5', 1952, 1841)),
  play(mid, 8304 + 10 * map, `第${map}图 人头单双`, '', hmt, oddEven(1895, 1895)),
  play(
    mid,
    8305 + 10 * map,
    `第${map}图 推塔让分`,
    '+1.5',
    hmt,
    sides(`${home} +1.5`, `${away} -1.5`, [1920, 1871]),
  ),
  play(mid, 8306 + 10 * map, `第${map}图 总推塔`, '17.5', hmt, total('17.5', 1419, 2853)),
]

const roundsOf = (mid: string, map: number, hmt: 0 | 1, [home, away]: readonly [string, string]) => [
  play(mid, 8300 + 10 * map, `第${map}图 获胜`, '', hmt, sides(home, away, [1895, 1895])),
  play(
    mid,
    8307 + 10 * map,
    `第${map}图 回合让分`,
    '-1.5',
    hmt,
    sides(`${home} -1.5`, `${away} +1.5`, [1991, 1808]),
  ),
  play(mid, 8308 + 10 * map, `第${map}图 总回合`, '21.5', hmt, total('21.5', 1536, 2474)),
  play(mid, 8309 + 10 * map, `第${map}图 回合单双`, '', hmt, oddEven(2503, 1525)),
]

const ofMatch = (mid: string, hmt: 0 | 1, [home, away]: readonly [string, string]) => [
  play(mid, 153, '全场独赢', '', hmt, sides(home, away, [1432, 2801])),
  play(mid, 154, '地图让分', '-1.5', hmt, sides(`${home} -1.5`, `${away} +1.5`, [2112, 1720])),
  play(mid, 204, '总地图数', '4.5', hmt, total('4.5', 2527, 1516)),
  play(mid, 205, '地图比分', '', hmt, [
    ['3:0', '3:0', 3651],
    ['3:1', '3:1', 3411],
    ['3:2', '3:2', 4020],
    ['2:3', '2:3', 6203],
    ['1:3', '1:3', 7852],
    ['0:3', '0:3', 12_640],
  ]),
]

const LOL_SIDES = ['BLG', 'TES'] as const
const CSGO_SIDES = ['NAVI', 'FaZe'] as const
const LAST_MAP = ['AG', 'WB'] as const

/** Every market of a match, and of the first and the seventh map, of fights and of rounds. */
export const MARKETS = {
  live: documentedFields(MARKET, [
    ...ofMatch('8931000412', 0, LOL_SIDES),
    ...towersOf('8931000412', 1, 0, LOL_SIDES),
  ]),
  seventhMap: documentedFields(MARKET, towersOf('8951000298', 7, 0, LAST_MAP)),
  // A best of five that has not begun.
  csgo: documentedFields(MARKET, [
    ...ofMatch('8941000131', 1, CSGO_SIDES),
    ...roundsOf('8941000131', 1, 1, CSGO_SIDES),
  ]),
  // No match of CSGO of this world has one.
  csgoSeventh: documentedFields(MARKET, roundsOf('8941000140', 7, 0, CSGO_SIDES)),
}

/** Tabs of a LOL match, best of five. */
export const TABS = documentedFields('esports 6.5; pmty 2.3', [
  {
    id: '1',
    marketName: '所有投注',
    orderNo: 1,
    plays: ['153', '154', '204', '205', '8311', '8312', '8313'],
  },
  { id: '21', marketName: '全场', orderNo: 2, plays: ['153', '154', '204', '205'] },
  { id: '22', marketName: '第1图', orderNo: 3, plays: ['8311', '8312', '8313'] },
  { id: '30', marketName: '人头', orderNo: 8, plays: ['8312', '8313'] },
  { id: '31', marketName: '推塔', orderNo: 9, plays: ['8311'] },
])

export const PICTURES = {
  elsewhere: documentedFields('esports 6.6', { imgDomain: 'https://pictures.touchline.test' }),
  here: documentedFields('esports 6.6', { imgDomain: '' }),
}
