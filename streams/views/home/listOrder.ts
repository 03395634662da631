import type { ListedMatch } from '../../domain/menu.ts'

/** The leagues that the venue calls hot first; each league together, else in the order of the list. */
export function hotFirst(listed: readonly ListedMatch[]): readonly ListedMatch[] {
  const places = new Map<string, number>()
  for (const { match } of listed) {
    const { id, hot } = match.league
    if (!places.has(id)) places.set(id, places.size - (hot ? listed.length : 0))
  }
  const placeOf = ({ match }: ListedMatch): number => places.get(match.league.id) ?? 0
  return listed.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The matches with these ids first, else in the order of the list. */
export function stickyFirst(
  listed: readonly ListedMatch[],
  sticky: { readonly has: (matchId: string) => boolean },
): readonly ListedMatch[] {
  const isSticky = ({ match }: ListedMatch): boolean => sticky.has(match.id)
  return listed.some(isSticky)
    ? [...listed.filter(isSticky), ...listed.filter((each) => !isSticky(each))]
    : listed
}
