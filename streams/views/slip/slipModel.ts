import { merge, skip, Subject, switchMap } from 'rxjs'
import type { SlipKind } from '../../domain/blockReason.ts'
import type { Leg } from '../../domain/leg.ts'
import type { AcceptanceMode } from '../../domain/order.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import { clearSlip, removeLeg, selectionKey, takeLine, toggleLeg } from '../../machines/slip/slip.ts'
import { createSlipCells } from './slipCells.ts'
import { slipConfirm } from './slipConfirm.ts'
import { SLIP_DEFAULTS, type SlipDeps, type SlipOptions } from './slipDeps.ts'
import { slipView$ } from './slipEvaluation.ts'
import { createSlipQuotes$ } from './slipQuotes.ts'
import { slipStakes } from './slipStakes.ts'
import type { SlipView } from './slipView.ts'

export interface SlipModel {
  readonly slip$: State$<SlipView>
  /** Keys (`selectionKey`) of the chosen selections, for the price buttons. */
  readonly chosen$: State$<ReadonlySet<string>>
  /** Matches the slip needs prices of. */
  readonly matchIds$: State$<readonly string[]>
  /** Opens on the choices, or without any on the newest confirm. Closing hides: nothing sent is taken back. */
  setOpen(open: boolean): void
  toggle(leg: Leg): void
  remove(key: string): void
  clear(): void
  setKind(kind: SlipKind): void
  setAcceptance(mode: AcceptanceMode): void
  focusField(key: string | null): void
  type(key: string, text: string): void
  addStake(key: string, units: number): void
  /** The most that the limit and the balance allow in this field. */
  maxStake(key: string): void
  takeLine(key: string): void
  /** Bet on this leg again though an earlier bet on it has no outcome yet. */
  repeatLeg(key: string): void
  /** Asks for the quote now. */
  requote(): void
  /**
   * The main button: agrees to moved prices if it said so, and places. With the `terms` of the view that the
   * member saw it does nothing once they are no longer the present ones.
   */
  confirm(terms?: string): void
  /** Shows a confirm that waits, or its outcome. */
  showOutcome(orderId: string): void
  /** Leaves the outcome; an open placement goes on by itself. */
  closeOutcome(): void
  /** Puts the bets of a confirm into the slip again, to be quoted anew, and leaves its outcome. */
  rebet(orderId: string): void
}

export function createSlip(scope: Scope, deps: SlipDeps, options: SlipOptions = SLIP_DEFAULTS): SlipModel {
  const { venue, notices } = deps
  const cells = createSlipCells(scope, deps)
  const { slip, open, activeField, shownId, repeated } = cells
  const asked$ = new Subject<void>()
  const quotes$ = createSlipQuotes$(
    scope,
    {
      venue,
      slip$: slip.state$,
      open$: open.state$,
      priceMoved$: merge(
        asked$,
        slip.state$.pipe(
          switchMap(({ legs }) => merge(...legs.map((leg) => deps.legPrice(leg.choice).pipe(skip(1))))),
        ),
      ),
      polling: deps.polling,
    },
    options,
  )
  const slip$ = slipView$(cells, quotes$, deps, options)
  const outcome = slipConfirm(scope, { cells, slip$, quotes$, deps, options })

  /** The keypad is there at once when nothing has been typed yet. */
  const focusFirst = (): void => {
    const { fields, outcome: shown } = slip$.value
    const [first] = fields
    if (shown === null && first !== undefined && fields.every(({ text }) => text === '')) {
      activeField.set(first.key)
    }
  }

  return {
    slip$,
    chosen$: mapState(
      slip.state$,
      ({ legs }) => new Set(legs.map((leg) => selectionKey(leg.choice))),
      sameSet,
    ),
    matchIds$: mapState(slip.state$, ({ legs }) => legs.map((leg) => leg.choice.matchId), sameList),
    ...slipStakes(cells, slip$, quotes$),
    ...outcome,
    setOpen: (next) => {
      if (!next) {
        activeField.set(null)
        cells.notSent.set(null)
        outcome.closeOutcome()
      } else if (slip.state$.value.legs.length === 0) {
        shownId.set(deps.placements.placements$.value[0]?.order.id ?? null)
      }
      open.set(next)
      if (next) focusFirst()
    },
    toggle: (leg) => {
      const { slip: next, added } = toggleLeg(slip.state$.value, leg)
      slip.set(next)
      if (added?.ok === false) notices.say(added.textKey)
      if (added?.ok === true && added.replaced !== null) notices.say('slip.replacedSameMatch')
    },
    remove: (key) => {
      slip.update((current) => removeLeg(current, key))
    },
    clear: () => {
      slip.update(clearSlip)
    },
    setKind: (kind) => {
      activeField.set(null)
      slip.update((current) => (current.legs.length < 2 ? current : { ...current, kind }))
    },
    setAcceptance: (acceptance) => {
      deps.settings.change('acceptance', acceptance)
    },
    takeLine: (key) => {
      slip.update((current) => takeLine(current, key, quotes$.value.quote?.legs ?? []))
    },
    repeatLeg: (key) => {
      repeated.update((keys) => new Set([...keys, key]))
    },
    requote: () => {
      asked$.next()
    },
  }
}

function sameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((item) => b.has(item))
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}
