import type { Reach } from '../domain/reach.ts'
import { combineStates } from '../kernel/combineStates.ts'
import type { Scope } from '../kernel/scope.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import type { Network, NetworkState, Visibility } from '../ports/environment.ts'
import type { LinkTimes } from './constants.ts'

export interface NetworkWatch {
  readonly state$: State$<NetworkState>
  readonly online$: State$<boolean>
  readonly visible$: State$<boolean>
  /** Visible and online: polls run. */
  readonly active$: State$<boolean>
  /** Factor on poll intervals. */
  readonly slowdown$: State$<number>
  readonly reach$: State$<Reach>
}

/** Receives the outcome of each call from the request function. */
export interface ReachReports {
  answered(): void
  unanswered(): void
}

export function createNetworkWatch(
  scope: Scope,
  ports: { readonly network: Network; readonly visibility: Visibility },
  times: Pick<LinkTimes, 'saveDataSlowdown' | 'unreachableAfter'>,
): NetworkWatch & ReachReports {
  const { state$ } = ports.network
  const { visible$ } = ports.visibility
  const online$ = mapState(state$, ({ online }) => online)
  const failures = scope.cell(0)
  return {
    state$,
    online$,
    visible$,
    active$: combineStates({ online$, visible$ }, (values) => values.online$ && values.visible$),
    slowdown$: mapState(state$, ({ saveData }) => (saveData ? times.saveDataSlowdown : 1)),
    reach$: combineStates({ online$, failures$: failures.state$ }, (values): Reach => {
      if (!values.online$) return 'offline'
      return values.failures$ >= times.unreachableAfter ? 'unreachable' : 'reachable'
    }),
    answered: () => {
      failures.set(0)
    },
    unanswered: () => {
      failures.update((count) => count + 1)
    },
  }
}
