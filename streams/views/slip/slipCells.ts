import { distinctUntilChanged, scan, tap } from 'rxjs'
import type { Scope } from '../../kernel/scope.ts'
import type { Cell, State$ } from '../../kernel/state.ts'
import type { Placement } from '../../machines/placement/placement.ts'
import type { Slip } from '../../machines/slip/slip.ts'
import type { SlipDeps } from './slipDeps.ts'

/** What the slip's commands write. */
export interface SlipCells {
  readonly slip: Cell<Slip>
  readonly open: Cell<boolean>
  /** The stake field that the keypad writes into. */
  readonly activeField: Cell<string | null>
  /** The confirm whose outcome the sheet shows. */
  readonly shownId: Cell<string | null>
  /** Keys of legs to bet on again though an earlier bet on them has no outcome yet. */
  readonly repeated: Cell<ReadonlySet<string>>
  /** Text key of why the last confirm was not sent at all; `null` otherwise. */
  readonly notSent: Cell<string | null>
  /** Ids of confirms whose answer was lost at some time. */
  readonly wasUnknown$: State$<ReadonlySet<string>>
}

/** The slip as the device kept it, kept there from now on, with the member's own settings. */
export function createSlipCells(
  scope: Scope,
  {
    store,
    settings,
    serverTime,
    placements,
  }: Pick<SlipDeps, 'store' | 'settings' | 'serverTime' | 'placements'>,
): SlipCells {
  const slip = scope.cell<Slip>(store.load(serverTime.now()))
  scope.run(slip.state$.pipe(tap(store.save)))
  scope.run(
    settings.settings$.pipe(
      tap(({ acceptance, currency }) => {
        slip.update((current) =>
          current.acceptance === acceptance && current.currency === currency
            ? current
            : { ...current, acceptance, currency },
        )
      }),
    ),
  )
  return {
    slip,
    open: scope.cell(false),
    activeField: scope.cell<string | null>(null),
    shownId: scope.cell<string | null>(null),
    repeated: scope.cell<ReadonlySet<string>>(new Set()),
    notSent: scope.cell<string | null>(null),
    wasUnknown$: scope.state<ReadonlySet<string>>(
      placements.placements$.pipe(scan(withLost, new Set<string>()), distinctUntilChanged()),
      new Set(),
    ),
  }
}

function withLost(known: ReadonlySet<string>, placements: readonly Placement[]): ReadonlySet<string> {
  const lost = placements.filter(({ phase, order }) => phase === 'unknown' && !known.has(order.id))
  return lost.length === 0 ? known : new Set([...known, ...lost.map(({ order }) => order.id)])
}
