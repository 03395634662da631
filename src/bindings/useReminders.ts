import { useSubscription } from 'observable-hooks'
import { useMemo } from 'react'
import { protectionStreams } from '../../streams/protection.ts'
import { useMember } from './StreamsProvider.tsx'

/** Reminds of time and net result while the component is mounted. */
export function useReminders(): void {
  const { part, play$ } = useMember()
  useSubscription(useMemo(() => part(protectionStreams).remind$(play$), [part, play$]))
}
