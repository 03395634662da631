import { type BetType, HOT, type ListSport } from '../../domain/menu.ts'
import { isEsport, isVirtualSport } from '../../domain/vocabulary/sports.ts'

/** Where virtual sports begin, and esports after them, before the hot leagues are inserted. */
const SPECIAL_AT = 2

/**
 * The sports of a tab in display order: the venue's, with virtual sports third and esports after them, and the
 * hot leagues first in the parlay tab, else second.
 */
export function sportRow<S extends { readonly sport: ListSport }>(
  sports: readonly S[],
  betType: BetType,
): readonly S[] {
  const named = (is: (sport: ListSport) => boolean): readonly S[] => sports.filter(({ sport }) => is(sport))
  const isVirtual = (sport: ListSport): boolean => sport !== HOT && isVirtualSport(sport)
  const isElectronic = (sport: ListSport): boolean => sport !== HOT && isEsport(sport)
  const usual = named((sport) => sport !== HOT && !isVirtual(sport) && !isElectronic(sport))
  const row = [
    ...usual.slice(0, SPECIAL_AT),
    ...named(isVirtual),
    ...named(isElectronic),
    ...usual.slice(SPECIAL_AT),
  ]
  const hotAt = betType === 'parlay' ? 0 : 1
  return [...row.slice(0, hotAt), ...named((sport) => sport === HOT), ...row.slice(hotAt)]
}
