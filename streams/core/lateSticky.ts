import { of, switchMap } from 'rxjs'
import { NOTHING_STICKY, STICKY_FOR_MS, type StickyIds } from '../domain/sticky.ts'
import type { StickyTop, StickyTopDeps } from '../feeds/stickyTop/index.ts'
import { parseJson } from '../kernel/parseJson.ts'
import type { Scope } from '../kernel/scope.ts'
import { stateFrom } from '../kernel/state.ts'

interface StickyCode {
  readonly createStickyTop: (scope: Scope, deps: StickyTopDeps) => StickyTop
}

const loadSticky = (): Promise<StickyCode> => import('../feeds/stickyTop/index.ts')

/**
 * What is kept at the top of lists. The first list needs only the stored ids, for its order; the code for changes
 * is loaded with the first change, or with a list that has new matches of leagues at the top. When it cannot
 * be loaded, a notice says that the change was not made.
 */
export function createLateSticky(
  scope: Scope,
  deps: StickyTopDeps,
  load: () => Promise<StickyCode> = loadSticky,
): StickyTop {
  const stored = storedIds(parseJson(deps.device.get(deps.key)), deps.now())
  const made = scope.cell<StickyTop | null>(null)
  let loading: Promise<StickyTop> | null = null
  const loaded = (): Promise<StickyTop> =>
    (loading ??= load().then(({ createStickyTop }) => {
      const sticky = createStickyTop(scope, deps)
      made.set(sticky)
      return sticky
    }))
  const use = (command: (sticky: StickyTop) => void, onFailure: () => void): void => {
    const there = made.state$.value
    if (there !== null) command(there)
    else
      loaded().then(command, () => {
        loading = null
        onFailure()
      })
  }
  const tell = (): void => {
    deps.say('errors.transport.network')
  }
  return {
    lists$: stateFrom(
      () => made.state$.value?.lists$.value ?? stored,
      made.state$.pipe(switchMap((sticky) => sticky?.lists$ ?? of(stored))),
    ),
    toggleMatch: (list, match) => {
      use(({ toggleMatch }) => {
        toggleMatch(list, match)
      }, tell)
    },
    toggleLeague: (list, leagueId, count) => {
      use(({ toggleLeague }) => {
        toggleLeague(list, leagueId, count)
      }, tell)
    },
    note: (list) => {
      const leagues = (made.state$.value?.lists$.value ?? stored).get(list.key)?.leagueIds
      if (leagues === undefined || leagues.size === 0) return
      // When the code cannot be loaded, no notice is shown: the next list calls `note` again.
      use(
        ({ note }) => {
          note(list)
        },
        () => undefined,
      )
    },
  }
}

/** Only the ids of what `createStickyTop` stores; that function also validates the rest. */
function storedIds(raw: unknown, now: number): ReadonlyMap<string, StickyIds> {
  const lists = fieldOf(raw, 'lists')
  if (fieldOf(raw, 'version') !== 1 || !Array.isArray(lists)) return new Map()
  return new Map(
    lists.flatMap((list: unknown) => {
      if (!Array.isArray(list) || typeof list[0] !== 'string') return []
      const ids = {
        matchIds: timesOf(fieldOf(list[1], 'matchIds'), now),
        leagueIds: timesOf(fieldOf(list[1], 'leagueIds'), now),
      }
      return [[list[0], ids.matchIds.size + ids.leagueIds.size === 0 ? NOTHING_STICKY : ids] as const]
    }),
  )
}

function timesOf(entries: unknown, now: number): ReadonlyMap<string, number> {
  if (!Array.isArray(entries)) return new Map()
  return new Map(
    entries.flatMap((entry: unknown) => {
      const [id, at] = isList(entry) ? entry : []
      return typeof id === 'string' && typeof at === 'number' && now - at < STICKY_FOR_MS
        ? [[id, at] as const]
        : []
    }),
  )
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
