import {
  distinctUntilChanged,
  EMPTY,
  first,
  forkJoin,
  merge,
  type Observable,
  of,
  switchMap,
  tap,
  throttle,
  timer,
} from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import { seriesCodes, SINGLE_SERIES } from '../../domain/parlay.ts'
import type { Quote } from '../../domain/quote.ts'
import { poll, type PollOptions } from '../../kernel/poll.ts'
import type { Scope } from '../../kernel/scope.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { State$ } from '../../kernel/state.ts'
import { legKey, type Slip } from '../../machines/slip/slip.ts'
import type { Call, Venue } from '../../venues/venue.ts'

/** What is known of the slip's prices and limits. The last quote stays while a newer one is asked for. */
export interface QuoteStanding {
  readonly quote: Quote | null
  readonly failure: Failure | null
}

export interface QuoteDeps {
  readonly venue: Pick<Venue, 'quote'>
  readonly slip$: State$<Slip>
  readonly open$: State$<boolean>
  /** Something about these matches' prices has moved: worth asking at once. */
  readonly priceMoved$: Observable<unknown>
  readonly polling: Pick<PollOptions<unknown>, 'active$' | 'slowdown$' | 'random' | 'now'>
}

export interface QuoteOptions {
  readonly openEveryMs: number
  readonly closedEveryMs: number
  readonly movedThrottleMs: number
  readonly jitter: number
}

export const QUOTE_DEFAULTS: QuoteOptions = {
  openEveryMs: 5000,
  closedEveryMs: 15_000,
  movedThrottleMs: 300,
  jitter: 0.1,
}

/** Asks for the slip's quote: at once when its legs change or a price moves, and again by time. */
export function createSlipQuotes$(
  scope: Scope,
  { venue, slip$, open$, priceMoved$, polling }: QuoteDeps,
  options: QuoteOptions = QUOTE_DEFAULTS,
): State$<QuoteStanding> {
  const held = scope.cell<QuoteStanding>({ quote: null, failure: null })
  const awaited = scope.cell(false)
  const wanted$ = combineStates(
    { slip$, open$ },
    ({ slip$: slip, open$: open }) => ({ slip, open, key: requestKey(slip, open) }),
    (a, b) => a.key === b.key,
  )
  const ask = (slip: Slip): Call<Quote> => {
    const series = [SINGLE_SERIES, ...seriesCodes(slip.legs.length)]
    return venue.quote(slip.legs, series, slip.currency).pipe(
      tap({
        complete: () => {
          awaited.set(false)
        },
      }),
    )
  }
  // A hint cuts short the request under way, so the next one waits for an answer: prices that never rest
  // would otherwise keep any answer from coming.
  const hint$ = priceMoved$.pipe(
    throttle(
      () => forkJoin([timer(options.movedThrottleMs), awaited.state$.pipe(first((waits) => !waits))]),
      {
        leading: true,
        trailing: true,
      },
    ),
  )

  scope.run(
    wanted$.pipe(
      distinctUntilChanged((a, b) => a.key === b.key),
      switchMap(({ open }) => {
        if (slip$.value.legs.length === 0) {
          held.set({ quote: null, failure: null })
          return EMPTY
        }
        return merge(of(null), open ? hint$ : EMPTY).pipe(
          switchMap(() => {
            awaited.set(true)
            // The slip of the moment: an agreed price may have changed since, and the request names it.
            return poll(() => ask(slip$.value), {
              ...polling,
              everyMs: open ? options.openEveryMs : options.closedEveryMs,
              jitter: options.jitter,
            })
          }),
        )
      }),
      tap((result) => {
        held.update((before) =>
          result.ok ? { quote: result.value, failure: null } : { ...before, failure: result.error },
        )
      }),
    ),
  )
  return held.state$
}

function requestKey(slip: Slip, open: boolean): string {
  const legs = slip.legs.map(({ choice }) => `${legKey(choice)}@${choice.slot}@${choice.line ?? ''}`)
  return [open, slip.currency, ...legs].join(' ')
}
