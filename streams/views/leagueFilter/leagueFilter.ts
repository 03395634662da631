import { concat, filter, type Observable, of, skip, startWith, Subject, switchMap, take, tap } from 'rxjs'
import { type LeagueTag, leaguesOfTag } from '../../domain/leagueTag.ts'
import type { BetType, LeagueChoice } from '../../domain/menu.ts'
import { failureReason } from '../../feeds/failureReason.ts'
import { MAX_LEAGUES } from '../../feeds/homeFilters/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { FeedReason } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Call } from '../../venues/call.ts'
import {
  type LeagueSection,
  leagueSections,
  limitOf,
  matchesIn,
  startingSelection,
} from './leagueSelection.ts'

export type LeagueFilterState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly reason: FeedReason }
  | { readonly is: 'loaded'; readonly leagues: readonly LeagueChoice[] }

export interface LeagueFilterView {
  readonly state: LeagueFilterState
  /** What is searched for among the leagues. */
  readonly text: string
  /** The leagues with that text. */
  readonly sections: readonly LeagueSection[]
  readonly selected: ReadonlySet<string>
  /** Groups of leagues that the list has leagues of. */
  readonly tags: readonly ShownTag[]
  readonly allSelected: boolean
  /** Number of matches in the selected leagues. */
  readonly matches: number
  /** Whether more leagues are selected than a list can be limited to. */
  readonly tooMany: boolean
}

export interface ShownTag extends Pick<LeagueTag, 'name' | 'icons'> {
  readonly leagueIds: readonly string[]
  /** Whether exactly its leagues are selected. */
  readonly chosen: boolean
}

export interface LeagueFilterModel {
  readonly view$: State$<LeagueFilterView>
  type(text: string): void
  toggle(leagueId: string): void
  /** Selects all leagues, or none when all are selected. */
  toggleAll(): void
  /** Selects these leagues and no others; or all, when that is what is selected. Unknown ones are left out. */
  selectOnly(leagueIds: readonly string[]): void
  /** The leagues to limit the list to; empty when all are selected. */
  limit(): readonly string[]
  retry(): void
}

interface LeagueFilterDeps {
  readonly ask: () => Call<readonly LeagueChoice[]>
  /** The leagues that the list is limited to; empty for all. */
  readonly chosen: readonly string[]
  readonly online$: State$<boolean>
  readonly tags$: State$<readonly LeagueTag[]>
  readonly betType: BetType
}

const LOADING: LeagueFilterState = { is: 'loading' }
const MAX_LETTERS = 50

/** The choice of leagues while it is open: loaded once, and again without a network as soon as there is one. */
export function createLeagueFilter(
  scope: Scope,
  { ask, chosen, online$, tags$, betType }: LeagueFilterDeps,
): LeagueFilterModel {
  const text = scope.cell('')
  const selected = scope.cell<ReadonlySet<string>>(new Set())
  const again$ = new Subject<'again'>()
  scope.onEnd(() => {
    again$.complete()
  })
  const load$ = (): Observable<LeagueFilterState> =>
    ask().pipe(
      switchMap((result): Observable<LeagueFilterState> => {
        if (result.ok) return of({ is: 'loaded', leagues: result.value })
        const failed$ = of<LeagueFilterState>({ is: 'failed', reason: failureReason(result.error) })
        const backOnline$ = online$.pipe(filter(Boolean), skip(online$.value ? 1 : 0), take(1))
        return concat(failed$, backOnline$.pipe(switchMap(load$)))
      }),
    )
  const state$ = scope.state<LeagueFilterState>(
    again$.pipe(
      startWith('first'),
      switchMap(() => concat(of(LOADING), load$())),
      tap((state) => {
        if (state.is === 'loaded') selected.set(startingSelection(state.leagues, chosen))
      }),
    ),
    LOADING,
  )
  const leagues = (): readonly LeagueChoice[] => (state$.value.is === 'loaded' ? state$.value.leagues : [])
  const ids = (): readonly string[] => leagues().map(({ id }) => id)
  return {
    view$: combineStates(
      { state: state$, text: text.state$, selected: selected.state$, tags: tags$ },
      ({ state, text: typed, selected: chosen, tags }): LeagueFilterView => {
        const all = state.is === 'loaded' ? state.leagues : []
        const limit = limitOf(all, chosen)
        return {
          state,
          text: typed,
          sections: leagueSections(all, typed),
          selected: chosen,
          tags: shownTags(tags, { leagues: all, selected: chosen, betType }),
          allSelected: all.length > 0 && all.every(({ id }) => chosen.has(id)),
          matches: matchesIn(all, chosen),
          tooMany: limit.length > MAX_LEAGUES,
        }
      },
    ),
    type: (typed) => {
      text.set(typed.slice(0, MAX_LETTERS))
    },
    toggle: (leagueId) => {
      if (!ids().includes(leagueId)) return
      selected.update((before) => {
        const next = new Set(before)
        if (!next.delete(leagueId)) next.add(leagueId)
        return next
      })
    },
    toggleAll: () => {
      selected.update((before) => new Set(ids().every((id) => before.has(id)) ? [] : ids()))
    },
    selectOnly: (wanted) => {
      const known = ids().filter((id) => wanted.includes(id))
      selected.update((before) => new Set(isExactly(before, known) ? ids() : known))
    },
    limit: () => limitOf(leagues(), selected.state$.value),
    retry: () => {
      again$.next('again')
    },
  }
}

interface TagContext {
  readonly leagues: readonly LeagueChoice[]
  readonly selected: ReadonlySet<string>
  readonly betType: BetType
}

/** The tags of this tab that the list has leagues of, and not all of its leagues. */
function shownTags(
  tags: readonly LeagueTag[],
  { leagues, selected, betType }: TagContext,
): readonly ShownTag[] {
  const seriesType = betType === 'champion' ? 'champion' : 'league'
  return tags
    .filter((tag) => tag.seriesType === seriesType)
    .filter(({ betTypes }) => betTypes.length === 0 || betTypes.includes(betType))
    .map((tag) => {
      const leagueIds = leaguesOfTag(tag, leagues)
      return { name: tag.name, icons: tag.icons, leagueIds, chosen: isExactly(selected, leagueIds) }
    })
    .filter(({ leagueIds }) => leagueIds.length > 0 && leagueIds.length < leagues.length)
}

function isExactly(selected: ReadonlySet<string>, ids: readonly string[]): boolean {
  return selected.size === ids.length && ids.every((id) => selected.has(id))
}
