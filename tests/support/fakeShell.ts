import { catchError, defer, map, of, Subject } from 'rxjs'
import { vi } from 'vitest'
import { cell, constant } from '../../streams/kernel/state.ts'
import type { Shell } from '../../streams/shell.ts'

/** A shell that is not connected, so that texts are copied by the page. */
export function createFakeShell() {
  const area = cell<Shell['safeArea$']['value']>(null)
  const back$ = new Subject<{ answer(wentBack: boolean): void }>()
  const setStatusBar = vi.fn()
  const shell: Shell = {
    connected$: constant(false),
    safeArea$: area.state$,
    back$,
    share: () => of(false),
    copy: (text) =>
      defer(() => navigator.clipboard.writeText(text)).pipe(
        map(() => true),
        catchError(() => of(false)),
      ),
    setStatusBar,
  }
  return { shell, area, back$, setStatusBar }
}
