import { map, of } from 'rxjs'
import * as v from 'valibot'
import type { Match, MatchState } from '../domain/match.ts'
import type { ListedMatch } from '../domain/menu.ts'
import { ok } from '../domain/result.ts'
import { parseJson } from '../kernel/parseJson.ts'
import type { KeyValue } from '../ports/storage.ts'
import type { Call, Dated } from './call.ts'
import type { Favourites } from './favourites.ts'

/** For a venue that keeps no favourites: they are kept on the device, by member and venue. */
export interface DeviceFavourites extends Favourites {
  /** Marks the favourites of a list or detail; every answer of the venue has to pass through it. */
  mark<T extends { readonly match: Match }>(listed: readonly T[]): readonly T[]
}

interface DeviceFavouritesDeps {
  readonly device: KeyValue
  readonly memberId: string
  readonly venue: string
  readonly refresh: (matchIds: readonly string[]) => Call<Dated<readonly ListedMatch[]>>
  /** The matches of a league that are not over. */
  readonly leagueMatches: (leagueId: string) => Call<readonly Match[]>
  /** The venue's time, ms. */
  readonly now: () => number
}

const VERSION = 1
/** The most matches that are kept; the oldest are dropped. */
const MAX_MATCHES = 300

const stored = v.object({
  version: v.literal(VERSION),
  /** The matches of each favourite league that have been seen. */
  leagues: v.record(v.string(), v.array(v.string())),
  /** Matches chosen one by one, the latest last; false within a favourite league. */
  matches: v.array(v.tuple([v.string(), v.boolean()])),
})

type Stored = v.InferOutput<typeof stored>

/**
 * Favourites on the device. Unreadable data counts as none, and is replaced by the next choice. Data of a later
 * version is left for the client that understands it: choices then last for this visit only.
 */
export function createDeviceFavourites(deps: DeviceFavouritesDeps): DeviceFavourites {
  const { device, refresh, leagueMatches, now } = deps
  const key = `fb-favorite.${deps.memberId}.${deps.venue}`
  const raw = parseJson(device.get(key))
  const read = v.safeParse(stored, raw)
  const isLater = v.is(v.object({ version: v.pipe(v.number(), v.minValue(VERSION + 1)) }), raw)
  let kept: Stored = read.success ? read.output : { version: VERSION, leagues: {}, matches: [] }

  const keep = (next: Stored): void => {
    kept = { ...next, matches: next.matches.slice(-MAX_MATCHES) }
    if (!isLater) device.set(key, JSON.stringify(kept))
  }
  const isOn = ({ id, league }: Match): boolean => new Map(kept.matches).get(id) ?? league.id in kept.leagues
  const note = (listed: Listed): void => {
    const next = noted(kept, listed)
    if (next !== kept) keep(next)
  }
  const seen = new Map<string, string>()
  const mark: DeviceFavourites['mark'] = (listed) => {
    for (const { match } of listed) {
      if (!isOver(match)) seen.set(match.id, match.league.id)
    }
    note(listed)
    return listed.map((item) => ({
      ...item,
      match: {
        ...item.match,
        favourite: isOn(item.match),
        league: { ...item.match.league, favourite: item.match.league.id in kept.leagues },
      },
    }))
  }
  const ids = (): readonly string[] => {
    const chosen = new Map(kept.matches)
    const all = new Set([...Object.values(kept.leagues).flat(), ...chosen.keys()])
    return [...all].filter((id) => chosen.get(id) !== false)
  }
  const list = (): Call<Dated<readonly ListedMatch[]>> =>
    refresh(ids()).pipe(
      map((result) => {
        if (!result.ok) return result
        const { value, at } = result.value
        const open = mark(value).filter(({ match }) => !isOver(match) && match.favourite)
        return ok({ value: open, at })
      }),
    )
  const keepLeague = (id: string, on: boolean): void => {
    const members = [...seen].flatMap(([matchId, leagueId]) => (leagueId === id ? [matchId] : []))
    const { [id]: _, ...leagues } = kept.leagues
    const matches = withoutMatches(kept, members)
    keep({ ...kept, leagues: on ? { ...leagues, [id]: members } : leagues, matches })
  }
  /**
   * Its matches may be in lists that the member has not opened. When they cannot be read it has those that were seen,
   * and others as they are listed: a choice that is made after it must not wait.
   */
  const withMatches = (id: string): Call<Dated<null>> =>
    leagueMatches(id).pipe(
      map((result) => {
        if (result.ok) {
          mark(result.value.map((match) => ({ match })))
          keepLeague(id, true)
        }
        return ok({ value: null, at: now() })
      }),
    )
  return {
    mark,
    set: ({ type, id }, on) => {
      if (type === 'match') keep({ ...kept, matches: [...withoutMatches(kept, [id]), [id, on]] })
      else keepLeague(id, on)
      return type === 'league' && on ? withMatches(id) : of(ok({ value: null, at: now() }))
    },
    count: () => list().pipe(map((result) => (result.ok ? ok(result.value.value.length) : result))),
    list: (sort) =>
      list().pipe(
        map((result) => {
          if (!result.ok) return result
          const { value, at } = result.value
          return ok({ value: [...value].sort(sort === 'time' ? byTime : byLeague), at })
        }),
      ),
  }
}

function withoutMatches({ matches }: Stored, gone: readonly string[]): Stored['matches'] {
  return matches.filter(([id]) => !gone.includes(id))
}

type Listed = readonly { readonly match: Match }[]

const OVER: ReadonlySet<MatchState> = new Set<MatchState>(['ended', 'closed', 'cancelled', 'abandoned'])

function isOver({ state }: Match): boolean {
  return OVER.has(state)
}

/**
 * A league that is a favourite takes the matches with it that appear later. A match that is over is not asked for any
 * more; one that is missing in an answer may be back in the next.
 */
function noted(kept: Stored, listed: Listed): Stored {
  const over = new Set(listed.flatMap(({ match }) => (isOver(match) ? [match.id] : [])))
  const leagues = Object.fromEntries(
    Object.entries(kept.leagues).map(([leagueId, members]) => {
      const added = listed.flatMap(({ match: { id, league } }) =>
        league.id === leagueId && !over.has(id) && !members.includes(id) ? [id] : [],
      )
      const isSame = added.length === 0 && !members.some((id) => over.has(id))
      return [
        leagueId,
        isSame ? members : [...members.filter((id) => !over.has(id)), ...added].slice(-MAX_MATCHES),
      ]
    }),
  )
  // One that was left out of its league stays so, also in the match's page; it is not asked for anyway.
  const matches = kept.matches.filter(([id, on]) => !(on && over.has(id)))
  const isSame =
    matches.length === kept.matches.length &&
    Object.entries(leagues).every(([id, members]) => members === kept.leagues[id])
  return isSame ? kept : { ...kept, leagues, matches }
}

type Order = (one: ListedMatch, other: ListedMatch) => number

const byTime: Order = ({ match: one }, { match: other }) => one.kickOff - other.kickOff

const byLeague: Order = (one, other) =>
  one.match.league.name.localeCompare(other.match.league.name) || byTime(one, other)
