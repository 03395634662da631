import { useCallback } from 'react'
import { useStreams } from '../bindings/StreamsProvider.tsx'
import { takeParentAlong } from './parentHistory.ts'

/** Inside a frame, moves the parent page to a path too, if it may be moved; does nothing elsewhere. */
export function useParentAlong(): (path: string) => void {
  const { config$ } = useStreams()
  return useCallback(
    (path) => {
      takeParentAlong(path, config$.value.value?.frames)
    },
    [config$],
  )
}
