import { documentedFields } from '../documented.ts'
import { ANCHOR_RETURNS } from './baccaratReturns.ts'

/** Which games there are, what they offer, and their present rounds. */
const OPENS = 1_795_150_380_000
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

export const ROOM_GAMES = {
  request: documentedFields('anchor 4.1', { siteId: 1001 }),
  answer: documentedFields('anchor 4.1', {
    venueName: 'ZBYXGAME',
    rooms: [
      { imId: '8801', gameCodes: ['penalty', 'buzzer', 'baccarat'] },
      { imId: '8805', gameCodes: ['buzzer', 'baccarat'] },
    ],
    ts: OPENS,
  }),
}

/** A site that is not this one. */
export const OTHER_SITE = { siteId: 1002, code: 10003, source: 'anchor 4.1', codes: [10003] } as const

/** `buzzer` is missing, and so off. */
export const SWITCHES = {
  request: documentedFields('anchor 4.2', {}),
  answer: documentedFields('anchor 4.2', {
    games: [
      { gameCode: 'penalty', maintain: 1, message: '' },
      { gameCode: 'baccarat', maintain: 2, message: '维护至 [1795153980000]' },
    ],
    ts: OPENS,
  }),
}

const rtpOf = (option: string) => ANCHOR_RETURNS.find(({ code }) => code === option)?.millionths ?? 0
const option = (code: string, name: string, odds = 195_000) => ({
  option: code,
  name,
  odds,
  rtp: rtpOf(code),
})
const TIMES = { bet: 25_000, seal: 3000, animation: 8000, net: 4000, wait: 5000 }

const limits = (tie: boolean) => [
  {
    currency: 1,
    min: '1.00',
    max: '5000.00',
    maxOf: tie ? { tie: '1000.00' } : {},
    roundMax: '20000.00',
  },
  { currency: 200, min: '1.00', max: '500.00', maxOf: tie ? { tie: '100.00' } : {}, roundMax: '2000.00' },
]

const BALL = [option('jq', '进球'), option('bjq', '不进')]
const HAND = [
  option('player', '闲'),
  option('banker', '庄'),
  option('tie', '和', 800_000),
  option('big', '大'),
  option('small', '小'),
  option('odd', '单'),
  option('even', '双'),
]

export const CONFIGS = {
  request: documentedFields('anchor 4.3', { gameCode: 'penalty' }),
  all: documentedFields('anchor 4.3', {}),
  answer: documentedFields('anchor 4.3', {
    games: [
      { gameCode: 'penalty', gameName: '点球大战', options: BALL, limits: limits(false) },
      { gameCode: 'buzzer', gameName: '绝杀三分', options: BALL, limits: limits(false) },
      { gameCode: 'baccarat', gameName: '百家乐', options: HAND, limits: limits(true) },
    ].map((game) => ({ ...game, quickAmounts: [10, 50, 100], times: TIMES, rules: '规则' })),
    ts: OPENS,
  }),
}

