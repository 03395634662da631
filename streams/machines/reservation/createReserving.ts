import { combineLatest, distinctUntilChanged, map, of, startWith, switchMap } from 'rxjs'
import type { Leg } from '../../domain/leg.ts'
import type { Line } from '../../domain/market.ts'
import { type Currency, money } from '../../domain/money.ts'
import type { ReservePay } from '../../domain/reservation.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { ReserveTerms } from '../../venues/reservations.ts'
import { typedText } from '../slip/slip.ts'
import type { SlipMachine } from '../slip/slipMachine.ts'
import {
  evaluateReserve,
  type ReservedSlip,
  reservedLeg,
  type ReserveEvaluation,
} from './reserveEvaluation.ts'
import { type ReserveEvent, reserveForm, type ReserveForm, transition } from './reserveForm.ts'

export interface ReservingDeps {
  readonly slip$: State$<ReservedSlip>
  readonly commands: Pick<SlipMachine, 'reserve' | 'focusField' | 'type'>
  /** The terms of a leg, asked for while subscribed. */
  readonly terms$: (question: {
    readonly leg: Leg
    readonly currency: Currency
  }) => State$<Feed<ReserveTerms | null>>
}

/** The reservation of the slip's only leg: its price, line and payment. The stake is typed in the slip. */
export interface Reserving {
  /** `null` while the slip bets at the present price. */
  readonly state$: State$<ReserveEvaluation | null>
  /** Begins with a price one step above the present one. */
  open(): void
  close(): void
  /** Types a price; characters that cannot belong to a price are dropped. */
  type(text: string): void
  raise(): void
  lower(): void
  chooseLine(line: Line): void
  choosePay(pay: ReservePay): void
  /** Sets the greatest stake that the limit and the balance allow. */
  maxStake(): void
  /**
   * Reserves once. `terms` are those of the state that the member saw; if they have changed, nothing is done. Returns
   * whether it had an effect.
   */
  confirm(terms: string): boolean
}

export function createReserving(scope: Scope, { slip$, commands, terms$ }: ReservingDeps): Reserving {
  const form = scope.cell<ReserveForm | null>(null)
  const wanted$ = combineLatest([form.state$, slip$]).pipe(
    map(([chosen, slip]) => (chosen === null ? null : presentLeg(slip))),
    distinctUntilChanged((one, other) => keyOf(one) === keyOf(other)),
  )
  const offered$ = wanted$.pipe(
    switchMap((wanted) => (wanted === null ? of<Feed<ReserveTerms | null>>(CONNECTING) : terms$(wanted))),
    startWith<Feed<ReserveTerms | null>>(CONNECTING),
  )
  const state$ = scope.state(
    combineLatest([form.state$, slip$, offered$]).pipe(
      map(([chosen, slip, feed]) => (chosen === null ? null : evaluateReserve(chosen, slip, feed))),
    ),
    null,
  )

  const apply = (event: ReserveEvent): void => {
    form.update((before) => (before === null ? null : transition(before, event)))
  }
  const step = (type: 'raised' | 'lowered'): void => {
    const current = state$.value
    if (current !== null) apply({ type, range: current.range })
  }

  return {
    state$,
    open: () => {
      const leg = reservedLeg(slip$.value)
      if (leg === null || !leg.reservable) return
      const { line, odds } = leg.present
      form.set(reserveForm(leg.key, line, odds ?? leg.leg.agreedOdds))
    },
    close: () => {
      form.set(null)
    },
    type: (text) => {
      apply({ type: 'typed', text })
    },
    raise: () => {
      step('raised')
    },
    lower: () => {
      step('lowered')
    },
    chooseLine: (line) => {
      apply({ type: 'lineChosen', line })
    },
    choosePay: (pay) => {
      apply({ type: 'payChosen', pay })
    },
    maxStake: () => {
      const current = state$.value
      const limit = current?.field.limit
      if (current == null || limit == null) return
      const { balance } = slip$.value
      const covered = current.pay === 'held' && balance !== null ? balance.minor : Number.POSITIVE_INFINITY
      const most = Math.max(0, Math.min(limit.max.minor, covered))
      commands.type(current.field.key, typedText(money(most, limit.max.currency)))
    },
    confirm: (terms) => {
      const current = state$.value
      if (current === null || current.terms !== terms) return false
      if (current.block !== null || current.odds === null) return false
      if (!commands.reserve({ odds: current.odds, line: current.line, pay: current.pay })) return false
      form.set(null)
      return true
    },
  }
}

interface PresentLeg {
  readonly leg: Leg
  readonly currency: Currency
}

/** The leg with the venue's present ids, by which the terms are asked for. */
function presentLeg(slip: ReservedSlip): PresentLeg | null {
  const found = reservedLeg(slip)
  if (found === null) return null
  const { wire, timing, score } = found.present
  return { leg: { ...found.leg, wire, timing, score }, currency: slip.currency }
}

function keyOf(wanted: PresentLeg | null): string {
  if (wanted === null) return ''
  const { choice, wire, timing } = wanted.leg
  return [choice.matchId, wire.optionId, timing, wanted.currency].join(' ')
}
