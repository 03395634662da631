import { documented, following, limit } from '../documented.ts'

/** The games by their `tid`, in the order of the page. */
export const GAMES = documented('virtual-sports 1', [
  [31001, 'league'],
  [31002, 'English league'],
  [31003, 'World Cup'],
  [31004, 'Nations Cup'],
  [31005, 'Spanish friendlies'],
  [31201, 'basketball league'],
  [31101, 'horses'],
  [31103, 'speedway'],
  [31104, 'motorbikes'],
  [31102, 'greyhounds'],
])

export const PATHS = documented('virtual-sports 1', [
  ['soccer', 'league'],
  ['virtual-england-league', 'English league'],
  ['virtual-worldcup', 'World Cup'],
  ['virtual-nationalcup', 'Nations Cup'],
  ['virtual-spain-friendly', 'Spanish friendlies'],
  ['basketball', 'basketball league'],
  ['race', 'horses, speedway and motorbikes'],
  ['dog', 'greyhounds'],
])

/** `csid`, and `menuId` of the first level. */
export const SPORTS = documented('virtual-sports 1', [
  [1001, 'virtual football'],
  [1004, 'virtual basketball'],
  [1011, 'virtual horses'],
  [1002, 'virtual greyhounds'],
  [1009, 'virtual speedway'],
  [1010, 'virtual motorbike'],
])

/** The ids of the site, which the launch and the client use. */
export const SITE_SPORTS = documented('virtual-sports 1', [
  [1001, 'virtual football'],
  [1024, 'virtual basketball'],
  [1020, 'virtual horses'],
  [1021, 'virtual greyhounds'],
  [1022, 'virtual speedway'],
  [1023, 'virtual motorbike'],
])

/** Each game: its sport, path, period and offset in s, how many batches are open, and the matches of a batch. */
export const SCHEDULES = [
  { tid: 31001, csid: 1001, path: 'soccer', period: 240, offset: 0, ahead: [4], matches: [8] },
  {
    tid: 31002,
    csid: 1001,
    path: 'virtual-england-league',
    period: 240,
    offset: 60,
    ahead: [4],
    matches: [8],
  },
  {
    tid: 31003,
    csid: 1001,
    path: 'virtual-worldcup',
    period: 240,
    offset: 120,
    ahead: [3, 1],
    matches: [16, 8],
  },
  { tid: 31004, csid: 1001, path: 'virtual-nationalcup', period: 240, offset: 180, ahead: [1], matches: [8] },
  {
    tid: 31005,
    csid: 1001,
    path: 'virtual-spain-friendly',
    period: 240,
    offset: 30,
    ahead: [4],
    matches: [6],
  },
  { tid: 31201, csid: 1004, path: 'basketball', period: 240, offset: 150, ahead: [4], matches: [6] },
  { tid: 31101, csid: 1011, path: 'race', period: 180, offset: 0, ahead: [5], entrants: 8 },
  { tid: 31103, csid: 1009, path: 'race', period: 180, offset: 90, ahead: [5], entrants: 4 },
  { tid: 31104, csid: 1010, path: 'race', period: 180, offset: 135, ahead: [5], entrants: 6 },
  { tid: 31102, csid: 1002, path: 'dog', period: 180, offset: 45, ahead: [5], entrants: 6 },
].map((game) => ({
  ...game,
  source: 'virtual-sports 1',
  codes: [game.tid, game.csid, game.path, game.period, game.offset, ...game.ahead],
}))

/** `mmp` of a batch. */
export const BATCH_PHASES = documented('virtual-sports 2; virtual-sports 6.2', [
  ['PREGAME', 'before its start'],
  ['INGAME', 'its film runs'],
])

/** `status` of a batch, by what may be done in it. */
export const BATCH_STATES = documented('virtual-sports 2', [
  ['open', 'bets are taken'],
  ['sealed', 'locked'],
  ['decided', 'the result is public'],
  ['closed', 'over'],
])

/** `mhs` of a match, and `hs` of its lines. */
export const BETTING_STATES = documented('virtual-sports 2', [
  [0, 'open'],
  [11, 'locked'],
])

/** `mmp` of a match, by sport. */
export const PHASES = {
  football: documented('virtual-sports 6.2', [
    [0, 'not started'],
    [6, 'first half'],
    [31, 'half-time'],
    [7, 'second half'],
    [50, 'penalties'],
    [999, 'ended'],
  ]),
  basketball: documented('virtual-sports 6.2', [
    [0, 'not started'],
    [13, 'first quarter'],
    [301, 'break'],
    [14, 'second quarter'],
    [31, 'half-time'],
    [15, 'third quarter'],
    [16, 'fourth quarter'],
    [999, 'ended'],
  ]),
  race: documented('virtual-sports 6.2', [
    [0, 'not started'],
    [71, 'race'],
    [999, 'ended'],
  ]),
}

/** `lod` of the World Cup and of the Nations Cup, in the order of their batches. */
export const ROUNDS = {
  worldCup: following(
    'virtual-sports 6.2; virtual-sports 6.6',
    ['G1', 'G3'],
    [
      ['G1', 'first round of the groups'],
      ['G2', 'second round of the groups'],
      ['G3', 'third round of the groups'],
      ['Q16', 'round of 16'],
      ['Q8', 'quarter-finals'],
      ['Q4', 'semi-finals'],
      ['Q2', 'final, and third place'],
    ],
  ),
  nationsCup: following(
    'virtual-sports 6.2; virtual-sports 6.6',
    ['-1', '-2'],
    [
      ['Q16-1', 'round of 16, first leg'],
      ['Q16-2', 'round of 16, second leg'],
      ['Q8-1', 'quarter-finals, first leg'],
      ['Q8-2', 'quarter-finals, second leg'],
      ['Q4-1', 'semi-finals, first leg'],
      ['Q4-2', 'semi-finals, second leg'],
      ['Q2', 'final'],
    ],
  ),
}

