import type { Currency } from '../../../streams/domain/money.ts'
import type { NewLeg, NewOrder } from '../../../platform/store/orders/order.ts'
import type { NewPosition } from '../../../platform/store/positions/position.ts'
import type { Store } from '../../../platform/store/store.ts'
import type { AskedTransfer, TransferRules } from '../../../platform/store/transfers/transfer.ts'

/** An arbitrary time; the store takes the time from its caller. */
export const NOON = Date.UTC(2026, 0, 10, 12)
export const MINUTE = 60_000

let members = 0

/** A member with a unique name within this file, and with a wallet if `balance` is given. */
export async function someMember(store: Store, balance = 0, currency: Currency = 'RMB'): Promise<number> {
  members += 1
  const name = `member${members}`
  const creation = await store.accounts.createMember({
    name,
    password: 'secret',
    siteId: '1001',
    language: 'CMN',
    at: NOON,
  })
  if (creation.status !== 'created') throw new Error(`${name} exists`)
  if (balance > 0) await grant(store, creation.member.id, balance, currency)
  return creation.member.id
}

export async function grant(
  store: Store,
  member: number,
  amount: number,
  currency: Currency = 'RMB',
  key = `grant:${member}:${currency}:${amount}`,
) {
  return store.ledger.transfer({
    key,
    kind: 'IN',
    reference: `member:${member}`,
    at: NOON,
    entries: [
      { house: 'house:promotions', currency, amount: -amount },
      { member, currency, amount },
    ],
  })
}

/** Gold coins, as the operator grants them. */
export async function grantCoins(store: Store, member: number, amount: number) {
  return store.ledger.transfer({
    key: `coins:${member}`,
    kind: 'IN',
    reference: `member:${member}`,
    at: NOON,
    entries: [
      { house: 'house:promotions', currency: 'RMB', amount: -amount },
      { member, purpose: 'bonus', currency: 'RMB', amount },
    ],
  })
}

export function someLeg(changes: Partial<NewLeg> = {}): NewLeg {
  return {
    matchId: '3001',
    sport: 'football',
    leagueId: '77',
    leagueName: { zh: '英超', en: 'Premier League' },
    matchName: { zh: '阿森纳 vs 切尔西', en: 'Arsenal vs Chelsea' },
    selectionName: null,
    spec: { kind: 'handicap', stat: 'goals', period: 'match' },
    marketId: 'm1',
    optionId: 'o1',
    playId: '4',
    slot: 1,
    line: -3,
    side: 'home',
    odds: 195_000,
    oddsFinal: '0.95',
    scoreBenchmark: [1, 0],
    placedScore: [1, 0],
    timing: 'live',
    kickOff: NOON,
    ...changes,
  }
}

export function someOrder(changes: Partial<NewOrder> = {}): NewOrder {
  const stake = changes.totalStake ?? changes.unitStake ?? 1000
  return {
    venue: 'PMTY',
    siteId: '1001',
    status: 'accepted',
    currency: 'RMB',
    series: '1:1',
    lines: 1,
    unitStake: stake,
    totalStake: stake,
    stakeTyped: (stake / 100).toFixed(2),
    acceptance: 'none',
    oddsFormat: 'hk',
    maxReturn: Math.floor(stake * 1.95),
    placedAt: NOON,
    confirmDueAt: changes.status === 'confirming' ? NOON + 5000 : null,
    legs: [someLeg()],
    ...changes,
  }
}

/** Places one order and returns its number; throws when it is refused. */
export async function placeOrder(
  store: Store,
  memberId: number,
  clientOrderId: string,
  changes: Partial<NewOrder> = {},
): Promise<string> {
  const placement = await store.orders.place({ memberId, clientOrderId, orders: [someOrder(changes)] })
  const orderNo = placement.status === 'placed' ? placement.orders[0]?.orderNo : undefined
  if (orderNo === undefined) throw new Error(`not placed: ${placement.status}`)
  return orderNo
}

/** A stake of 1000 on the banker at odds of 1.95. */
export function somePosition(memberId: number, changes: Partial<NewPosition> = {}): NewPosition {
  return {
    memberId,
    product: 'anchorGame',
    game: 'baccarat',
    round: 'hand 1',
    clientId: 'p',
    purpose: 'main',
    currency: 'RMB',
    selection: { on: 'banker' },
    odds: 195_000,
    stake: 1000,
    placedAt: NOON,
    ...changes,
  }
}

export const NO_LIMITS = {
  least: 1,
  most: Number.MAX_SAFE_INTEGER,
  mostInDay: null,
  perMinute: null,
} as const

/** A transfer of RMB from the main wallet to the casino's. */
export function someTransfer(memberId: number, changes: Partial<AskedTransfer> = {}): AskedTransfer {
  return {
    memberId,
    clientId: 'transfer-1',
    kind: 'transfer',
    direction: 'IN',
    venue: 'ZR',
    payType: null,
    currency: 'RMB',
    amount: 1000,
    at: NOON,
    ...changes,
  }
}

/** Rules that refuse nothing but what a wallet does not hold. */
export function someRules(changes: Partial<TransferRules> = {}): TransferRules {
  return {
    limits: NO_LIMITS,
    closed: false,
    held: false,
    keepsRefused: false,
    stillValid: () => true,
    ...changes,
  }
}

/** Transfers money from the main wallet to that of the casino, or leaves it on its way there. */
export async function share(
  store: Store,
  member: number,
  purpose: 'casino' | 'locked',
  amount: number,
  clientId: string,
) {
  const rules = someRules({ held: purpose === 'locked' })
  return store.transfers.make(someTransfer(member, { amount, clientId }), rules)
}
