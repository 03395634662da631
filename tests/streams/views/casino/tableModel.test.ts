import { defer, of, Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PLAYS } from '../../../../streams/domain/baccarat/plays.ts'
import { type CasinoSettings, DEFAULT_SETTINGS } from '../../../../streams/domain/casino/settings.ts'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { type Currency, money } from '../../../../streams/domain/money.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import type { GameBetCall, OwnGameBet, TakenGameBet } from '../../../../streams/domain/rounds/gameBet.ts'
import { gameRefusal } from '../../../../streams/domain/rounds/gameRefusal.ts'
import type { Round } from '../../../../streams/domain/rounds/round.ts'
import { type Feed, live } from '../../../../streams/kernel/feed.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import { createGameBets } from '../../../../streams/machines/gameBets/createGameBets.ts'
import { createGameBetStore } from '../../../../streams/machines/gameBets/gameBetStore.ts'
import { createCasinoTable } from '../../../../streams/views/casino/tableModel.ts'
import { tableMoment } from '../../../../streams/views/casino/tableMoment.ts'
import type { TableView } from '../../../../streams/views/casino/tableViews.ts'
import { tableInfo } from '../../../support/fakeCasino.ts'
import { createMemoryStore } from '../../../support/ports.ts'

const BEGINS = 1_795_150_389_000

function viewOf(round: string): TableView {
  const open: Round = {
    product: 'casino',
    game: 'A12',
    round,
    state: 'open',
    opensAt: BEGINS,
    sealsAt: BEGINS + 20_000,
    resultAt: BEGINS + 21_000,
    paysAt: null,
    endsAt: null,
    retryAt: null,
    commitment: 'a'.repeat(64),
    seed: null,
    result: null,
    shoe: null,
    version: null,
  }
  const now = { info: tableInfo('A12'), round: open, result: null, company: null, history: null }
  return { ...now, moment: tableMoment(now, BEGINS, 1) }
}

describe('a table whose banker the member chooses', () => {
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

  const create = (change: Partial<CasinoSettings> = {}) => {
    const view = cell<Feed<TableView | null>>(live(viewOf('20261120-0001'), BEGINS))
    const sent: GameBetCall[] = []
    const answer$ = new Subject<Result<readonly TakenGameBet[], Failure>>()
    const settings = cell<CasinoSettings>({ ...DEFAULT_SETTINGS, fastBet: 0, sound: 0, ...change })
    const known = cell(true)
    let ids = 0
    const model = createCasinoTable(scope, {
      tableId: 'A12',
      views: { view$: () => view.state$, roads$: () => constant(null) },
      several: false,
      settings: { settings$: settings.state$, known$: known.state$ },
      chips: { chips$: constant({ chips: [50], chosen: 50, currency: 'RMB' as const }) },
      sound: { speak: () => of(false), play: () => undefined, hush: () => undefined },
      currency$: constant<Currency>('RMB'),
      balance$: constant(money(1_000_000, 'RMB')),
      readLast: () => of({}),
      bets: createGameBets(scope, {
        lookUp: () => of(ok({ value: [], at: 0 })),
        store: createGameBetStore(createMemoryStore(), '17', 'casino'),
        told$: new Subject<OwnGameBet>(),
      }),
      send: (call) =>
        defer(() => {
          sent.push(call)
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
    scope.run(model.plays$)
    return {
      model,
      view,
      settings,
      known,
      sent,
      refuse: () => {
        answer$.next(err(gameRefusal('roundFull')))
      },
      take: () => {
        const bets = sent.at(-1)?.bets ?? []
        answer$.next(ok(bets.map(({ clientId }) => ({ clientId, orderNo: `TP${clientId}` }))))
      },
      lying: () => model.bets.view$.value.lying,
      bankers: () => model.plays$.value.filter((play) => play === PLAYS.banker || play === PLAYS.bankerFree),
    }
  }

  it('moves what lies on the banker that goes, and leaves the rest', () => {
    const { model, lying, bankers } = create()
    model.tap(PLAYS.player)
    model.tap(PLAYS.banker)
    model.chooseFreeCharge(true)
    expect(lying()).toEqual({ 3002: 5000, 3031: 5000 })
    expect(bankers()).toEqual([PLAYS.bankerFree])
    model.chooseFreeCharge(false)
    expect(lying()).toEqual({ 3002: 5000, 3001: 5000 })
    model.bets.undo()
    expect(lying()).toEqual({ 3002: 5000 })
  })

  it('sends what was moved by the button only', () => {
    const { model, sent } = create({ fastBet: 1 })
    model.tap(PLAYS.banker)
    model.chooseFreeCharge(true)
    vi.advanceTimersByTime(5000)
    expect(sent).toEqual([])
    expect(model.bets.send()).toBe(true)
    expect(sent[0]?.bets.map(({ selection }) => selection)).toEqual(['3031'])
  })

  it('sends by the button only until the settings are known', () => {
    const { model, known, sent } = create({ fastBet: 1 })
    known.set(false)
    model.tap(PLAYS.player)
    vi.advanceTimersByTime(5000)
    expect(sent).toEqual([])
    expect(model.bets.view$.value.sendsAt).toBeNull()
    expect(model.bets.send()).toBe(true)
  })

  it('sends nothing by itself for a member who turns out to have switched fast bet off', () => {
    const { model, settings, known, sent } = create({ fastBet: 1 })
    known.set(false)
    model.tap(PLAYS.player)
    vi.advanceTimersByTime(900)
    settings.set({ ...settings.state$.value, fastBet: 0 })
    known.set(true)
    vi.advanceTimersByTime(5000)
    expect(sent).toEqual([])
  })

  it('gives a fast bet its whole second from when the settings are known', () => {
    const { model, known, sent } = create({ fastBet: 1 })
    known.set(false)
    model.tap(PLAYS.player)
    vi.advanceTimersByTime(5000)
    known.set(true)
    vi.advanceTimersByTime(999)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1)
    expect(sent).toHaveLength(1)
  })

  it('shows a bet that was sent until its round is over, whichever banker is chosen', () => {
    const { model, view, take, bankers } = create()
    model.tap(PLAYS.banker)
    model.bets.send()
    model.chooseFreeCharge(true)
    expect(bankers()).toEqual([PLAYS.banker, PLAYS.bankerFree])
    take()
    expect(model.bets.view$.value.taken).toEqual({ 3001: 5000 })
    expect(bankers()).toEqual([PLAYS.banker, PLAYS.bankerFree])
    view.set(live(viewOf('20261120-0002'), BEGINS))
    expect(bankers()).toEqual([PLAYS.bankerFree])
  })

  it('shows a bet that was refused where it lies again', () => {
    const { model, refuse, lying, bankers } = create()
    model.tap(PLAYS.banker)
    model.bets.send()
    model.chooseFreeCharge(true)
    refuse()
    expect(lying()).toEqual({ 3001: 5000 })
    expect(bankers()).toEqual([PLAYS.banker, PLAYS.bankerFree])
    model.bets.clear()
    expect(bankers()).toEqual([PLAYS.bankerFree])
  })
})
