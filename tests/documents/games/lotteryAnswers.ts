import { documentedFields } from '../documented.ts'
import { LOTTERIES, SETTINGS } from './lotteryCodes.ts'
import { DRAWS } from './lotteryDraws.ts'
import { PLAYS } from './lotteryPlays.ts'

/** 20:50:22 on 2026-11-20, UTC+8. */
const NOW = 1_795_179_022_000
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const LISTED = 'lottery 7.1'

const FAST_FIVE = {
  ticketId: '201',
  ticketName: '极速时时彩',
  seriesId: 2,
  icon: '/live/art/lottery/five.svg',
  saleStatus: 0,
  message: '',
  planId: '20261120-1251',
  saleEndTime: 1_795_179_055_000,
  drawTime: 1_795_179_060_000,
  lastPlanId: '20261120-1250',
  lastNumbers: [7, 2, 0, 5, 4],
  collect: 0,
  sort: 3,
}

/** One lottery with each status that is listed, by status; a removed one (2) is in no list. */
export const STATUSES = {
  0: documentedFields(LISTED, [FAST_FIVE]),
  1: documentedFields(LISTED, [{ ...FAST_FIVE, saleStatus: 1 }]),
  2: documentedFields(LISTED, [] as (typeof FAST_FIVE)[]),
  3: documentedFields(LISTED, [
    { ...FAST_FIVE, saleStatus: 3, planId: null, saleEndTime: null, drawTime: null },
  ]),
  4: documentedFields(LISTED, [{ ...FAST_FIVE, saleStatus: 4, message: '维护至 [1795182660000]' }]),
}

/** Ids by list, in the order of `sort`; `collect` of a member who has chosen two. */
export const LISTS = {
  source: 'lottery 1; lottery 7.1',
  named: ['hotsPB', 'jksPB'],
  listPB: LOTTERIES.map(({ ticketId }) => ticketId),
  hotsPB: ['101', '201', '202', '203', '301', '401', '502', '601'],
  jksPB: ['101', '102', '201', '302', '402', '502', '602'],
  collectListPB: ['201', '601'],
} as const

export const COLLECTING = {
  request: documentedFields(LISTED, { ticketId: '201', collect: 1 }),
  removal: documentedFields(LISTED, { ticketId: '201', collect: 0 }),
  answer: documentedFields(LISTED, null),
}

export const LOGIN = {
  request: documentedFields('lottery 7.2', {}),
  answer: documentedFields('lottery 7.2', {
    loginName: 'demo',
    memberId: '17',
    currencyCode: 1,
    walletType: 1,
    balance: '640.00',
    push: '/games/push',
  }),
}

/** The draw on sale of a lottery, and those before and after it. */
interface Sale {
  readonly ticketId: string
  readonly planId: string
  readonly opensAt: number
  readonly saleEndTime: number
  readonly drawTime: number
  readonly last: {
    readonly planId: string
    readonly numbers: readonly number[] | null
    readonly voided: boolean
  }
  readonly next: { readonly planId: string; readonly saleEndTime: number; readonly drawTime: number }
}

const commitmentOf = {
  101: 'a6448d7ce8d01a6656a7b6d10f6a34c98ca8218b6b9167c818ca4e39166eb005',
  201: 'cae5d8b03be20b6e9d9662c601c686213936bddee720e74494f31561512d597e',
  301: '83b68830ff9af6b02af3717dfda567fe78ae339183fb0f02590d21c7921b826e',
  401: 'd3ee7cfdb9015cb618e96cc4224a93dc3cc76fc0c1bcc1bc1c3762e98d0b46b2',
  501: 'b4b1cf7708a76127db2ac3db114b4eab1cb0d0c2803d02294c85e413895b81f9',
  601: '5ceb378d7bd967268260d3c4f4eb4846fc660dfe2ae14d9d783c64ae67c83fa4',
}

const MINUTE: Omit<Sale, 'ticketId' | 'last'> = {
  planId: '20261120-1251',
  opensAt: 1_795_178_995_000,
  saleEndTime: 1_795_179_055_000,
  drawTime: 1_795_179_060_000,
  next: { planId: '20261120-1252', saleEndTime: 1_795_179_115_000, drawTime: 1_795_179_120_000 },
}

const FAST_FIVE_SALE: Sale = {
  ...MINUTE,
  ticketId: '201',
  last: { planId: '20261120-1250', numbers: [7, 2, 0, 5, 4], voided: false },
}

