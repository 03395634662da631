import {
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  filter,
  finalize,
  map,
  merge,
  type Observable,
  of,
  switchMap,
  tap,
} from 'rxjs'
import type { Currency } from '../domain/money.ts'
import type { Scope } from '../kernel/scope.ts'
import { betMatches, type BetMatch, goalNotices$ } from '../views/betNews/goalNotices.ts'
import { type BetNotice, orderNotices$ } from '../views/betNews/orderNotices.ts'
import { keptMatches } from './keptMatches.ts'
import type { VenueParts } from './venueParts.ts'
import { TEXT_LANGUAGES } from './textLanguages.ts'
import type { VenueCore } from './venueCore.ts'

export interface BetNewsStreams {
  /** Notices about the member's bets and goals in their matches; each is shown when it is emitted. */
  readonly notices$: Observable<BetNotice>
}

/** Notices about bets. Both kinds can be turned off in the settings. */
export function betNewsStreams(scope: Scope, core: VenueCore, part: VenueParts): BetNewsStreams {
  const { venue, push, orders, settings, notices } = core
  const watched = scope.cell<readonly string[]>([])
  push.watch(watched.state$)
  const isOn$ = (name: 'betNews' | 'goalNews'): Observable<boolean> =>
    settings.settings$.pipe(
      map((chosen) => chosen[name] === 'on'),
      distinctUntilChanged(),
    )

  const ofOrders$ = isOn$('betNews').pipe(
    switchMap((on) =>
      on
        ? orderNotices$(
            push.events$.pipe(
              filter((event) => event.type === 'order'),
              map(({ bet }) => bet),
            ),
            () => TEXT_LANGUAGES[settings.settings$.value.language],
          )
        : EMPTY,
    ),
  )

  /** Only members with open bets ask for the list of them. */
  const matchesIn$ = (currency: Currency): Observable<readonly BetMatch[]> =>
    orders.openCount$(currency).pipe(
      map((count) => (count ?? 0) > 0),
      distinctUntilChanged(),
      switchMap((any) =>
        any ? orders.open$(currency).pipe(map(({ value }) => betMatches(value?.orders ?? []))) : of([]),
      ),
    )
  const matches$ = combineLatest(venue.rules.currencies.map(matchesIn$)).pipe(
    map((lists) => lists.flat()),
    distinctUntilChanged(sameMatches),
    tap((matches) => {
      watched.set(matches.map(({ matchId }) => matchId))
    }),
    finalize(() => {
      watched.set([])
    }),
  )
  const ofGoals$ = isOn$('goalNews').pipe(
    switchMap((on) =>
      on ? goalNotices$({ matches$, events$: push.events$, match$: part(keptMatches).match$ }) : EMPTY,
    ),
  )

  return {
    notices$: merge(ofOrders$, ofGoals$).pipe(
      tap(({ textKey, params }) => {
        notices.say(textKey, params)
      }),
    ),
  }
}

function sameMatches(one: readonly BetMatch[], other: readonly BetMatch[]): boolean {
  return one.length === other.length && one.every(({ matchId }, index) => matchId === other[index]?.matchId)
}
