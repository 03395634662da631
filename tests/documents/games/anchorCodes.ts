import { documented, limit } from '../documented.ts'

export const GAMES = documented('anchor 1.1', [
  ['penalty', 'penalty shootout'],
  ['buzzer', 'last-second three-pointer'],
  ['baccarat', 'baccarat'],
])

const offered = (games: readonly string[], option: string, odds: number, written: string, push = false) => ({
  games,
  option,
  odds,
  /** Whether equal points give the stake back. */
  push,
  source: 'anchor 1.1',
  codes: [...games, option, written],
})

/** Options and their odds × 100 000, the stake included. */
export const OPTIONS = [
  offered(['penalty', 'buzzer'], 'jq', 195_000, '1.95 (195000)'),
  offered(['penalty', 'buzzer'], 'bjq', 195_000, '1.95 (195000)'),
  offered(['baccarat'], 'player', 195_000, '1.95 (195000)', true),
  offered(['baccarat'], 'banker', 195_000, '1.95 (195000)', true),
  offered(['baccarat'], 'tie', 800_000, '8.00 (800000)'),
  offered(['baccarat'], 'big', 195_000, '1.95 (195000)'),
  offered(['baccarat'], 'small', 195_000, '1.95 (195000)'),
  offered(['baccarat'], 'odd', 195_000, '1.95 (195000)'),
  offered(['baccarat'], 'even', 195_000, '1.95 (195000)'),
]

/** Points of player and banker at the end of a hand, and the options that win. */
export const WINNERS = [
  [8, 0, ['player', 'small', 'even']],
  [5, 9, ['banker', 'big', 'odd']],
  [4, 6, ['banker', 'big', 'even']],
  [9, 5, ['player', 'small', 'odd']],
  [7, 7, ['tie', 'big', 'odd']],
  [0, 0, ['tie', 'small', 'even']],
  [6, 6, ['tie', 'big', 'even']],
  [9, 8, ['player', 'big', 'even']],
  [0, 1, ['banker', 'small', 'odd']],
].map(([player, banker, options]) => ({
  player,
  banker,
  options,
  source: 'anchor 1.1',
  named: ["the banker's points are higher", '6, 7, 8 or 9', '0 to 5'],
}))

/** What is returned for 1.00 on each option when points are equal. */
export const ON_A_TIE = {
  source: 'anchor 1.1',
  named: ['the points are equal', 'A tie does not matter to these four'],
  stakeBack: ['player', 'banker'],
  win: 'tie',
} as const

/** `gameStatus`. */
export const STATES = documented('anchor 2.1', [
  [1, 'Bet'],
  [2, 'Seal'],
  [3, 'Result'],
  [4, 'Retry'],
  [5, 'WaitNext'],
])

/** The stage of the panel by code. */
export const STAGES = documented('anchor 2.1', [
  [1, 'Bet'],
  [2, 'Seal'],
  [3, 'Result'],
  [4, 'Error'],
  [5, 'Idle'],
])

/** `maintain`. */
export const MAINTENANCE = documented('anchor 2.1', [
  [0, 'off'],
  [1, 'on'],
  [2, 'maintain'],
])

/** With what a bet is refused by `maintain`. */
export const REFUSED_BY_MAINTENANCE = documented('anchor 2.1', [
  [20003, 'off'],
  [23098, 'maintain'],
])

export const CURRENCIES = documented('anchor 1.3', [
  [1, 'RMB'],
  [200, 'USDT'],
])

/** By currency, in units; the first two quick amounts are the same. */
export const AMOUNTS = [
  {
    currency: 1,
    min: 1,
    max: 5000,
    tieMax: 1000,
    roundMax: 20_000,
    allMax: 200_000,
    codes: ['1.00', '5 000.00', '1 000.00', '20 000.00', '200 000.00', '10, 50, 100'],
  },
  {
    currency: 200,
    min: 1,
    max: 500,
    tieMax: 100,
    roundMax: 2000,
    allMax: 20_000,
    codes: ['1.00', '500.00', '100.00', '2 000.00', '20 000.00', '10, 50, 100'],
  },
].map((amounts) => ({ ...amounts, quickAmounts: [10, 50, 100], source: 'anchor 1.3' }))

