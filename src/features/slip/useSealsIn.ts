import type { Leg } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStreamPart } from '../../bindings/useStreamPart.ts'

/**
 * Real seconds until the first of these legs is locked, rounded up; `null` where none has such an end. Only legs of
 * virtual sports do.
 */
export function useSealsIn(legs: readonly Pick<Leg, 'sealsAt'>[]): number | null {
  const { second$, serverTime } = useStreams()
  const ends = legs.flatMap(({ sealsAt }) => sealsAt ?? [])
  const first = ends.length === 0 ? null : Math.min(...ends)
  return useStreamPart(second$, () => (first === null ? null : Math.ceil(serverTime.msUntil(first) / 1000)))
}
