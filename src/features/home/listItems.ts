import type { LeagueGroup } from '../../../streams/index.ts'

/** A line of the list: the header of a part or a league, or a match. */
export type ListItem =
  | { readonly type: 'part'; readonly key: string; readonly part: 'live' | 'notLive'; readonly count: number }
  | { readonly type: 'league'; readonly key: string; readonly group: LeagueGroup }
  | { readonly type: 'match'; readonly key: string; readonly matchId: string; readonly leagueId: string }

export function listItems(groups: readonly LeagueGroup[]): readonly ListItem[] {
  return groups.flatMap((group, index): readonly ListItem[] => [
    ...(group.part === null || group.part === groups[index - 1]?.part ? [] : [partItem(groups, group.part)]),
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

function partItem(groups: readonly LeagueGroup[], part: 'live' | 'notLive'): ListItem {
  const count = groups.reduce((sum, group) => sum + (group.part === part ? group.count : 0), 0)
  return { type: 'part', key: part, part, count }
}
