import type { Logger } from 'pino'
import { line as quarters } from '../../streams/domain/market.ts'
import { money } from '../../streams/domain/money.ts'
import type { Odds } from '../../streams/domain/odds.ts'
import { formatOdds, oddsDisplayOf } from '../../streams/domain/oddsFormat.ts'
import type { ReserveReason } from '../../streams/domain/reservation.ts'
import { quoteSingle } from '../../streams/domain/stake.ts'
import type { PlatformClock } from '../clock.ts'
import type { StoredLeg, StoredOrder } from '../store/orders/order.ts'
import type { FilledLeg } from '../store/orders/reserved.ts'
import type { Store } from '../store/store.ts'
import type { World, WorldMatch } from '../world/world.ts'
import type { OfferedLeg } from './acceptance.ts'
import { exposureFault } from './exposure.ts'
import { legResult } from './legResult.ts'
import { isInPlay, isOver, scoreAtBet } from './matchState.ts'
import type { RefusalReason } from './refusal.ts'
import { samePair } from './acceptance.ts'
import { editFault, openOnLine } from './reserving.ts'

/** `gone`: there is no such reservation of the member that still waits. */
export type ReserveChange =
  | { readonly status: 'done'; readonly order: StoredOrder }
  | { readonly status: 'notFound' | 'gone' }
  | { readonly status: 'refused'; readonly reason: RefusalReason }

interface Owner {
  readonly memberId: number
  readonly venue: string
  readonly orderNo: string
}

/** Orders that wait for a price. They become bets when it is offered, and end when it cannot come any more. */
export interface Reservations {
  /** Ends a waiting order and returns a held stake. Once it is a bet, nothing is done. */
  cancel(owner: Owner): Promise<ReserveChange>
  /** Changes the price that an order waits for. */
  edit(owner: Owner & { readonly odds: Odds }): Promise<ReserveChange>
  /** Fills and ends what is due, whichever process took it. */
  step(): Promise<void>
}

export interface ReservationDeps {
  readonly world: World
  readonly store: Store
  readonly clock: PlatformClock
  readonly log: Logger
  /** Platform ms that a bet in play waits. */
  readonly liveDelay: () => number
  /** Called when this process has changed an order. */
  readonly onChanged: (order: StoredOrder) => void
}

/** A match that the world does not have any more ends its reservations this long after kick-off, platform ms. */
const FORGOTTEN_AFTER_MS = 48 * 3600 * 1000

export function createReservations(deps: ReservationDeps): Reservations {
  const { world, store, clock, log, liveDelay, onChanged } = deps
  /** The orders read so far, by number. */
  let known = new Map<string, StoredOrder>()

  async function waiting(): Promise<readonly StoredOrder[]> {
    const present = await store.orders.reserved()
    const fresh = present.filter(({ orderNo, version }) => known.get(orderNo)?.version !== version)
    const read = await store.orders.numbered(fresh.map(({ orderNo }) => orderNo))
    const all = new Map([...known, ...read.map((order) => [order.orderNo, order] as const)])
    known = new Map()
    for (const { orderNo } of present) {
      const order = all.get(orderNo)
      if (order?.status === 'reserved') known.set(orderNo, order)
    }
    return [...known.values()]
  }

  async function decide(order: StoredOrder): Promise<void> {
    const at = clock.now()
    const verdict = verdictOnReservation(world, order, at)
    if (verdict.kind === 'wait') return
    const change =
      verdict.kind === 'end'
        ? await store.orders.endReserved(order.orderNo, { to: 'rejected', reason: verdict.reason, at })
        : await fill(order, verdict.found, at)
    if (change.status === 'changed') onChanged(change.order)
  }

  async function fill(order: StoredOrder, found: OfferedLeg, at: number) {
    const live = isInPlay(found.match)
    const [waits] = order.legs
    // In play the price is taken after the delay, and until then the price that was waited for is the agreed one.
    const odds = live ? ((order.reserveOdds ?? found.selection.odds) as Odds) : found.selection.odds
    const leg = filledLeg(found, odds)
    const oddsLevel = await store.accounts.oddsLevel(order.memberId)
    return store.orders.placeReserved(order.orderNo, {
      at,
      leg,
      offered: found.selection.odds,
      confirmDueAt: live ? at + liveDelay() : null,
      maxReturn: returnAt(order, odds),
      overexposed: (openBets) => {
        if (waits === undefined) return null
        const filled = { ...order, status: 'accepted', legs: [{ ...waits, ...leg }] } as const
        return exposureFault([{ order: filled, legs: [limited(found, odds, oddsLevel)] }], openBets)
      },
    })
  }

  return {
    ...createChanges(deps),
    async step() {
      for (const order of await waiting()) {
        try {
          await decide(order)
        } catch (error) {
          // The others are decided, and this one is tried again.
          log.error({ err: error, orderNo: order.orderNo }, 'a reservation could not be decided')
        }
      }
    },
  }
}

