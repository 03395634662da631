import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import { isOpen, type SentCall, type SentCallEvent, transition } from './gameBets.ts'
import type { GameBetStore } from './gameBetStore.ts'

/** The calls of this scope. New calls and changes of their state are stored on the device before they are shown. */
export interface HeldCalls {
  /** Newest first. */
  readonly calls$: State$<readonly SentCall[]>
  find(id: string): SentCall | undefined
  /** Whether the call is known and its outcome is not. */
  isOpen(id: string): boolean
  add(call: SentCall): void
  apply(id: string, event: SentCallEvent): void
  /** Removes a call with an outcome; an open one is kept. */
  dismiss(id: string): void
}

export function createHeldCalls(scope: Scope, store: GameBetStore): HeldCalls {
  const held = scope.cell<readonly SentCall[]>([])
  const find = (id: string): SentCall | undefined => held.state$.value.find(({ call }) => call.id === id)
  return {
    calls$: held.state$,
    find,
    isOpen: (id) => {
      const call = find(id)
      return call !== undefined && isOpen(call)
    },
    add: (call) => {
      held.update((all) => [call, ...all])
    },
    apply: (id, event) => {
      const before = find(id)
      if (before === undefined) return
      const after = transition(before, event)
      if (after === before) return
      store.save(after)
      held.update((all) => all.map((each) => (each === before ? after : each)))
    },
    dismiss: (id) => {
      held.update((all) => all.filter((each) => each.call.id !== id || isOpen(each)))
    },
  }
}
