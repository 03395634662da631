import type { MarketKey } from '../../domain/market.ts'
import type { Match } from '../../domain/match.ts'
import type { MarketCategory } from '../../domain/menu.ts'
import type { MarketLayout } from '../../feeds/odds/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { type Feed, type FeedReason, interrupted } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import { ALL_CATEGORY, type MarketSection, marketSections, sameSections } from './marketSections.ts'

/** The match detail: who plays, how it stands, and the markets of the chosen tab. */
export interface MatchView {
  readonly match: Feed<Match>
  readonly categories: readonly { readonly id: string; readonly name: string; readonly count: number }[]
  readonly category: string
  readonly sections: readonly MarketSection[]
  /** False until the markets have come once. */
  readonly marketsKnown: boolean
}

export interface MatchDeps {
  readonly match$: State$<Feed<Match>>
  /** Keeps the detail coming while the screen is open. */
  readonly detail$: State$<Feed<unknown>>
  readonly layout$: State$<readonly MarketLayout[]>
  readonly categories$: State$<Feed<readonly MarketCategory[]>>
}

export interface MatchModel {
  readonly view$: State$<MatchView>
  setCategory(id: string): void
  toggleMarket(key: MarketKey): void
}

const ALL: MarketCategory = { id: ALL_CATEGORY, name: '', playIds: [] }

export function createMatch(scope: Scope, { match$, detail$, layout$, categories$ }: MatchDeps): MatchModel {
  const category = scope.cell(ALL_CATEGORY)
  const folded = scope.cell<ReadonlySet<MarketKey>>(new Set())
  const known$ = mapState(detail$, (detail) => detail.value !== undefined)
  const refusal$ = mapState(detail$, (detail) => (detail.status === 'failed' ? detail.reason : null))
  const sections$ = combineStates(
    { markets: layout$, categories: categories$, category: category.state$, folded: folded.state$ },
    (now) =>
      marketSections(
        now.markets,
        now.categories.value?.find(({ id }) => id === now.category),
        now.folded,
      ),
    sameSections,
  )
  const tabs$ = combineStates({ markets: layout$, categories: categories$ }, tabsOf, sameTabs)
  return {
    view$: combineStates(
      {
        match: match$,
        refusal: refusal$,
        tabs: tabs$,
        category: category.state$,
        sections: sections$,
        known: known$,
      },
      ({ match, refusal, tabs, category: chosen, sections, known }): MatchView => ({
        match: heardOf(match, refusal),
        categories: tabs,
        category: chosen,
        sections,
        marketsKnown: known,
      }),
    ),
    setCategory: category.set,
    toggleMarket: (key) => {
      folded.update((keys) => {
        const next = new Set(keys)
        if (!next.delete(key)) next.add(key)
        return next
      })
    },
  }
}

/** What the book knows of the match; while it has never heard of it, why the detail does not come. */
function heardOf(match: Feed<Match>, refusal: FeedReason | null): Feed<Match> {
  return match.status === 'connecting' && refusal !== null ? interrupted<Match>(match, refusal) : match
}

function tabsOf(now: {
  readonly markets: readonly MarketLayout[]
  readonly categories: Feed<readonly MarketCategory[]>
}): MatchView['categories'] {
  return [ALL, ...partsOf(now.categories.value ?? [])].map((tab) => ({
    id: tab.id,
    name: tab.name,
    count: marketSections(now.markets, tab.id === ALL_CATEGORY ? undefined : tab, new Set()).length,
  }))
}

/** The venue's categories without one that holds all of the others' plays: our own first tab shows those. */
function partsOf(categories: readonly MarketCategory[]): readonly MarketCategory[] {
  const plays = new Set(categories.flatMap(({ playIds }) => playIds))
  return categories.filter(({ id, playIds }) => id !== ALL_CATEGORY && new Set(playIds).size < plays.size)
}

function sameTabs(a: MatchView['categories'], b: MatchView['categories']): boolean {
  return (
    a.length === b.length &&
    a.every(
      (tab, index) => tab.id === b[index]?.id && tab.count === b[index].count && tab.name === b[index].name,
    )
  )
}