/** The phases of a tree. */
export const TREE = documented('virtual-sports 6.6', [
  ['Q16', 'round of 16'],
  ['Q8', 'quarter-finals'],
  ['Q4', 'semi-finals'],
  ['Q2', 'final'],
  ['Q3', 'third place'],
])

/** The pairs of the round of 16 in the order of the tree. */
export const FIRST_TIES = documented('virtual-sports 6.6', [
  ['A1–B2', '1'],
  ['C1–D2', '2'],
  ['E1–F2', '3'],
  ['G1–H2', '4'],
  ['B1–A2', '5'],
  ['D1–C2', '6'],
  ['F1–E2', '7'],
  ['H1–G2', '8'],
])

/** `kind` of an entry of a film. */
export const FILM_KINDS = documented('virtual-sports 6.4', [
  ['attack', 'football'],
  ['goal', 'football'],
  ['kick', 'a goal of a shoot-out'],
  ['kickMissed', 'a missed kick of a shoot-out'],
  ['points', 'basketball'],
])

export const RACE_PLAYS = documented('virtual-sports 5.1', [
  [10000, 'places.outright.match'],
  [8401, 'places.place.match'],
  [8402, 'places.forecast.match'],
  [8403, 'places.quinella.match'],
  [8404, 'number.total.match'],
  [8405, 'number.oddEven.match'],
])

const MATCH_PLAYS = 'virtual-sports 5.2; pmty 1.11'
export const FOOTBALL_PLAYS = following(
  MATCH_PLAYS,
  ['goals.result', 'goals.handicap', 'goals.total'],
  [
    [1, 'goals.result.match'],
    [17, 'goals.result.firstHalf'],
    [4, 'goals.handicap.match'],
    [19, 'goals.handicap.firstHalf'],
    [2, 'goals.total.match'],
    [18, 'goals.total.firstHalf'],
    [6, 'goals.doubleChance.match'],
    [12, 'goals.bothScore.match'],
    [15, 'goals.oddEven.match'],
    [7, 'goals.correctScore.match'],
    [3601, 'goals.toQualify.tie'],
  ],
)

export const BASKETBALL_PLAYS = following(
  MATCH_PLAYS,
  ['points.winner', 'handicap', 'total', 'oddEven'],
  [
    [37, 'points.winner.match'],
    [39, 'points.handicap.match'],
    [38, 'points.total.match'],
    [40, 'points.oddEven.match'],
    [43, 'points.winner.firstHalf'],
    [44, 'points.handicap.firstHalf'],
    [41, 'points.total.firstHalf'],
  ],
)

/** The markets of the columns of a list. */
export const COLUMNS = [
  { sport: 'football', codes: [1, 4, 2], source: 'virtual-sports 6.2' },
  { sport: 'basketball', codes: [37, 39, 38], source: 'virtual-sports 6.2' },
  { sport: 'race', codes: [10000, 8401], source: 'virtual-sports 6.2' },
] as const

/** Entries of `msc`. */
export const SCORES = documented('virtual-sports 6.2', [
  ['S1', 'match'],
  ['S2', 'first half'],
  ['S3', 'second half'],
  ['S19', 'first quarter'],
  ['S22', 'fourth quarter'],
  ['S170', 'penalties'],
])

export const REFUSALS = documented('virtual-sports 7', [
  ['0402001', 'locked, or the batch is not open'],
  ['0402003', 'an unknown match or selection'],
  ['0402043', 'in a series'],
  ['0402009', 'another match type or another price'],
  ['0402018', 'after its validity'],
  ['13006', 'as a reservation'],
  ['0400492', 'cash-out'],
])

/** Answered to a read: a replay before the start, an unknown match or league, a day that is too long ago. */
export const NO_DATA = documented('virtual-sports 6.2; virtual-sports 6.3; virtual-sports 6.4', [
  ['0400500', 'no data'],
])

export const CALLS = documented('virtual-sports 6', [
  ['/yewu11/v1/w/virtual/menus', 'POST'],
  ['/yewu11/v1/m/virtualMatches', 'POST'],
  ['/yewu11/v1/m/getVirtualMatchDetail', 'GET'],
  ['/yewu11/v1/m/getVirtualMatchOddsInfo', 'GET'],
  ['/yewu11/v1/w/virtual/virtualReplay', 'POST'],
  ['/yewu11/v1/w/virtual/getVideoMaxTime', 'POST'],
  ['/yewu11/v1/w/virtual/getMatchScore', 'POST'],
  ['/yewu11/v1/w/virtual/getMatchSorce', 'POST'],
  ['/yewu11/v1/w/virtual/getVirtualSportXZTeamRanking', 'POST'],
  ['/yewu11/api/result/getVRResultListPB', 'POST'],
])

export const LIMITS = {
  lockedBeforeMs: limit('virtual-sports 2', 10_000, '10 s'),
  filmOverMs: limit('virtual-sports 2', 10_000, '10 s'),
  idsInAScoreCall: limit('virtual-sports 6.5', 40),
  askedForTheFilm: limit('virtual-sports 6.5', 10, 'ten times'),
  resultDays: limit('virtual-sports 6.8', 7, 'seven calendar days'),
  resultPage: limit('virtual-sports 6.8', 100),
  readEveryMs: limit('virtual-sports 8', 5_000, '5 s'),
}

/** The colour of each number of a race. */
export const COLOURS = documented('virtual-sports 8', [
  [1, 'red'],
  [2, 'white'],
  [3, 'blue'],
  [4, 'yellow'],
  [5, 'green'],
  [6, 'black'],
  [7, 'orange'],
  [8, 'pink'],
])
