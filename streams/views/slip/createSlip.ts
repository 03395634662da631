import { merge, skip, Subject, switchMap } from 'rxjs'
import type { Scope } from '../../kernel/scope.ts'
import { mapState } from '../../kernel/state.ts'
import {
  clearSlip,
  removeLeg,
  renameLegs,
  selectionKey,
  takeLine,
  toggleLeg,
} from '../../machines/slip/slip.ts'
import { slipKinds } from './slipKinds.ts'
import { createSlipCells } from './slipCells.ts'
import { slipConfirm } from './slipConfirm.ts'
import { SLIP_DEFAULTS, type SlipDeps, type SlipOptions } from './slipDeps.ts'
import { slipView$ } from './slipEvaluation.ts'
import { createSlipQuotes$ } from './slipQuotes.ts'
import { slipStakes } from './slipStakes.ts'
import type { SlipModel } from './slipModel.ts'

export function createSlip(scope: Scope, deps: SlipDeps, options: SlipOptions = SLIP_DEFAULTS): SlipModel {
  const { venue, notices } = deps
  const cells = createSlipCells(scope, deps)
  const { slip, open, activeField, shownId, repeated, cleared } = cells
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
  const slip$ = slipView$(cells, quotes$, deps, options)
  const outcome = slipConfirm(scope, { cells, slip$, quotes$, deps, options })

  /** Opens the keypad if no stake has been typed yet and no outcome is shown. */
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
    markets$: mapState(slip.state$, ({ legs }) =>
      legs.map(({ choice, wire }) => ({ matchId: choice.matchId, marketId: wire.marketId })),
    ),
    matchIds$: mapState(slip.state$, ({ legs }) => legs.map((leg) => leg.choice.matchId), sameList),
    ...slipStakes(cells, slip$, quotes$),
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
    toggle: (leg) => {
      cleared.set(null)
      const { slip: next, added } = toggleLeg(slip.state$.value, leg)
      slip.set(next)
      if (added?.ok === false) notices.say(added.textKey)
      if (added?.ok === true && added.replaced !== null) notices.say('slip.replacedSameMatch')
    },
    remove: (key) => {
      slip.update((current) => removeLeg(current, key))
    },
    rename: (matches) => {
      slip.update((current) => renameLegs(current, matches))
    },
    clear: () => {
      cleared.set(slip.state$.value)
      activeField.set(null)
      slip.update(clearSlip)
    },
    undoClear: () => {
      const before = cleared.state$.value
      cleared.set(null)
      if (before === null || slip.state$.value.legs.length > 0) return
      const { legs, stakes, kind } = before
      slip.update((current) => ({ ...current, legs, stakes, kind }))
    },
    setKind: (kind) => {
      if (!slipKinds(venue.rules).includes(kind)) return
      activeField.set(null)
      slip.update((current) => (current.legs.length === 0 ? current : { ...current, kind }))
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
