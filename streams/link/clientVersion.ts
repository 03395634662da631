import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'

/** Whether a server has refused this client because its version is too old. */
export interface ClientVersion {
  /** True until the page is reloaded. */
  readonly outdated$: State$<boolean>
  markOutdated(): void
}

export function createClientVersion(scope: Scope): ClientVersion {
  const outdated = scope.cell(false)
  return {
    outdated$: outdated.state$,
    markOutdated: () => {
      outdated.set(true)
    },
  }
}
