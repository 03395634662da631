import { MAX_CHASED, MIN_CHASED, risingMultiples } from '../../domain/lottery/chase.ts'
import { emptyChoice } from '../../domain/lottery/choosing.ts'
import { isMultiple, MAX_BETS } from '../../domain/lottery/limits.ts'
import { checkChoice, type NumbersFault } from '../../domain/lottery/numbers.ts'
import type { Choice, Play } from '../../domain/lottery/play.ts'
import { stakeOf } from '../../domain/lottery/betReturn.ts'

/** A bet that waits in the basket. */
export interface BasketBet {
  readonly id: string
  readonly play: Play
  readonly choice: Choice
  readonly notes: number
  /** Minor units. */
  readonly unit: number
  readonly multiple: number
}

/** How a chase goes on. */
export interface ChasePlan {
  readonly draws: number
  readonly factor: number
  /** Number of draws after which the multiple grows. */
  readonly every: number
  readonly stopOnWin: boolean
}

export interface BasketState {
  readonly play: Play | null
  readonly choice: Choice
  readonly unit: number
  readonly multiple: number
  /** In the order in which they were added. */
  readonly bets: readonly BasketBet[]
  /** The draw that the member has looked at; bets are sent for no other one. */
  readonly planId: string | null
  /** The member has confirmed once, and is asked once more. */
  readonly asked: boolean
}

export type BasketEvent =
  | { readonly type: 'play'; readonly play: Play }
  | { readonly type: 'choice'; readonly choice: Choice }
  | { readonly type: 'unit'; readonly unit: number }
  | { readonly type: 'multiple'; readonly multiple: number }
  | { readonly type: 'add'; readonly bet: BasketBet }
  /** The choice becomes a bet of the basket. */
  | { readonly type: 'keep'; readonly id: string }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'clear' }
  /** The draw on sale is another one. */
  | { readonly type: 'draw'; readonly planId: string | null }
  /** The member accepts the draw that is on sale now. */
  | { readonly type: 'agree'; readonly planId: string }
  | { readonly type: 'ask' }
  | { readonly type: 'withdraw' }
  /** Removes the sent bets; `choice` says whether the present choice was sent too. */
  | { readonly type: 'sent'; readonly ids: readonly string[]; readonly choice: boolean }
  /**
   * Sent bets that were not accepted return to the basket, even beyond `MAX_BETS`, and with them the draw that they
   * were sent for: the member has looked at no other one with them.
   */
  | { readonly type: 'returned'; readonly bets: readonly BasketBet[]; readonly planId: string | null }

export const EMPTY_BASKET: BasketState = {
  play: null,
  choice: [],
  unit: 0,
  multiple: 1,
  bets: [],
  planId: null,
  asked: false,
}

export const DEFAULT_CHASE: ChasePlan = { draws: 10, factor: 1, every: 1, stopOnWin: true }

/** Whether nothing is chosen and nothing waits. */
export function isEmpty({ choice, bets }: Pick<BasketState, 'choice' | 'bets'>): boolean {
  return bets.length === 0 && choice.every((values) => values.length === 0)
}

/** The number of notes of the present choice, or why it is invalid; `null` without a choice. */
export function chosenNotes({
  play,
  choice,
}: Pick<BasketState, 'play' | 'choice'>):
  { readonly notes: number } | { readonly fault: NumbersFault } | null {
  if (play === null || choice.every((values) => values.length === 0)) return null
  return checkChoice(play, choice)
}

/** The present choice as a bet; `null` while it is not a valid bet. */
export function chosenBet(state: BasketState, id: string): BasketBet | null {
  const { play, choice, unit, multiple } = state
  const read = chosenNotes(state)
  if (play === null || read === null || 'fault' in read) return null
  return { id, play, choice, notes: read.notes, unit, multiple }
}

/** Minor units. */
export function costOf({ notes, unit, multiple }: Pick<BasketBet, 'notes' | 'unit' | 'multiple'>): number {
  return stakeOf(notes, unit, multiple)
}

export function totalCost(bets: readonly BasketBet[]): number {
  return bets.reduce((sum, bet) => sum + costOf(bet), 0)
}

/** The multiples of a chase, the draw on sale first; empty if the number of draws is invalid. */
export function chaseMultiples(first: number, { draws, factor, every }: ChasePlan): readonly number[] {
  if (!Number.isInteger(draws) || draws < MIN_CHASED || draws > MAX_CHASED) return []
  return risingMultiples(draws, { first, factor, every })
}

/** The next state. Pure; an event that does not apply changes nothing. */
export function basketAfter(before: BasketState, event: BasketEvent): BasketState {
  const after = changed(before, event)
  // A confirmation applies only to the state in which it was given.
  return after === before || event.type === 'ask' ? after : { ...after, asked: false }
}

function changed(before: BasketState, event: BasketEvent): BasketState {
  switch (event.type) {
    case 'play':
      return { ...before, play: event.play, choice: emptyChoice(event.play) }
    case 'choice':
      return { ...before, choice: event.choice }
    case 'unit':
      return { ...before, unit: event.unit }
    case 'multiple':
      return isMultiple(event.multiple) ? { ...before, multiple: event.multiple } : before
    case 'add':
      return added(before, event.bet)
    case 'keep': {
      const bet = chosenBet(before, event.id)
      if (bet === null || before.play === null) return before
      const after = added(before, bet)
      return after === before ? before : { ...after, choice: emptyChoice(before.play) }
    }
    case 'remove':
      return { ...before, bets: before.bets.filter(({ id }) => id !== event.id) }
    case 'clear':
      return { ...before, bets: [], choice: before.play === null ? [] : emptyChoice(before.play) }
    case 'draw':
      // With something to send the member is asked first.
      return isEmpty(before) || before.planId === null ? withPlan(before, event.planId) : before
    case 'agree':
      return withPlan(before, event.planId)
    case 'ask':
      return { ...before, asked: true }
    case 'withdraw':
      return { ...before, asked: false }
    case 'sent':
      return {
        ...before,
        bets: before.bets.filter(({ id }) => !event.ids.includes(id)),
        choice: event.choice && before.play !== null ? emptyChoice(before.play) : before.choice,
      }
    case 'returned':
      return withPlan({ ...before, bets: [...event.bets, ...before.bets] }, event.planId)
  }
}

function withPlan(before: BasketState, planId: string | null): BasketState {
  return before.planId === planId ? before : { ...before, planId }
}

function added(before: BasketState, bet: BasketBet): BasketState {
  return before.bets.length >= MAX_BETS ? before : { ...before, bets: [...before.bets, bet] }
}
