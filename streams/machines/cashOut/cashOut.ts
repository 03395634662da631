import { type CashOutQuote, isCashable, offerFor } from '../../domain/cashOut.ts'
import type { Failure } from '../../domain/failure.ts'
import type { Money } from '../../domain/money.ts'
import type { CashOutAnswer, CashOutRequest } from '../../venues/cashOut.ts'

/**
 * The phase of an order's cash-out. *Armed*: pressed once, and reverts by itself. *Changed*: the offer became
 * lower, so the new amount is asked for. *Unknown* is not *failed*: it is looked up and never sent again.
 */
export type CashOutPhase =
  'idle' | 'armed' | 'changed' | 'sending' | 'confirming' | 'unknown' | 'done' | 'paused' | 'refused'

/** A part of the stake and what is paid for it. */
export interface CashOutOffer {
  readonly stake: Money
  readonly amount: Money
}

export interface CashOutProgress {
  readonly phase: CashOutPhase
  /** The current quote; `null` while there is none, `undefined` while it is not known. */
  readonly quote: CashOutQuote | null | undefined
  /** The chosen part of the open stake; `null` for all of it. */
  readonly part: Money | null
  /** What is asked for, and then what was sent or paid. */
  readonly offer: CashOutOffer | null
  /** Stored before it is sent. */
  readonly request: CashOutRequest | null
  /** Text key of why it was refused, paused or not made. */
  readonly reasonKey: string | null
}

export type CashOutEvent =
  | { readonly type: 'quoted'; readonly quote: CashOutProgress['quote'] }
  | { readonly type: 'partChosen'; readonly part: Money | null }
  | { readonly type: 'pressed' }
  /** The time for the second press, or for showing the outcome, is over. Ignored when another offer is shown. */
  | { readonly type: 'reverted'; readonly of: CashOutProgress['offer'] }
  | { readonly type: 'sent'; readonly request: CashOutRequest }
  /** The request could not be stored on the device, so it is not sent. */
  | { readonly type: 'notStored' }
  | { readonly type: 'answered'; readonly answer: CashOutAnswer }
  | { readonly type: 'failed'; readonly failure: Failure }
  /** `final`: a request that was not found was never made. */
  | { readonly type: 'lookedUp'; readonly answer: CashOutAnswer | null; readonly final: boolean }

export const NO_CASH_OUT: CashOutProgress = {
  phase: 'idle',
  quote: undefined,
  part: null,
  offer: null,
  request: null,
  reasonKey: null,
}

/** A request of an earlier page, whose outcome is looked up. */
export function resumed(request: CashOutRequest): CashOutProgress {
  const { stake, amount } = request
  return { ...NO_CASH_OUT, phase: 'unknown', offer: { stake, amount }, request }
}

/** Whether something was sent whose outcome is not known. */
export function isUnderWay({ phase }: Pick<CashOutProgress, 'phase'>): boolean {
  return phase === 'sending' || phase === 'confirming' || phase === 'unknown'
}

/** Whether a press now sends. */
export function isArmed({ phase }: Pick<CashOutProgress, 'phase'>): boolean {
  return phase === 'armed' || phase === 'changed'
}

/** What the chosen part is worth by the current quote; `null` without one. */
export function presentOffer({ quote, part }: Pick<CashOutProgress, 'quote' | 'part'>): CashOutOffer | null {
  if (quote === null || quote === undefined) return null
  const stake = part !== null && isCashable(quote, part) ? part : quote.openStake
  return { stake, amount: offerFor(quote, stake) }
}

