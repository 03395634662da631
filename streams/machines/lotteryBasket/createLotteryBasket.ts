import { distinctUntilChanged, map, tap } from 'rxjs'
import { quickValues, type QuickChoice, toggled, withValues } from '../../domain/lottery/choosing.ts'
import { MAX_BETS } from '../../domain/lottery/limits.ts'
import { formatNumbers } from '../../domain/lottery/numbers.ts'
import type { LotteryOrder, LotteryWireBet } from '../../domain/lottery/order.ts'
import type { Play, Value } from '../../domain/lottery/play.ts'
import { type Currency, money } from '../../domain/money.ts'
import type { GameBet, GameBetCall, TakenGameBet } from '../../domain/rounds/gameBet.ts'
import { betValidUntil } from '../../domain/rounds/roundPhase.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Call } from '../../venues/call.ts'
import type { GameBets } from '../gameBets/createGameBets.ts'
import {
  type BasketBet,
  basketAfter,
  type BasketEvent,
  type BasketState,
  chaseMultiples,
  type ChasePlan,
  chosenBet,
  costOf,
  EMPTY_BASKET,
} from './basket.ts'
import { refusedBets$ } from './refusedBets.ts'

/** The price of a play as the platform sent it: European × 100 000. */
interface Priced {
  readonly play: Play
  readonly odds: number
  /** By value, where they differ. */
  readonly oddsOf: ReadonlyMap<Value, number>
}

/** What the basket must know of the lottery's page. */
export interface BasketTable {
  /** The draw on sale; `sealsAt` is platform ms. */
  readonly sale: { readonly planId: string; readonly sealsAt: number } | null
  readonly next: readonly { readonly planId: string }[]
  readonly plays: readonly Priced[]
  /** Minor units, from the highest. */
  readonly units: readonly number[]
}

/**
 * What became of a confirm; only `sent` has sent anything. `asked`: the member must confirm once more. `agreed`: the
 * draw on sale had changed, and the member has now accepted the new one. `nothing`: there is no valid bet. `late`: the
 * draw takes no more bets.
 */
export type Confirmed = 'sent' | 'asked' | 'agreed' | 'nothing' | 'late' | 'blocked' | 'notStored'

/** The choice, the basket and the chase of one lottery. Bets are sent for the draw that the member has looked at. */
export interface LotteryBasket {
  readonly state$: State$<BasketState>
  choosePlay(play: Play): void
  toggle(groupIndex: number, value: Value): void
  quick(groupIndex: number, choice: QuickChoice): void
  clearChoice(): void
  setUnit(unit: number): void
  setMultiple(multiple: number): void
  /** Adds random bets of the present play to the basket. */
  addRandom(count: number): void
  /** Moves the choice into the basket; false if it is not a valid bet, or the basket is full. */
  keep(): boolean
  remove(id: string): void
  clear(): void
  /** Sends the bets of the basket and, if the call has place for one more, the present choice; once. */
  confirm(): Confirmed
  /** Sends the choice, or the only bet of the basket, for several draws; once. */
  chase(plan: ChasePlan): Confirmed
  /** Takes back a first confirmation, so that the next confirm asks again. */
  withdraw(): void
}

export interface BasketDeps {
  readonly ticketId: string
  readonly table$: State$<BasketTable | null>
  readonly currency: () => Currency
  /** Whether a confirm asks once more. */
  readonly asksTwice: () => boolean
  readonly bets: Pick<GameBets, 'place' | 'calls$'>
  readonly send: (call: GameBetCall, order: LotteryOrder) => Call<readonly TakenGameBet[]>
  /** Platform time, ms, and its rate. */
  readonly now: () => number
  readonly rate: () => number
  /** 0 to below 1. */
  readonly random: () => number
  readonly newId: () => string
}

