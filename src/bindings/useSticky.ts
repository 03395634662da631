import type { Match } from '../../streams/index.ts'
import { useMember } from './StreamsProvider.tsx'
import { useStreamPart } from './useStreamPart.ts'

/** Whether something is kept at the top of the list on the screen, and the command that changes it. */
export interface StickyToggle {
  readonly on: boolean
  readonly onToggle: () => void
}

/** Renders again only when this match is put at the top or taken from it. */
export function useStickyMatch(match: Match): StickyToggle {
  const { home } = useMember()
  const on = useStreamPart(home.sticky$, ({ matchIds }) => matchIds.has(match.id))
  return {
    on,
    onToggle: () => {
      home.toggleStickyMatch(match)
    },
  }
}

/** The same for a league; `count` is the number of its matches where the list may lack some. */
export function useStickyLeague(id: string, count?: number): StickyToggle {
  const { home } = useMember()
  const on = useStreamPart(home.sticky$, ({ leagueIds }) => leagueIds.has(id))
  return {
    on,
    onToggle: () => {
      home.toggleStickyLeague(id, count)
    },
  }
}
