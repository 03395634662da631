import { documentedFields } from '../documented.ts'

export const LOGIN = {
  answer: documentedFields('casino 6.1', {
    loginName: 'demo',
    memberId: '17',
    currencyCode: 1,
    walletType: 1,
    balance: '1860.00',
    push: '/games/push',
  }),
}

/** Every setting by its remote code, as text. */
const DEFAULTS = {
  '1-33-6': '1',
  '1-2-6': '2',
  '1-5-2': '100',
  '1-6-2': '100',
  '1-7-2': '100',
  '1-4-6': '1',
  '1-8-6': '1',
  '5-24-6': '0',
  '3-15-6': '1',
}

export const USER_INFO = {
  request: documentedFields('casino 6.2', {}),
  answer: documentedFields('casino 6.2; casino 5', {
    loginName: 'demo',
    settings: DEFAULTS,
    history: ['A12', 'C03'],
  }),
}

/** One setting is changed, and the others stay. */
export const SAVING = {
  request: documentedFields('casino 6.3; casino 5', { settings: { '1-8-6': '0' } }),
  answer: documentedFields('casino 6.2; casino 5', {
    loginName: 'demo',
    settings: { ...DEFAULTS, '1-8-6': '0' },
    history: ['A12', 'C03'],
  }),
}

/** One change of each setting to another value of the table. */
export const CHANGES = [
  { '1-33-6': '0' },
  { '1-2-6': '5' },
  { '1-5-2': '0' },
  { '1-6-2': '37' },
  { '1-7-2': '99' },
  { '1-4-6': '0' },
  { '1-8-6': '0' },
  { '5-24-6': '8' },
  { '3-15-6': '0' },
].map((settings) => documentedFields('casino 6.3; casino 5', { settings }))

/** Refused as a whole: a value that is not in the table, or an unknown code, with another change beside it. */
export const REFUSED_CHANGES = [
  { '1-33-6': '2' },
  { '1-2-6': '6' },
  { '1-2-6': '0' },
  { '1-5-2': '101' },
  { '1-6-2': '-1' },
  { '1-7-2': '1.5' },
  { '1-4-6': 'on' },
  { '1-8-6': '2' },
  { '5-24-6': '3' },
  { '3-15-6': '2' },
  { '9-99-9': '1' },
].map((settings) => ({
  settings: { '1-7-2': '50', ...settings },
  code: 5,
  source: 'casino 5; casino 6.3',
  named: ['A value that is not in the table is refused as a whole (5)'],
}))

const VIDEO = {
  roundNo: '20261120-0031',
  videoPath: '/games/replay/casino/A12/20261120-0031',
  // 8 s to the end of the cards, 1.5 s calculating and 4 s calculated.
  durationMs: 13_500,
}

export const VIDEO_PATH = {
  request: documentedFields('casino 6.7', { tableId: 'A12', roundNo: '20261120-0031' }),
  answer: documentedFields('casino 6.7', VIDEO),
}

export const NO_VIDEO = { code: 7, source: 'casino 6.7' } as const

/** The replay itself, in ms from the seal. */
export const REPLAY = documentedFields('casino 6.7', {
  type: 0,
  events: [
    { at: 0, do: 'seal' },
    { at: 1000, do: 'card', hand: 'player', card: 3 },
    { at: 2500, do: 'card', hand: 'banker', card: 7 },
    { at: 4000, do: 'card', hand: 'player', card: 51 },
    { at: 5500, do: 'card', hand: 'banker', card: 12 },
    { at: 8000, do: 'result', results: [3001, 3031] },
  ],
})

export const GAMES = {
  request: documentedFields('casino 6.8', { gameType: 2 }),
  answer: documentedFields('casino 6.8', {
    games: [
      {
        gameId: 'baccarat',
        gameName: '百家乐',
        venueEnName: 'ZR',
        gameType: 2,
        count: 18,
        status: 1,
        sort: 1,
      },
    ],
  }),
}

/** A spot that is not sent. */
const SPOT = { tableId: 'A12', option: '3031', amount: 100 }

export const CART = documentedFields('casino 7', {
  currentBetType: 1,
  singles: [SPOT],
  parlay: [] as unknown[],
  multi: {},
})
