import { distinctUntilChanged, map, scan, tap } from 'rxjs'
import type { Scope } from '../../kernel/scope.ts'
import type { Cell, State$ } from '../../kernel/state.ts'
import { acceptanceSettings, offered } from '../../venues/venue.ts'
import type { Placement } from '../placement/placement.ts'
import type { Slip } from './slip.ts'
import type { SlipDeps } from './slipDeps.ts'

/** The state that the commands of the slip write. */
export interface SlipCells {
  readonly slip: Cell<Slip>
  readonly open: Cell<boolean>
  /** The stake field that the keypad edits. */
  readonly activeField: Cell<string | null>
  /** The confirm whose outcome the sheet shows. */
  readonly shownId: Cell<string | null>
  /** Keys of legs to bet on again although an earlier bet on them has no outcome yet. */
  readonly repeated: Cell<ReadonlySet<string>>
  /** Text key of the reason why the last confirm was not sent; `null` otherwise. */
  readonly notSent: Cell<string | null>
  /** The slip before it was cleared, while that can be undone. */
  readonly cleared: Cell<Slip | null>
  /** Ids of confirms whose outcome has been unknown at some time. */
  readonly wasUnknown$: State$<ReadonlySet<string>>
}

/**
 * Loads the slip from the device, stores every change, and applies the member's settings as far as the venue
 * supports them.
 */
export function createSlipCells(
  scope: Scope,
  {
    venue: { rules },
    store,
    settings,
    serverTime,
    placements,
  }: Pick<SlipDeps, 'venue' | 'store' | 'settings' | 'serverTime' | 'placements'>,
): SlipCells {
  const slip = scope.cell<Slip>(store.load(serverTime.now()))
  scope.run(slip.state$.pipe(tap(store.save)))
  scope.run(
    settings.settings$.pipe(
      map((wanted) => ({
        setting: offered(acceptanceSettings(rules), wanted.acceptance),
        currency: offered(rules.currencies, wanted.currency),
      })),
      // Other settings do not take back what was chosen for this bet.
      distinctUntilChanged((a, b) => a.setting === b.setting && a.currency === b.currency),
      tap(({ setting, currency }) => {
        slip.update((current) => {
          const asks = setting === 'ask'
          return { ...current, acceptance: asks ? null : setting, asks, currency }
        })
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
    cleared: scope.cell<Slip | null>(null),
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
