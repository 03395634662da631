import { documentedFields } from '../documented.ts'

const NOW = 1_795_179_180_000
const FINANCE = 'wallet 3'

const venue = (venueCode: string, currency: number, balance: string, status = 'open') => ({
  venueCode,
  venueName: venueCode === 'ZR' ? '真人' : '彩票',
  currency,
  balance,
  status,
})

const PAY_TYPES = [
  {
    payType: 1,
    payName: '银行卡',
    currency: 1,
    deposit: 1,
    withdraw: 1,
    min: '100.00',
    max: '50000.00',
  },
  { payType: 2, payName: '快捷支付', currency: 1, deposit: 1, withdraw: 0, min: '10.00', max: '5000.00' },
  {
    payType: 3,
    payName: 'USDT-TRC20',
    currency: 200,
    deposit: 1,
    withdraw: 1,
    min: '10.00',
    max: '10000.00',
  },
]

const TRANSFER_MEMBER = {
  walletType: 1,
  centerWalletBalance: '12890.50',
  virtualCurrencyWalletBalance: '842.16',
  currentVenueBalance: '1860.00',
  goldCoinBalance: '38200',
  lockedWalletBalance: '410.00',
  availableBalance: '12480.50',
  venues: [
    venue('ZR', 1, '1860.00'),
    venue('ZR', 200, '0.00'),
    venue('CP', 1, '640.00'),
    venue('CP', 200, '0.00'),
  ],
  totalRMB: '21285.62',
  openOrders: 3,
  payTypes: PAY_TYPES,
  ts: NOW,
}

export const FINANCE_BODY = documentedFields(FINANCE, { venueEnName: 'ZR' })
export const FINANCE_OF_NO_VENUE = documentedFields(FINANCE, {})

export const MEMBERS = {
  transfer: documentedFields(FINANCE, TRANSFER_MEMBER),
  /** Everything is in `main`. */
  seamless: documentedFields(FINANCE, {
    ...TRANSFER_MEMBER,
    walletType: 2,
    currentVenueBalance: '12480.50',
    venues: [] as ReturnType<typeof venue>[],
    // 12 890.50 + 842.16 × 7.00
    totalRMB: '18785.62',
  }),
  /** RMB only: no row and no way to pay of the other currency. */
  singleCurrency: documentedFields(FINANCE, {
    ...TRANSFER_MEMBER,
    virtualCurrencyWalletBalance: '0.00',
    venues: [venue('ZR', 1, '1860.00'), venue('CP', 1, '640.00')],
    totalRMB: '15390.50',
    payTypes: PAY_TYPES.slice(0, 2),
  }),
  /** A settlement was withdrawn after its money had been spent. */
  belowZero: documentedFields(FINANCE, {
    ...TRANSFER_MEMBER,
    centerWalletBalance: '375.00',
    virtualCurrencyWalletBalance: '0.00',
    currentVenueBalance: '0.00',
    availableBalance: '-35.00',
    venues: [
      venue('ZR', 1, '0.00'),
      venue('ZR', 200, '0.00'),
      venue('CP', 1, '0.00'),
      venue('CP', 200, '0.00'),
    ],
    totalRMB: '375.00',
  }),
  /** A venue that is maintained, and a platform without demo members. */
  maintained: documentedFields(FINANCE, {
    ...TRANSFER_MEMBER,
    venues: [
      venue('ZR', 1, '1860.00'),
      venue('ZR', 200, '0.00'),
      venue('CP', 1, '640.00', 'maintenance'),
      venue('CP', 200, '0.00', 'maintenance'),
    ],
    payTypes: [] as (typeof PAY_TYPES)[number][],
  }),
}

/** 842.16 × 7.00, and what it adds up to with centre and venues. */
export const TOTAL = {
  source: 'wallet 3',
  codes: ['842.16', '7.00', '5 895.12', '12 890.50 + 5 895.12 + 2 500.00 = 21 285.62'],
  virtual: 84_216,
  rate: 7,
  inRMB: 589_512,
  centre: 1_289_050,
  venues: 250_000,
  total: 2_128_562,
} as const

/** What member info has of the wallets. */
export const MEMBER = documentedFields('wallet 2; protocol 1.3', { walletType: 2, currencies: ['RMB'] })
