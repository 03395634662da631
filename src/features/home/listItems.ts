import type { ReactNode } from 'react'
import type { LeagueGroup } from '../../../streams/index.ts'

/** A line of the list: the header of a part or a league, a match, or the banners. */
export type ListItem =
  | { readonly type: 'part'; readonly key: string; readonly part: 'live' | 'notLive'; readonly count: number }
  | { readonly type: 'league'; readonly key: string; readonly group: LeagueGroup }
  | { readonly type: 'match'; readonly key: string; readonly matchId: string; readonly leagueId: string }
  | { readonly type: 'banners'; readonly key: string; readonly content: ReactNode }

/** What stands between the leagues: after the first group of this league. */
interface BetweenLeagues {
  readonly after: string
  readonly content: ReactNode
}

export function listItems(
  groups: readonly LeagueGroup[],
  between: BetweenLeagues | null = null,
): readonly ListItem[] {
  const last = groups.findIndex(({ leagueId }) => leagueId === between?.after)
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
    ...(between !== null && index === last
      ? [{ type: 'banners', key: 'banners', content: between.content } as const]
      : []),
  ])
}

function partItem(groups: readonly LeagueGroup[], part: 'live' | 'notLive'): ListItem {
  const count = groups.reduce((sum, group) => sum + (group.part === part ? group.count : 0), 0)
  return { type: 'part', key: part, part, count }
}
