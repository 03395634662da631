import { pairwise, startWith, tap } from 'rxjs'
import { type Bet, isReturned, type PlacementOrder, type ReserveWish } from '../../domain/order.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import { isOpen, placedBet, type Placement } from '../placement/placement.ts'
import {
  agreePrices,
  askedAgain,
  onlyLegNow,
  restoreBets,
  type Slip,
  withoutLegs,
  withPresentIds,
} from './slip.ts'
import { slipOrder } from './slipOrder.ts'
import type { SlipCells } from './slipCells.ts'
import type { SlipDeps, SlipOptions } from './slipDeps.ts'
import type { SlipMachine } from './slipMachine.ts'
import type { QuoteState } from './slipQuotes.ts'
import type { SlipEvaluation } from './slipEvaluation.ts'

interface ConfirmParts {
  readonly cells: SlipCells
  readonly state$: State$<SlipEvaluation>
  readonly quotes$: State$<QuoteState>
  readonly deps: Pick<SlipDeps, 'venue' | 'placements' | 'serverTime' | 'newOrderId'>
  readonly options: Pick<SlipOptions, 'validForMs'>
}

/** The main button and what follows: the outcome on the sheet, and refused bets, which return to the slip. */
export function slipConfirm(
  scope: Scope,
  { cells, state$, quotes$, deps, options }: ConfirmParts,
): Pick<SlipMachine, 'confirm' | 'reserve' | 'showOutcome' | 'closeOutcome' | 'rebet'> {
  const { slip, shownId, activeField } = cells
  const { placements } = deps

  scope.run(
    placements.placements$.pipe(
      startWith([] as readonly Placement[]),
      pairwise(),
      tap(([before, after]) => {
        slip.update((current) => restoreBets(current, justRefused(before, after)))
      }),
    ),
  )

  const place = (): boolean => {
    const ready = state$.value
    if (ready.block !== null) return false
    const order = slipOrder(
      withPresentIds(slip.state$.value, quotes$.value.quote?.legs ?? []),
      ready.counted,
      {
        id: deps.newOrderId(),
        venue: deps.venue.code,
        validUntil: deps.serverTime.now() + options.validForMs * deps.serverTime.rate,
        oddsFormat: ready.oddsFormat,
      },
    )
    return sendOrder(cells, placements, order)
  }

  const reserve = (wish: ReserveWish): boolean => {
    const { shown, fields } = state$.value
    const current = slip.state$.value
    const leg = onlyLegNow(current, quotes$.value.quote?.legs ?? [])
    if (shown !== null || leg === null) return false
    const order = slipOrder({ ...current, legs: [leg] }, fields, {
      id: deps.newOrderId(),
      venue: deps.venue.code,
      validUntil: deps.serverTime.now() + options.validForMs * deps.serverTime.rate,
      oddsFormat: 'europe',
    })
    return sendOrder(cells, placements, { ...order, acceptance: 'better', reserve: wish })
  }

  const closeOutcome = (): void => {
    const id = shownId.state$.value
    shownId.set(null)
    if (id !== null) placements.dismiss(id)
  }

  return {
    confirm: (terms) => {
      const seen = state$.value
      if (seen.shown !== null || seen.action === 'blocked') return false
      if (terms !== undefined && terms !== seen.terms) return false
      if (seen.action === 'accept') {
        slip.update((current) => agreePrices(current, quotes$.value.quote?.legs ?? []))
      }
      return place()
    },
    reserve,
    showOutcome: (orderId) => {
      activeField.set(null)
      shownId.set(orderId)
    },
    closeOutcome,
    rebet: (orderId) => {
      const again = placements.placements$.value.find(({ order }) => order.id === orderId)
      if (again === undefined) return
      // A fully refused confirm returns with its stakes. If some bets were accepted, only the legs return.
      slip.update((current) =>
        again.phase === 'rejected'
          ? restoreBets(current, again.order.bets)
          : withoutStakes(restoreBets(current, again.order.bets), current),
      )
      closeOutcome()
    },
  }
}

/** Sends the bets of an order and removes their legs from the slip. */
function sendOrder(
  { slip, shownId, activeField, repeated, notSent }: SlipCells,
  placements: SlipDeps['placements'],
  order: PlacementOrder,
): boolean {
  if (order.bets.length === 0) return false
  // Removed before sending, because a refusal, which may be synchronous, adds its legs again.
  const before = slip.state$.value
  slip.set(askedAgain(withoutLegs(before, legsOf(order))))
  if (placements.place(order) === 'notStored') {
    slip.set(before)
    notSent.set('slip.notStored')
    return true
  }
  notSent.set(null)
  shownId.set(order.id)
  activeField.set(null)
  repeated.set(new Set())
  return true
}

function withoutStakes(restored: Slip, before: Slip): Slip {
  return { ...restored, stakes: before.stakes }
}

function legsOf(order: PlacementOrder) {
  return order.bets.flatMap((bet) => bet.legs)
}

/** Bets that became refused between the two states. */
function justRefused(before: readonly Placement[], after: readonly Placement[]): readonly Bet[] {
  return after.flatMap((placement) => {
    const earlier = before.find(({ order }) => order.id === placement.order.id)
    if (earlier === undefined || !isOpen(earlier) || isOpen(placement)) return []
    return refusedBets(placement)
  })
}

function refusedBets(placement: Placement): readonly Bet[] {
  const { phase, order } = placement
  if (phase === 'rejected') return order.bets
  if (phase !== 'partial') return []
  return order.bets.filter((_, index) => {
    const placed = placedBet(placement, index)
    return placed !== null && isReturned(placed.state)
  })
}
