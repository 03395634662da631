import type { AnchorOption } from '../../domain/anchorGames/games.ts'
import type { Failure } from '../../domain/failure.ts'
import type { Currency } from '../../domain/money.ts'
import type { PanelExit } from './panelExit.ts'

/** The state of the panel of a game. `panelAfter` is pure; `createAnchorPanel.ts` drives it. */
export interface PanelState {
  /** The round that the choice is for; `null` before the first. */
  readonly round: string | null
  readonly currency: Currency
  /** The amount of the next option that is chosen, units. */
  readonly units: number
  /** Stakes of the chosen options, units, in the order in which they were chosen. */
  readonly chosen: ReadonlyMap<AnchorOption, number>
  /** Why the last bet was refused; `null` otherwise. */
  readonly refusal: Failure | null
  readonly exit: PanelExit | null
  /** Whether the exit is carried out: the panel is to be closed. */
  readonly closed: boolean
}

/** Stakes that were sent. */
export interface PanelStakes {
  readonly round: string
  readonly currency: Currency
  readonly units: ReadonlyMap<AnchorOption, number>
}

export type PanelEvent =
  /** The present round. A choice for another one is dropped: nothing is sent for a round that was not looked at. */
  | { readonly type: 'round'; readonly round: string | null }
  | { readonly type: 'tapped'; readonly option: AnchorOption }
  /** `follows`: the stake of what is chosen becomes this one too. */
  | { readonly type: 'amount'; readonly units: number; readonly follows: boolean }
  | { readonly type: 'currency'; readonly currency: Currency; readonly units: number }
  | { readonly type: 'sent' }
  /** `stakes`: what was refused, units. */
  | { readonly type: 'refused'; readonly failure: Failure; readonly stakes: PanelStakes }
  | { readonly type: 'exit'; readonly exit: PanelExit }
  | { readonly type: 'close' }

export function panelState(currency: Currency, units: number): PanelState {
  return {
    round: null,
    currency,
    units,
    chosen: new Map(),
    refusal: null,
    exit: null,
    closed: false,
  }
}

export function panelAfter(state: PanelState, event: PanelEvent): PanelState {
  switch (event.type) {
    case 'round':
      return event.round === state.round
        ? state
        : { ...state, round: event.round, chosen: new Map(), refusal: null }
    case 'tapped':
      return { ...state, chosen: tapped(state, event.option), refusal: null }
    case 'amount': {
      const { units, follows } = event
      const chosen = follows ? new Map([...state.chosen].map(([option]) => [option, units])) : state.chosen
      return { ...state, units, chosen, refusal: null }
    }
    case 'currency':
      return { ...state, currency: event.currency, units: event.units, chosen: new Map(), refusal: null }
    case 'sent':
      return { ...state, chosen: new Map(), refusal: null }
    case 'refused':
      return { ...state, refusal: event.failure, chosen: chosenAgain(state, event.stakes) }
    case 'exit':
      // The first one counts: the next call is refused for the same reason.
      return state.exit === null ? { ...state, exit: event.exit, chosen: new Map(), refusal: null } : state
    case 'close':
      return state.exit === null ? state : { ...state, closed: true }
  }
}

/** What was refused is chosen again where it can still be bet on, so that it need not be tapped a second time. */
function chosenAgain(
  { round, currency, chosen, exit }: PanelState,
  stakes: PanelStakes,
): ReadonlyMap<AnchorOption, number> {
  const fits = exit === null && stakes.round === round && stakes.currency === currency
  return fits && chosen.size === 0 ? stakes.units : chosen
}

/** A tap chooses an option with the present amount, gives it the present amount, or takes it back. */
function tapped({ chosen, units }: PanelState, option: AnchorOption): ReadonlyMap<AnchorOption, number> {
  const after = new Map(chosen)
  if (after.get(option) === units) after.delete(option)
  else after.set(option, units)
  return after
}

/** What the main button does; a change of it is a change of the button's label. */
export type PanelAction = 'bet' | 'choose' | 'sending' | 'unknown' | 'wait'

/** The main button by what is chosen and what is under way. */
export function panelAction(
  { chosen, exit }: Pick<PanelState, 'chosen' | 'exit'>,
  round: { readonly takesBets: boolean; readonly sending: boolean; readonly unknown: boolean },
): PanelAction {
  if (exit !== null || !round.takesBets) return 'wait'
  if (round.sending) return 'sending'
  if (chosen.size > 0) return 'bet'
  return round.unknown ? 'unknown' : 'choose'
}
