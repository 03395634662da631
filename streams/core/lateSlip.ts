import type { SlipKind } from '../domain/blockReason.ts'
import type { Leg } from '../domain/leg.ts'
import type { Cell, State$ } from '../kernel/state.ts'
import { constant, mapState } from '../kernel/state.ts'
import { legKey, selectionKey } from '../machines/slip/legKeys.ts'
import { EMPTY_SLIP_VIEW } from '../views/slip/emptySlipView.ts'
import type { SlipModel } from '../views/slip/slipModel.ts'

/** What was asked of the slip before its code was loaded. */
export interface HeldSlip {
  readonly legs: readonly Leg[]
  readonly kind: SlipKind | null
  readonly open: boolean
  readonly risk: Parameters<SlipModel['riskAtMost']> | null
}

export const NOTHING_HELD: HeldSlip = { legs: [], kind: null, open: false, risk: null }

/** Follows one stream before the slip is loaded, and one of the slip afterwards. */
type Late$ = <T>(before$: State$<T>, after$: (slip: SlipModel) => State$<T>) => State$<T>

/**
 * A slip whose code is loaded later. Until then it holds what other screens ask of it: which prices were
 * tapped, the kind, and whether it is open. The commands of its own sheet do nothing, as there is nothing in
 * it; above all nothing can be placed.
 */
export function lateSlip(slip: () => SlipModel | null, held: Cell<HeldSlip>, late$: Late$): SlipModel {
  const run = (command: (slip: SlipModel) => void): void => {
    const loaded = slip()
    if (loaded !== null) command(loaded)
  }
  const orHold = (command: (slip: SlipModel) => void, hold: (before: HeldSlip) => HeldSlip): void => {
    if (slip() === null) held.update(hold)
    else run(command)
  }
  return {
    slip$: late$(
      mapState(held.state$, ({ open }) => (open ? { ...EMPTY_SLIP_VIEW, open } : EMPTY_SLIP_VIEW)),
      ({ slip$ }) => slip$,
    ),
    chosen$: late$(
      mapState(held.state$, ({ legs }) => new Set(legs.map(({ choice }) => selectionKey(choice)))),
      ({ chosen$ }) => chosen$,
    ),
    matchIds$: late$(constant<readonly string[]>([]), ({ matchIds$ }) => matchIds$),
    markets$: late$(constant([]), ({ markets$ }) => markets$),
    toggle: (leg) =>
      orHold(
        (loaded) => loaded.toggle(leg),
        (before) => ({ ...before, legs: toggled(before.legs, leg) }),
      ),
    remove: (key) =>
      orHold(
        (loaded) => loaded.remove(key),
        (before) => ({ ...before, legs: without(before.legs, key) }),
      ),
    setKind: (kind) =>
      orHold(
        (loaded) => loaded.setKind(kind),
        (before) => ({ ...before, kind }),
      ),
    setOpen: (open) =>
      orHold(
        (loaded) => loaded.setOpen(open),
        (before) => (before.open === open ? before : { ...before, open }),
      ),
    riskAtMost: (...risk) =>
      orHold(
        (loaded) => loaded.riskAtMost(...risk),
        (before) => ({ ...before, risk }),
      ),
    ...sheetCommands(run),
    confirm: (terms) => slip()?.confirm(terms) ?? false,
    reserve: (wish) => slip()?.reserve(wish) ?? false,
  }
}

/** Applies what was held to the loaded slip. A held leg that the stored slip already contains stays chosen. */
export function handOver({ legs, kind, open, risk }: HeldSlip, slip: SlipModel): void {
  for (const leg of legs) {
    if (!slip.chosen$.value.has(selectionKey(leg.choice))) slip.toggle(leg)
  }
  if (kind !== null) slip.setKind(kind)
  if (risk !== null) slip.riskAtMost(...risk)
  if (open) slip.setOpen(true)
}

function toggled(legs: readonly Leg[], leg: Leg): readonly Leg[] {
  const others = without(legs, legKey(leg.choice))
  return others.length < legs.length ? others : [...legs, leg]
}

function without(legs: readonly Leg[], key: string): readonly Leg[] {
  return legs.filter(({ choice }) => legKey(choice) !== key)
}

type SheetCommands = Omit<
  SlipModel,
  | 'slip$'
  | 'chosen$'
  | 'matchIds$'
  | 'markets$'
  | 'toggle'
  | 'remove'
  | 'setKind'
  | 'setOpen'
  | 'riskAtMost'
  | 'confirm'
  | 'reserve'
>

function sheetCommands(run: (command: (slip: SlipModel) => void) => void): SheetCommands {
  /** A command that passes on what it is called with. */
  const command =
    <A extends readonly unknown[]>(of: (slip: SlipModel) => (...given: A) => void) =>
    (...given: A): void => {
      run((slip) => {
        of(slip)(...given)
      })
    }
  return {
    rename: command(({ rename }) => rename),
    clear: command(({ clear }) => clear),
    undoClear: command(({ undoClear }) => undoClear),
    setAcceptance: command(({ setAcceptance }) => setAcceptance),
    focusField: command(({ focusField }) => focusField),
    type: command(({ type }) => type),
    addStake: command(({ addStake }) => addStake),
    maxStake: command(({ maxStake }) => maxStake),
    stakeToWin: command(({ stakeToWin }) => stakeToWin),
    takeLine: command(({ takeLine }) => takeLine),
    repeatLeg: command(({ repeatLeg }) => repeatLeg),
    requote: command(({ requote }) => requote),
    showOutcome: command(({ showOutcome }) => showOutcome),
    closeOutcome: command(({ closeOutcome }) => closeOutcome),
    rebet: command(({ rebet }) => rebet),
  }
}
