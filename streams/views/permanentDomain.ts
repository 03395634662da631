import { combineLatest, filter, map, type Observable, take, tap } from 'rxjs'
import { combineStates } from '../kernel/combineStates.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import type { KeyValue } from '../ports/storage.ts'

/** Local: the permanent address that the member has seen. */
const SEEN_KEY = 'touchline.permanentDomain'

export interface PermanentDomainView {
  /** The address under which the site stays; `null` while it is unknown and where there is none. */
  readonly address: string | null
  /** The site's present main address; the same. */
  readonly main: string | null
  /** Whether the address is shown to a member who has not seen it. */
  readonly isOpen: boolean
}

/** The addresses of the site to keep (docs/protocol.md, 1.8). */
export interface PermanentDomain {
  readonly view$: State$<PermanentDomainView>
  /** The member has seen the address; on this device it is shown again only when it is another one. */
  close(): void
}

interface PermanentDomainDeps {
  /** Whether the site's configuration says that the address is shown. Emits once. */
  readonly shows$: Observable<boolean>
  readonly address$: State$<string | null>
  /** Emits once. */
  readonly main$: Observable<string | null>
  readonly device: KeyValue
}

export function createPermanentDomain(
  scope: Scope,
  { shows$, address$, main$, device }: PermanentDomainDeps,
): PermanentDomain {
  const main = scope.cell<string | null>(null)
  const isOpen = scope.cell(false)
  scope.run(main$.pipe(tap(main.set)))
  scope.run(
    combineLatest([shows$, address$]).pipe(
      filter(([shows, address]) => shows && address !== null && address !== device.get(SEEN_KEY)),
      // Opened once a visit: a store that is full must not bring it back again and again.
      take(1),
      map(() => true),
      tap(isOpen.set),
    ),
  )
  return {
    view$: combineStates(
      { address: address$, main: main.state$, isOpen: isOpen.state$ },
      (view): PermanentDomainView => view,
    ),
    close: () => {
      if (address$.value !== null) device.set(SEEN_KEY, address$.value)
      isOpen.set(false)
    },
  }
}
