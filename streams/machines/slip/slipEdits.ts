import type { State$ } from '../../kernel/state.ts'
import { clearSlip, removeLeg, renameLegs, takeLine, toggleLeg } from './slip.ts'
import type { SlipCells } from './slipCells.ts'
import type { SlipDeps } from './slipDeps.ts'
import { slipKinds } from './slipKinds.ts'
import type { SlipMachine } from './slipMachine.ts'
import type { QuoteState } from './slipQuotes.ts'

/** The commands that change the legs of the slip and how they are combined. */
export function slipEdits(
  { slip, activeField, repeated, cleared }: SlipCells,
  quotes$: State$<QuoteState>,
  { venue, notices, settings }: Pick<SlipDeps, 'venue' | 'notices' | 'settings'>,
): Pick<
  SlipMachine,
  | 'toggle'
  | 'remove'
  | 'rename'
  | 'clear'
  | 'undoClear'
  | 'setKind'
  | 'setAcceptance'
  | 'takeLine'
  | 'repeatLeg'
> {
  return {
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
      const { asks, kind } = slip.state$.value
      // What a series accepts is a setting of its own, and the choice is for this bet.
      const isForThisBet = asks || (kind !== 'single' && settings.settings$.value.seriesAcceptsAny)
      if (acceptance === 'ask' || !isForThisBet) settings.change('acceptance', acceptance)
      else slip.update((current) => ({ ...current, acceptance }))
    },
    takeLine: (key) => {
      slip.update((current) => takeLine(current, key, quotes$.value.quote?.legs ?? []))
    },
    repeatLeg: (key) => {
      repeated.update((keys) => new Set([...keys, key]))
    },
  }
}
