import { filter, merge, startWith, Subject, switchMap, tap, throttleTime } from 'rxjs'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Leg } from '../../domain/leg.ts'
import type { Currency } from '../../domain/money.ts'
import type {
  ReservationPage,
  ReservationQuery,
  Reservations,
  ReserveTerms,
} from '../../venues/reservations.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { intervalByPush$, type PushFeed } from '../push/index.ts'
import { feedTimes } from '../times.ts'

/** A leg with the venue's present ids. */
export interface TermsQuestion {
  readonly leg: Leg
  readonly currency: Currency
}

/** The reservations of a member, and the terms of new ones. */
export interface ReservationsFeed {
  /** Polled while it has subscribers, and refreshed immediately after news of an order. */
  list$(query: ReservationQuery): State$<Feed<ReservationPage>>
  /** Polled while it has subscribers; `null` where nothing can be reserved. */
  terms$(question: TermsQuestion): State$<Feed<ReserveTerms | null>>
  /** Reads the lists again now. */
  refresh(): void
}

interface ReservationsDeps {
  readonly reservations: Pick<Reservations, 'list' | 'terms'>
  readonly push: Pick<PushFeed, 'events$' | 'brings$'>
  readonly conditions: PollConditions
  /** Called when a list has come. */
  readonly onListed: () => void
}

export function createReservationsFeed(
  scope: Scope,
  { reservations, push, conditions, onListed }: ReservationsDeps,
  {
    everyMs = feedTimes.reservationsEveryMs,
    pushedEveryMs = feedTimes.pushedOrdersEveryMs,
    termsEveryMs = feedTimes.reservationsEveryMs,
    graceMs = feedTimes.graceMs,
  } = {},
): ReservationsFeed {
  const every$ = intervalByPush$(push, pushedEveryMs, everyMs)
  const refresh$ = new Subject<'refresh'>()
  scope.onEnd(() => {
    refresh$.complete()
  })
  const pushed$ = push.events$.pipe(
    filter(({ type }) => type === 'order'),
    throttleTime(feedTimes.burstMs, undefined, { leading: true, trailing: true }),
  )
  // Not throttled: a list that was asked for before a change says nothing about the change.
  const news$ = merge(refresh$, pushed$)
  return {
    list$: keyed<ReservationQuery, Feed<ReservationPage>>(
      (query) => {
        let last: Feed<ReservationPage> = CONNECTING
        return news$.pipe(
          startWith('first'),
          switchMap(() => polledFeed$(() => reservations.list(query), { every$, conditions, initial: last })),
          tap((feed) => {
            // A refreshed feed begins with the list from before.
            const isNew = feed !== last
            last = feed
            if (isNew && feed.status === 'live') onListed()
          }),
          scope.bind(),
        )
      },
      { initial: () => CONNECTING, graceMs, keyOf: ({ shown, currency }) => `${shown} ${currency}` },
    ),
    terms$: keyed<TermsQuestion, Feed<ReserveTerms | null>>(
      ({ leg, currency }) =>
        polledFeed$(() => reservations.terms(leg, currency), {
          everyMs: termsEveryMs,
          conditions,
        }).pipe(scope.bind()),
      {
        initial: () => CONNECTING,
        graceMs: 0,
        keyOf: ({ leg, currency }) => [leg.choice.matchId, leg.wire.optionId, leg.timing, currency].join(' '),
      },
    ),
    refresh: () => {
      refresh$.next('refresh')
    },
  }
}
