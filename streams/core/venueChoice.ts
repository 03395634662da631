import { distinctUntilChanged, filter, map, tap } from 'rxjs'
import { combineStates } from '../kernel/combineStates.ts'
import type { Scope } from '../kernel/scope.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import type { Config } from '../link/configImage.ts'
import type { Exits } from '../link/exits.ts'
import type { VenueSports } from '../link/venueSports.ts'
import type { VenueStatuses } from '../link/venueStatuses.ts'
import type { Faults } from '../ports/environment.ts'
import type { KeyValue } from '../ports/storage.ts'
import { launchNamesOf, registeredVenue, type VenueRegistry } from '../venues/registry.ts'

/**
 * The venue that the member uses. When the member enters a venue, its maintenance message is shown even if it was shown
 * recently.
 */
export interface VenueChoice {
  /** Code of the present venue: the one chosen in this browser session, else the site's default, else the first. */
  readonly code$: State$<string>
  /** How often the present venue was entered again. */
  readonly entries$: State$<number>
  /** The venues to choose from: those that the site offers and this client supports. */
  readonly offered$: State$<readonly string[]>
  /** Which of the offered venues are open; polled while subscribed. */
  readonly statuses$: State$<VenueStatuses>
  /** What can be bet on at each venue; asked for when it is first subscribed to. */
  readonly sports$: State$<VenueSports>
  /** Switches to another venue, or enters the present one again. An unknown code is ignored and reported as a fault. */
  choose(code: string): void
  /**
   * The member enters the present venue again, whose streams are then created again. The slip and open placements stay,
   * as after a switch.
   */
  enter(): void
  /** Like `enter`, without an action of the member: a maintenance message that was shown recently is not repeated. */
  enterByItself(): void
  /** Goes to the site's default venue, or from there to another offered one; stays where there is none. */
  leave(): void
}

const KEY = 'touchline.venue'

interface VenueChoiceDeps {
  readonly registry: VenueRegistry
  readonly config: Pick<Config, 'config$'>
  readonly exits: Pick<Exits, 'breakSilence'>
  readonly faults: Faults
  /** Keeps the choice for this browser session. */
  readonly memory: KeyValue
  readonly statusesOf$: (codes$: State$<readonly string[]>) => State$<VenueStatuses>
  readonly sports$: State$<VenueSports>
}

export function createVenueChoice(
  scope: Scope,
  { registry, config, exits, faults, memory, statusesOf$, sports$ }: VenueChoiceDeps,
): VenueChoice {
  const chosen = scope.cell<string | null>(memory.get(KEY))
  const entries = scope.cell(0)
  /** The venue's own code, for any of its names; `null` for an unknown one. */
  const codeOf = (name: string): string | null => registeredVenue(registry, name)?.code ?? null
  const report = (code: string): void => {
    faults.report('venues', `unknown venue: ${code}`)
  }
  scope.run(
    config.config$.pipe(
      map(({ value }) => value?.defaultVenue ?? ''),
      distinctUntilChanged(),
      filter((code) => code !== '' && codeOf(code) === null),
      tap(report),
    ),
  )
  const offered$ = mapState(
    config.config$,
    ({ value }) => [...new Set((value?.venues ?? []).map(codeOf).filter((code) => code !== null))],
    sameCodes,
  )
  const code$ = combineStates(
    { chosen: chosen.state$, config: config.config$ },
    ({ chosen: own, config: site }) => codeOf(own ?? site.value?.defaultVenue ?? '') ?? registry[0].code,
  )
  const enterByItself = (): void => {
    entries.update((count) => count + 1)
  }
  const goTo = (code: string): void => {
    const isPresent = code === code$.value
    chosen.set(code)
    memory.set(KEY, code)
    if (isPresent) enterByItself()
  }
  const breakSilence = (code: string): void => {
    const venue = registeredVenue(registry, code)
    if (venue !== null) exits.breakSilence(launchNamesOf(venue))
  }
  const choose = (name: string): void => {
    const code = codeOf(name)
    if (code === null) {
      report(name)
      return
    }
    breakSilence(code)
    goTo(code)
  }
  return {
    code$,
    entries$: entries.state$,
    offered$,
    statuses$: statusesOf$(offered$),
    sports$,
    choose,
    enter: () => {
      breakSilence(code$.value)
      enterByItself()
    },
    enterByItself,
    leave: () => {
      const first = codeOf(config.config$.value.value?.defaultVenue ?? '')
      const other = [first, ...offered$.value].find((code) => code !== null && code !== code$.value)
      if (other !== undefined && other !== null) goTo(other)
    },
  }
}

function sameCodes(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((code, index) => code === b[index])
}
