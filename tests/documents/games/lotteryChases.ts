import { documentedFields } from '../documented.ts'

/** A chase of ten draws from 20261120-1247 on, each with 12 notes of 2.00, made at 20:46:40. */
const MADE = 1_795_178_800_000

const plan = (draw: number) => `20261120-${1246 + draw}`
const later = Array.from({ length: 9 }, (_, index) => index + 2)

export const CHASE = {
  request: documentedFields('lottery 7.4', {
    ticketId: '201',
    planId: plan(1),
    currencyCode: 1,
    validUntil: MADE + 10_000,
    bets: [
      {
        clientOrderId: 'e5f6a7b8c9d0',
        playId: 202,
        numbers: '2,7|0,5,8|4,6',
        notes: 12,
        unit: 200,
        multiple: 1,
        odds: 97_500_000,
        // Of the first draw alone.
        betAmount: '24.00',
      },
    ],
    chase: { stopOnWin: true, plans: later.map((draw) => ({ planId: plan(draw), multiple: 1 })) },
  }),
  answer: documentedFields('lottery 7.4; lottery 6', {
    orders: [1, ...later].map((draw) => ({
      clientOrderId: `e5f6a7b8c9d0-${draw}`,
      orderNo: `TP2000000000${24 + draw}`,
      planId: plan(draw),
      betAmount: '24.00',
      maxReturn: '1950.00',
    })),
    chaseNo: 'TC300000000001',
    // 880.00 before.
    balance: '640.00',
  }),
}

/** Refused as a whole. */
export const REFUSED_CHASES = [
  // A draw is left out, or is there twice, or there are 31.
  { plans: [1248, 1250], code: 5 },
  { plans: [1248, 1248], code: 5 },
  { plans: Array.from({ length: 30 }, (_, index) => 1248 + index), code: 5 },
  { plans: [] as number[], code: 5 },
].map(({ plans, code }) => ({
  plans: plans.map((draw) => ({ planId: `20261120-${draw}`, multiple: 1 })),
  code,
  source: 'lottery 6; rounds 5.1',
  named: ['2 to 30 draws', 'badRequest'],
}))

const AFTER_FOUR = {
  chaseNo: 'TC300000000001',
  clientOrderId: 'e5f6a7b8c9d0',
  ticketId: '201',
  ticketName: '极速时时彩',
  playId: 202,
  playName: '后三直选',
  numbers: '2,7|0,5,8|4,6',
  notes: 12,
  unit: 200,
  stopOnWin: true,
  chaseState: 1,
  plans: 10,
  drawn: 4,
  currencyCode: 1,
  betAmount: '240.00',
  openAmount: '144.00',
  returnedAmount: '0.00',
  backAmount: '0.00',
  betTime: MADE,
}

/** The chase after four draws that it has lost; and how it ends. */
export const CHASES = {
  inProgress: documentedFields('lottery 7.9', AFTER_FOUR),
  /** The fifth draw won one note: the five others were cancelled before their seals. */
  stopped: documentedFields('lottery 7.9; lottery 6', {
    ...AFTER_FOUR,
    chaseState: 2,
    drawn: 5,
    openAmount: '0.00',
    returnedAmount: '120.00',
    backAmount: '1950.00',
  }),
  /** Without `stopOnWin` it goes on after the win. */
  goingOn: documentedFields('lottery 7.9; lottery 6', {
    ...AFTER_FOUR,
    stopOnWin: false,
    drawn: 5,
    openAmount: '120.00',
    backAmount: '1950.00',
  }),
  /** The member cancelled it while the fifth draw was on sale. */
  cancelled: documentedFields('lottery 7.9; lottery 6', {
    ...AFTER_FOUR,
    chaseState: 2,
    openAmount: '0.00',
    returnedAmount: '144.00',
  }),
  /** The member cancelled it between the seal of the fifth draw and the draw: this bet stands. */
  cancelledAfterTheSeal: documentedFields('lottery 7.9; lottery 6', {
    ...AFTER_FOUR,
    openAmount: '24.00',
    returnedAmount: '120.00',
  }),
  /** All ten draws were lost. */
  lost: documentedFields('lottery 7.9; lottery 6', {
    ...AFTER_FOUR,
    chaseState: 2,
    drawn: 10,
    openAmount: '0.00',
  }),
}

export const CHASE_LIST = {
  request: documentedFields('lottery 7.9; lottery 7.8; rounds 5.4', {
    page: 1,
    size: 50,
    chaseState: 1,
    timeType: 1,
    currencyCode: 1,
    ticketId: '201',
  }),
}

export const CANCELLING = {
  request: documentedFields('lottery 7.5', { chaseNo: 'TC300000000001' }),
  answer: documentedFields('lottery 7.5', { cancelled: 6, returned: '144.00' }),
  /** The fifth draw was sealed. */
  afterTheSeal: documentedFields('lottery 7.5', { cancelled: 5, returned: '120.00' }),
  repeated: documentedFields('lottery 7.5', { cancelled: 0, returned: '0.00' }),
}