/** The custom amounts on the device, by member, then by game and currency. */
export const STORED_AMOUNTS = {
  source: 'anchor 1.3',
  key: 'touchline.gameAmounts',
  value: { 17: { 'penalty:RMB': 200, 'baccarat:USDT': 25 } },
  /** None of them is a whole number of units from 1 to the most of an option. */
  ignored: [0, -1, 1.5, 5001, '200', null],
  codes: ['touchline.gameAmounts', 'penalty:RMB', 200, 'baccarat:USDT', 25],
} as const

export const LENGTHS = {
  bet: limit('anchor 2.2', 25_000, '25 000'),
  seal: limit('anchor 2.2', 3000, '3 000'),
  animation: limit('anchor 2.2', 8000, '8 000'),
  net: limit('anchor 2.2', 4000, '4 000'),
  wait: limit('anchor 2.2', 5000, '5 000'),
  round: limit('anchor 2.2', 45_000, '45 s'),
} as const

export const LIMITS = {
  roundsInADay: limit('anchor 2.2', 1920, '1 920'),
  switchPollMs: limit('anchor 3', 10_000, 'every 10 s while a room is open'),
  statusPollMs: limit('anchor 3', 1000, 'every second while a panel is open'),
  statusPollBesidePushMs: limit('anchor 3', 10_000, 'every 10 s beside the push'),
  gamesInACall: limit('anchor 4.4', 10, 'at most 10'),
  betsInACall: limit('anchor 4.6', 7, 'One to seven bets'),
  recordsInAPage: limit('anchor 4.7', 100, 'at most 100'),
  roundsBack: limit('anchor 4.7', 1000, '1 000 rounds back'),
  tapsIgnoredMs: limit('anchor 5.2', 500, '500 ms'),
  exitMs: limit('anchor 5.3', 3000, 'after 3 s'),
  pageExitMs: limit('anchor 5.3', 5000, 'after 5 s'),
} as const

/** All are POST; who may call them. */
export const CALLS = documented('anchor 3', [
  ['/api/game/chatroom/anchor/v1/game/config', 'anyone'],
  ['/api/site/game/anchorGame/v1/getControlSwitchConf', 'anyone'],
  ['/api/site/game/anchorGame/v1/getGameConfig', 'anyone'],
  ['/api/site/game/anchorGame/v1/queryGamesStatus', 'anyone'],
  ['/api/site/game/anchorGame/v2/getNextGameInfoList', 'anyone'],
  ['/api/site/game/anchorGame/v1/betting', 'a member'],
  ['/api/site/game/anchorGame/v1/queryLotteryRecord', 'anyone'],
  ['/api/site/game/anchorGame/v1/getBjlBetRecord', 'a member'],
  ['/api/site/game/anchorGame/{id}/getCompetitionListZbyxBanner', 'anyone'],
  ['/api/site/game/anchorGame/v1/getZbyxbgimg', 'anyone'],
])

/** What the panel does with a code of the site. */
export const EXITS = [
  { codes: [10004, 10103, 10104, 10105], after: 3000 },
  { codes: [10101, 10102, 10402, 10401, 23098], after: 5000 },
  { codes: [20003], after: 0 },
].map((exit) => ({ ...exit, source: 'anchor 5.3' }))

/** Types of messages in a room. */
export const MESSAGE_TYPES = documented('anchor 5.1', [
  [15, 'a bet was accepted'],
  [16, 'a member has won'],
])

/** Their ids begin with this, before the order number of the first bet concerned. */
export const MESSAGE_IDS = documented('anchor 5.1', [
  ['gb:', 'bet'],
  ['gw:', 'win'],
])
