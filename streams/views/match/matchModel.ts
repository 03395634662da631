import { filter, map, scan } from 'rxjs'
import type { MarketKey } from '../../domain/market.ts'
import type { Match } from '../../domain/match.ts'
import type { MarketCategory } from '../../domain/menu.ts'
import type { MatchDetail } from '../../feeds/detail/index.ts'
import type { MarketLayout } from '../../feeds/odds/index.ts'
import type { PinnedMarkets } from '../../feeds/pinnedMarkets/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { type Feed, type FeedReason, interrupted } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import { type MatchNotice, matchNotice$ } from './matchNotices.ts'
import { ALL_CATEGORY, type MarketSection, marketSections, sameSections } from './marketSections.ts'

/** The match detail: teams, score, and the markets of the chosen tab. */
export interface MatchView {
  readonly match: Feed<Match>
  readonly categories: readonly { readonly id: string; readonly name: string; readonly count: number }[]
  readonly category: string
  readonly sections: readonly MarketSection[]
  /** False until all markets are in `sections`; before, those that a list has shown may be there. */
  readonly marketsKnown: boolean
}

export interface MatchDeps {
  readonly match$: State$<Feed<Match>>
  /** Polls the detail while the screen is open. */
  readonly detail$: State$<Feed<Pick<MatchDetail, 'marketsAt'>>>
  readonly layout$: State$<readonly MarketLayout[]>
  /** The venue's time of the last detail that is in `layout$`. */
  readonly wholeAt$: State$<number | null>
  readonly categories$: State$<Feed<readonly MarketCategory[]>>
  readonly pins: PinnedMarkets
}

export interface MatchModel {
  readonly view$: State$<MatchView>
  /** The match alone, as it is now; `null` until it is known. */
  readonly now$: State$<{ readonly match: Match } | null>
  /** What has just happened in the match, for a few seconds. */
  readonly notice$: State$<MatchNotice | null>
  setCategory(id: string): void
  toggleMarket(key: MarketKey): void
  /** Collapses all markets of the chosen tab, or shows all. */
  foldAll(folded: boolean): void
  togglePin(key: MarketKey): void
}

const ALL: MarketCategory = { id: ALL_CATEGORY, name: '', playIds: [] }

export function createMatch(
  scope: Scope,
  { match$, detail$, layout$, wholeAt$, categories$, pins }: MatchDeps,
): MatchModel {
  const category = scope.cell(ALL_CATEGORY)
  const toggled = scope.cell<ReadonlySet<MarketKey>>(new Set())
  const shown$ = scope.state(layout$.pipe(scan(withFirstFolds, NOTHING_SHOWN)), NOTHING_SHOWN)
  // The book emits an answer one frame after the detail, so the markets are shown only when the book has it too.
  // From then on later answers update them in place.
  const known$ = scope.state(
    combineStates({ detail: detail$, wholeAt: wholeAt$ }, isWhole).pipe(
      scan((known, whole) => known || whole, false),
    ),
    false,
  )
  const refusal$ = mapState(detail$, (detail) => (detail.status === 'failed' ? detail.reason : null))
  const sections$ = combineStates(
    {
      shown: shown$,
      categories: categories$,
      category: category.state$,
      toggled: toggled.state$,
      pinned: pins.pinned$,
    },
    (layout) =>
      marketSections(
        layout.shown.markets,
        layout.categories.value?.find(({ id }) => id === layout.category),
        { folded: eitherOf(layout.shown.foldedAtFirst, layout.toggled), pinned: layout.pinned },
      ),
    sameSections,
  )
  const tabs$ = combineStates({ markets: layout$, categories: categories$ }, tabsOf, sameTabs)
  const known = (match: Match | undefined): match is Match => match !== undefined
  return {
    notice$: scope.state(
      matchNotice$(
        match$.pipe(
          map(({ value }) => value),
          filter(known),
        ),
      ),
      null,
    ),
    now$: mapState(
      match$,
      ({ value }) => (value === undefined ? null : { match: value }),
      (a, b) => a?.match === b?.match,
    ),
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
        match: withRefusal(match, refusal),
        categories: tabs,
        category: chosen,
        sections,
        marketsKnown: known,
      }),
    ),
    setCategory: category.set,
    toggleMarket: (key) => {
      toggled.update((keys) => {
        const next = new Set(keys)
        if (!next.delete(key)) next.add(key)
        return next
      })
    },
    foldAll: (folded) => {
      const different = sections$.value.filter((section) => section.folded !== folded)
      toggled.update((keys) => eitherOf(keys, new Set(different.map(({ key }) => key))))
    },
    togglePin: pins.toggle,
  }
}

