import { useEffect, useState } from 'react'
import type { Scope } from '../../streams/index.ts'
import { useStreams } from './StreamsProvider.tsx'

/**
 * What `create` makes in a scope of its own, for as long as the component is mounted; `null` until the
 * first effect. Made in an effect, so StrictMode's second mount gets a fresh scope and the first one ends.
 */
export function useScope<T>(create: (scope: Scope) => T, key: string): T | null {
  const streams = useStreams()
  const [made, setMade] = useState<{ readonly key: string; readonly value: T } | null>(null)
  useEffect(() => {
    const scope = streams.openScope()
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the scope is an outside thing: making it in render would leak it under StrictMode
    setMade({ key, value: create(scope) })
    return scope.end
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `create` is new at each render; the key says when it means something else
  }, [streams, key])
  return made?.key === key ? made.value : null
}
