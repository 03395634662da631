import { documentedFields } from '../documented.ts'
import { LEG } from './betAnswers.ts'

export const ENVELOPE = documentedFields('fbty 1.2', {
  success: true,
  code: 0,
  message: '',
  ts: 1790000000000,
  data: null,
})

export const REFUSED = documentedFields('fbty 1.2', {
  success: false,
  code: 3003,
  message: '赔率已变更',
  ts: 1790000000000,
  data: null,
})

export const LIMITED = documentedFields('fbty 1.2', {
  success: false,
  code: 12,
  message: '',
  rateLimit: true,
  ts: 1790000000000,
  data: null,
})

export const STATES = {
  request: documentedFields('fbty 4.12', { orderIds: ['TL1001'] }),
  answer: documentedFields('fbty 4.12', [
    { oid: 'TL1001', st: 4, rj: 0, rjs: '', mwa: '52.00' },
    { oid: 'TL1005', st: 2, rj: 5, rjs: '', mwa: '0.00', code: 3026 },
    { oid: 'TL1002', st: 4, rj: 0, rjs: '', mwa: '32.00', rst: 4 },
  ]),
}

/** What a stake of 1 is paid, the open stake, and what is paid for all of it: 50 × 1.12 = 56. */
export const CASH_OUT_OFFERS = {
  request: documentedFields('fbty 4.13', { orderIds: ['TL1001', 'TL1003'] }),
  answer: documentedFields('fbty 4.13', {
    mxc: 5,
    pr: [
      { oid: 'TL1001', amt: 1.12, st: 4, smis: '10.00', pmis: '', ost: '50.00', oam: '56.00' },
      { oid: 'TL1003', amt: 0, st: 4, smis: '10.00', pmis: '', ost: '10.00', oam: '0.00' },
    ],
  }),
}

export const CASH_OUT = {
  request: documentedFields('fbty 4.14', {
    orderId: 'TL1001',
    cashOutStake: '25.00',
    unitCashOutPayoutStake: 1.12,
    cashOutPayoutStake: '28.00',
    acceptOddsChange: false,
    parlay: false,
    relatedId: 'k9.2',
    validUntil: 1790000120000,
  }),
  answer: documentedFields('fbty 4.14', { id: 'c2', st: 1 }),
  /** `data` beside 12008. */
  changed: documentedFields('fbty 4.14', { cashOutPayoutStake: '27.50' }),
}

export const TERMS = {
  request: documentedFields('fbty 4.15', {
    matchId: 'f81c',
    marketId: 'f81c000010000',
    optionType: 1,
    currencyId: 1,
  }),
  /** At the present price of 2.50 the most stake is 20 000, because stake × price may be 50 000. */
  answer: documentedFields('fbty 4.15', {
    mid: 'f81c000010000',
    mis: '10.00',
    mms: '20000.00',
    mly: '50000.00',
    mod: 355,
    od: 2.5,
    scl: 2,
    rpd: 1,
  }),
}

export const RESERVATION = {
  request: documentedFields('fbty 4.16', {
    unitStake: 20,
    currencyId: 1,
    pay: 2,
    relatedId: 'k9.0',
    validUntil: 1790000030000,
    betOptionList: [{ marketId: 'f81c000010000', optionType: 1, odds: 2.6, oddsFormat: 1, ip: 0, re: '' }],
  }),
  answer: documentedFields('fbty 4.16', { id: 'TL1002', st: 1 }),
}

export const RESERVATIONS = {
  request: documentedFields('fbty 4.17', {
    isFailed: false,
    startTime: '2026-09-21 00:00:00',
    endTime: '2026-09-22 00:00:00',
    currencyId: 1,
  }),
  answer: documentedFields('fbty 4.17; fbty 4.11; fbty 4.12', {
    ods: [
      {
        id: 'TL1002',
        sat: '20.00',
        cte: 1790000000500,
        rst: 1,
        cid: 1,
        p: 2.6,
        fr: null,
        rj: 0,
        rjs: '',
        code: null,
        pay: 2,
        ops: [{ ...LEG.fields, mid: 'f81c', ip: 0, re: '' }],
      },
    ],
    sts: [{ cid: 1, ct: 1, sa: '20.00', mw: '32.00' }],
  }),
}

/** The states of `isFailed` false and true. */
export const LISTED_RESERVATIONS = {
  waiting: { codes: [1, 6], source: 'fbty 4.17' },
  failed: { codes: [2, 3, 5], source: 'fbty 4.17' },
} as const

export const CANCEL = { request: documentedFields('fbty 4.18', { reserveId: 'TL1002' }) }

export const VENUE = {
  answer: documentedFields('fbty 4.19', {
    merchantId: '1001',
    name: 'Touchline',
    currencyIds: [1, 200],
    oddsTypes: [1, 2, 3, 4, 5, 6],
    reserve: 1,
    cashOut: 1,
    mon: 10,
    msl: 10,
  }),
}

export const ANNOUNCEMENTS = {
  request: documentedFields('fbty 4.20', { current: 1, size: 20 }),
  answer: documentedFields('fbty 4.20', {
    current: 1,
    size: 20,
    total: 1,
    records: [{ id: '3', ti: '维护通知', co: '…', pt: 1789990000000 }],
  }),
}

/** What the device keeps of favourites, under the key of `constants.ts`. */
export const FAVOURITES = documentedFields('fbty 5.1', {
  version: 1,
  leagues: { 901: ['f81a'] },
  matches: [['f80c', false]],
})
