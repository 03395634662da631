import { useSubscription } from 'observable-hooks'
import { useMemo } from 'react'
import { betNewsStreams } from '../../streams/betNews.ts'
import { useMember } from './StreamsProvider.tsx'

/** Shows notices about the member's bets and goals in their matches while the component is mounted. */
export function useBetNews(): void {
  const { part } = useMember()
  useSubscription(useMemo(() => part(betNewsStreams).notices$, [part]))
}