const ROUND = {
  gameCode: 'penalty',
  maintain: 1,
  gameStatus: 1,
  roundNo: '20261120-0418',
  opensAt: OPENS,
  sealsAt: OPENS + 25_000,
  resultAt: OPENS + 28_000,
  paysAt: OPENS + 36_000,
  endsAt: OPENS + 40_000,
  retryAt: null,
  voided: false,
  commitment: 'd6433ce2e598b6e8684286dacbbcce6448a8fdafdb3f3053a1f4f418d8a76074',
  seed: null,
  result: null,
  winOptions: [] as string[],
  crowd: [
    { option: 'jq', members: 214 },
    { option: 'bjq', members: 137 },
  ],
  mine: [{ option: 'jq', currency: 1, betAmount: '50.00', backAmount: '0.00' }],
}
const DECIDED = {
  ...ROUND,
  gameStatus: 3,
  seed: SEED,
  result: { option: 'jq', aim: 0, keeper: 4, how: null },
  winOptions: ['jq'],
}
const NEXT = {
  ...ROUND,
  gameStatus: 5,
  roundNo: '20261120-0419',
  opensAt: OPENS + 45_000,
  sealsAt: OPENS + 70_000,
  resultAt: OPENS + 73_000,
  paysAt: OPENS + 81_000,
  endsAt: OPENS + 85_000,
  commitment: 'ef72a0a3823d9906e07b163c9cfefaf3f31adf3d22443a92546e4010f2f131a1',
  crowd: [
    { option: 'jq', members: 0 },
    { option: 'bjq', members: 0 },
  ],
  mine: [] as unknown[],
}
const NO_ROUND = {
  ...ROUND,
  gameStatus: 5,
  roundNo: null,
  opensAt: null,
  sealsAt: null,
  resultAt: null,
  paysAt: null,
  endsAt: null,
  commitment: null,
  crowd: [] as unknown[],
  mine: [] as unknown[],
}

const STATUS = 'anchor 4.4; rounds 3.4'
/** At so many ms after the round has opened. */
const at = (ms: number, game: Readonly<Record<string, unknown>>) =>
  documentedFields(STATUS, { games: [game], ts: OPENS + ms })

export const STATUS_BODY = documentedFields('anchor 4.4', { gameCodes: ['penalty'] })

/** One game in each state. */
export const STATUSES = {
  bet: at(8000, ROUND),
  /** Nobody has sealed it yet; a bet is late. */
  lateBet: at(25_100, ROUND),
  seal: at(26_000, { ...ROUND, gameStatus: 2 }),
  result: at(28_200, DECIDED),
  /** After `paysAt`. */
  paid: at(36_300, {
    ...DECIDED,
    mine: [{ option: 'jq', currency: 1, betAmount: '50.00', backAmount: '97.50' }],
  }),
  retry: at(33_400, { ...ROUND, gameStatus: 4, retryAt: OPENS + 38_200 }),
  waitNext: at(41_000, NEXT),
  givenBack: at(30_000, {
    ...ROUND,
    gameStatus: 5,
    voided: true,
    seed: SEED,
    mine: [{ option: 'jq', currency: 1, betAmount: '50.00', backAmount: '50.00' }],
  }),
  /** A round that was open when maintenance began runs to its end. */
  runsToItsEnd: at(9000, { ...ROUND, maintain: 2 }),
  off: at(60_000, { ...NO_ROUND, maintain: 0 }),
  maintained: at(60_000, { ...NO_ROUND, maintain: 2 }),
}

/** The present round of baccarat is not decided yet. */
export const NEXT_ROUNDS = {
  request: documentedFields('anchor 4.5', { gameCodes: ['penalty', 'baccarat'] }),
  answer: documentedFields('anchor 4.5', {
    games: [
      {
        gameCode: 'penalty',
        roundNo: '20261120-0419',
        opensAt: OPENS + 45_000,
        sealsAt: OPENS + 70_000,
        commitment: NEXT.commitment,
        announcedAt: OPENS + 28_000,
      },
    ],
    ts: OPENS + 30_000,
  }),
}

export const BANNERS = {
  request: documentedFields('anchor 4.9', {}),
  answer: documentedFields('anchor 4.9', {
    banners: [
      {
        bannerId: '1',
        gameCode: 'penalty',
        imId: '8801',
        title: '点球大战',
        img: '/live/art/game/penalty.svg',
        sort: 1,
      },
    ],
    ts: OPENS,
  }),
}

export const BACKGROUND = {
  request: documentedFields('anchor 4.10', { gameCode: 'penalty' }),
  answer: documentedFields('anchor 4.10', {
    gameCode: 'penalty',
    bgImg: '/live/art/game/penalty-dark.svg',
    bgImgLight: '/live/art/game/penalty-light.svg',
    ts: OPENS,
  }),
}
