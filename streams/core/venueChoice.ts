import { distinctUntilChanged, filter, map, tap } from 'rxjs'
import { combineStates } from '../kernel/combineStates.ts'
import type { Scope } from '../kernel/scope.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import type { Config } from '../link/configImage.ts'
import type { Faults } from '../ports/environment.ts'
import { registeredVenue, type VenueRegistry } from '../venues/registry.ts'

/** The venue that the member uses. */
export interface VenueChoice {
  /** Code of the present venue: the chosen one, else the site's default, else the first. */
  readonly code$: State$<string>
  /** The venues to choose from: those that the site offers and this client supports. */
  readonly offered$: State$<readonly string[]>
  /** Switches to another venue. An unknown code is ignored and reported as a fault. */
  choose(code: string): void
}

interface VenueChoiceDeps {
  readonly registry: VenueRegistry
  readonly config: Pick<Config, 'config$'>
  readonly faults: Faults
}

export function createVenueChoice(scope: Scope, { registry, config, faults }: VenueChoiceDeps): VenueChoice {
  const chosen = scope.cell<string | null>(null)
  const isKnown = (code: string): boolean => registeredVenue(registry, code) !== null
  const report = (code: string): void => {
    faults.report('venues', `unknown venue: ${code}`)
  }
  scope.run(
    config.config$.pipe(
      map(({ value }) => value?.defaultVenue ?? ''),
      distinctUntilChanged(),
      filter((code) => code !== '' && !isKnown(code)),
      tap(report),
    ),
  )
  return {
    code$: combineStates(
      { chosen: chosen.state$, config: config.config$ },
      ({ chosen: own, config: site }) => {
        const wanted = own ?? site.value?.defaultVenue ?? ''
        return isKnown(wanted) ? wanted : registry[0].code
      },
    ),
    offered$: mapState(config.config$, ({ value }) => (value?.venues ?? []).filter(isKnown), sameCodes),
    choose: (code) => {
      if (isKnown(code)) chosen.set(code)
      else report(code)
    },
  }
}

function sameCodes(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((code, index) => code === b[index])
}
