import { distinctUntilChanged, filter, merge, of, switchMap, take, tap } from 'rxjs'
import type { Scope } from '../kernel/scope.ts'
import { constant, type Equal, type State$, stateFrom } from '../kernel/state.ts'
import type { Placement } from '../machines/placement/placement.ts'
import { hasStoredPlacements } from '../machines/placement/placementKeys.ts'
import { hasStoredSlip } from '../machines/slip/slipKeys.ts'
import type { SlipModel } from '../views/slip/slipModel.ts'
import type { BetMachines, BetSources } from './betMachines.ts'
import { handOver, lateSlip, NOTHING_HELD } from './lateSlip.ts'
import { loadedAgain$ } from './loadedAgain.ts'
import type { MemberCore } from './memberCore.ts'

/** The slip and the placements of a venue, before and after their code is loaded. */
export interface LateBets {
  readonly placements$: State$<readonly Placement[]>
  readonly slip: SlipModel
}

type MakeBetMachines = (scope: Scope, member: MemberCore, sources: BetSources) => BetMachines

interface LateBetsOptions {
  readonly load: () => Promise<{ readonly createBetMachines: MakeBetMachines }>
  /** How long after a failure the code is requested again, ms. */
  readonly retryMs: number
}

const LATE_BETS: LateBetsOptions = { load: () => import('./betMachines.ts'), retryMs: 3000 }

/**
 * Loads the slip and the placements after the first list; at once when the device has stored some, whose
 * outcome may be unknown, or when a price is tapped.
 */
export function createLateBets(
  scope: Scope,
  member: MemberCore,
  sources: BetSources,
  { load, retryMs }: LateBetsOptions = LATE_BETS,
): LateBets {
  const made = scope.cell<BetMachines | null>(null)
  const held = scope.cell(NOTHING_HELD)
  const wanted$ = merge(
    hasStored(member, sources) ? of(true) : member.link.firstList.afterFirstList$(() => of(true)),
    held.state$.pipe(filter((commands) => commands !== NOTHING_HELD)),
  )
  scope.run(
    wanted$.pipe(
      take(1),
      switchMap(() => loadedAgain$(load, member.link.faults, 'slip', retryMs)),
      tap(({ createBetMachines }) => {
        const machines = createBetMachines(scope, member, sources)
        handOver(held.state$.value, machines.slip)
        made.set(machines)
      }),
    ),
  )
  const late$ = <T>(
    before$: State$<T>,
    after$: (machines: BetMachines) => State$<T>,
    equal?: Equal<T>,
  ): State$<T> => {
    const now$ = (machines: BetMachines | null): State$<T> => (machines === null ? before$ : after$(machines))
    return stateFrom(
      () => now$(made.state$.value).value,
      made.state$.pipe(switchMap(now$), distinctUntilChanged(equal)),
    )
  }
  return {
    placements$: late$(
      constant<readonly Placement[]>([]),
      ({ placements }) => placements.placements$,
      isStillEmpty,
    ),
    slip: lateSlip(
      () => made.state$.value?.slip ?? null,
      held,
      (before$, after$) => late$(before$, ({ slip }) => after$(slip)),
    ),
  }
}

function hasStored({ ports, member }: MemberCore, { venue }: BetSources): boolean {
  const { local } = ports.storage
  return hasStoredSlip(local, member.id, venue.code) || hasStoredPlacements(local, member.id, venue.code)
}

function isStillEmpty(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a === b || (a.length === 0 && b.length === 0)
}
