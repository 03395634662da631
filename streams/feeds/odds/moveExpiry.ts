import { defer, EMPTY, exhaustMap, of, repeat, Subject, tap, timer } from 'rxjs'
import type { Scope } from '../../kernel/scope.ts'

/** Calls back a fixed time after `add`, in order, with one timer for all. */
export interface MoveExpiry {
  add(expired: () => void): void
}

export function createMoveExpiry(scope: Scope, afterMs: number, now: () => number): MoveExpiry {
  const waiting: { readonly at: number; readonly expired: () => void }[] = []
  const added$ = new Subject<void>()
  const expireDue = (): void => {
    const time = now()
    let due = 0
    while ((waiting[due]?.at ?? Number.POSITIVE_INFINITY) <= time) due += 1
    for (const { expired } of waiting.splice(0, due)) expired()
  }
  const next$ = defer(() => timer(Math.max(0, (waiting[0]?.at ?? 0) - now()))).pipe(
    tap(expireDue),
    repeat({ delay: () => (waiting.length > 0 ? of(null) : EMPTY) }),
  )
  scope.run(added$.pipe(exhaustMap(() => next$)))
  scope.onEnd(() => {
    added$.complete()
  })
  return {
    add: (expired) => {
      waiting.push({ at: now() + afterMs, expired })
      if (!scope.ended) added$.next()
    },
  }
}
