import { useMemo, useState } from 'react'
import type { Match, PlacingChannel } from '../../../streams/index.ts'
import { hasTracker } from './matchPages.ts'

/** Something above the prices that can be folded. */
export interface Fold {
  readonly open: boolean
  readonly toggle: () => void
}

export interface ShownPicture {
  readonly tracker: Fold
  readonly video: Fold
  /** Where bets of this page are placed: beside the video, beside the tracker, or on a page without either. */
  readonly channel: PlacingChannel | undefined
}

/** Which of the tracker and the video of a match are open. Another match begins with the tracker alone. */
export function useShownPicture(match: Pick<Match, 'id' | 'sport' | 'animation' | 'state'>): ShownPicture {
  const { id } = match
  const [folded, setFolded] = useState<string | null>(null)
  const [watched, setWatched] = useState<string | null>(null)
  const tracked = hasTracker(match)
  return useMemo(() => {
    const tracker = folded !== id
    const video = watched === id
    return {
      tracker: {
        open: tracker,
        toggle: () => {
          setFolded(tracker ? id : null)
        },
      },
      video: {
        open: video,
        toggle: () => {
          setWatched(video ? null : id)
        },
      },
      channel: video ? 'video' : tracked && tracker ? 'animation' : undefined,
    }
  }, [id, folded, watched, tracked])
}
