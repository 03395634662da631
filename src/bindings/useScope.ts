import { useLayoutEffect, useState } from 'react'
import type { Scope } from '../../streams/index.ts'
import { useStreams } from './StreamsProvider.tsx'

/**
 * The value that `create` makes in a scope of its own, which ends when the component unmounts or `key`
 * changes; `null` in the first rendering, which is not painted. Created in an effect, so that StrictMode's second
 * mount gets a fresh scope and the first one ends.
 */
export function useScope<T>(create: (scope: Scope) => T, key: string): T | null {
  const streams = useStreams()
  const [made, setMade] = useState<{ readonly key: string; readonly value: T } | null>(null)
  useLayoutEffect(() => {
    const scope = streams.openScope()
    // eslint-disable-next-line react-hooks/set-state-in-effect -- a scope created during rendering would leak under StrictMode
    setMade({ key, value: create(scope) })
    return scope.end
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `create` changes with each render; `key` identifies what it creates
  }, [streams, key])
  return made?.key === key ? made.value : null
}
