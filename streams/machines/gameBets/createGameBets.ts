import { catchError, concat, defaultIfEmpty, defer, type Observable, of, take, tap } from 'rxjs'
import { err } from '../../domain/result.ts'
import type { GameBet, GameBetCall, OwnGameBet, TakenGameBet } from '../../domain/rounds/gameBet.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import { transportFailure } from '../../link/exchange.ts'
import type { Call } from '../../venues/call.ts'
import type { LookUpBets } from '../../venues/gameRecords.ts'
import { afterGameBets } from '../../venues/productFailure.ts'
import { isBlocked, sent, type SentCall, transition } from './gameBets.ts'
import type { GameBetStore } from './gameBetStore.ts'
import { createHeldCalls } from './heldCalls.ts'
import { createCallLookUps, type LookUpTimes } from './lookUpCalls.ts'

interface GameBetsDeps {
  readonly lookUp: LookUpBets
  readonly store: GameBetStore
  /** News of own bets, pushed. */
  readonly told$: Observable<OwnGameBet>
}

/** The defaults (docs/games/rounds.md, 5.2). */
export const LOOK_UP_TIMES: LookUpTimes = { everyMs: 1000, oftenForMs: 10_000, slowEveryMs: 5000 }

/** The bets of a member at one product. */
export interface GameBets {
  /** The calls that were made or resumed and not dismissed, newest first. */
  readonly calls$: State$<readonly SentCall[]>
  /** Whether a bet on this selection of the round has no outcome yet. */
  isBlocked(game: string, bet: Pick<GameBet, 'round' | 'selection'>): boolean
  /**
   * Makes the call once by subscribing to `send$`, which emits the accepted bets. `notStored`: nothing was sent,
   * because the call could not be stored on the device. `blocked`: nothing was sent, because a selection has a bet
   * without an outcome.
   */
  place(call: GameBetCall, send$: Call<readonly TakenGameBet[]>): 'sent' | 'notStored' | 'blocked'
  /** Removes a call with an outcome; an open one is kept. */
  dismiss(callId: string): void
}

/** Sends bets once, and looks them up until their outcome is known, also after the page was loaded again. */
export function createGameBets(
  scope: Scope,
  { lookUp, store, told$ }: GameBetsDeps,
  times: LookUpTimes = LOOK_UP_TIMES,
): GameBets {
  const held = createHeldCalls(scope, store)
  const { ask$, follow$ } = createCallLookUps(held, lookUp, times)
  const calls = (): readonly SentCall[] => held.calls$.value

  const send$ = (id: string, answer$: Call<readonly TakenGameBet[]>): Observable<unknown> =>
    defer(() => answer$).pipe(
      take(1),
      // An unexpected error after sending, or an end without an answer, is a missing answer.
      catchError(() => of(err(transportFailure('network')))),
      defaultIfEmpty(err(transportFailure('network'))),
      tap((result) => {
        held.apply(
          id,
          result.ok
            ? { type: 'answered', taken: result.value }
            : { type: 'failed', failure: afterGameBets(result.error) },
        )
      }),
    )

  for (const stored of store.load()) {
    const { id } = stored.call
    held.add(transition(stored, { type: 'reloaded' }))
    scope.run(concat(ask$(id), follow$(id)))
  }
  scope.run(
    told$.pipe(
      tap((taken) => {
        for (const { call } of calls()) {
          const isOwn = call.bets.some(({ clientId }) => clientId === taken.clientId)
          if (isOwn) held.apply(call.id, { type: 'told', taken })
        }
      }),
    ),
  )

  return {
    calls$: held.calls$,
    isBlocked: (game, bet) => isBlocked(calls(), game, bet),
    place: (call, answer$) => {
      if (held.find(call.id) !== undefined) return 'sent'
      if (call.bets.some((bet) => isBlocked(calls(), call.game, bet))) return 'blocked'
      const sending = sent(call)
      if (!store.save(sending)) return 'notStored'
      held.add(sending)
      scope.run(concat(send$(call.id, answer$), follow$(call.id)))
      return 'sent'
    },
    dismiss: held.dismiss,
  }
}
