import { concat, distinctUntilChanged, map, type Observable, of, switchMap, tap, timer } from 'rxjs'
import { PLAY_ODDS } from '../../domain/baccarat/plays.ts'
import {
  addStakes,
  type SpotLimits,
  stakedPlays,
  stakeOn,
  type Stakes,
  stakesOf,
} from '../../domain/casino/stakes.ts'
import type { Failure } from '../../domain/failure.ts'
import { money } from '../../domain/money.ts'
import type { GameBetCall } from '../../domain/rounds/gameBet.ts'
import type { Round } from '../../domain/rounds/round.ts'
import { betValidUntil, takesBets } from '../../domain/rounds/roundPhase.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import { createFastBet$ } from './fastBet.ts'
import { createLastBets$ } from './lastBets.ts'
import { createPlaced$, type PlacedStakes } from './placedStakes.ts'
import { type SendBlock, sendBlock } from './sendBlock.ts'
import { stakesOfCall } from './sentStakes.ts'
import { lying, NO_SPOTS, type Spots, spotsAfter, type SpotsEvent } from './spots.ts'
import type { TableBets, TableBetsDeps, TableBetsView, TableClock } from './tableBets.ts'

/** How long after the last tap a fast bet is sent, ms; until then it can be undone (docs/games/casino.md, 3.4). */
export const FAST_BET_MS = 1000

/** Why the last command or call failed. */
interface Fault {
  readonly refusal: Failure | null
  readonly notStored: boolean
}

const NO_FAULT: Fault = { refusal: null, notStored: false }

/** What the parts of a table's bets share. */
interface Parts {
  readonly deps: TableBetsDeps
  readonly spots$: State$<Spots>
  readonly apply: (event: SpotsEvent) => void
  readonly placed$: State$<PlacedStakes>
  readonly setFault: (fault: Fault) => void
  /** `null` until the table is known. */
  readonly limited: () => SpotLimits | null
  /** Puts stakes that were not taken back on the spots, if their round still takes bets. */
  readonly restore: (round: string, stakes: Stakes) => void
}

/**
 * The spots of one table: what lies on them, what was sent, and what became of it. They end with their screen; what was
 * not sent ends with its round.
 */
export function createTableBets(
  scope: Scope,
  deps: TableBetsDeps,
  { fastBetMs = FAST_BET_MS }: { readonly fastBetMs?: number } = {},
): TableBets {
  const { tableId, bets, limits$, currency$ } = deps
  const spots = scope.cell<Spots>(NO_SPOTS)
  const fault = scope.cell<Fault>(NO_FAULT)
  const placed$ = createPlaced$(deps)
  const apply = (event: SpotsEvent): void => {
    spots.update((before) => spotsAfter(before, event))
  }
  const limited = (): SpotLimits | null => {
    const limits = limits$.value
    const { taken, waiting } = placed$.value
    return limits === null ? null : { limits, placed: addStakes(taken, waiting) }
  }
  const parts: Parts = {
    deps,
    spots$: spots.state$,
    apply,
    placed$,
    setFault: fault.set,
    limited,
    restore: (round, stakes) => {
      const by = limited()
      if (by !== null) apply({ type: 'restored', round, stakes, by })
    },
  }
  const last$ = createLastBets$(scope, deps, placed$)
  const open$ = createOpenRound$(scope, parts)
  const block$ = createBlock$(parts)
  const send = createSend(parts, { open$, block$ })
  const sendsAt$ = createFastBet$(
    scope,
    { ...parts, block$, fastBet$: deps.fastBet$, send, local: () => deps.clock.local() },
    fastBetMs,
  )
  restoreRefused(scope, parts, send.own)
  return {
    tableId,
    view$: combineStates(
      {
        spots: spots.state$,
        open: open$,
        placed: placed$,
        fault: fault.state$,
        block: block$,
        sendsAt: sendsAt$,
        limits: limits$,
        currency: currency$,
        calls: bets.calls$,
      },
      ({ spots: shown, placed, fault: present, calls, ...state }): TableBetsView => ({
        open: state.open !== null,
        currency: state.currency,
        lying: lying(shown),
        ...placed,
        note: present.notStored ? { type: 'notStored' } : shown.note,
        refusal: present.refusal,
        block: state.block,
        sendsAt: state.sendsAt,
        unknown: calls.filter(({ call, phase }) => call.game === tableId && phase === 'unknown'),
        limits: state.limits,
      }),
    ),
    ...createCommands(parts, last$),
    send,
  }
}

type Commands = Pick<TableBets, 'tap' | 'undo' | 'clear' | 'move' | 'double' | 'repeat'>