/** Whether the layout contains all markets of an answer that came while this page is open. */
function isWhole({
  detail,
  wholeAt,
}: {
  readonly detail: Feed<Pick<MatchDetail, 'marketsAt'>>
  readonly wholeAt: number | null
}): boolean {
  return detail.value !== undefined && wholeAt !== null && wholeAt >= detail.value.marketsAt
}

interface Shown {
  readonly markets: readonly MarketLayout[]
  readonly known: ReadonlySet<MarketKey>
  /** The markets that were closed when they were first shown. */
  readonly foldedAtFirst: ReadonlySet<MarketKey>
}

const NOTHING_SHOWN: Shown = { markets: [], known: new Set(), foldedAtFirst: new Set() }

/**
 * A market that is closed when the page opens is collapsed initially, below all others. One that closes later
 * stays as it is, so that the layout does not shift.
 */
function withFirstFolds({ known, foldedAtFirst }: Shown, markets: readonly MarketLayout[]): Shown {
  const added = markets.filter(({ key }) => !known.has(key))
  const closed = added.filter((market) => market.closed)
  const folded =
    closed.length === 0 ? foldedAtFirst : new Set([...foldedAtFirst, ...closed.map(({ key }) => key)])
  return {
    markets: markets.toSorted((one, other) => Number(folded.has(one.key)) - Number(folded.has(other.key))),
    known: added.length === 0 ? known : new Set([...known, ...added.map(({ key }) => key)]),
    foldedAtFirst: folded,
  }
}

/** The symmetric difference of two sets. */
function eitherOf(a: ReadonlySet<MarketKey>, b: ReadonlySet<MarketKey>): ReadonlySet<MarketKey> {
  return new Set([...a, ...b].filter((key) => a.has(key) !== b.has(key)))
}

/** The match from the book; before it is known, a failure of the detail is shown instead. */
function withRefusal(match: Feed<Match>, refusal: FeedReason | null): Feed<Match> {
  return match.status === 'connecting' && refusal !== null ? interrupted<Match>(match, refusal) : match
}

function tabsOf(now: {
  readonly markets: readonly MarketLayout[]
  readonly categories: Feed<readonly MarketCategory[]>
}): MatchView['categories'] {
  return [ALL, ...partsOf(now.categories.value ?? [])].map((tab) => ({
    id: tab.id,
    name: tab.name,
    count: marketSections(now.markets, tab.id === ALL_CATEGORY ? undefined : tab, NO_LOOK).length,
  }))
}

/** The venue's categories, without one that contains all plays, since the first tab has those. */
function partsOf(categories: readonly MarketCategory[]): readonly MarketCategory[] {
  const plays = new Set(categories.flatMap(({ playIds }) => playIds))
  return categories.filter(({ id, playIds }) => id !== ALL_CATEGORY && new Set(playIds).size < plays.size)
}

const NO_LOOK = { folded: new Set<MarketKey>(), pinned: [] }

function sameTabs(a: MatchView['categories'], b: MatchView['categories']): boolean {
  return (
    a.length === b.length &&
    a.every(
      (tab, index) => tab.id === b[index]?.id && tab.count === b[index].count && tab.name === b[index].name,
    )
  )
}
