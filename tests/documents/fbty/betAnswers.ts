import { documentedFields } from '../documented.ts'

export const USER = {
  request: documentedFields('fbty 4.1', { currencyId: 1 }),
  answer: documentedFields('fbty 4.1; fbty 1.2', { uid: '17', bl: '1520.00', currencyId: 1 }),
}

/** One leg on the line that it had, on a line that has moved to another place, and on one that is gone. */
export const QUOTE = {
  request: documentedFields('fbty 4.8', {
    currencyId: 1,
    isSelectSeries: true,
    betMatchMarketList: [
      { matchId: 'f81a', marketId: 'f81a020013997', type: 1, oddsType: 1 },
      { matchId: 'f81d', marketId: 'f81d000010000', type: 3, oddsType: 1 },
      { matchId: 'f81b', marketId: 'f81b000010000', type: 1, oddsType: 1 },
    ],
  }),
  answer: documentedFields('fbty 4.8', {
    bms: [
      {
        mid: 'f81a020013996',
        omid: 'f81a020013997',
        ss: 1,
        au: 1,
        smin: '10.00',
        smax: '50000.00',
        re: '1-0',
        ip: 1,
        ro: 1,
        op: { ty: 1, od: 2.04, bod: 2.04, odt: 2, nm: '狮队 -1', li: '-1' },
      },
      {
        mid: 'f81d000010000',
        ss: 1,
        au: 1,
        smin: '10.00',
        smax: '0.00',
        re: '',
        ip: 0,
        ro: 0,
        op: { ty: 3, od: 3.4, bod: 3.4, odt: 1, nm: '平', li: '' },
      },
      { mid: 'f81b000010000', ss: -1 },
    ],
    // One leg is closed.
    sos: [] as unknown[],
    mon: 10,
    msl: 10,
  }),
}

/** Three legs at 2.04, 3.40 and 1.95: only a series of one combination has a price. */
export const SERIES_OF_THREE = documentedFields('fbty 4.8; betting 4', [
  { sn: 3, in: 1, sodd: 13.5252, mi: '2.00', mx: '3000.00' },
  { sn: 2, in: 3, sodd: 0, mi: '2.00', mx: '2000.00' },
  { sn: 0, in: 4, sodd: 0, mi: '2.00', mx: '1000.00' },
])

const live = { marketId: 'f81a020013996', optionType: 1, odds: 2.04, oddsFormat: 1, ip: 1, re: '1-0' }
const early = { marketId: 'f81c000010000', optionType: 3, odds: 3.4, oddsFormat: 1, ip: 0, re: '' }

/** One bet is taken and being confirmed; the other is refused, because its price has changed. */
export const SINGLES = {
  request: documentedFields('fbty 4.9', {
    languageType: 'CMN',
    currencyId: 1,
    validUntil: 1790000030000,
    singleBetList: [
      { unitStake: 50, oddsChange: 1, relatedId: 'k7.0', pushType: 2, betOptionList: [live] },
      { unitStake: 20, oddsChange: 1, relatedId: 'k7.1', pushType: 1, betOptionList: [early] },
    ],
  }),
  answer: documentedFields('fbty 4.9', [
    {
      id: 'TL1001',
      st: 1,
      sat: '50.00',
      mla: '102.00',
      ops: [{ mid: 'f81a020013996', od: 2.04, of: 1, bod: 2.04 }],
    },
    {
      id: '',
      st: 2,
      rj: 8,
      rjs: '赔率已变更',
      code: 3003,
      sat: '20.00',
      mla: '0.00',
      ops: [{ mid: 'f81c000010000', od: 3.3, of: 1, bod: 3.3 }],
    },
  ]),
}

