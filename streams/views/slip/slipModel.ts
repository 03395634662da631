import { combineStates } from '../../kernel/combineStates.ts'
import type { State$ } from '../../kernel/state.ts'
import type { SlipMachine } from '../../machines/slip/slipMachine.ts'
import { slipView, type SlipView } from './slipView.ts'

/** The slip for the screens: what they show of the machine's state, and its commands. */
export interface SlipModel extends Omit<SlipMachine, 'state$'> {
  readonly slip$: State$<SlipView>
}

/** Quick stakes, units: of singles, and of series for each combination. */
export interface QuickStakesOfKind {
  readonly singles: readonly number[]
  readonly series: readonly number[]
}

export function createSlipModel(
  { state$, ...commands }: SlipMachine,
  quickStakes$: State$<QuickStakesOfKind>,
): SlipModel {
  return {
    ...commands,
    slip$: combineStates({ state: state$, quickStakes: quickStakes$ }, ({ state, quickStakes }) =>
      slipView(state, state.slip.kind === 'single' ? quickStakes.singles : quickStakes.series),
    ),
  }
}