const SALES: readonly Sale[] = [
  { ...MINUTE, ticketId: '101', last: { planId: '20261120-1250', numbers: [4, 4, 9], voided: false } },
  FAST_FIVE_SALE,
  {
    ticketId: '301',
    planId: '20261120-0251',
    opensAt: 1_795_178_990_000,
    saleEndTime: 1_795_179_290_000,
    drawTime: 1_795_179_300_000,
    last: { planId: '20261120-0250', numbers: [10, 3, 6, 4, 2, 5, 8, 9, 1, 7], voided: false },
    next: { planId: '20261120-0252', saleEndTime: 1_795_179_590_000, drawTime: 1_795_179_600_000 },
  },
  {
    ticketId: '401',
    planId: '20261120-0063',
    opensAt: 1_795_178_370_000,
    saleEndTime: 1_795_179_570_000,
    drawTime: 1_795_179_600_000,
    last: { planId: '20261120-0062', numbers: [5, 3, 1, 2, 7], voided: false },
    next: { planId: '20261120-0064', saleEndTime: 1_795_180_770_000, drawTime: 1_795_180_800_000 },
  },
  {
    ticketId: '501',
    planId: '20261120-0126',
    opensAt: 1_795_178_970_000,
    saleEndTime: 1_795_179_570_000,
    drawTime: 1_795_179_600_000,
    // It was given back.
    last: { planId: '20261120-0125', numbers: null, voided: true },
    next: { planId: '20261120-0127', saleEndTime: 1_795_180_170_000, drawTime: 1_795_180_200_000 },
  },
  {
    ticketId: '601',
    planId: '2026-140',
    opensAt: 1_795_094_100_000,
    saleEndTime: 1_795_266_900_000,
    drawTime: 1_795_267_800_000,
    last: { planId: '2026-139', numbers: [49, 37, 35, 43, 31, 32, 45], voided: false },
    next: { planId: '2026-141', saleEndTime: 1_795_526_100_000, drawTime: 1_795_527_000_000 },
  },
]

const pageOf = ({ ticketId, last, next, ...plan }: Sale) => {
  const seriesId = Number(ticketId[0])
  return documentedFields('lottery 7.3; lottery 4', {
    ticketId,
    seriesId,
    saleStatus: 0,
    plan: { ...plan, commitment: Object.entries(commitmentOf).find(([id]) => id === ticketId)?.[1] ?? '' },
    last,
    next: [next],
    plays: (PLAYS[seriesId] ?? []).map(({ code, means, odds, oddsOf }) => ({
      playId: code,
      name: means,
      odds,
      oddsOf,
      rtp: 975_000,
    })),
    units: [200, 100, 20, 2],
    maxNotes: 10_000,
    drawMax: '50000.00',
    ts: NOW,
  })
}

/** The page of one lottery of each series, with the first of the 29 draws that follow. */
export const PAGES = SALES.map(pageOf)

export const PAGE = pageOf(FAST_FIVE_SALE)

/** The odds of a sum of three digits, as the page of a lottery has them. */
export const ODDS_OF = {
  source: 'lottery 7.3',
  codes: ['97500000', '32500000'],
  first: { 0: 97_500_000, 1: 32_500_000 },
} as const

const DEFAULTS = Object.fromEntries(SETTINGS.map(({ name, initial }) => [name, initial]))

export const USER_INFO = {
  request: documentedFields('lottery 7.6', {}),
  answer: documentedFields('lottery 7.6', DEFAULTS),
}

export const SAVING = {
  request: documentedFields('lottery 7.6', { coldHot: true, nextConfigId: 3 }),
  answer: documentedFields('lottery 7.6', { ...DEFAULTS, coldHot: true, nextConfigId: 3 }),
}

/** A value of another type: nothing of the call is saved. */
export const REFUSED_SETTINGS = [
  { countDownBeep: 'yes' },
  { winModal: 2 },
  { missRemind: null },
  { doubleBetConfirm: [true] },
  { nextConfigId: 'three' },
  { nextFeatureConfigId: true },
].map((settings) => ({
  settings: { coldHot: true, ...settings },
  code: 5,
  source: 'lottery 7.6',
}))

const fastFive = DRAWS.filter(({ key }) => key[1] === '201')

/** Past draws, newest first, among them one that was given back. */
export const HISTORY = {
  source: 'lottery 7.7',
  named: ['?ticketId=201&size=100', 'day=20261120'],
  answer: documentedFields('lottery 7.7', {
    draws: [
      {
        planId: '20261120-1252',
        drawTime: 1_795_179_120_000,
        numbers: null,
        voided: true,
        commitment: 'ce1901c7e00af6aec2e9e2ac01d23c38e0520abf371c5d9d13f82607acbd09be',
        seed: SEED,
      },
      ...fastFive.map(({ key, numbers, commitment }) => ({
        planId: key[2],
        drawTime: key[2] === '20261120-1251' ? 1_795_179_060_000 : 1_795_179_000_000,
        numbers,
        voided: false,
        commitment,
        seed: SEED,
      })),
    ],
  }),
}

/** What a list of draws says of a value: how long it has been missing, and how often it came. */
export const TREND = {
  source: 'lottery 5',
  named: ['⌊(n − k) / (k + 1)⌋'],
  /** Whether it came, the newest draw first. */
  came: [false, false, true, false, true, true, false, false, false, false],
  draws: 10,
  count: 3,
  missing: 2,
  averageMissing: 1,
  longestMissing: 4,
} as const
