import { combineStates } from '../../kernel/combineStates.ts'
import type { State$ } from '../../kernel/state.ts'
import type { SlipMachine } from '../../machines/slip/slipMachine.ts'
import { slipView, type SlipView } from './slipView.ts'

/** The slip for the screens: what they show of the machine's state, and its commands. */
export interface SlipModel extends Omit<SlipMachine, 'state$'> {
  readonly slip$: State$<SlipView>
}

export function createSlipModel(
  { state$, ...commands }: SlipMachine,
  quickStakes$: State$<readonly number[]>,
): SlipModel {
  return {
    ...commands,
    slip$: combineStates({ state: state$, quickStakes: quickStakes$ }, ({ state, quickStakes }) =>
      slipView(state, quickStakes),
    ),
  }
}
