import { documentedFields } from '../documented.ts'

/** The line has jumped from -0.75 to -1: the row names the option on the nearest open line. */
export const QUOTE = {
  request: documentedFields('dpty 3.5', [{ matchId: 'f1001', betItemsId: 'f1001.0.FT_AH.-3.Home' }]),
  parameters: { currency: '1', series: '2001' },
  answer: documentedFields('dpty 3.5; dpty 3.2', {
    items: [
      {
        matchId: 'f1001',
        betItemsId: 'f1001.0.FT_AH.-3.Home',
        bid: 'f1001.0.FT_AH.-4.Home',
        minAmount: '10.00',
        maxAmount: '20000.00',
        maxWinAmount: '50000.00',
        kc: 'FT_AH',
        ctid: 0,
        hoa: 'Home',
        h: '-1',
        od: '1.10',
        ot: 'HK',
        s: 2,
        ip: 1,
        scoreBenchmark: '1:0',
        openReserve: 1,
      },
      {
        matchId: 'f1002',
        betItemsId: 'f1002.0.FT_1X2.n.Home',
        bid: 'f1002.0.FT_1X2.n.Home',
        minAmount: '0.00',
        maxAmount: '0.00',
        maxWinAmount: '0.00',
        kc: 'FT_1X2',
        ctid: 0,
        hoa: 'Home',
        h: '',
        // No option is offered: there is no price.
        s: 5,
        ip: 0,
        scoreBenchmark: '',
        openReserve: 0,
      },
    ],
    series: [{ seriesType: 2001, minAmount: '2.00', maxAmount: '5000.00', seriesOdds: '3.80' }],
  }),
}

export const ORDER_TOKEN = { answer: documentedFields('dpty 3.6', { orderToken: 't-1', expiresIn: 290 }) }

export const LEG = documentedFields('dpty 3.6', {
  matchId: 'f1001',
  leagueId: 'epl',
  sportId: 1,
  betItemId: 'f1001.0.FT_AH.-3.Home',
  betHandicap: '-0.75',
  oddValue: '1.95',
  marketType: 2,
  oddFinally: '0.95',
  isInplay: 1,
  scoreBenchmark: '1:0',
})

const entry = {
  betCount: 1,
  seriesType: 1,
  betOrderDetailRequestDTOS: [LEG.fields],
  orderAmount: '100.00',
  productAmountTotal: '100.00',
  currency: 1,
  deviceType: 2,
  oddAcceptionType: 2,
  isReserve: 2,
  isCrossCompetition: 2,
  betChannel: 3,
  clientOrderId: 'c7f0',
  orderIndex: 0,
  validUntil: 1735689630000,
}

const refused = {
  orderIndex: 1,
  id: null,
  status: 4,
  code: 3003,
  productAmountTotal: '50.00',
  maxWinAmount: '0.00',
  details: [] as unknown[],
}

/** One is taken and being confirmed; the other is refused, because its price has changed. */
export const SINGLES = {
  request: documentedFields('dpty 3.6', [
    entry,
    { ...entry, orderAmount: '50.00', productAmountTotal: '50.00', orderIndex: 1 },
  ]),
  answer: documentedFields('dpty 3.6', [
    {
      orderIndex: 0,
      id: 'D1735689601001',
      status: 3,
      code: 0,
      productAmountTotal: '100.00',
      maxWinAmount: '95.00',
      details: [{ betItemId: 'f1001.0.FT_AH.-3.Home', oddValue: '1.95', betHandicap: '-0.75' }],
    },
    refused,
  ]),
}

const legs = ['f1001', 'f1002', 'f1003'].map((matchId) => ({
  ...LEG.fields,
  matchId,
  marketType: 1,
  oddFinally: '1.95',
}))
const series = { ...entry, betCount: 3, betOrderDetailRequestDTOS: legs, orderAmount: '10.00' }

/** Three legs: all doubles (3 lines) and the cover (4 lines), at 10 each. */
export const SERIES = {
  request: documentedFields('dpty 3.6; dpty 2.9', [
    { ...series, seriesType: 2001, productAmountTotal: '30.00', isCrossCompetition: 1 },
    { ...series, seriesType: 3004, productAmountTotal: '40.00', isCrossCompetition: 1, orderIndex: 1 },
  ]),
  answer: documentedFields(
    'dpty 3.6',
    ['30.00', '40.00'].map((productAmountTotal, orderIndex) => ({
      orderIndex,
      id: `D173568960200${orderIndex}`,
      status: 0,
      code: 0,
      productAmountTotal,
      maxWinAmount: ['84.07', '148.22'][orderIndex] ?? '',
      details: legs.map(({ betItemId, oddValue, betHandicap }) => ({ betItemId, oddValue, betHandicap })),
    })),
  ),
}

export const STATES = {
  request: documentedFields('dpty 3.6', { orderIds: ['D1735689601001'] }),
  answer: documentedFields('dpty 3.6', [
    {
      id: 'D1735689601001',
      status: 0,
      code: 0,
      maxWinAmount: '95.00',
      details: [{ betItemId: 'f1001.0.FT_AH.-3.Home', oddValue: '1.95', betHandicap: '-0.75' }],
    },
  ]),
}
