import { useSubscription } from 'observable-hooks'
import { useMemo } from 'react'
import { betNewsStreams } from '../../streams/betNews.ts'
import { useMember } from './StreamsProvider.tsx'

/** Tells of the member's bets and of goals in their matches while the component is mounted. */
export function useBetNews(): void {
  const { part } = useMember()
  useSubscription(useMemo(() => part(betNewsStreams).tell$, [part]))
}
