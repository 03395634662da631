import { merge, skip, Subject, switchMap } from 'rxjs'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import { selectionKey } from './legKeys.ts'
import type { Slip } from './slip.ts'
import { createSlipCells } from './slipCells.ts'
import { dropSealedLegs } from './sealedLegs.ts'
import { slipConfirm } from './slipConfirm.ts'
import { slipEdits } from './slipEdits.ts'
import { SLIP_DEFAULTS, type SlipDeps, type SlipOptions } from './slipDeps.ts'
import { slipEvaluation$ } from './slipEvaluation.ts'
import { createSlipQuotes$ } from './slipQuotes.ts'
import { slipStakes } from './slipStakes.ts'
import type { SlipMachine } from './slipMachine.ts'

export function createSlip(scope: Scope, deps: SlipDeps, options: SlipOptions = SLIP_DEFAULTS): SlipMachine {
  const { venue } = deps
  const cells = createSlipCells(scope, deps)
  const { slip, open, activeField, shownId, cleared } = cells
  dropSealedLegs(scope, cells, deps)
  const asked$ = new Subject<void>()
  const quotes$ = createSlipQuotes$(
    scope,
    {
      bets: venue,
      rules: venue.rules,
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
  const state$ = slipEvaluation$(cells, quotes$, deps, options)
  const outcome = slipConfirm(scope, { cells, state$, quotes$, deps, options })

  /** Opens the keypad if no stake has been typed yet and no outcome is shown. */
  const focusFirst = (): void => {
    const { fields, shown } = state$.value
    const [first] = fields
    if (shown === null && first !== undefined && fields.every(({ text }) => text === '')) {
      activeField.set(first.key)
    }
  }

  return {
    state$,
    ...slipLookups(slip.state$),
    ...slipStakes(cells, state$, quotes$),
    ...outcome,
    setOpen: (next) => {
      if (!next) {
        activeField.set(null)
        cells.notSent.set(null)
        cleared.set(null)
        outcome.closeOutcome()
      } else if (slip.state$.value.legs.length === 0) {
        shownId.set(deps.placements.placements$.value[0]?.order.id ?? null)
      }
      open.set(next)
      if (next) focusFirst()
    },
    ...slipEdits(cells, quotes$, deps),
    requote: () => {
      asked$.next()
    },
  }
}

/** What others need to know of the chosen legs. */
function slipLookups(slip$: State$<Slip>): Pick<SlipMachine, 'chosen$' | 'markets$' | 'matchIds$'> {
  return {
    chosen$: mapState(slip$, ({ legs }) => new Set(legs.map((leg) => selectionKey(leg.choice))), sameSet),
    markets$: mapState(slip$, ({ legs }) =>
      legs.map(({ choice, wire }) => ({ matchId: choice.matchId, marketId: wire.marketId })),
    ),
    matchIds$: mapState(slip$, ({ legs }) => legs.map((leg) => leg.choice.matchId), sameList),
  }
}

function sameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((item) => b.has(item))
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}
