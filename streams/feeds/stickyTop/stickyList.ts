import * as v from 'valibot'
import { NOTHING_STICKY, STICKY_FOR_MS, type StickyIds, type StickyMatch } from '../../domain/sticky.ts'

/** The most matches that are kept at the top of a list. */
export const MAX_STICKY = 50

/** What a member keeps at the top of one list, and the matches of each of its leagues. */
export interface StickyList extends StickyIds {
  readonly leagueMatches: ReadonlyMap<string, readonly string[]>
}

export const EMPTY_LIST: StickyList = { ...NOTHING_STICKY, leagueMatches: new Map() }

/** The changed list; or, when it would hold more than `MAX_STICKY`, how many may be added. */
export type Pinned =
  { readonly ok: true; readonly list: StickyList } | { readonly ok: false; readonly left: number }

export function pinMatch(list: StickyList, { id }: StickyMatch, now: number): Pinned {
  return withMatches(list, [id], now)
}

/** Its league is not at the top as a whole any more; the other matches of the league stay. */
export function unpinMatch(list: StickyList, { id, leagueId }: StickyMatch): StickyList {
  return { ...withoutLeague(list, leagueId), matchIds: without(list.matchIds, [id]) }
}

/**
 * Puts all matches of a league at the top, or none of them. `count` is how many it has, of which `matchIds` may be a
 * part: the others come with the list that has them, so there has to be room for them too.
 */
export function pinLeague(
  list: StickyList,
  {
    id,
    matchIds,
    count = 0,
  }: { readonly id: string; readonly matchIds: readonly string[]; readonly count?: number },
  now: number,
): Pinned {
  const pinned = withMatches(list, matchIds, now, Math.max(0, count - matchIds.length))
  if (!pinned.ok) return pinned
  return {
    ok: true,
    list: {
      ...pinned.list,
      leagueIds: new Map(list.leagueIds).set(id, now),
      leagueMatches: new Map(list.leagueMatches).set(id, matchIds),
    },
  }
}

/** Takes all matches of a league from the top: those it was put there with, and those in the list now. */
export function unpinLeague(
  list: StickyList,
  { id, matchIds }: { readonly id: string; readonly matchIds: readonly string[] },
): StickyList {
  const all = [...matchIds, ...(list.leagueMatches.get(id) ?? [])]
  return { ...withoutLeague(list, id), matchIds: without(list.matchIds, all) }
}

/** Adds the matches of leagues at the top that have come into the list since, as far as there is room. */
export function withNewMatches(list: StickyList, matches: readonly StickyMatch[], now: number): StickyList {
  if (list.leagueIds.size === 0) return list
  const added = matches
    .filter(({ id, leagueId }) => list.leagueIds.has(leagueId) && !list.matchIds.has(id))
    .slice(0, MAX_STICKY - list.matchIds.size)
  if (added.length === 0) return list
  const leagueMatches = new Map(list.leagueMatches)
  for (const { id, leagueId } of added) {
    leagueMatches.set(leagueId, [...(leagueMatches.get(leagueId) ?? []), id])
  }
  return {
    ...list,
    matchIds: new Map([...list.matchIds, ...added.map(({ id }) => [id, now] as const)]),
    leagueMatches,
  }
}

/** Without the matches that are not in the whole list any more, which would take the place of others. */
export function withoutGone(list: StickyList, present: ReadonlySet<string>): StickyList {
  const gone = [...list.matchIds.keys()].filter((id) => !present.has(id))
  return gone.length === 0 ? list : { ...list, matchIds: without(list.matchIds, gone) }
}

/** Without what was put at the top too long ago. A time in the future, after a clock was set back, counts as now. */
export function withoutOld({ matchIds, leagueIds, leagueMatches }: StickyList, now: number): StickyList {
  const young = (times: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
    new Map(
      [...times].flatMap(([id, at]) => (now - at < STICKY_FOR_MS ? [[id, Math.min(at, now)] as const] : [])),
    )
  const leagues = young(leagueIds)
  return {
    matchIds: young(matchIds),
    leagueIds: leagues,
    leagueMatches: new Map([...leagueMatches].filter(([id]) => leagues.has(id))),
  }
}

function withMatches(list: StickyList, ids: readonly string[], now: number, others = 0): Pinned {
  const matchIds = new Map(list.matchIds)
  for (const id of ids) matchIds.set(id, now)
  const left = Math.max(0, MAX_STICKY - list.matchIds.size)
  if (matchIds.size + others > MAX_STICKY) return { ok: false, left }
  return { ok: true, list: { ...list, matchIds } }
}

function withoutLeague(list: StickyList, id: string): StickyList {
  return {
    ...list,
    leagueIds: without(list.leagueIds, [id]),
    leagueMatches: without(list.leagueMatches, [id]),
  }
}

function without<T>(map: ReadonlyMap<string, T>, ids: readonly string[]): ReadonlyMap<string, T> {
  const next = new Map(map)
  for (const id of ids) next.delete(id)
  return next
}

const ids = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const times = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.flatMap((entry) => {
        const read = v.safeParse(v.tuple([ids, v.pipe(v.number(), v.finite())]), entry)
        return read.success ? [read.output] : []
      }),
    ),
  ),
  [],
)

/** A list as it is stored; what cannot be read of it is left out. */
export const storedList = v.pipe(
  v.object({
    matchIds: times,
    leagueIds: times,
    leagueMatches: v.fallback(v.array(v.tuple([ids, v.pipe(v.array(ids), v.readonly())])), []),
  }),
  v.transform(({ matchIds, leagueIds, leagueMatches }): StickyList => ({
    matchIds: new Map(matchIds.slice(-MAX_STICKY)),
    leagueIds: new Map(leagueIds.slice(-MAX_STICKY)),
    leagueMatches: new Map(leagueMatches.slice(-MAX_STICKY)),
  })),
)

export function toStored({ matchIds, leagueIds, leagueMatches }: StickyList): unknown {
  return { matchIds: [...matchIds], leagueIds: [...leagueIds], leagueMatches: [...leagueMatches] }
}
