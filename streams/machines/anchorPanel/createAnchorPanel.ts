import {
  concat,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  of,
  Subject,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs'
import { type AnchorGame, type AnchorOption, optionsOf } from '../../domain/anchorGames/games.ts'
import type { Failure } from '../../domain/failure.ts'
import { type Currency, MINOR_PER_UNIT, money } from '../../domain/money.ts'
import type { GameBetCall, TakenGameBet } from '../../domain/rounds/gameBet.ts'
import type { Round } from '../../domain/rounds/round.ts'
import {
  betValidUntil,
  nextInstant,
  roundPhase,
  type RoundPhase,
  takesBets,
} from '../../domain/rounds/roundPhase.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Call } from '../../venues/call.ts'
import type { GameBets } from '../gameBets/createGameBets.ts'
import type { SentCall } from '../gameBets/gameBets.ts'
import {
  type PanelAction,
  panelAction,
  panelAfter,
  type PanelEvent,
  type PanelStakes,
  type PanelState,
  panelState,
} from './panel.ts'
import { EXIT_TIMES, type ExitTimes, panelExit } from './panelExit.ts'
import { playing$, type Playing } from './playing.ts'

/** The panel of one game in one room. */
export interface AnchorPanel {
  readonly state$: State$<PanelState>
  /** Phase of the present round by the clock; `null` while there is no round. */
  readonly phase$: State$<RoundPhase | null>
  readonly action$: State$<PanelAction>
  /** The animation that is running; `null` before and after it. */
  readonly playing$: State$<Playing | null>
  /** Chooses an option, changes its stake to the present amount, or takes it back. */
  tap(option: AnchorOption): void
  setAmount(units: number): void
  setCurrency(currency: Currency, units: number): void
  /**
   * Sends what is chosen, once. False when nothing was sent: there is nothing to send, the label of the button has just
   * changed, the round takes no more bets, or an earlier bet on the same option has no outcome yet.
   */
  confirm(): boolean
}

interface PanelDeps {
  readonly game: AnchorGame
  /** The present round. */
  readonly round$: State$<Round | null>
  /** The present price of an option, × 100 000; `null` when it is not known. */
  readonly oddsOf: (option: AnchorOption) => number | null
  readonly bets: Pick<GameBets, 'calls$' | 'isBlocked' | 'place'>
  readonly send: (call: GameBetCall) => Call<readonly TakenGameBet[]>
  /** Failures of calls of the games, except refusals of bets, which `bets` reports. */
  readonly failures$: Observable<Failure>
  /** Whether pictures may move. */
  readonly moves$: State$<boolean>
  /** Platform time, ms, and its rate. */
  readonly now: () => number
  readonly rate: () => number
  /** Local ms. */
  readonly localNow: () => number
  /** Local ms until a platform time. */
  readonly msUntil: (at: number) => number
  readonly newId: () => string
  readonly first: { readonly currency: Currency; readonly units: number }
}

interface PanelOptions {
  readonly exits?: ExitTimes
  /** How long taps are ignored after the button's label has changed, ms. */
  readonly labelGuardMs?: number
}

export const LABEL_GUARD_MS = 500
/** In a game with exactly two options, a change of the amount also changes what is already chosen. */
const FOLLOWING_OPTIONS = 2

export function createAnchorPanel(
  scope: Scope,
  deps: PanelDeps,
  { exits = EXIT_TIMES, labelGuardMs = LABEL_GUARD_MS }: PanelOptions = {},
): AnchorPanel {
  const { game, round$, bets, now, localNow } = deps
  const state = scope.cell(panelState(deps.first.currency, deps.first.units))
  const events$ = new Subject<PanelEvent>()
  const apply = (event: PanelEvent): void => {
    state.update((before) => panelAfter(before, event))
    events$.next(event)
  }
  scope.onEnd(() => {
    events$.complete()
  })
  scope.run(
    round$.pipe(
      map((round) => round?.round ?? null),
      distinctUntilChanged(),
      tap((round) => {
        apply({ type: 'round', round })
      }),
    ),
  )
  const phase$ = scope.state<RoundPhase | null>(round$.pipe(switchMap((round) => phases$(round, deps))), null)
  const action$ = combineStates(
    { state: state.state$, phase: phase$, round: round$, calls: bets.calls$ },
    ({ state: { chosen, exit }, phase, round, calls }) =>
      panelAction({ chosen, exit }, underWay(game, phase, round, calls)),
  )
  const label = labelGuard(scope, action$, localNow)

  followFailures(scope, deps, { apply, events$, exits })

  const confirm = (): boolean => {
    const { chosen, currency } = state.state$.value
    const round = round$.value
    if (action$.value !== 'bet' || label.isFresh(labelGuardMs) || round === null) return false
    const call = callOf({ ...deps, round, chosen, currency })
    if (call === null || !takesBets(round, now())) return false
    if (bets.place(call, deps.send(call)) !== 'sent') return false
    apply({ type: 'sent' })
    return true
  }

  return {
    state$: state.state$,
    phase$,
    action$,
    playing$: scope.state<Playing | null>(playing$({ ...deps, round$ }), null),
    tap: (option) => {
      if (phase$.value === 'open' && state.state$.value.exit === null) apply({ type: 'tapped', option })
    },
    setAmount: (units) => {
      apply({ type: 'amount', units, follows: optionsOf(game).length === FOLLOWING_OPTIONS })
    },
    setCurrency: (currency, units) => {
      apply({ type: 'currency', currency, units })
    },
    confirm,
  }
}

interface Applying {
  readonly apply: (event: PanelEvent) => void
  readonly events$: Observable<PanelEvent>
  readonly exits: ExitTimes
}

/** Failures are messages in the panel, or close it after a while. */
function followFailures(
  scope: Scope,
  { game, bets, failures$ }: Pick<PanelDeps, 'game' | 'bets' | 'failures$'>,
  { apply, events$, exits }: Applying,
): void {
  scope.run(
    merge(failures$, refusals$(game, bets.calls$).pipe(map(({ failure }) => failure))).pipe(
      tap((failure) => {
        const exit = panelExit(failure, exits)
        if (exit !== null) apply({ type: 'exit', exit })
      }),
    ),
  )
  scope.run(
    refusals$(game, bets.calls$).pipe(
      tap(({ failure, call }) => {
        apply({ type: 'refused', failure, stakes: stakesOf(game, call) })
      }),
    ),
  )
  scope.run(
    events$.pipe(
      filter((event) => event.type === 'exit'),
      take(1),
      switchMap(({ exit }) => timer(exit.afterMs)),
      tap(() => {
        apply({ type: 'close' })
      }),
    ),
  )
}

/** The phase of a round now, and `waiting` from the time of its next change on. */
function phases$(
  round: Round | null,
  { now, msUntil }: Pick<PanelDeps, 'now' | 'msUntil'>,
): Observable<RoundPhase | null> {
  if (round === null) return of(null)
  const phase = roundPhase(round, now())
  const next = phase === 'waiting' ? null : nextInstant(round)
  return concat(of(phase), next === null ? EMPTY : timer(msUntil(next)).pipe(map(() => 'waiting' as const)))
}

function underWay(
  game: AnchorGame,
  phase: RoundPhase | null,
  round: Round | null,
  calls: readonly SentCall[],
): { readonly takesBets: boolean; readonly sending: boolean; readonly unknown: boolean } {
  const own = calls.filter(({ call }) => call.game === game && call.bets[0]?.round === round?.round)
  return {
    takesBets: phase === 'open',
    sending: own.some((call) => call.phase === 'sending'),
    unknown: own.some((call) => call.phase === 'unknown'),
  }
}

/** When the label of the main button has changed last. */
function labelGuard(scope: Scope, action$: State$<PanelAction>, localNow: () => number) {
  let changedAt = -Infinity
  let shown = action$.value
  scope.run(
    action$.pipe(
      tap((action) => {
        if (action === shown) return
        shown = action
        changedAt = localNow()
      }),
    ),
  )
  return { isFresh: (ms: number): boolean => localNow() - changedAt < ms }
}

/** Refusals of bets on the game that happen while this is subscribed. */
function refusals$(
  game: AnchorGame,
  calls$: State$<readonly SentCall[]>,
): Observable<{ readonly failure: Failure; readonly call: GameBetCall }> {
  const seen = new Set(calls$.value.filter(({ failure }) => failure !== null).map(({ call }) => call.id))
  return calls$.pipe(
    switchMap((calls) => {
      const refused = calls.filter(({ call, failure }) => failure !== null && !seen.has(call.id))
      for (const { call } of refused) seen.add(call.id)
      return refused.flatMap(({ call, failure }) =>
        call.game === game && failure !== null ? [{ failure, call }] : [],
      )
    }),
  )
}

/** What a call has staked, by the options of the game. */
function stakesOf(game: AnchorGame, { currency, bets }: GameBetCall): PanelStakes {
  return {
    round: bets[0]?.round ?? '',
    currency,
    units: new Map(
      bets.flatMap(({ selection, stake }) => {
        const option = optionsOf(game).find((each) => each === selection)
        return option === undefined ? [] : [[option, stake.minor / MINOR_PER_UNIT] as const]
      }),
    ),
  }
}

interface Choice extends Pick<PanelDeps, 'game' | 'oddsOf' | 'newId' | 'now' | 'rate'> {
  readonly round: Round
  readonly chosen: ReadonlyMap<AnchorOption, number>
  readonly currency: Currency
}

/** The call that sends a choice; `null` while a price is not known. */
function callOf({ game, oddsOf, newId, now, rate, round, chosen, currency }: Choice): GameBetCall | null {
  const bets = [...chosen].map(([option, units]) => ({
    clientId: newId(),
    round: round.round,
    selection: option,
    stake: money(units * MINOR_PER_UNIT, currency),
    odds: oddsOf(option),
  }))
  if (bets.length === 0 || bets.some(({ odds }) => odds === null)) return null
  return {
    id: newId(),
    product: 'anchorGame',
    game,
    currency,
    validUntil: betValidUntil(round, now(), rate()),
    bets,
  }
}
