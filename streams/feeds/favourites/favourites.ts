import {
  combineLatest,
  concat,
  defer,
  delay,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  merge,
  type Observable,
  startWith,
  Subject,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Match } from '../../domain/match.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import { type Cell, constant, mapState, type State$ } from '../../kernel/state.ts'
import type { AfterFirstList } from '../../link/firstListGate.ts'
import type { Favourites } from '../../venues/favourites.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'
import {
  type FavouriteChoice,
  type FavouriteChoices,
  firstUnsaved,
  isFavourite,
  isFavouriteLeague,
  NO_CHOICES,
  replaced,
  withChoice,
} from './choices.ts'
import type { KeptChoices } from './keptChoices.ts'

export interface FavouritesFeed {
  /** False at a venue without favourites. */
  readonly offered: boolean
  /** What was chosen here; `isFavourite` adds what lists report. */
  readonly choices$: State$<FavouriteChoices>
  /** The number of favourites, polled while it has subscribers; `null` until known. */
  readonly count$: State$<number | null>
  toggleMatch(match: Pick<Match, 'id' | 'league' | 'favourite'>): void
  toggleLeague(league: Pick<Match['league'], 'id' | 'favourite'>): void
}

/** Stands in at a venue without favourites. */
export const NO_FAVOURITES: FavouritesFeed = {
  offered: false,
  choices$: constant(NO_CHOICES),
  count$: constant(null),
  toggleMatch: () => undefined,
  toggleLeague: () => undefined,
}

/** Matches as the venue reports them. */
export interface ReportedMatches {
  readonly matches: readonly { readonly match: Match }[]
  /** The venue's time, ms. */
  readonly at: number
}

interface FavouritesDeps {
  readonly favourites: Pick<Favourites, 'set' | 'count'>
  readonly kept: KeptChoices
  /** Every received list and detail. */
  readonly answers$: Observable<ReportedMatches>
  readonly conditions: PollConditions
  readonly afterFirstList$: AfterFirstList
  /** Called when the venue has refused a choice, which is undone. */
  readonly onRefused: (failure: Failure) => void
}

/** The book applies an answer within this time, ms. */
const SHOWN_MS = 1000

/**
 * The member's choices of favourites. A choice is shown at once and sent to the venue, one after the other in
 * their order, because a league takes its matches with it. Of quick changes only the last one is sent. Without
 * an answer it is sent again, also after a reload, since it says what is wanted and not what to change. A refused
 * choice is undone.
 */
export function createFavouritesFeed(
  scope: Scope,
  { favourites, kept, answers$, conditions, afterFirstList$, onRefused }: FavouritesDeps,
  {
    againMs = feedTimes.againEveryMs,
    countEveryMs = feedTimes.menuEveryMs,
    graceMs = feedTimes.graceMs,
  } = {},
): FavouritesFeed {
  const choices = scope.cell(kept.read())
  const saved$ = new Subject<'saved'>()
  scope.onEnd(() => {
    saved$.complete()
  })

  const sendAll$ = createSending({ favourites, conditions, onRefused }, { choices, saved$, againMs })
  // A choice is no longer needed once the book has what a later list reports.
  const reported$ = answers$.pipe(
    filter(() => choices.state$.value.size > 0),
    delay(SHOWN_MS),
    tap((answer) => {
      choices.update((known) => withoutReported(known, answer))
    }),
  )
  scope.run(
    merge(
      // Before the sending, which may change the choices while they are emitted.
      choices.state$.pipe(tap(kept.keep)),
      choices.state$.pipe(
        filter((known) => firstUnsaved(known) !== undefined),
        exhaustMap(sendAll$),
      ),
      reported$,
    ),
  )

  const choose = (choice: Omit<FavouriteChoice, 'savedAt'>): void => {
    choices.update((known) => withChoice(known, { ...choice, savedAt: null }))
  }
  return {
    offered: true,
    choices$: choices.state$,
    count$: createCount$(
      scope,
      { favourites, conditions, afterFirstList$, saved$ },
      { countEveryMs, graceMs },
    ),
    toggleMatch: (match) => {
      choose({
        target: { type: 'match', id: match.id },
        leagueId: match.league.id,
        on: !isFavourite(choices.state$.value, match),
      })
    },
    toggleLeague: (league) => {
      choose({
        target: { type: 'league', id: league.id },
        leagueId: league.id,
        on: !isFavouriteLeague(choices.state$.value, league),
      })
    },
  }
}

/** Sends the choices that the venue does not have yet, in their order, until there are none. */
function createSending(
  { favourites, conditions, onRefused }: Pick<FavouritesDeps, 'favourites' | 'conditions' | 'onRefused'>,
  {
    choices,
    saved$,
    againMs,
  }: {
    readonly choices: Cell<FavouriteChoices>
    readonly saved$: Subject<'saved'>
    readonly againMs: number
  },
): () => Observable<unknown> {
  const whenPossible$ = defer(() => timer(againMs)).pipe(
    switchMap(() => combineLatest([conditions.active$, conditions.rateLimited$])),
    filter(([active, held]) => active && !held),
    take(1),
    ignoreElements(),
  )
  const send$ = (choice: FavouriteChoice): Observable<unknown> =>
    favourites.set(choice.target, choice.on).pipe(
      switchMap((result) => {
        if (!result.ok && result.error.type === 'transport') return whenPossible$
        const by = result.ok ? { ...choice, savedAt: result.value.at } : null
        const before = choices.state$.value
        choices.update((known) => replaced(known, choice, by))
        if (result.ok) saved$.next('saved')
        else if (choices.state$.value !== before) onRefused(result.error)
        return EMPTY
      }),
    )
  const sendAll$ = (): Observable<unknown> =>
    defer(() => {
      const choice = firstUnsaved(choices.state$.value)
      return choice === undefined ? EMPTY : concat(send$(choice), sendAll$())
    })
  return sendAll$
}

/** Counted again after each saved choice. */
function createCount$(
  scope: Scope,
  {
    favourites,
    conditions,
    afterFirstList$,
    saved$,
  }: Pick<FavouritesDeps, 'favourites' | 'conditions' | 'afterFirstList$'> & {
    readonly saved$: Observable<'saved'>
  },
  { countEveryMs, graceMs }: { readonly countEveryMs: number; readonly graceMs: number },
): State$<number | null> {
  let last: Feed<number> = CONNECTING
  const counted$ = shareState<Feed<number>>(
    afterFirstList$(() => saved$.pipe(startWith('first'))).pipe(
      switchMap(() =>
        polledFeed$(() => favourites.count(), { everyMs: countEveryMs, conditions, initial: last }),
      ),
      tap((feed) => {
        last = feed
      }),
      scope.bind(),
    ),
    { initial: CONNECTING, graceMs },
  )
  return mapState(counted$, ({ value }) => value ?? null)
}

function withoutReported(choices: FavouriteChoices, { matches, at }: ReportedMatches): FavouriteChoices {
  let left = choices
  for (const choice of choices.values()) {
    const { target, savedAt } = choice
    if (savedAt === null || savedAt > at) continue
    const reported = matches.some(
      ({ match }) => (target.type === 'match' ? match.id : match.league.id) === target.id,
    )
    if (reported) left = replaced(left, choice, null)
  }
  return left
}
