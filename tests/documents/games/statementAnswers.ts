import { documentedFields } from '../documented.ts'
import { KINDS } from './walletCodes.ts'

const NOW = 1_795_179_180_000
const STATEMENT = 'wallet 6'

export const STATEMENT_BODY = documentedFields(STATEMENT, {
  page: 1,
  size: 50,
  timeType: 3,
  beginTime: null,
  endTime: null,
  currency: 1,
  types: [] as string[],
  wallets: [] as string[],
})

const RECORD = {
  id: '90417',
  type: 'BET',
  direction: 'OUT',
  status: 1 as number | null,
  wallet: 'main',
  otherWallet: null as string | null,
  venueCode: null as string | null,
  currency: 1,
  amount: '-200.00',
  balanceAfter: '12480.50',
  reference: 'TL100000000311',
  text: '曼城 -0.5/1',
  time: 1_795_178_760_000,
}
const TRANSFER = {
  ...RECORD,
  id: '90396',
  type: 'TRANSFER',
  otherWallet: 'casino',
  venueCode: 'ZR',
  amount: '-1000.00',
  balanceAfter: '13180.50',
  reference: 'TT400000000000',
  text: '',
  time: 1_795_174_200_000,
}

export const PAGE = {
  request: STATEMENT_BODY,
  answer: documentedFields(STATEMENT, {
    total: 128,
    in: '3320.00',
    out: '1450.00',
    records: [RECORD, TRANSFER],
    ts: NOW,
  }),
}

/** One entry of 12.00 of each kind, by currency; a transfer has both of its entries. */
const signsOf = (sign: number): readonly number[] => (sign === 0 ? [-1, 1] : [sign])
const entries = KINDS.flatMap(({ kind, sign }) => signsOf(sign).map((each) => ({ kind, sign: each })))

export const EACH_KIND = [1, 200].map((currency) =>
  documentedFields(STATEMENT, {
    total: 23,
    // Without the two entries of the transfer.
    in: '144.00',
    out: '108.00',
    records: entries.map(({ kind, sign }, index) => ({
      ...RECORD,
      id: String(90_500 - index),
      type: kind,
      direction: sign > 0 ? 'IN' : 'OUT',
      wallet: kind === 'TRANSFER' && sign > 0 ? 'lottery' : 'main',
      otherWallet: kind === 'TRANSFER' ? (sign > 0 ? 'main' : 'lottery') : null,
      venueCode: kind === 'TRANSFER' ? 'CP' : null,
      currency,
      amount: sign > 0 ? '12.00' : '-12.00',
      balanceAfter: '500.00',
      reference: `TL1000000005${String(index).padStart(2, '0')}`,
      text: kind === 'GIFT' ? '玫瑰' : '',
    })),
    ts: NOW,
  }),
)

/** A transfer in each state, a kind that nobody knows, and a gift that was paid with coins. */
export const OTHERS = documentedFields(STATEMENT, {
  total: 5,
  in: '0.00',
  out: '3.50',
  records: [
    { ...TRANSFER, id: '90420', status: null, reference: 'TT400000000007' },
    { ...TRANSFER, id: '90419', status: 0, reference: 'TT400000000006' },
    TRANSFER,
    { ...RECORD, id: '90390', type: 'JACKPOT_FEE', amount: '-1.50', text: '' },
    { ...RECORD, id: '90389', type: 'GIFT', wallet: 'bonus', amount: '-2.00', text: '玫瑰' },
  ],
  ts: NOW,
})
