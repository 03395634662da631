import type { ListedMatch } from '../../domain/menu.ts'

/** The leagues that the venue calls hot first; each league together, else in the order of the list. */
export function hotFirst(listed: readonly ListedMatch[]): readonly ListedMatch[] {
  const leagues = new Map<string, ListedMatch[]>()
  for (const each of listed) {
    const { id } = each.match.league
    const known = leagues.get(id)
    if (known === undefined) leagues.set(id, [each])
    else known.push(each)
  }
  const isHot = ([first]: readonly ListedMatch[]): boolean => first?.match.league.hot === true
  const all = [...leagues.values()]
  return [...all.filter(isHot), ...all.filter((league) => !isHot(league))].flat()
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
