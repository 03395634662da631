import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import { isOpen, type Placement, type PlacementEvent, transition } from './placement.ts'
import type { PlacementStore } from './placementStore.ts'

/** The placements of this scope. `apply` stores a change before it is shown; what is added is stored already. */
export interface HeldPlacements {
  /** Newest first. */
  readonly placements$: State$<readonly Placement[]>
  find(id: string): Placement | undefined
  /** Whether the placement is known and its outcome is not. */
  isOpen(id: string): boolean
  add(placement: Placement): void
  apply(id: string, event: PlacementEvent): void
  /** Removes a closed placement; an open one is kept. */
  dismiss(id: string): void
  /** With those dismissed, so that their orders are not assigned to other confirms. */
  all(): readonly Placement[]
}

export function createHeldPlacements(scope: Scope, store: PlacementStore): HeldPlacements {
  const held = scope.cell<readonly Placement[]>([])
  const dismissed: Placement[] = []
  const find = (id: string): Placement | undefined =>
    held.state$.value.find((placement) => placement.order.id === id)
  return {
    placements$: held.state$,
    find,
    isOpen: (id) => {
      const placement = find(id)
      return placement !== undefined && isOpen(placement)
    },
    add: (placement) => {
      held.update((all) => [placement, ...all])
    },
    apply: (id, event) => {
      const before = find(id)
      if (before === undefined) return
      const after = transition(before, event)
      if (after === before) return
      store.save(after)
      held.update((all) => all.map((placement) => (placement.order.id === id ? after : placement)))
    },
    dismiss: (id) => {
      const placement = find(id)
      if (placement === undefined || isOpen(placement)) return
      dismissed.push(placement)
      held.update((all) => all.filter((other) => other !== placement))
    },
    all: () => [...held.state$.value, ...dismissed],
  }
}
