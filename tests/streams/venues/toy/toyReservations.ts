import type { Leg } from '../../../../streams/domain/leg.ts'
import { money } from '../../../../streams/domain/money.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'
import type { Order, PlacedBet, PlacementOrder } from '../../../../streams/domain/order.ts'
import {
  MAX_RESERVE_ODDS,
  type ReservationState,
  type ReserveReason,
} from '../../../../streams/domain/reservation.ts'
import type { Call } from '../../../../streams/venues/call.ts'
import type { Reservation, Reservations } from '../../../../streams/venues/reservations.ts'
import { centsOf, orderOf, ticketOdds } from './toyMapping.ts'
import type { ToyBet, ToyServer } from './toyServer.ts'

/** The states of a wait by the toy venue's number, from 0. */
const STATES: readonly ReservationState[] = ['waiting', 'filled', 'failed', 'cancelled', 'confirming']
const [VALID, SUCCESSFUL, FAILED, CANCELLED] = [0, 1, 2, 3]

/** Why a wait has ended, counted from 1. */
const REASONS: readonly ReserveReason[] = [
  'userCancelled',
  'reserveClosed',
  'failPaid',
  'marketSettled',
  'stakeLimit',
  'accountError',
  'paramError',
  'scoreChanged',
]

/** A bet that waits for a price, in thousandths. */
interface ToyWait {
  readonly number: number
  readonly bet: ToyBet
  readonly at: number
  readonly target: number
  state: number
  why: number
}

const FIRST_WAIT = 70_001
const THOUSANDTH = 100

/**
 * Reservations of the toy venue: paid with the bet, on the present line, looked at whenever they are listed,
 * and with a price that cannot be changed.
 */
export function createToyReservations(server: ToyServer, ask: <T>(work: () => T) => Call<T>) {
  const waits: ToyWait[] = []
  const answerOf = (code: string | undefined) =>
    server.games
      .flatMap(({ questions }) => questions)
      .flatMap(({ answers }) => answers)
      .find((each) => each.code === code)

  function look(wait: ToyWait): void {
    if (wait.state !== VALID) return
    const answer = answerOf(wait.bet.picks[0]?.answer)
    if (answer === undefined) Object.assign(wait, { state: FAILED, why: 2 })
    else if (answer.price >= wait.target && server.balance < wait.bet.stake) {
      Object.assign(wait, { state: FAILED, why: 3 })
    } else if (answer.price >= wait.target) {
      wait.state = SUCCESSFUL
      server.bet([wait.bet]).subscribe()
    }
  }

  function orderOfWait({ bet, number, at, target }: ToyWait): Order {
    const { stake } = bet
    const ticket = { ...bet, number, at, prices: [target], combinations: 1, pays: 0 }
    const pays = Math.floor((stake * target) / 1000)
    return { ...orderOf(server.games, ticket), state: 'reserved', maxWin: centsOf(pays - stake) }
  }

  function reservationOf(wait: ToyWait): Reservation {
    const reason = REASONS[wait.why - 1]
    return {
      order: orderOfWait(wait),
      state: STATES[wait.state] ?? 'failed',
      odds: (wait.target * THOUSANDTH) as Odds,
      pay: 'atFill',
      reasonKey: reason === undefined ? null : `reserve.reason.${reason}`,
    }
  }

  const change = (orderNo: string, apply: (wait: ToyWait) => void) =>
    ask(() => {
      const wait = waits.find(({ number }) => String(number) === orderNo)
      if (wait?.state !== VALID)
        return { status: 'refused', reasonKey: 'reserve.code.reserveCancelFailed' } as const
      apply(wait)
      return { status: 'done' } as const
    })

  const facet: Reservations = {
    terms: ({ wire }: Leg) =>
      ask(() =>
        answerOf(wire.optionId) === undefined
          ? null
          : {
              minStake: money(100, 'USDT'),
              maxReturn: money(400_00, 'USDT'),
              maxOdds: MAX_RESERVE_ODDS,
              pays: ['atFill'],
              lines: [],
            },
      ),
    list: ({ shown }) =>
      ask(() => {
        for (const wait of waits) look(wait)
        const listed = waits.filter(({ state }) =>
          shown === 'waiting' ? state === VALID : state === FAILED || state === CANCELLED,
        )
        return { reservations: listed.map(reservationOf).toReversed(), total: listed.length }
      }),
    cancel: (orderNo) =>
      change(orderNo, (wait) => {
        Object.assign(wait, { state: CANCELLED, why: 1 })
      }),
  }

  return {
    facet,
    /** All waits as orders, for the look-up of a lost answer. */
    orders: (): readonly Order[] => waits.filter(({ state }) => state === VALID).map(orderOfWait),
    place({ reserve }: PlacementOrder, [bet]: readonly ToyBet[]): readonly PlacedBet[] {
      if (reserve === undefined || bet === undefined) return []
      const wait = {
        number: FIRST_WAIT + waits.length,
        bet,
        at: Math.floor(server.now() / 1000),
        target: reserve.odds / THOUSANDTH,
        state: VALID,
        why: 0,
      }
      waits.push(wait)
      const stake = centsOf(bet.stake)
      return [
        {
          bet: 0,
          orderNo: String(wait.number),
          state: 'reserved',
          reasonKey: null,
          stake,
          maxReturn: centsOf(Math.floor((bet.stake * wait.target) / 1000)),
          odds: ticketOdds({ prices: [wait.target] }),
        },
      ]
    },
  }
}
