import { documentedFields } from '../documented.ts'
import { LEG } from './betAnswers.ts'

/** The open stake, what is paid for all of it, and the least part; the second is paused and only whole. */
export const CASH_OUT_OFFERS = {
  request: documentedFields('dpty 3.9', { orderIds: ['D1735689601001', 'D1735689602000'] }),
  answer: documentedFields('dpty 3.9', [
    { orderId: 'D1735689601001', openAmount: '100.00', settleAmount: '120.00', minAmount: '10.00', s: 1 },
    { orderId: 'D1735689602000', openAmount: '30.00', settleAmount: '0.00', minAmount: '', s: 0 },
  ]),
}

export const CASH_OUT = {
  request: documentedFields('dpty 3.9', {
    orderId: 'D1735689601001',
    amount: '50.00',
    settleAmount: '60.00',
    clientOrderId: 'k1',
    validUntil: 1735689630000,
  }),
  answer: documentedFields('dpty 3.9', { id: 'p1', status: 1, settleAmount: '60.00' }),
  /** `data` beside 12008. */
  changed: documentedFields('dpty 3.9', { settleAmount: '58.00' }),
}

export const CASH_OUT_STATES = {
  request: documentedFields('dpty 3.9', { orderIds: ['D1735689601001'], clientOrderId: 'k1' }),
  answer: documentedFields('dpty 3.9', [
    {
      orderId: 'D1735689601001',
      clientOrderId: 'k0',
      status: 4,
      amount: '50.00',
      settleAmount: '61.00',
      leftAmount: '100.00',
      time: 1735689610000,
      code: 12015,
    },
    {
      orderId: 'D1735689601001',
      clientOrderId: 'k1',
      status: 1,
      amount: '50.00',
      settleAmount: '60.00',
      leftAmount: '50.00',
      time: 1735689620000,
      code: 0,
    },
  ]),
}

export const TERMS = {
  request: documentedFields('dpty 3.10', {
    matchId: 'f1001',
    betItemId: 'f1001.0.FT_AH.-3.Home',
    currency: 1,
  }),
  answer: documentedFields('dpty 3.10', {
    open: 1,
    minAmount: '10.00',
    maxReturnAmount: '50000.00',
    maxOddValue: '355.00',
    pays: [1, 2],
    handicaps: ['-1', '-0.75', '-0.5'],
  }),
}

/** An `order` of one entry; the row of its answer says that it waits. */
export const RESERVATION = {
  request: documentedFields('dpty 3.6; dpty 3.10', [
    {
      betCount: 1,
      seriesType: 1,
      betOrderDetailRequestDTOS: [
        { ...LEG.fields, betHandicap: '-1', oddValue: '2.10', marketType: 1, oddFinally: '2.10' },
      ],
      orderAmount: '20.00',
      productAmountTotal: '20.00',
      currency: 1,
      deviceType: 2,
      oddAcceptionType: 1,
      isReserve: 1,
      isCrossCompetition: 2,
      betChannel: 3,
      clientOrderId: 'c7f1',
      orderIndex: 0,
      validUntil: 1735689630000,
      reservePay: 2,
    },
  ]),
  answer: documentedFields('dpty 3.6; dpty 3.10', [
    {
      orderIndex: 0,
      id: 'D1735689603000',
      status: 3,
      code: 0,
      productAmountTotal: '20.00',
      maxWinAmount: '22.00',
      details: [{ betItemId: 'f1001.0.FT_AH.-3.Home', oddValue: '2.10', betHandicap: '-1' }],
      reserveStatus: 0,
    },
  ]),
}

export const CANCEL = { request: documentedFields('dpty 3.10', { orderId: 'D1735689603000' }) }

export const FAVOURITES = {
  change: documentedFields('dpty 3.11', { type: 1, ids: ['f1001'], category: 0 }),
  request: documentedFields('dpty 3.11', { pageNum: 1, pageSize: 200, sortBy: 'time', category: 0 }),
}

export const ACCOUNT = {
  answer: documentedFields('dpty 3.13', {
    userId: '42',
    userName: 'demo',
    currency: 1,
    amount: '10000.00',
    locked: '0.00',
  }),
}

export const ANNOUNCEMENTS = {
  request: documentedFields('dpty 3.13', { pageNum: 1, pageSize: 20, category: 0 }),
  answer: documentedFields('dpty 3.13; dpty 3.2', {
    pager: { count: 1, pageNum: 1, pageSize: 20 },
    pageData: [{ id: '3', title: '维护通知', content: '…', publishTime: 1735686000000 }],
  }),
}