function createCommands({ deps, apply, setFault, limited }: Parts, last$: State$<Stakes>): Commands {
  const within = (event: (by: SpotLimits) => SpotsEvent): void => {
    setFault(NO_FAULT)
    const by = limited()
    if (by !== null) apply(event(by))
  }
  const offered = (stakes: Stakes): Stakes =>
    stakesOf((play) => (deps.plays$.value.includes(play) ? stakeOn(stakes, play) : 0))
  return {
    tap: (play, stake) => {
      within((by) => ({ type: 'tapped', play, stake, by }))
    },
    undo: () => {
      setFault(NO_FAULT)
      apply({ type: 'undone' })
    },
    clear: () => {
      setFault(NO_FAULT)
      apply({ type: 'cleared' })
    },
    move: (from, to) => {
      const by = limited()
      if (by !== null) apply({ type: 'moved', from, to, by })
    },
    double: () => {
      within((by) => ({ type: 'doubled', by }))
    },
    repeat: () => {
      within((by) => ({ type: 'repeated', last: offered(last$.value), by }))
    },
  }
}

/** The number of the round while it takes bets; the spots follow it. */
function createOpenRound$(
  scope: Scope,
  { deps: { round$, clock }, spots$, apply, setFault }: Parts,
): State$<string | null> {
  const open$ = scope.state(openRound$(round$, clock), null)
  scope.run(
    open$.pipe(
      tap((round) => {
        // At the seal the note about what was cleared takes the place of why it had been refused before.
        if (round !== null || stakedPlays(lying(spots$.value)).length > 0) setFault(NO_FAULT)
        apply({ type: 'round', round })
      }),
    ),
  )
  return open$
}

/** The number of the round while it takes bets by platform time; `null` from its seal on. */
function openRound$(
  round$: State$<Round | null>,
  { now, msUntil }: Pick<TableClock, 'now' | 'msUntil'>,
): Observable<string | null> {
  return round$.pipe(
    switchMap((round) => {
      if (round === null || !takesBets(round, now())) return of(null)
      return concat(of(round.round), timer(msUntil(round.sealsAt)).pipe(map(() => null)))
    }),
    distinctUntilChanged(),
  )
}

function createBlock$({ deps, spots$, placed$ }: Parts): State$<SendBlock | null> {
  return combineStates(
    { spots: spots$, limits: deps.limits$, balance: deps.balance$, placed: placed$ },
    ({ spots, limits, balance, placed: { waiting } }): SendBlock | null =>
      limits === null
        ? { type: 'empty' }
        : sendBlock({
            lying: lying(spots),
            limits,
            balance,
            isUnknown: (play) => stakeOn(waiting, play) > 0,
          }),
  )
}

interface Sending {
  readonly open$: State$<string | null>
  readonly block$: State$<SendBlock | null>
}

/** Sends what lies on the spots; `own` are the ids of its calls whose outcome is not known yet. */
function createSend(
  { deps, spots$, apply, setFault, restore }: Parts,
  { open$, block$ }: Sending,
): (() => boolean) & { readonly own: Set<string> } {
  const own = new Set<string>()
  const send = (): boolean => {
    const round = deps.round$.value
    if (round === null || block$.value !== null || open$.value !== round.round) return false
    const stakes = lying(spots$.value)
    const call = callOf(deps, round, stakes)
    own.add(call.id)
    // Before the call: a refusal that comes at once puts them back.
    apply({ type: 'sent' })
    const outcome = deps.bets.place(call, deps.send(call))
    if (outcome === 'sent') return true
    own.delete(call.id)
    if (outcome === 'notStored') setFault({ refusal: null, notStored: true })
    restore(round.round, stakes)
    return false
  }
  return Object.assign(send, { own })
}

/** Bets that were refused lie on the spots again, and are not sent without a press of the button. */
function restoreRefused(scope: Scope, { deps, setFault, restore }: Parts, own: Set<string>): void {
  scope.run(
    deps.bets.calls$.pipe(
      tap((calls) => {
        for (const refused of calls.filter(({ call, phase }) => phase === 'refused' && own.has(call.id))) {
          own.delete(refused.call.id)
          setFault({ refusal: refused.failure, notStored: false })
          const round = refused.call.bets[0]?.round
          if (round !== undefined) restore(round, stakesOfCall(refused))
        }
      }),
    ),
  )
}

function callOf(
  { tableId, currency$, clock, newId }: TableBetsDeps,
  round: Round,
  stakes: Stakes,
): GameBetCall {
  const currency = currency$.value
  return {
    product: 'casino',
    game: tableId,
    id: newId(),
    currency,
    validUntil: betValidUntil(round, clock.now(), clock.rate()),
    bets: stakedPlays(stakes).map((play) => ({
      clientId: newId(),
      round: round.round,
      selection: String(play),
      stake: money(stakeOn(stakes, play), currency),
      odds: PLAY_ODDS[play],
    })),
  }
}