/** All three legs as one combination, and the cover of four combinations: 10 and 4 × 2. */
export const SERIES = {
  request: documentedFields('fbty 4.10; fbty 4.9', {
    currencyId: 1,
    validUntil: 1790000030000,
    betOptionList: [live, early, { ...early, marketId: 'f81d000010000', odds: 1.95 }],
    betMultipleData: [
      { seriesValue: 3, unitStake: 10, oddsChange: 2, relatedId: 'k8.0', pushType: 1 },
      { seriesValue: 0, unitStake: 2, oddsChange: 2, relatedId: 'k8.1', pushType: 1 },
    ],
  }),
  answer: documentedFields(
    'fbty 4.10; fbty 4.9',
    (
      [
        ['TL1003', '10.00', '135.25'],
        ['TL1004', '8.00', '62.13'],
      ] as const
    ).map(([id, sat, mla]) => ({
      id,
      st: 4,
      sat,
      mla,
      ops: [
        { mid: 'f81a020013996', od: 2.04, of: 1, bod: 2.04 },
        { mid: 'f81c000010000', od: 3.4, of: 1, bod: 3.4 },
        { mid: 'f81d000010000', od: 1.95, of: 1, bod: 1.95 },
      ],
    })),
  ),
}

export const LEG = documentedFields('fbty 4.11', {
  sid: 1,
  mid: 'f81a',
  mn: '狮队 v 熊队',
  bt: 1790000000000,
  lid: '901',
  ln: '英超',
  te: [
    { na: '狮队', id: '7' },
    { na: '熊队', id: '9' },
  ],
  mty: 1000,
  pe: 1001,
  ty: 1,
  li: '-1',
  mgn: '让球',
  on: '-1',
  onm: '狮队 -1',
  od: 2.04,
  of: 1,
  bod: '2.04',
  ip: 1,
  re: '1-0',
  rs: '',
  sr: 0,
  ms: 5,
})

export const RECORD = documentedFields('fbty 4.11', {
  id: 'TL1001',
  st: 4,
  ss: 0,
  sert: 0,
  pushType: 2,
  sv: 1,
  bn: 1,
  al: 1,
  bt: '1x1*1',
  us: '50.00',
  sat: '50.00',
  sa: '0.00',
  uwl: null as string | null,
  sr: 0,
  cte: 1790000000120,
  stm: null as number | null,
  mwa: '52.00',
  mla: '102.00',
  lwa: '52.00',
  cid: 1,
  oc: 1,
  co: 1,
  coc: 0,
  cots: '0.00',
  cops: '0.00',
  crl: [] as unknown[],
  pst: 0,
  mvl: [] as unknown[],
  ops: [LEG.fields],
})

/** Half of the stake is cashed out at 1.12; before, another part could not be. */
export const PARTLY_CASHED_OUT = documentedFields('fbty 4.11; fbty 4.14; fbty 2.8', {
  ...RECORD.fields,
  st: 101,
  coc: 1,
  cots: '25.00',
  cops: '28.00',
  lwa: '26.00',
  crl: [
    { id: 'c1', ct: 1790000060000, cst: '10.00', cops: '11.20', st: 2, cr: 12015, relatedId: 'k9.1' },
    { id: 'c2', ct: 1790000090000, cst: '25.00', cops: '28.00', st: 4, cr: 0, relatedId: 'k9.2' },
  ],
  mvl: [
    { type: 'BET', amount: '-50.00', time: 1790000000120 },
    { type: 'CASHOUT', amount: '28.00', time: 1790000090000 },
  ],
})

export const REFUSED_RECORD = documentedFields('fbty 4.11; fbty 2.8', {
  ...RECORD.fields,
  id: 'TL1005',
  st: 2,
  rj: 5,
  rjs: '比分已变更',
  code: 3026,
  co: 0,
  mwa: '0.00',
  mla: '0.00',
  lwa: '0.00',
})

export const RECORDS = {
  request: documentedFields('fbty 4.11; fbty 4', {
    isSettled: false,
    startTime: 1789920000000,
    endTime: 1790006400000,
    timeType: 1,
    current: 1,
    size: 50,
    currencyId: 1,
  }),
  answer: documentedFields('fbty 4.11; fbty 4', {
    current: 1,
    size: 50,
    total: 1,
    sts: [
      {
        cid: 1,
        ct: 1,
        sa: '50.00',
        pa: '0.00',
        cwl: '0.00',
        mwa: '52.00',
        mla: '102.00',
        csm: '50.00',
        rfn: 0,
      },
    ],
    records: [RECORD.fields, PARTLY_CASHED_OUT.fields, REFUSED_RECORD.fields],
  }),
}
