import { defer, of, Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PLAYS } from '../../../../streams/domain/baccarat/plays.ts'
import { memberLimits } from '../../../../streams/domain/casino/limits.ts'
import { type Stakes } from '../../../../streams/domain/casino/stakes.ts'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { type Currency, money, type Money } from '../../../../streams/domain/money.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import type { GameBetCall, OwnGameBet, TakenGameBet } from '../../../../streams/domain/rounds/gameBet.ts'
import { gameRefusal } from '../../../../streams/domain/rounds/gameRefusal.ts'
import type { Round } from '../../../../streams/domain/rounds/round.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import { createTableBets } from '../../../../streams/machines/casinoBets/createTableBets.ts'
import { createGameBets } from '../../../../streams/machines/gameBets/createGameBets.ts'
import { createGameBetStore } from '../../../../streams/machines/gameBets/gameBetStore.ts'
import { createMemoryStore } from '../../../support/ports.ts'

const BEGINS = 1_795_150_389_000

function roundOf(number: number, change: Partial<Round> = {}): Round {
  const opensAt = BEGINS + (number - 1) * 40_000
  return {
    product: 'casino',
    game: 'A12',
    round: `20261120-${String(number).padStart(4, '0')}`,
    state: 'open',
    opensAt,
    sealsAt: opensAt + 20_000,
    resultAt: opensAt + 21_000,
    paysAt: null,
    endsAt: null,
    retryAt: null,
    commitment: 'a'.repeat(64),
    seed: null,
    result: null,
    shoe: null,
    version: null,
    ...change,
  }
}

