import { distinctUntilChanged, filter, map, tap } from 'rxjs'
import { combineStates } from '../kernel/combineStates.ts'
import type { Scope } from '../kernel/scope.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import type { Config } from '../link/configImage.ts'
import type { VenueSports } from '../link/venueSports.ts'
import type { VenueStatuses } from '../link/venueStatuses.ts'
import type { Faults } from '../ports/environment.ts'
import type { KeyValue } from '../ports/storage.ts'
import { registeredVenue, type VenueRegistry } from '../venues/registry.ts'

/** The venue that the member uses. */
export interface VenueChoice {
  /** Code of the present venue: the one chosen in this browser session, else the site's default, else the first. */
  readonly code$: State$<string>
  /** The venues to choose from: those that the site offers and this client supports. */
  readonly offered$: State$<readonly string[]>
  /** Which of the offered venues are open; polled while subscribed. */
  readonly statuses$: State$<VenueStatuses>
  /** What can be bet on at each venue; asked for when it is first subscribed to. */
  readonly sports$: State$<VenueSports>
  /** Switches to another venue. An unknown code is ignored and reported as a fault. */
  choose(code: string): void
  /** Goes to the site's default venue, or from there to another offered one; stays where there is none. */
  leave(): void
}

const KEY = 'touchline.venue'

interface VenueChoiceDeps {
  readonly registry: VenueRegistry
  readonly config: Pick<Config, 'config$'>
  readonly faults: Faults
  /** Keeps the choice for this browser session. */
  readonly memory: KeyValue
  readonly statusesOf$: (codes$: State$<readonly string[]>) => State$<VenueStatuses>
  readonly sports$: State$<VenueSports>
}

export function createVenueChoice(
  scope: Scope,
  { registry, config, faults, memory, statusesOf$, sports$ }: VenueChoiceDeps,
): VenueChoice {
  const chosen = scope.cell<string | null>(memory.get(KEY))
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
  const offered$ = mapState(config.config$, ({ value }) => (value?.venues ?? []).filter(isKnown), sameCodes)
  const code$ = combineStates(
    { chosen: chosen.state$, config: config.config$ },
    ({ chosen: own, config: site }) => {
      const wanted = own ?? site.value?.defaultVenue ?? ''
      return isKnown(wanted) ? wanted : registry[0].code
    },
  )
  const choose = (code: string): void => {
    if (isKnown(code)) {
      chosen.set(code)
      memory.set(KEY, code)
    } else report(code)
  }
  return {
    code$,
    offered$,
    statuses$: statusesOf$(offered$),
    sports$,
    choose,
    leave: () => {
      const first = config.config$.value.value?.defaultVenue ?? ''
      const other = [first, ...offered$.value].find((code) => isKnown(code) && code !== code$.value)
      if (other !== undefined) choose(other)
    },
  }
}

function sameCodes(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((code, index) => code === b[index])
}
