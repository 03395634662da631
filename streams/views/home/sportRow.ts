import { type BetType, HOT, type ListSport } from '../../domain/menu.ts'
import { isEsport, isVirtualSport } from '../../domain/vocabulary/sports.ts'

/**
 * The sports of a tab in display order: the venue's, with virtual sports third and esports after them, and the
 * hot leagues inserted first in the parlay tab, else second.
 */
export function sportRow<S extends { readonly sport: ListSport }>(
  sports: readonly S[],
  betType: BetType,
): readonly S[] {
  let usual = 0
  const placeOf = (sport: ListSport): number => {
    if (sport === HOT) return betType === 'parlay' ? -1 : 0.5
    if (isVirtualSport(sport)) return 1.5
    return isEsport(sport) ? 1.6 : usual++
  }
  return sports
    .map((entry) => ({ entry, place: placeOf(entry.sport) }))
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry)
}
