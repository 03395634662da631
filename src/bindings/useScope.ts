import { useLayoutEffect, useState } from 'react'
import type { Scope } from '../../streams/index.ts'
import { useStreams } from './StreamsProvider.tsx'

/**
 * The value that `create` makes in a scope of its own, which ends when the component unmounts or one of `keys`
 * changes; `null` in the first rendering, which is not painted. What `create` uses of a member belongs in `keys`:
 * the member's streams are others after a change of venue or language. Created in an effect, so that
 * StrictMode's second mount gets a fresh scope and the first one ends.
 */
export function useScope<T>(create: (scope: Scope) => T, ...keys: readonly unknown[]): T | null {
  const streams = useStreams()
  const [made, setMade] = useState<{ readonly keys: readonly unknown[]; readonly value: T } | null>(null)
  useLayoutEffect(() => {
    const scope = streams.openScope()
    // eslint-disable-next-line react-hooks/set-state-in-effect -- created in render, it would leak in StrictMode
    setMade({ keys, value: create(scope) })
    return scope.end
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `keys` identify what `create` creates
  }, [streams, ...keys])
  return made !== null && keys.every((key, index) => key === made.keys[index]) ? made.value : null
}