/** The next state. Pure; an event that does not apply to the phase changes nothing. */
export function transition(progress: CashOutProgress, event: CashOutEvent): CashOutProgress {
  switch (event.type) {
    case 'quoted':
      return isUnderWay(progress)
        ? { ...progress, quote: event.quote }
        : withQuote({ ...progress, quote: event.quote })
    case 'partChosen':
      return isUnderWay(progress) ? progress : idle({ ...progress, part: event.part })
    case 'pressed':
      return pressed(progress)
    case 'reverted':
      return progress.offer === event.of && !isUnderWay(progress) ? idle(progress) : progress
    case 'sent':
      return isArmed(progress) ? { ...progress, phase: 'sending', request: event.request } : progress
    case 'notStored':
      return isArmed(progress) ? ended(progress, 'refused', 'cashOut.reason.notStored') : progress
    case 'answered':
      return progress.phase === 'sending' ? answered(progress, event.answer) : progress
    case 'failed':
      return progress.phase === 'sending' ? afterFailure(progress, event.failure) : progress
    case 'lookedUp':
      return isUnderWay(progress) ? lookedUp(progress, event.answer, event.final) : progress
  }
}

/** No offer chosen, no request sent, no failure shown. */
function idle(progress: CashOutProgress): CashOutProgress {
  const phase = progress.quote === null ? 'paused' : 'idle'
  return { ...progress, phase, offer: null, request: null, reasonKey: null }
}

function withQuote(progress: CashOutProgress): CashOutProgress {
  const { phase, quote, offer } = progress
  switch (phase) {
    case 'idle':
      return idle(progress)
    case 'paused':
      // Why a request was not made stays until the next press.
      return progress.reasonKey === null ? idle(progress) : progress
    case 'armed':
    case 'changed': {
      // The new amount is the venue's answer, so it needs no quote.
      if (phase === 'changed' && quote === undefined) return progress
      const present = presentOffer(progress)
      if (quote === null || present === null || offer === null || present.stake.minor !== offer.stake.minor)
        return idle(progress)
      if (present.amount.minor === offer.amount.minor) return progress
      // A better offer is shown and asked for in the same way; a lower one is asked for again.
      return {
        ...progress,
        phase: present.amount.minor < offer.amount.minor ? 'changed' : phase,
        offer: present,
      }
    }
    default:
      return progress
  }
}

function pressed(progress: CashOutProgress): CashOutProgress {
  if (isUnderWay(progress) || isArmed(progress)) return progress
  const offer = presentOffer(progress)
  return offer === null ? progress : { ...progress, phase: 'armed', offer, request: null, reasonKey: null }
}

function answered(progress: CashOutProgress, answer: CashOutAnswer): CashOutProgress {
  switch (answer.status) {
    case 'confirming':
      return { ...progress, phase: 'confirming' }
    case 'taken':
      return done(progress, answer.amount)
    case 'amountChanged': {
      const { reasonKey, amount } = answer
      const stake = progress.offer?.stake
      if (amount === null || stake === undefined) return ended(progress, 'refused', reasonKey)
      return { ...progress, phase: 'changed', offer: { stake, amount }, request: null, reasonKey }
    }
    case 'paused':
    case 'refused':
      return ended(progress, answer.status, answer.reasonKey)
  }
}

/** The quote is from before it, so it is no longer current; the next part is the whole rest again. */
function done(progress: CashOutProgress, amount: Money): CashOutProgress {
  const offer = progress.offer === null ? null : { ...progress.offer, amount }
  return { ...progress, phase: 'done', quote: undefined, part: null, offer, request: null, reasonKey: null }
}

function ended(progress: CashOutProgress, phase: 'paused' | 'refused', reasonKey: string): CashOutProgress {
  return { ...progress, phase, request: null, reasonKey }
}

/** Only an answer that rules a payment out is a refusal; a missing answer means unknown. */
function afterFailure(progress: CashOutProgress, failure: Failure): CashOutProgress {
  if (failure.type === 'refusal' && failure.action !== 'lookUp') {
    return ended(progress, 'refused', failure.textKey)
  }
  if (failure.type === 'transport' && failure.kind === 'rateLimited') {
    return ended(progress, 'refused', 'errors.rateLimited')
  }
  return { ...progress, phase: 'unknown' }
}

function lookedUp(progress: CashOutProgress, answer: CashOutAnswer | null, final: boolean): CashOutProgress {
  if (answer !== null) return answered(progress, answer)
  // One that is being confirmed exists, so it is found again.
  return final && progress.phase === 'unknown'
    ? ended(progress, 'refused', 'cashOut.reason.notMade')
    : progress
}