/** What a member changes of an order that waits. */
function createChanges({
  world,
  store,
  clock,
  onChanged,
}: ReservationDeps): Pick<Reservations, 'cancel' | 'edit'> {
  async function own({ memberId, venue, orderNo }: Owner): Promise<StoredOrder | null> {
    const [order] = await store.orders.byOrderNos(memberId, [orderNo])
    return order?.venue === venue && order.reservePay !== null ? order : null
  }

  return {
    async cancel(owner) {
      const order = await own(owner)
      if (order === null) return { status: 'notFound' }
      const end = { to: 'cancelled', reason: 'userCancelled', at: clock.now() } as const
      const change = await store.orders.endReserved(order.orderNo, end)
      if (change.status === 'changed') onChanged(change.order)
      return change.status === 'changed' || change.status === 'unchanged'
        ? { status: 'done', order: change.order }
        : { status: 'gone' }
    },
    async edit({ odds, ...owner }) {
      const order = await own(owner)
      const [leg] = order?.legs ?? []
      if (order === null || leg === undefined) return { status: 'notFound' }
      if (order.status !== 'reserved') return { status: 'gone' }
      const { currency, totalStake: stake } = order
      const oddsLevel = await store.accounts.oddsLevel(owner.memberId)
      const fault = editFault(world, leg, { odds, currency, stake, oddsLevel })
      if (fault !== null) return { status: 'refused', reason: fault }
      const change = await store.orders.editReserved(order.orderNo, {
        odds,
        oddsFinal: formatOdds(odds, 'europe', oddsDisplayOf(leg.sport)),
        maxReturn: returnAt(order, odds),
        at: clock.now(),
      })
      if (change.status === 'changed') onChanged(change.order)
      return change.status === 'changed' || change.status === 'unchanged'
        ? { status: 'done', order: change.order }
        : { status: 'gone' }
    },
  }
}

function returnAt({ unitStake, currency }: StoredOrder, odds: Odds): number {
  return quoteSingle(money(unitStake, currency), odds, 'europe').returns.minor
}

function limited({ match }: OfferedLeg, odds: Odds, oddsLevel: number) {
  return { odds, leagueLevel: match.league.level, live: isInPlay(match), oddsLevel }
}

function filledLeg({ match, market, line, selection }: OfferedLeg, odds: Odds): FilledLeg {
  return {
    matchId: match.id,
    marketId: line.marketId,
    optionId: selection.optionId,
    slot: line.slot,
    odds,
    oddsFinal: formatOdds(odds, 'europe', oddsDisplayOf(match.sport)),
    scoreBenchmark: scoreAtBet(match, market.spec),
    placedScore: match.score,
  }
}

export type ReserveVerdict =
  | { readonly kind: 'wait' }
  | { readonly kind: 'end'; readonly reason: ReserveReason }
  | { readonly kind: 'fill'; readonly found: OfferedLeg }

const WAIT: ReserveVerdict = { kind: 'wait' }
const end = (reason: ReserveReason): ReserveVerdict => ({ kind: 'end', reason })

/** What a waiting order comes to now (docs/betting.md, 6.7). */
export function verdictOnReservation(world: World, order: StoredOrder, now: number): ReserveVerdict {
  const [leg] = order.legs
  if (leg === undefined || order.reserveOdds === null) return end('paramError')
  const match = world.match(leg.matchId)
  const result = world.result(leg.matchId)
  const decided = result === undefined ? null : legResult(leg, result)
  if (decided !== null) return end(decided.settleScore === null ? 'reserveClosed' : 'marketSettled')
  if (match === undefined) return now - leg.kickOff > FORGOTTEN_AFTER_MS ? end('reserveClosed') : WAIT
  if (isOver(match)) return end('marketSettled')
  // Prices before kick-off and prices in play belong to different offers.
  if (leg.timing === 'early' && isInPlay(match)) return end('reserveClosed')
  if (countsFromOtherScore(match, leg)) return end('scoreChanged')
  const found = openOnLine(match, { ...leg, line: leg.line === null ? null : quarters(leg.line) })
  return found !== null && found.selection.odds >= order.reserveOdds ? { kind: 'fill', found } : WAIT
}

/** A handicap that counts from the score is another bet after a goal. */
function countsFromOtherScore(match: WorldMatch, { spec, scoreBenchmark }: StoredLeg): boolean {
  if (spec.kind !== 'handicap' || scoreBenchmark === null) return false
  const now = scoreAtBet(match, spec)
  return now !== null && !samePair(scoreBenchmark, now)
}