export function createLotteryBasket(scope: Scope, deps: BasketDeps): LotteryBasket {
  const { table$ } = deps
  const state = scope.cell<BasketState>(EMPTY_BASKET)
  const apply = (event: BasketEvent): void => {
    state.update((before) => basketAfter(before, event))
  }
  const current = (): BasketState => state.state$.value

  followTable(scope, table$, current, apply)

  /** The bets of each call without an outcome, by the id of the call. */
  const sent = new Map<string, readonly BasketBet[]>()
  const place = createPlace(deps, current, apply, sent)
  scope.run(
    refusedBets$(deps.bets.calls$, sent).pipe(
      tap(({ bets, planId }) => {
        apply({ type: 'returned', planId, bets: bets.map((bet) => ({ ...bet, id: deps.newId() })) })
      }),
    ),
  )
  const edits = createEdits(deps, current, apply)

  return {
    state$: state.state$,
    ...edits,
    confirm: () => place(toSend(current()), null),
    chase: (plan) => {
      const bet = toChase(current())
      return bet === null ? 'nothing' : place([bet], plan)
    },
  }
}

/** Chooses the first play and the highest unit as soon as they are known, and follows the draw on sale. */
function followTable(
  scope: Scope,
  table$: State$<BasketTable | null>,
  current: () => BasketState,
  apply: (event: BasketEvent) => void,
): void {
  scope.run(
    table$.pipe(
      tap((table) => {
        const first = table?.plays[0]
        const { play, unit } = current()
        if (play === null && first !== undefined) apply({ type: 'play', play: first.play })
        const [highest] = table?.units ?? []
        if (table !== null && !table.units.includes(unit) && highest !== undefined) {
          apply({ type: 'unit', unit: highest })
        }
      }),
    ),
  )
  scope.run(
    table$.pipe(
      map((table) => table?.sale?.planId ?? null),
      distinctUntilChanged(),
      tap((planId) => {
        apply({ type: 'draw', planId })
      }),
    ),
  )
}

type Edits = Omit<LotteryBasket, 'state$' | 'confirm' | 'chase'>

/** The commands that change the choice and the basket, and send nothing. */
function createEdits(
  { table$, newId, random }: BasketDeps,
  current: () => BasketState,
  apply: (event: BasketEvent) => void,
): Edits {
  return {
    choosePlay: (play) => {
      if (current().play !== play) apply({ type: 'play', play })
    },
    toggle: (groupIndex, value) => {
      const { play, choice } = current()
      if (play !== null) apply({ type: 'choice', choice: toggled(play, choice, groupIndex, value) })
    },
    quick: (groupIndex, quick) => {
      const { play, choice } = current()
      const group = play?.groups[groupIndex]
      if (play === null || group === undefined) return
      apply({ type: 'choice', choice: withValues(play, choice, groupIndex, quickValues(group, quick)) })
    },
    clearChoice: () => {
      const { play } = current()
      if (play !== null) apply({ type: 'play', play })
    },
    setUnit: (unit) => {
      if (table$.value?.units.includes(unit) === true) apply({ type: 'unit', unit })
    },
    setMultiple: (multiple) => {
      apply({ type: 'multiple', multiple })
    },
    addRandom: (count) => {
      const { play, unit, multiple } = current()
      if (play === null) return
      for (let index = 0; index < count; index += 1) {
        const choice = play.randomNote((n) => Math.floor(random() * n))
        const bet = { id: newId(), play, choice, notes: play.countNotes(choice), unit, multiple }
        apply({ type: 'add', bet })
      }
    },
    keep: () => {
      const before = current().bets.length
      apply({ type: 'keep', id: newId() })
      return current().bets.length > before
    },
    remove: (id) => {
      apply({ type: 'remove', id })
    },
    clear: () => {
      apply({ type: 'clear' })
    },
    withdraw: () => {
      apply({ type: 'withdraw' })
    },
  }
}

