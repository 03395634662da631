import { useCallback } from 'react'
import { map, type Observable, of, switchMap } from 'rxjs'
import { type Shell, shellStreams } from '../../streams/shell.ts'
import { useStreams } from './StreamsProvider.tsx'

/** The result of sharing an address. */
type Shared = 'shared' | 'copied' | 'failed'

/** The native shell around the page; never connected in a browser. */
export function useShell(): Shell {
  return useStreams().part(shellStreams)
}

/** Copies a text; whether it was copied. */
export function useCopy(): (text: string) => Promise<boolean> {
  const shell = useShell()
  return useCallback((text) => once(shell.copy(text)), [shell])
}

/** Shares an address through the shell, or copies it if the shell is missing or cannot share. */
export function useShareAddress(): (title: string, url: string) => Promise<Shared> {
  const shell = useShell()
  return useCallback(
    (title, url) => {
      const copied$ = shell.copy(url).pipe(map((is): Shared => (is ? 'copied' : 'failed')))
      const shared$ = shell
        .share({ title, url })
        .pipe(switchMap((is): Observable<Shared> => (is ? of('shared') : copied$)))
      return once(shell.connected$.value ? shared$ : copied$)
    },
    [shell],
  )
}

/** The only value of a stream that has one. */
function once<T>(source$: Observable<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    source$.forEach(resolve).catch(reject)
  })
}
