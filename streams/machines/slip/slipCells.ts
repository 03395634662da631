import { distinctUntilChanged, map, scan, tap } from 'rxjs'
import type { Scope } from '../../kernel/scope.ts'
import type { Cell, State$ } from '../../kernel/state.ts'
import { acceptanceSettings, offered } from '../../venues/venue.ts'
import type { Placement } from '../placement/placement.ts'
import type { Slip } from './slip.ts'
import type { SlipDeps, SlipSettings } from './slipDeps.ts'

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
  const kept = scope.cell<Slip>(store.load(serverTime.now()))
  const set = (next: Slip): void => {
    const { kind } = kept.state$.value
    // A choice that was asked for stays.
    const begins = !next.asks && (kind === 'single') !== (next.kind === 'single')
    kept.set(begins ? withAcceptance(next, settings.settings$.value, rules) : next)
  }
  const slip: Cell<Slip> = {
    ...kept,
    set,
    update: (change) => {
      set(change(kept.state$.value))
    },
  }
  scope.run(slip.state$.pipe(tap(store.save)))
  scope.run(
    settings.settings$.pipe(
      map(({ acceptance, seriesAcceptsAny, currency }) => ({
        acceptance: offered(acceptanceSettings(rules), acceptance),
        seriesAcceptsAny,
        currency: offered(rules.currencies, currency),
      })),
      // Other settings do not take back what was chosen for this bet.
      distinctUntilChanged(
        (a, b) =>
          a.acceptance === b.acceptance &&
          a.currency === b.currency &&
          a.seriesAcceptsAny === b.seriesAcceptsAny,
      ),
      tap((wanted) => {
        kept.update((current) => ({
          ...withAcceptance(current, wanted, rules),
          asks: wanted.acceptance === 'ask',
          currency: wanted.currency,
        }))
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

type Wanted = Pick<SlipSettings['settings$']['value'], 'acceptance' | 'seriesAcceptsAny'>

/** A slip with the acceptance that its bet begins with: a setting of the member, or to be asked. */
function withAcceptance(
  slip: Slip,
  { acceptance, seriesAcceptsAny }: Wanted,
  rules: SlipDeps['venue']['rules'],
): Slip {
  const setting = offered(acceptanceSettings(rules), acceptance)
  if (setting === 'ask') return { ...slip, acceptance: null }
  const takesAny = slip.kind !== 'single' && seriesAcceptsAny && rules.acceptanceModes.includes('any')
  return { ...slip, acceptance: takesAny ? 'any' : setting }
}

function withLost(known: ReadonlySet<string>, placements: readonly Placement[]): ReadonlySet<string> {
  const lost = placements.filter(({ phase, order }) => phase === 'unknown' && !known.has(order.id))
  return lost.length === 0 ? known : new Set([...known, ...lost.map(({ order }) => order.id)])
}
