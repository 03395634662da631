import * as v from 'valibot'
import type { ListOnScreen, StickyIds, StickyMatch } from '../../domain/sticky.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'
import {
  MAX_STICKY,
  EMPTY_LIST,
  type Pinned,
  pinLeague,
  pinMatch,
  type StickyList,
  storedList,
  toStored,
  unpinLeague,
  unpinMatch,
  withNewMatches,
  withoutGone,
  withoutOld,
} from './stickyList.ts'

type StickyLists = ReadonlyMap<string, StickyList>

/** The matches and leagues that the member keeps at the top of lists, on this device. */
export interface StickyTop {
  /** By `stickyKey`. */
  readonly lists$: State$<ReadonlyMap<string, StickyIds>>
  /** Puts a match at the top, or removes it from there, and shows a notice. */
  toggleMatch(list: ListOnScreen, match: StickyMatch): void
  /** The same of a league with all its matches: `count` of them, where the list on the screen may lack some. */
  toggleLeague(list: ListOnScreen, leagueId: string, count?: number): void
  /** Puts new matches of leagues at the top there too. */
  note(list: ListOnScreen): void
}

export interface StickyTopDeps {
  readonly device: KeyValue
  /** Where it is stored on the device. */
  readonly key: string
  /** Server time, ms. */
  readonly now: () => number
  readonly say: (textKey: string, params?: Readonly<Record<string, number>>) => void
}

const VERSION = 1
/** Bounds what is stored: there are fewer bet types and sports than that. */
const MAX_LISTS = 100

const stored = v.object({
  version: v.literal(VERSION),
  lists: v.array(v.unknown()),
})
const entry = v.tuple([v.pipe(v.string(), v.maxLength(64)), storedList])

/**
 * Unreadable data counts as none, and is replaced by the next choice; data of a later
 * version is left for the client that understands it, and choices then last for this visit.
 */
export function createStickyTop(scope: Scope, deps: StickyTopDeps): StickyTop {
  const { device, key, now, say } = deps
  const raw = parseJson(device.get(key))
  const isLater = v.is(v.object({ version: v.pipe(v.number(), v.minValue(VERSION + 1)) }), raw)
  const lists = scope.cell<StickyLists>(readLists(raw, now()))

  const of = ({ key: name }: ListOnScreen): StickyList =>
    withoutOld(lists.state$.value.get(name) ?? EMPTY_LIST, now())
  const put = ({ key: name }: ListOnScreen, list: StickyList): void => {
    const next = new Map(lists.state$.value)
    next.delete(name)
    if (list.matchIds.size > 0 || list.leagueIds.size > 0) next.set(name, list)
    lists.set(next)
    if (!isLater) device.set(key, storedText(next))
  }
  /** With room for others: without matches that are over. */
  const roomy = (list: ListOnScreen): StickyList =>
    list.whole ? withoutGone(of(list), new Set(list.matches.map(({ id }) => id))) : of(list)
  const pin = (list: ListOnScreen, pinned: Pinned): void => {
    if (!pinned.ok) {
      say('home.sticky.full', { left: pinned.left, most: MAX_STICKY })
      return
    }
    put(list, pinned.list)
    say('home.sticky.on')
  }
  const unpin = (list: ListOnScreen, left: StickyList): void => {
    put(list, left)
    say('home.sticky.off')
  }

  return {
    lists$: lists.state$,
    toggleMatch: (list, match) => {
      if (of(list).matchIds.has(match.id)) unpin(list, unpinMatch(of(list), match))
      else pin(list, pinMatch(roomy(list), match, now()))
    },
    toggleLeague: (list, id, count = 0) => {
      const matchIds = list.matches.filter(({ leagueId }) => leagueId === id).map((match) => match.id)
      if (of(list).leagueIds.has(id)) unpin(list, unpinLeague(of(list), { id, matchIds }))
      else pin(list, pinLeague(roomy(list), { id, matchIds, count }, now()))
    },
    note: (list) => {
      const before = of(list)
      const after = withNewMatches(before, list.matches, now())
      if (after !== before) put(list, after)
    },
  }
}

function readLists(raw: unknown, now: number): StickyLists {
  const read = v.safeParse(stored, raw)
  if (!read.success) return new Map()
  const lists = read.output.lists.slice(-MAX_LISTS).flatMap((each) => {
    const list = v.safeParse(entry, each)
    return list.success ? [[list.output[0], withoutOld(list.output[1], now)] as const] : []
  })
  return new Map(lists)
}

function storedText(lists: StickyLists): string {
  return JSON.stringify({
    version: VERSION,
    lists: [...lists].slice(-MAX_LISTS).map(([name, list]) => [name, toStored(list)]),
  })
}
