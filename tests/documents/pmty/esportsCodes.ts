import { documented, following } from '../documented.ts'

/** `csid`, and the word of the path. */
export const SPORTS = documented('esports 1', [
  [101, 'dota2'],
  [100, 'lol'],
  [102, 'csgo'],
  [103, 'kog'],
])

export const SITE_SPORTS = documented('esports 1', [
  [164, 'dota2'],
  [165, 'lol'],
  [179, 'csgo'],
  [180, 'kog'],
])

/** `menuId`: 30000, and 30000 + `csid`. */
export const MENU_IDS = following(
  'esports 6.1',
  ['30000 + `csid`'],
  [
    [30_000, 'all'],
    [30_101, 'dota2'],
    [30_100, 'lol'],
    [30_102, 'csgo'],
    [30_103, 'kog'],
  ],
)

/** Parts of a match. */
export const PHASES = following(
  'esports 5',
  ['8 to 12, 441, 442', '301 to 306', '61', '80', '90', '999'],
  [
    [0, 'not started'],
    [8, 'set1'],
    [9, 'set2'],
    [10, 'set3'],
    [11, 'set4'],
    [12, 'set5'],
    [441, 'set6'],
    [442, 'set7'],
    [301, 'break'],
    [306, 'break'],
    [800, 'break'],
    [1200, 'break'],
    [61, 'postponed'],
    [80, 'interrupted'],
    [90, 'abandoned'],
    [999, 'ended'],
  ],
)

const MAPS = [1, 2, 3, 4, 5, 6, 7] as const
const ofMaps = (first: number, count: string): [string, string][] =>
  MAPS.map((map, index) => [`S${first + index}`, `${count}.set${map}`])

/** `msc` of DOTA2, LOL and KOG. */
export const SCORES = documented('esports 5', [
  ['S1', 'sets.match'],
  ...ofMaps(120, 'kills'),
  ...ofMaps(181, 'towers'),
  ['S188', 'gold.match'],
])

/** `msc` of CSGO. */
export const CSGO_SCORES = documented('esports 5', [
  ['S1', 'sets.match'],
  ...ofMaps(120, 'rounds'),
  ...ofMaps(181, 'kills'),
])

export const MATCH_PLAYS = documented('esports 4', [
  [153, 'sets.winner.match'],
  [154, 'sets.handicap.match'],
  [204, 'sets.total.match'],
  [205, 'sets.correctScore.match'],
])

const MAP_MARKETS = [
  [0, 'rounds.winner'],
  [1, 'towers.winner'],
  [2, 'kills.handicap'],
  [3, 'kills.total'],
  [4, 'kills.oddEven'],
  [5, 'towers.handicap'],
  [6, 'towers.total'],
  [7, 'rounds.handicap'],
  [8, 'rounds.total'],
  [9, 'rounds.oddEven'],
] as const

/** 8300 + 10 × the map + the digit of the market. */
export const MAP_PLAYS = following(
  'esports 4',
  ['8300 + 10 × N + the digit'],
  MAPS.flatMap((map) =>
    MAP_MARKETS.map(([digit, key]): [number, string] => [8300 + 10 * map + digit, `${key}.set${map}`]),
  ),
)

/** Examples that the page gives. */
export const NAMED_PLAYS = documented('esports 4', [
  [8311, 'towers.winner.set1'],
  [8323, 'kills.total.set2'],
])

/** `smt`; the platform has only the first. */
export const SUB_MATCH_TYPES = documented('esports 4', [
  [3, 'eRegular'],
  [4, 'eExtraTime'],
  [5, 'ePenalty'],
])

/** `id` of a tab, and its name. */
export const TABS = following(
  'esports 6.5',
  ['1', '21', '22 to 28', '30, 31, 32'],
  [
    [1, '所有投注'],
    [21, '全场'],
    [22, '第1图'],
    [28, '第7图'],
    [30, '人头'],
    [31, '推塔'],
    [32, '回合'],
  ],
)

/** `tyg` of a result. */
export const RESULT_GROUPS = documented('esports 6.8', [
  [5556, 'maps'],
  [127, 'kills'],
  [5609, 'rounds'],
  [5610, 'towers'],
])

export const FORMATS = following(
  'esports 5',
  ['BO3', 'BO5', 'BO7'],
  [
    [3, 'BO3'],
    [5, 'BO5'],
    [7, 'BO7'],
  ],
)

export const CALLS = documented('esports 6', [
  ['/yewu11/v1/w/esports/getDateMenuListPB', 'POST'],
  ['/yewu11/v1/m/esportsMatchesPB', 'POST'],
  ['/yewu11/v1/m/esportsLeagueLevelotfPB', 'POST'],
  ['/yewu11/v1/m/getESMatchDetailPB', 'GET'],
  ['/yewu11/v1/m/getESMatchOddsInfoPB', 'GET'],
  ['/yewu11/v1/games/imgDomain', 'GET'],
])

export const REFUSALS = documented('esports 6.2; esports 6.5; esports 6.7', [
  ['0408006', 'an unknown euid'],
  ['0400500', 'an unknown csid or match'],
  ['0402009', 'a bet with another match type'],
])

/** Columns of a list, by page; of the map that runs or comes next. */
export const COLUMNS = {
  match: documented('esports 7.2', [
    ['sets.winner.match', '1'],
    ['sets.handicap.match', '1'],
    ['sets.total.match', '1'],
  ]),
  map: documented('esports 7.2', [
    ['kills.handicap', '2'],
    ['kills.total', '2'],
    ['rounds.handicap', '2'],
    ['rounds.total', '2'],
  ]),
}

/** The code that opens esports where the app has no session with PMTY. */
export const LAUNCH_CODES = documented('esports 7.1', [
  ['OBDJ', 'esports'],
  ['OBTY', 'the venue'],
])