/** Sends bets once, unless something prevents it; until the outcome is known, `sent` has them. */
function createPlace(
  deps: BasketDeps,
  current: () => BasketState,
  apply: (event: BasketEvent) => void,
  sent: Map<string, readonly BasketBet[]>,
) {
  return (own: readonly BasketBet[], plan: ChasePlan | null): Confirmed => {
    const table = deps.table$.value
    const sale = table?.sale ?? null
    if (table === null || sale === null || own.length === 0) return 'nothing'
    const { planId, asked } = current()
    if (planId !== sale.planId) {
      apply({ type: 'agree', planId: sale.planId })
      return 'agreed'
    }
    if (deps.now() >= sale.sealsAt) return 'late'
    if (deps.asksTwice() && !asked) {
      apply({ type: 'ask' })
      return 'asked'
    }
    const made = orderOf(own, plan, table, deps)
    if (made === null) return 'nothing'
    sent.set(made.call.id, own)
    const placed = deps.bets.place(made.call, deps.send(made.call, made.order))
    if (placed !== 'sent') sent.delete(made.call.id)
    else {
      const ids = own.map(({ id }) => id)
      apply({ type: 'sent', ids, choice: ids.includes(CHOSEN) })
    }
    return placed
  }
}

/** The id of the present choice among the bets that are sent. */
const CHOSEN = 'chosen'

/** What a confirm sends: at most `MAX_BETS` bets, those of the basket first, then the choice. */
export function toSend(state: BasketState): readonly BasketBet[] {
  const chosen = chosenBet(state, CHOSEN)
  if (chosen === null || state.bets.length >= MAX_BETS) return state.bets.slice(0, MAX_BETS)
  return [...state.bets, chosen]
}

/** The bet that a chase repeats: the choice, otherwise the only bet of the basket; `null` if there is no such bet. */
export function toChase(state: BasketState): BasketBet | null {
  const chosen = chosenBet(state, CHOSEN)
  if (chosen !== null) return chosen
  return state.bets.length === 1 ? (state.bets[0] ?? null) : null
}

/** The highest odds of the notes of a choice, by the platform's table. */
export function oddsOfBet(
  { odds, oddsOf }: Omit<Priced, 'play'>,
  { choice }: Pick<BasketBet, 'choice'>,
): number {
  if (oddsOf.size === 0) return odds
  return Math.max(0, ...choice.flat().map((value) => oddsOf.get(value) ?? 0))
}

interface MadeOrder {
  readonly call: GameBetCall
  readonly order: LotteryOrder
}

function orderOf(
  own: readonly BasketBet[],
  plan: ChasePlan | null,
  table: BasketTable,
  { ticketId, currency, newId, now, rate }: BasketDeps,
): MadeOrder | null {
  const { sale, plays } = table
  if (sale === null) return null
  const wire: LotteryWireBet[] = []
  for (const bet of own) {
    const priced = plays.find(({ play }) => play === bet.play)
    if (priced === undefined) return null
    const { notes, unit, multiple } = bet
    const numbers = formatNumbers(bet.choice)
    wire.push({ playId: bet.play.playId, numbers, notes, unit, multiple, odds: oddsOfBet(priced, bet) })
  }
  const id = newId()
  const common = {
    id,
    product: 'lottery' as const,
    game: ticketId,
    currency: currency(),
    validUntil: betValidUntil(sale, now(), rate()),
  }
  const gameBet = (bet: BasketBet, clientId: string, round: string, multiple: number): GameBet => ({
    clientId,
    round,
    selection: `${bet.play.playId} ${formatNumbers(bet.choice)}`,
    stake: money(costOf({ ...bet, multiple }), currency()),
    odds: null,
  })
  if (plan === null) {
    const bets = own.map((bet) => gameBet(bet, newId(), sale.planId, bet.multiple))
    return { call: { ...common, bets }, order: { chaseId: null, bets: wire, chase: null } }
  }
  const [bet] = own
  if (bet === undefined) return null
  const multiples = chaseMultiples(bet.multiple, plan)
  const draws = [sale, ...table.next].slice(0, plan.draws)
  if (multiples.length === 0 || draws.length < multiples.length) return null
  const chased = draws.map(({ planId }, index) => ({ planId, multiple: multiples[index] ?? 1 }))
  return {
    call: {
      ...common,
      bets: chased.map(({ planId, multiple }, index) => gameBet(bet, `${id}-${index + 1}`, planId, multiple)),
    },
    order: { chaseId: id, bets: wire, chase: { stopOnWin: plan.stopOnWin, draws: chased.slice(1) } },
  }
}
