import type { LeagueGroup } from '../../../streams/index.ts'

/** A line of the list: a league's header, or one of its matches. */
export type ListItem =
  | { readonly type: 'league'; readonly key: string; readonly group: LeagueGroup }
  | { readonly type: 'match'; readonly key: string; readonly matchId: string; readonly leagueId: string }

export function listItems(groups: readonly LeagueGroup[]): readonly ListItem[] {
  return groups.flatMap((group, index): readonly ListItem[] => [
    // Sorted by time, a league can occur more than once, so the key contains its index.
    { type: 'league', key: `${group.leagueId}.${String(index)}`, group },
    ...group.matchIds.map((matchId): ListItem => ({
      type: 'match',
      key: matchId,
      matchId,
      leagueId: group.leagueId,
    })),
  ])
}
