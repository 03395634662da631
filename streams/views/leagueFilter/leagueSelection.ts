import type { LeagueChoice } from '../../domain/menu.ts'

/** The section of the hot leagues, which comes before the letters. */
export const HOT_SECTION = 'hot'

/** Leagues under a letter, or the hot ones. */
export interface LeagueSection {
  readonly letter: string
  readonly leagues: readonly LeagueChoice[]
}

/** Hot leagues first, then the others from A to Z, and those without a letter; only those with the text. */
export function leagueSections(leagues: readonly LeagueChoice[], text: string): readonly LeagueSection[] {
  const wanted = folded(text)
  const found = leagues.filter(({ name, region }) =>
    [name, region].some((each) => folded(each).includes(wanted)),
  )
  const hot = found.filter((league) => league.hot)
  const others = new Map<string, LeagueChoice[]>()
  for (const league of found.filter((each) => !each.hot)) {
    others.set(league.letter, [...(others.get(league.letter) ?? []), league])
  }
  const letters = [...others].sort(([a], [b]) => Number(a === '#') - Number(b === '#') || (a < b ? -1 : 1))
  return [
    ...(hot.length === 0 ? [] : [{ letter: HOT_SECTION, leagues: hot }]),
    ...letters.map(([letter, listed]) => ({ letter, leagues: listed })),
  ]
}

/** Case, width and surrounding space make no difference. */
function folded(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** What a list is limited to: all of its leagues when it is limited to none, or only to others. */
export function startingSelection(
  leagues: readonly LeagueChoice[],
  chosen: readonly string[],
): ReadonlySet<string> {
  const known = leagues.map(({ id }) => id)
  const kept = known.filter((id) => chosen.includes(id))
  return new Set(kept.length === 0 ? known : kept)
}

/** The leagues to limit the list to; empty when all are selected. */
export function limitOf(leagues: readonly LeagueChoice[], selected: ReadonlySet<string>): readonly string[] {
  const ids = leagues.map(({ id }) => id).filter((id) => selected.has(id))
  return ids.length === leagues.length ? [] : ids
}

export function matchesIn(leagues: readonly LeagueChoice[], selected: ReadonlySet<string>): number {
  return leagues.reduce((sum, { id, count }) => sum + (selected.has(id) ? count : 0), 0)
}
