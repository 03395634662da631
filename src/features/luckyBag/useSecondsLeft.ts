import { useCallback } from 'react'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useTicking } from '../../bindings/useTicking.ts'

/** Whole seconds until a platform time, ms, by the time of the server; 0 when it has passed. */
export function useSecondsLeft(closesAt: number): number {
  const { serverTime } = useStreams()
  return useTicking(useCallback(() => Math.ceil(serverTime.msUntil(closesAt) / 1000), [serverTime, closesAt]))
}
