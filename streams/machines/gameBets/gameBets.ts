import type { Failure } from '../../domain/failure.ts'
import type { GameBet, GameBetCall, TakenGameBet } from '../../domain/rounds/gameBet.ts'

/** What is known of one bet of a call. */
export interface SentBet {
  readonly bet: GameBet
  /** *Pending*: it may have been taken, or may still be. */
  readonly state: 'pending' | 'taken' | 'notTaken'
  readonly orderNo: string | null
}

/**
 * Bets that were sent in one call. *Unknown* is not *refused*: the bets may have been taken, so they are looked up and
 * never sent again (docs/games/rounds.md, 5.2).
 */
export interface SentCall {
  readonly call: GameBetCall
  readonly phase: 'sending' | 'unknown' | 'accepted' | 'refused'
  readonly bets: readonly SentBet[]
  /** Why the call was refused; `null` otherwise. */
  readonly failure: Failure | null
}

export type SentCallEvent =
  | { readonly type: 'answered'; readonly taken: readonly TakenGameBet[] }
  | { readonly type: 'failed'; readonly failure: Failure }
  /** The page was loaded again, and the answer is lost. */
  | { readonly type: 'reloaded' }
  /** `final`: a bet that was not found was never taken. */
  | { readonly type: 'lookedUp'; readonly taken: readonly TakenGameBet[]; readonly final: boolean }
  /** The push has reported one of the bets. */
  | { readonly type: 'told'; readonly taken: TakenGameBet }

/** Neither the answer nor a look-up shows the bets, and they can no longer be taken. */
const NOT_TAKEN: Failure = {
  type: 'refusal',
  reason: 'notTaken',
  textKey: 'games.bet.notTaken',
  message: null,
  action: 'none',
}

export function sent(call: GameBetCall): SentCall {
  const bets = call.bets.map((bet): SentBet => ({ bet, state: 'pending', orderNo: null }))
  return { call, phase: 'sending', bets, failure: null }
}

/** Whether the outcome is still open. */
export function isOpen({ phase }: Pick<SentCall, 'phase'>): boolean {
  return phase === 'sending' || phase === 'unknown'
}

/** Whether a bet on this selection of the round has no outcome yet, so that it cannot be bet on. */
export function isBlocked(
  calls: readonly SentCall[],
  game: string,
  { round, selection }: Pick<GameBet, 'round' | 'selection'>,
): boolean {
  return calls.some(
    (each) =>
      isOpen(each) &&
      each.call.game === game &&
      each.bets.some(
        ({ bet, state }) => state === 'pending' && bet.round === round && bet.selection === selection,
      ),
  )
}

/** The next state. Pure; an event that does not apply changes nothing. */
export function transition(before: SentCall, event: SentCallEvent): SentCall {
  switch (event.type) {
    case 'told':
      // Also after a refusal: a bet that the platform reports exists.
      return withTaken(before, [event.taken])
    case 'answered':
      return isOpen(before) ? undecided(withTaken(before, event.taken)) : before
    case 'failed':
      return before.phase === 'sending' ? afterFailure(before, event.failure) : before
    case 'reloaded':
      return undecided(before)
    case 'lookedUp': {
      if (!isOpen(before)) return before
      const found = withTaken(before, event.taken)
      return event.final && found.phase === 'unknown' ? withoutPending(found) : found
    }
  }
}

function undecided(call: SentCall): SentCall {
  return call.phase === 'sending' ? { ...call, phase: 'unknown' } : call
}

/** Only an answer that rules out that the bets were taken is a refusal; a missing answer means unknown. */
function afterFailure(call: SentCall, failure: Failure): SentCall {
  const refuses = failure.type === 'refusal' ? failure.action !== 'lookUp' : failure.kind === 'rateLimited'
  if (!refuses || call.bets.some(({ state }) => state === 'taken')) return undecided(call)
  return withBets({ ...call, failure }, call.bets.map(notTaken))
}

function withTaken(call: SentCall, taken: readonly TakenGameBet[]): SentCall {
  const numbers = new Map(taken.map(({ clientId, orderNo }) => [clientId, orderNo]))
  const news = call.bets.some(({ bet, state }) => state !== 'taken' && numbers.has(bet.clientId))
  if (!news) return call
  const bets = call.bets.map((each): SentBet => {
    const orderNo = numbers.get(each.bet.clientId)
    return orderNo === undefined || each.state === 'taken' ? each : { ...each, state: 'taken', orderNo }
  })
  return withBets(call, bets)
}

function withoutPending(call: SentCall): SentCall {
  return withBets(call, call.bets.map(notTaken))
}

function notTaken(each: SentBet): SentBet {
  return each.state === 'pending' ? { ...each, state: 'notTaken' } : each
}

/** The bets of a call are taken together, so it is accepted as soon as none is pending and one was taken. */
function withBets(call: SentCall, bets: readonly SentBet[]): SentCall {
  if (bets.some(({ state }) => state === 'pending')) return { ...call, bets }
  if (bets.some(({ state }) => state === 'taken')) return { ...call, bets, phase: 'accepted', failure: null }
  return { ...call, bets, phase: 'refused', failure: call.failure ?? NOT_TAKEN }
}
