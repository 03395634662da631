import { documentedFields } from '../documented.ts'

/** A transfer of 500.00 to the lottery, and what becomes of it. */
const AT = 1_795_179_181_000
const TRANSFER = 'wallet 4.1'

const REQUEST = {
  clientTransferId: 'f6a7b8c9d0e1',
  direction: 'IN',
  venueCode: 'CP',
  currency: 1,
  amount: '500.00',
  validUntil: AT + 9000,
}
const DONE = {
  transferNo: 'TT400000000001',
  clientTransferId: 'f6a7b8c9d0e1',
  status: 1 as number | null,
  direction: 'IN',
  venueCode: 'CP',
  currency: 1,
  amount: '500.00',
  centre: '11980.50',
  venue: '1140.00',
  at: AT,
  ts: AT,
}
/** Its money has left the centre and is in `locked`. */
const HELD = { ...DONE, status: null, venue: '640.00' }
/** It has gone back. */
const FAILED = { ...HELD, status: 0, centre: '12480.50' }

export const TRANSFER_CALL = {
  request: documentedFields(TRANSFER, REQUEST),
  answer: documentedFields(TRANSFER, DONE),
}

export const BACK = {
  request: documentedFields(TRANSFER, { ...REQUEST, clientTransferId: 'f6a7b8c9d0e2', direction: 'OUT' }),
  answer: documentedFields(TRANSFER, {
    ...DONE,
    transferNo: 'TT400000000002',
    clientTransferId: 'f6a7b8c9d0e2',
    direction: 'OUT',
    centre: '12480.50',
    venue: '640.00',
  }),
}

/** The venue does not answer at once. */
export const STAGES = {
  held: documentedFields(TRANSFER, HELD),
  done: documentedFields(TRANSFER, { ...DONE, ts: AT + 60_000 }),
  failed: documentedFields(TRANSFER, { ...FAILED, ts: AT + 1_800_000 }),
}

/** What the same call is answered with, by the state of the transfer. */
export const REPEATED = [
  { state: 'processing', code: 9031, data: HELD },
  { state: 'failed', code: 9034, data: FAILED },
  { state: 'done', code: 9035, data: DONE },
].map((each) => ({ ...each, source: 'wallet 4.1; wallet 4.2', codes: [each.state, each.code] }))

const refused = (code: number, when: Partial<typeof REQUEST>, data: unknown = null) => ({
  source: 'wallet 4.3; wallet 4.1; wallet 2',
  named: [String(code)],
  request: { ...REQUEST, ...when },
  answer: { code, data },
})

/** The centre holds 12 480.50, the lottery 640.00; 1 200.00 may still be moved in the day where 25046 says so. */
export const REFUSED = [
  // Another transfer of the member with this venue is on its way.
  refused(9031, { clientTransferId: 'f6a7b8c9d0e3' }),
  refused(9032, { direction: 'BOTH' }),
  refused(9032, { venueCode: 'PMTY' }),
  refused(9033, { amount: '5e2' }),
  refused(9033, { amount: '1.005' }),
  refused(9033, { amount: '-500.00' }),
  refused(9033, { amount: '0.00' }),
  // The id of another transfer.
  refused(9033, { amount: '501.00' }),
  // The venue is closed or maintained.
  refused(9034, {}),
  refused(9036, { amount: '12480.51' }),
  refused(9037, { direction: 'OUT', amount: '640.01' }),
  refused(25046, { amount: '1200.01' }, { left: '1200.00' }),
  refused(3021, { currency: 3 }),
  refused(14072, {}),
  refused(3090, {}),
]

/** Never above a limit, and not held by a break: money that goes back. */
export const FREE = {
  source: 'wallet 4.3',
  named: ['has no upper limit', '3090'],
  direction: 'OUT',
  amounts: ['0.50', '60000.00'],
} as const

/** Everything goes to the centre; with the lottery maintained, its part stays where it is. */
export const COLLECTING = {
  request: documentedFields('wallet 4.4', {
    clientTransferId: 'a7b8c9d0e1f2',
    currency: 1,
    validUntil: AT + 10_000,
  }),
  answer: documentedFields('wallet 4.4; wallet 4.1', {
    transfers: [
      {
        ...DONE,
        transferNo: 'TT400000000003',
        clientTransferId: 'a7b8c9d0e1f2-ZR',
        direction: 'OUT',
        venueCode: 'ZR',
        amount: '1860.00',
        centre: '14340.50',
        venue: '0.00',
      },
      {
        ...DONE,
        transferNo: 'TT400000000004',
        clientTransferId: 'a7b8c9d0e1f2-CP',
        direction: 'OUT',
        amount: '640.00',
        centre: '14980.50',
        venue: '0.00',
      },
    ],
    collected: '2500.00',
  }),
  oneMaintained: documentedFields('wallet 4.4; wallet 4.1', {
    transfers: [
      {
        ...DONE,
        transferNo: 'TT400000000003',
        clientTransferId: 'a7b8c9d0e1f2-ZR',
        direction: 'OUT',
        venueCode: 'ZR',
        amount: '1860.00',
        centre: '14340.50',
        venue: '0.00',
      },
      {
        ...DONE,
        transferNo: 'TT400000000004',
        clientTransferId: 'a7b8c9d0e1f2-CP',
        status: 0,
        direction: 'OUT',
        amount: '640.00',
        centre: '14340.50',
        venue: '640.00',
      },
    ],
    collected: '1860.00',
  }),
}

/** A transfer without an answer is looked up by its id. */
export const LOOK_UP = {
  request: documentedFields('wallet 4.4', { clientTransferIds: ['f6a7b8c9d0e1'] }),
  known: documentedFields('wallet 4.4; wallet 4.1', { transfers: [DONE], ts: AT + 2000 }),
  processing: documentedFields('wallet 4.4; wallet 4.1', { transfers: [HELD], ts: AT + 2000 }),
  /** Not yet: the answer is not later than `validUntil`. */
  tooEarly: documentedFields('wallet 4.4', { transfers: [] as unknown[], ts: REQUEST.validUntil }),
  neverMade: documentedFields('wallet 4.4', { transfers: [] as unknown[], ts: REQUEST.validUntil + 1 }),
}

const PAID = { clientTransferId: 'b8c9d0e1f2a3', payType: 1, currency: 1, amount: '1000.00' }
const PAYING = 'wallet 5; wallet 4.1'

export const DEPOSIT = {
  request: documentedFields('wallet 5', { ...PAID, validUntil: AT + 10_000 }),
  answer: documentedFields(PAYING, {
    ...PAID,
    transferNo: 'TT400000000005',
    status: 1,
    centre: '13480.50',
    at: AT,
    ts: AT,
  }),
}

export const WITHDRAWAL = {
  request: documentedFields('wallet 5', { ...PAID, amount: '400.00', validUntil: AT + 10_000 }),
  answer: documentedFields(PAYING, {
    ...PAID,
    amount: '400.00',
    transferNo: 'TT400000000006',
    status: 1,
    centre: '12080.50',
    at: AT,
    ts: AT,
  }),
}

/** What is locked cannot be withdrawn, quick pay only pays in, and there is no fourth way. */
export const REFUSED_PAYMENTS = [
  { call: 'withdraw', change: { amount: '12480.51' }, code: 9036 },
  { call: 'deposit', change: { payType: 4 }, code: 9032 },
  { call: 'deposit', change: { amount: 'all' }, code: 9033 },
].map((each) => ({ ...each, source: 'wallet 5; wallet 4.3', codes: [each.code] }))
