import type { Failure } from '../../domain/failure.ts'
import type { LegChoice } from '../../domain/leg.ts'
import { money } from '../../domain/money.ts'
import {
  type Bet,
  isReturned,
  type OrderNews,
  type OrderState,
  type PlacedBet,
  type PlacementOrder,
} from '../../domain/order.ts'

/**
 * The phase of a confirm. *Unknown* is not *failed*: the order may exist, so it is looked up and never sent
 * again.
 */
export type PlacementPhase = 'submitting' | 'confirming' | 'accepted' | 'rejected' | 'partial' | 'unknown'

export interface Placement {
  readonly order: PlacementOrder
  readonly phase: PlacementPhase
  readonly bets: readonly PlacedBet[]
  /** Text key of the reason for refusing the whole confirm; `null` otherwise. */
  readonly reasonKey: string | null
  /** The server's message for the refusal. */
  readonly message: string | null
  /** Server time of sending, ms. */
  readonly sentAt: number
}

export type PlacementEvent =
  | { readonly type: 'answered'; readonly bets: readonly PlacedBet[] }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'reloaded' }
  | { readonly type: 'updated'; readonly bets: readonly OrderNews[] }
  /** `final`: an order that was not found was never created. */
  | { readonly type: 'lookedUp'; readonly bets: readonly PlacedBet[]; readonly final: boolean }

export function submitted(order: PlacementOrder, sentAt: number): Placement {
  return { order, phase: 'submitting', bets: [], reasonKey: null, message: null, sentAt }
}

/** Whether the outcome is still open. */
export function isOpen(placement: Placement): boolean {
  return placement.phase === 'submitting' || placement.phase === 'confirming' || placement.phase === 'unknown'
}

/** The choices of confirms without an outcome yet; betting on one again needs the member's confirmation. */
export function openChoices(placements: readonly Placement[]): readonly LegChoice[] {
  return placements
    .filter(isOpen)
    .flatMap((placement) => placement.order.bets.flatMap((bet) => bet.legs.map((leg) => leg.choice)))
}

/** The next state. Pure; an event that does not apply to the phase changes nothing. */
export function transition(placement: Placement, event: PlacementEvent): Placement {
  if (!isOpen(placement)) return placement
  switch (event.type) {
    case 'answered':
      return event.bets.length === 0 ? unknown(placement) : withBets(placement, event.bets)
    case 'failed':
      return placement.phase === 'submitting' ? afterFailure(placement, event.failure) : placement
    case 'reloaded':
      return placement.phase === 'submitting' ? unknown(placement) : placement
    case 'updated':
      return placement.bets.length === 0
        ? placement
        : withBets(placement, updated(placement.bets, event.bets))
    case 'lookedUp':
      return afterLookUp(placement, event.bets, event.final)
  }
}

function unknown(placement: Placement): Placement {
  return { ...placement, phase: 'unknown' }
}

/** Only an answer that rules out an order is a refusal; a missing answer means unknown. */
function afterFailure(placement: Placement, failure: Failure): Placement {
  if (failure.type === 'refusal') {
    if (failure.action === 'lookUp') return unknown(placement)
    return { ...placement, phase: 'rejected', reasonKey: failure.textKey, message: failure.message }
  }
  if (failure.kind === 'rateLimited') {
    return { ...placement, phase: 'rejected', reasonKey: 'errors.rateLimited', message: null }
  }
  return unknown(placement)
}

function updated(bets: readonly PlacedBet[], news: readonly OrderNews[]): readonly PlacedBet[] {
  return bets.map((bet) => {
    const fresh = news.find((candidate) => candidate.orderNo === bet.orderNo)
    if (fresh === undefined || !mayBecome(bet.state, fresh.state)) return bet
    return { ...bet, state: fresh.state, reasonKey: fresh.reasonKey }
  })
}

/**
 * Whether a bet was accepted at another price than known. The news contains no prices, so the order must be
 * read.
 */
export function isRepriced({ bets }: Placement, news: readonly OrderNews[]): boolean {
  return news.some(({ orderNo, state, maxWin }) => {
    const bet = bets.find((candidate) => candidate.orderNo === orderNo)
    if (bet === undefined || maxWin === null || state !== 'accepted') return false
    return bet.maxReturn.minor - bet.stake.minor !== maxWin
  })
}

/** A settled or refused bet never becomes pending again, in whatever order the news arrives. */
function mayBecome(from: OrderState, to: OrderState): boolean {
  return to !== 'unknown' && (from === 'confirming' || from === 'unknown' || to === 'settled')
}

/**
 * A look-up may find only some of the bets. The known state of the others is kept; after a final look-up,
 * bets without an order were never created.
 */
function afterLookUp(placement: Placement, found: readonly PlacedBet[], final: boolean): Placement {
  const known = found.length === 0 ? placement.bets : [...found, ...otherThan(found, placement.bets)]
  if (placement.phase !== 'unknown' || !final) {
    return found.length === 0 ? placement : withBets(placement, known)
  }
  if (known.length === 0) {
    return { ...placement, phase: 'rejected', reasonKey: 'slip.notPlaced', message: null }
  }
  const missing = placement.order.bets.map(notMade)
  return withBets(placement, [...known, ...otherThan(known, missing)])
}

function otherThan(bets: readonly PlacedBet[], others: readonly PlacedBet[]): readonly PlacedBet[] {
  return others.filter(({ bet }) => !bets.some((known) => known.bet === bet))
}

function notMade({ unitStake, combinations }: Bet, index: number): PlacedBet {
  const stake = money(unitStake.minor * combinations, unitStake.currency)
  return {
    bet: index,
    orderNo: null,
    state: 'rejected',
    stake,
    maxReturn: stake,
    odds: [],
    reasonKey: 'slip.notPlaced',
  }
}

function withBets(placement: Placement, bets: readonly PlacedBet[]): Placement {
  return { ...placement, bets, phase: phaseOf(placement.order, bets) }
}

/** The result of the bet with this index; `null` until known. */
export function placedBet({ bets }: Pick<Placement, 'bets'>, index: number): PlacedBet | null {
  return bets.find(({ bet }) => bet === index) ?? null
}

function phaseOf(order: PlacementOrder, bets: readonly PlacedBet[]): PlacementPhase {
  if (order.bets.some((_, index) => placedBet({ bets }, index) === null)) return 'unknown'
  if (bets.some((bet) => bet.state === 'unknown')) return 'unknown'
  if (bets.some((bet) => bet.state === 'confirming')) return 'confirming'
  const refused = bets.filter(({ state }) => isReturned(state)).length
  if (refused === 0) return 'accepted'
  return refused === bets.length ? 'rejected' : 'partial'
}
