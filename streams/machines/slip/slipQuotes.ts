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
import { offeredKeys, SINGLE_SERIES } from '../../domain/parlay.ts'
import type { Quote } from '../../domain/quote.ts'
import { poll, type PollOptions } from '../../kernel/poll.ts'
import type { Scope } from '../../kernel/scope.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Betting } from '../../venues/betting.ts'
import type { Call } from '../../venues/call.ts'
import type { VenueRules } from '../../venues/venue.ts'
import { legKey } from './legKeys.ts'
import type { Slip } from './slip.ts'

/** The last quote and the last failure. The quote is kept while a newer one is requested. */
export interface QuoteState {
  readonly quote: Quote | null
  readonly failure: Failure | null
}

export interface QuoteDeps {
  readonly bets: Pick<Betting, 'quote'>
  readonly rules: Pick<VenueRules, 'parlay'>
  readonly slip$: State$<Slip>
  readonly open$: State$<boolean>
  /** Emits when a price of these matches has changed, so that a quote is requested at once. */
  readonly priceMoved$: Observable<unknown>
  readonly polling: Pick<PollOptions<unknown>, 'active$' | 'rateLimited$' | 'slowdown$' | 'random' | 'now'>
}

export interface QuoteOptions {
  readonly openEveryMs: number
  readonly closedEveryMs: number
  /** The least time between two quotes for changed prices, in the open sheet. */
  readonly movedThrottleMs: number
  /** The same while the sheet is closed: its bar stands beside the prices of the screen. */
  readonly closedThrottleMs: number
  readonly jitter: number
}

export const QUOTE_DEFAULTS: QuoteOptions = {
  openEveryMs: 5000,
  closedEveryMs: 15_000,
  movedThrottleMs: 300,
  closedThrottleMs: 2000,
  jitter: 0.1,
}

/** Requests quotes for the slip: at once when its legs or a price change, and by polling. */
export function createSlipQuotes$(
  scope: Scope,
  { bets, rules, slip$, open$, priceMoved$, polling }: QuoteDeps,
  options: QuoteOptions = QUOTE_DEFAULTS,
): State$<QuoteState> {
  const held = scope.cell<QuoteState>({ quote: null, failure: null })
  const awaited = scope.cell(false)
  const wanted$ = combineStates(
    { slip$, open$ },
    ({ slip$: slip, open$: open }) => ({ slip, open, key: requestKey(slip, open) }),
    (a, b) => a.key === b.key,
  )
  const ask = (slip: Slip): Call<Quote> => {
    const several = rules.parlay === null ? [] : offeredKeys(slip.legs.length)
    return bets.quote(slip.legs, [SINGLE_SERIES, ...several], slip.currency).pipe(
      tap({
        complete: () => {
          awaited.set(false)
        },
      }),
    )
  }
  // A price change aborts the pending request, so the next one waits for an answer; otherwise frequent
  // changes would prevent any answer.
  const hints$ = (throttleMs: number) =>
    priceMoved$.pipe(
      throttle(() => forkJoin([timer(throttleMs), awaited.state$.pipe(first((waits) => !waits))]), {
        leading: true,
        trailing: true,
      }),
    )

  scope.run(
    wanted$.pipe(
      distinctUntilChanged((a, b) => a.key === b.key),
      switchMap(({ open }) => {
        if (slip$.value.legs.length === 0) {
          held.set({ quote: null, failure: null })
          return EMPTY
        }
        return merge(of(null), hints$(open ? options.movedThrottleMs : options.closedThrottleMs)).pipe(
          switchMap(() => {
            awaited.set(true)
            // Reads the present slip, because agreed prices are part of the request and may have changed.
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
  const legs = slip.legs.map(({ choice }) => `${legKey(choice)}@${choice.handle ?? ''}@${choice.line ?? ''}`)
  return [open, slip.currency, ...legs].join(' ')
}