describe('the bets of a table', () => {
  let scope: Scope
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setSystemTime(BEGINS)
    scope = createScope((error) => {
      throw error
    })
  })
  afterEach(() => {
    scope.end()
    vi.useRealTimers()
  })

  const create = (
    options: {
      readonly fast?: boolean
      readonly last?: Stakes
      readonly balance?: number
      readonly refuses?: boolean
    } = {},
  ) => {
    const round = cell<Round | null>(roundOf(1))
    const mine = cell<Stakes>({})
    const balance = cell<Money | null>(money(options.balance ?? 1_000_000, 'RMB'))
    const sent: GameBetCall[] = []
    const answers: Subject<Result<readonly TakenGameBet[], Failure>>[] = []
    let ids = 0
    const bets = createGameBets(scope, {
      lookUp: () => of(ok({ value: [], at: 0 })),
      store: createGameBetStore(createMemoryStore({}, options.refuses), '17', 'casino'),
      told$: new Subject<OwnGameBet>(),
    })
    const table = createTableBets(scope, {
      tableId: 'A12',
      round$: round.state$,
      plays$: constant([PLAYS.banker, PLAYS.player, PLAYS.tie]),
      limits$: constant(memberLimits({ min: 2000, max: 5_000_000 })),
      mine$: mine.state$,
      currency$: constant<Currency>('RMB'),
      balance$: balance.state$,
      fastBet$: constant(options.fast ?? true),
      readLast: () => of(options.last ?? {}),
      bets,
      // A call is cold: what is not subscribed is not sent.
      send: (call) =>
        defer(() => {
          sent.push(call)
          const answer$ = new Subject<Result<readonly TakenGameBet[], Failure>>()
          answers.push(answer$)
          return answer$
        }),
      clock: {
        now: () => Date.now(),
        msUntil: (at) => Math.max(0, at - Date.now()),
        rate: () => 1,
        local: () => Date.now(),
      },
      newId: () => `id-${String((ids += 1)).padStart(8, '0')}`,
    })
    scope.run(table.view$)
    const answer = (result: Result<'taken', Failure>): void => {
      const call = sent.at(-1)
      answers
        .at(-1)
        ?.next(
          result.ok
            ? ok((call?.bets ?? []).map(({ clientId }) => ({ clientId, orderNo: `TP${clientId}` })))
            : result,
        )
    }
    return { table, round, mine, balance, sent, answer, view: () => table.view$.value }
  }

  it('are sent a second after the last tap, in one call, and taken', () => {
    const { table, sent, answer, view } = create()
    table.tap(PLAYS.banker, 1000)
    vi.advanceTimersByTime(900)
    table.tap(PLAYS.banker, 1000)
    table.tap(PLAYS.tie, 5000)
    expect(view().sendsAt).toBe(BEGINS + 1900)
    vi.advanceTimersByTime(999)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      game: 'A12',
      validUntil: BEGINS + 11_900,
      bets: [
        { selection: '3001', stake: money(2000, 'RMB'), odds: 195_000 },
        { selection: '3003', stake: money(5000, 'RMB'), odds: 900_000 },
      ],
    })
    expect(view()).toMatchObject({ lying: {}, waiting: { 3001: 2000, 3003: 5000 }, taken: {}, sendsAt: null })
    answer(ok('taken'))
    expect(view()).toMatchObject({ waiting: {}, taken: { 3001: 2000, 3003: 5000 } })
    vi.advanceTimersByTime(10_000)
    expect(sent).toHaveLength(1)
  })

  it('can be taken back within the second', () => {
    const { table, sent, view } = create()
    table.tap(PLAYS.banker, 5000)
    vi.advanceTimersByTime(999)
    table.undo()
    vi.advanceTimersByTime(5000)
    expect(sent).toEqual([])
    expect(view()).toMatchObject({ lying: {}, sendsAt: null })
  })

  it('wait for the button without fast bet, and after a repeat or double', () => {
    const slow = create({ fast: false })
    slow.table.tap(PLAYS.banker, 5000)
    vi.advanceTimersByTime(5000)
    expect(slow.sent).toEqual([])
    expect(slow.table.send()).toBe(true)
    expect(slow.sent).toHaveLength(1)

    const repeated = create({ last: { 3001: 5000, 3004: 2000 } })
    repeated.table.repeat()
    // A play that the table does not show is not filled in.
    expect(repeated.view().lying).toEqual({ 3001: 5000 })
    vi.advanceTimersByTime(5000)
    expect(repeated.sent).toEqual([])
    expect(repeated.table.send()).toBe(true)
  })

  it('are cleared at the seal, with words, and never sent after it', () => {
    const { table, sent, view } = create()
    vi.advanceTimersByTime(19_500)
    table.tap(PLAYS.banker, 5000)
    vi.advanceTimersByTime(500)
    expect(view()).toMatchObject({ open: false, lying: {}, note: { type: 'sealed', stakes: { 3001: 5000 } } })
    vi.advanceTimersByTime(5000)
    expect(table.send()).toBe(false)
    expect(sent).toEqual([])
  })

  it('that were refused and lie there again are also cleared at the seal, with words', () => {
    const { table, answer, view } = create()
    table.tap(PLAYS.banker, 5000)
    vi.advanceTimersByTime(1000)
    answer(err(gameRefusal('roundFull')))
    vi.advanceTimersByTime(19_000)
    expect(view()).toMatchObject({
      open: false,
      lying: {},
      refusal: null,
      note: { type: 'sealed', stakes: { 3001: 5000 } },
    })
  })

  it('whose refusal comes after the seal are said to be refused', () => {
    const { table, answer, view } = create()
    vi.advanceTimersByTime(18_500)
    table.tap(PLAYS.banker, 5000)
    vi.advanceTimersByTime(1500)
    answer(err(gameRefusal('roundFull')))
    expect(view()).toMatchObject({ open: false, lying: {}, refusal: { reason: 'roundFull' } })
  })

  it('lie on the spots again after a refusal, and are not sent again by themselves', () => {
    const { table, sent, answer, view } = create()
    table.tap(PLAYS.banker, 5000)
    vi.advanceTimersByTime(1000)
    answer(err(gameRefusal('roundFull')))
    expect(view()).toMatchObject({
      lying: { 3001: 5000 },
      waiting: {},
      refusal: { reason: 'roundFull', textKey: 'games.refusal.roundFull' },
    })
    vi.advanceTimersByTime(10_000)
    expect(sent).toHaveLength(1)
  })

  it('without an answer are unknown, block their play, and are not sent again', () => {
    const { table, sent, answer, view } = create()
    table.tap(PLAYS.banker, 5000)
    vi.advanceTimersByTime(1000)
    answer(err({ type: 'transport', kind: 'timeout' }))
    expect(view().unknown).toHaveLength(1)
    expect(view().waiting).toEqual({ 3001: 5000 })
    table.tap(PLAYS.banker, 5000)
    expect(view().block).toEqual({ type: 'unknown', play: PLAYS.banker })
    vi.advanceTimersByTime(5000)
    expect(sent).toHaveLength(1)
  })

  it('say what keeps them from being sent: too low, too little money, or a full device', () => {
    const low = create({ balance: 3000 })
    low.table.tap(PLAYS.banker, 1000)
    expect(low.view().block).toEqual({ type: 'belowMin', play: PLAYS.banker, min: 2000 })
    low.table.tap(PLAYS.banker, 5000)
    expect(low.view().block).toEqual({ type: 'insufficient' })
    vi.advanceTimersByTime(5000)
    expect(low.sent).toEqual([])
    low.balance.set(money(6000, 'RMB'))
    vi.advanceTimersByTime(1000)
    expect(low.sent).toHaveLength(1)

    const full = create({ refuses: true })
    full.table.tap(PLAYS.banker, 5000)
    vi.advanceTimersByTime(1000)
    expect(full.sent).toEqual([])
    expect(full.view()).toMatchObject({ lying: { 3001: 5000 }, note: { type: 'notStored' } })
  })

  it('count what the platform tells of other devices towards the limits, once', () => {
    const { table, mine, view } = create()
    mine.set({ 3003: 624_000 })
    table.tap(PLAYS.tie, 2000)
    expect(view()).toMatchObject({ lying: {}, taken: { 3003: 624_000 }, note: { type: 'maxOfPlay' } })
  })

  it('of the round before can be repeated in the next', () => {
    const { table, round, answer, view } = create()
    table.tap(PLAYS.player, 5000)
    vi.advanceTimersByTime(1000)
    answer(ok('taken'))
    vi.setSystemTime(BEGINS + 41_000)
    round.set(roundOf(2))
    expect(view()).toMatchObject({ open: true, taken: {}, lying: {} })
    table.repeat()
    expect(view().lying).toEqual({ 3002: 5000 })
  })
})
