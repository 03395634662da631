import type { Failure } from '../../domain/failure.ts'
import type { LegChoice } from '../../domain/leg.ts'
import type { OrderNews, OrderState, PlacedBet, PlacementOrder } from '../../domain/order.ts'

/**
 * Where one confirm stands. *Unknown* is not *failed*: the order may have been made, so it is looked up,
 * never sent again.
 */
export type PlacementPhase = 'submitting' | 'confirming' | 'accepted' | 'rejected' | 'partial' | 'unknown'

export interface Placement {
  readonly order: PlacementOrder
  readonly phase: PlacementPhase
  readonly bets: readonly PlacedBet[]
  /** Text key of why nothing was placed; `null` unless refused as a whole. */
  readonly reasonKey: string | null
  /** The server's own words for it. */
  readonly message: string | null
  /** Server ms at which it was sent. */
  readonly sentAt: number
}

export type PlacementEvent =
  | { readonly type: 'answered'; readonly bets: readonly PlacedBet[] }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'reloaded' }
  | { readonly type: 'updated'; readonly bets: readonly OrderNews[] }
  | { readonly type: 'foundInOrders'; readonly bets: readonly PlacedBet[]; readonly at: number }

export function submitted(order: PlacementOrder, sentAt: number): Placement {
  return { order, phase: 'submitting', bets: [], reasonKey: null, message: null, sentAt }
}

/** Whether the venue still owes an answer. */
export function isOpen(placement: Placement): boolean {
  return placement.phase === 'submitting' || placement.phase === 'confirming' || placement.phase === 'unknown'
}

/** The choices whose outcome is not known yet; betting on one again needs the member's own word. */
export function openChoices(placements: readonly Placement[]): readonly LegChoice[] {
  return placements
    .filter(isOpen)
    .flatMap((placement) => placement.order.bets.flatMap((bet) => bet.legs.map((leg) => leg.choice)))
}

/** The next standing. Pure; an event that makes no sense in a phase changes nothing. */
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
    case 'foundInOrders':
      return afterLookUp(placement, event.bets, event.at)
  }
}

function unknown(placement: Placement): Placement {
  return { ...placement, phase: 'unknown' }
}

/** Only an answer that says "not handled" is a refusal; silence is unknown. */
function afterFailure(placement: Placement, failure: Failure): Placement {
  if (failure.lane === 'outcome') {
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

/** Whether news tells of a bet taken at another price than shown: what it was, only the order itself says. */
export function isRepriced({ bets }: Placement, news: readonly OrderNews[]): boolean {
  return news.some(({ orderNo, state, maxWin }) => {
    const bet = bets.find((candidate) => candidate.orderNo === orderNo)
    if (bet === undefined || maxWin === null || state !== 'accepted') return false
    return bet.maxReturn.minor - bet.stake.minor !== maxWin
  })
}

/** A settled or refused bet never goes back to waiting, whatever order the news comes in. */
function mayBecome(from: OrderState, to: OrderState): boolean {
  return to !== 'unknown' && (from === 'confirming' || from === 'unknown' || to === 'settled')
}

/**
 * What looking the order up has told. The platform makes no order after `validUntil`, so one that is not
 * listed later than that was never made.
 */
function afterLookUp(placement: Placement, bets: readonly PlacedBet[], at: number): Placement {
  if (bets.length > 0) return withBets(placement, bets)
  if (placement.phase !== 'unknown' || at <= placement.order.validUntil) return placement
  return { ...placement, phase: 'rejected', reasonKey: 'slip.notPlaced', message: null }
}

function withBets(placement: Placement, bets: readonly PlacedBet[]): Placement {
  return { ...placement, bets, phase: phaseOf(bets) }
}

function phaseOf(bets: readonly PlacedBet[]): PlacementPhase {
  if (bets.some((bet) => bet.state === 'unknown')) return 'unknown'
  if (bets.some((bet) => bet.state === 'confirming')) return 'confirming'
  const refused = bets.filter((bet) => bet.state === 'rejected' || bet.state === 'cancelled').length
  if (refused === 0) return 'accepted'
  return refused === bets.length ? 'rejected' : 'partial'
}
