import { useEffect } from 'react'
import type { FeedReason } from '../../streams/index.ts'
import { useStreams } from './StreamsProvider.tsx'

/**
 * For a screen that failed and has no data to show: when offline, it opens the offline page, which closes by
 * itself once the connection is back. A screen that has data stays open and shows their age.
 *
 * @param reason why the feed failed; `null` when it has not failed.
 */
export function useOfflinePage(reason: FeedReason | null): void {
  const { exits } = useStreams()
  useEffect(() => {
    if (reason === 'offline') exits.raiseOffline()
  }, [exits, reason])
}
