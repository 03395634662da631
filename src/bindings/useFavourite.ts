import { isFavourite, isFavouriteLeague, type Match } from '../../streams/index.ts'
import { useMember } from './StreamsProvider.tsx'
import { useStreamPart } from './useStreamPart.ts'

/** Whether something is a favourite, and the command that changes it; `null` where there are no favourites. */
export interface FavouriteToggle {
  readonly on: boolean
  readonly onToggle: () => void
}

/** Renders again only when this match becomes a favourite or stops being one. */
export function useFavourite(match: Match): FavouriteToggle | null {
  const { favourites } = useMember()
  const on = useStreamPart(favourites.choices$, (choices) => isFavourite(choices, match))
  if (!favourites.offered) return null
  return {
    on,
    onToggle: () => {
      favourites.toggleMatch(match)
    },
  }
}

/** The same for a league. */
export function useFavouriteLeague(league: {
  readonly id: string
  readonly favourite: boolean
}): FavouriteToggle | null {
  const { favourites } = useMember()
  const on = useStreamPart(favourites.choices$, (choices) => isFavouriteLeague(choices, league))
  if (!favourites.offered) return null
  return {
    on,
    onToggle: () => {
      favourites.toggleLeague(league)
    },
  }
}
