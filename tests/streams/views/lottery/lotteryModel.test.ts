import { NEVER, Observable, of, Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import { lotteryOf } from '../../../../streams/domain/lottery/lotteries.ts'
import { PLAYS } from '../../../../streams/domain/lottery/plays/plays.ts'
import { type Currency, money } from '../../../../streams/domain/money.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import type { OwnGameBet, TakenGameBet } from '../../../../streams/domain/rounds/gameBet.ts'
import { gameRefusal } from '../../../../streams/domain/rounds/gameRefusal.ts'
import type {
  LotteryFeed,
  LotteryLogin,
  LotterySettings,
  LotteryTable,
  PastDraw,
} from '../../../../streams/feeds/lottery/index.ts'
import { CONNECTING, type Feed, live } from '../../../../streams/kernel/feed.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { cell, stateFrom } from '../../../../streams/kernel/state.ts'
import { createGameBets } from '../../../../streams/machines/gameBets/createGameBets.ts'
import { createGameBetStore } from '../../../../streams/machines/gameBets/gameBetStore.ts'
import { createLottery } from '../../../../streams/views/lottery/lotteryModel.ts'
import { createMemoryStore } from '../../../support/ports.ts'

const OPENS = 1_795_178_995_000
const SETTINGS: LotterySettings = {
  countDownBeep: false,
  winModal: false,
  coldHot: false,
  missRemind: false,
  doubleBetConfirm: false,
  nextConfigId: 0,
  nextFeatureConfigId: 0,
}
const lottery = lotteryOf('201')
const play = PLAYS[2].find(({ playId }) => playId === 202)
if (lottery === null || play === undefined) throw new Error('no lottery')

function tableOf(number: number): LotteryTable {
  const opensAt = OPENS + (number - 1251) * 60_000
  return {
    lottery: lottery ?? never(),
    status: 'open',
    last: null,
    next: [],
    sale: {
      planId: `20261120-${number}`,
      opensAt,
      sealsAt: opensAt + 60_000,
      drawAt: opensAt + 65_000,
      commitment: 'a'.repeat(64),
    },
    plays: [{ play: play ?? never(), name: '后三直选', odds: 97_500_000, oddsOf: new Map(), rtp: 975_000 }],
    units: [200, 100, 20, 2],
    maxNotes: 10_000,
    drawMax: 5_000_000,
  }
}
function never(): never {
  throw new Error('not known')
}
const told = (change: Partial<OwnGameBet> = {}): OwnGameBet => ({
  product: 'lottery',
  game: '201',
  round: '20261120-1251',
  state: 'settled',
  clientId: 'id-1',
  orderNo: 'TP1',
  stake: money(200, 'RMB'),
  returned: money(195_000, 'RMB'),
  ...change,
})

describe('the page of a lottery', () => {
  let scope: Scope
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setSystemTime(OPENS)
    scope = createScope((error) => {
      throw error
    })
  })
  afterEach(() => {
    scope.end()
    vi.useRealTimers()
  })

  const create = (known: Feed<LotteryTable> = live(tableOf(1251), OPENS)) => {
    const table = cell<Feed<LotteryTable>>(known)
    const reads = { open: 0 }
    const counted$ = new Observable<Feed<LotteryTable>>((subscriber) => {
      reads.open += 1
      subscriber.add(() => (reads.open -= 1))
      return table.state$.subscribe(subscriber)
    })
    const settings = cell(SETTINGS)
    const settingsKnown = cell(true)
    const login = cell<Feed<LotteryLogin>>(CONNECTING)
    const history = cell<Feed<readonly PastDraw[]>>(CONNECTING)
    const currency = cell<Currency>('RMB')
    const pushed$ = new Subject<OwnGameBet>()
    const answer$ = new Subject<Result<readonly TakenGameBet[], Failure>>()
    const refreshTable = vi.fn()
    const beep = vi.fn()
    let ids = 0
    const feed: Pick<LotteryFeed, 'table$' | 'history$' | 'login$' | 'refreshTable'> = {
      table$: () => stateFrom(() => table.state$.value, counted$),
      history$: () => history.state$,
      login$: login.state$,
      refreshTable,
    }
    const model = createLottery(scope, {
      ticketId: '201',
      feed: feed as LotteryFeed,
      push: { bets$: pushed$ },
      settings: { settings$: settings.state$, known$: settingsKnown.state$ },
      currency$: currency.state$,
      bets: createGameBets(scope, {
        lookUp: () => of(ok({ value: [], at: 0 })),
        store: createGameBetStore(createMemoryStore({}), '17', 'lottery'),
        told$: NEVER,
      }),
      send: () => answer$,
      sound: { play: beep },
      now: () => Date.now(),
      rate: () => 1,
      msUntil: (at) => Math.max(0, at - Date.now()),
      random: () => 0.5,
      newId: () => `id-${String((ids += 1)).padStart(6, '0')}`,
    })
    const page = model.view$.subscribe()
    scope.onEnd(() => {
      page.unsubscribe()
    })
    const choose = (): void => {
      for (const place of [0, 1, 2]) model.basket.toggle(place, '5')
    }
    return {
      model,
      page,
      reads,
      table,
      settings,
      settingsKnown,
      login,
      history,
      currency,
      pushed$,
      answer$,
      refreshTable,
      beep,
      choose,
    }
  }

  it('is as its table is, until that is known', () => {
    const { model, table } = create(CONNECTING)
    expect(model.view$.value).toEqual(CONNECTING)
    table.set(live(tableOf(1251), OPENS))
    expect(model.view$.value).toMatchObject({ status: 'live', value: { draws: [], balance: null } })
  })

  it('tells that the draw has changed only to a member who has something to send', () => {
    const { model, table, choose } = create()
    table.set(live(tableOf(1252), OPENS))
    expect(model.view$.value.value?.drawChanged).toBe(false)
    choose()
    table.set(live(tableOf(1253), OPENS))
    expect(model.view$.value.value?.drawChanged).toBe(true)
    expect(model.basket.confirm()).toBe('agreed')
    expect(model.view$.value.value?.drawChanged).toBe(false)
  })

  it('shows the balance of the currency that is played in, and none of another', () => {
    const { model, login, currency } = create()
    login.set(live({ loginName: 'demo', seamless: true, balance: money(64_000, 'RMB') }, OPENS))
    expect(model.view$.value.value).toMatchObject({ balance: money(64_000, 'RMB'), seamless: true })
    currency.set('USDT')
    expect(model.view$.value.value?.balance).toBeNull()
  })

  it.each(['oddsChanged', 'roundNotOpen', 'gameOff', 'maintenance'] as const)(
    'reads its table again after %s, and for no refusal of the bet itself',
    (reason) => {
      const { model, answer$, refreshTable, choose } = create()
      choose()
      expect(model.basket.confirm()).toBe('sent')
      expect(model.view$.value.value?.calls.map(({ phase }) => phase)).toEqual(['sending'])
      answer$.next(err(gameRefusal('roundFull')))
      expect(refreshTable).not.toHaveBeenCalled()
      choose()
      model.basket.confirm()
      answer$.next(err(gameRefusal(reason)))
      expect(refreshTable).toHaveBeenCalledTimes(1)
      expect(model.view$.value.value?.calls.map(({ phase }) => phase)).toEqual(['refused', 'refused'])
    },
  )

  it('asks once more until the settings are known', () => {
    const { model, settingsKnown, answer$, choose } = create()
    settingsKnown.set(false)
    choose()
    expect(model.basket.confirm()).toBe('asked')
    expect(model.basket.confirm()).toBe('sent')
    answer$.next(err(gameRefusal('roundFull')))
    settingsKnown.set(true)
    expect(model.basket.confirm()).toBe('sent')
  })

  it('tells what came back from draws of its own lottery, until it is seen', () => {
    const { model, pushed$ } = create()
    pushed$.next(told({ game: '101' }))
    pushed$.next(told({ product: 'casino' }))
    pushed$.next(told({ returned: money(0, 'RMB') }))
    pushed$.next(told({ state: 'open' }))
    expect(model.back$.value).toBeNull()
    pushed$.next(told())
    expect(model.back$.value).toEqual({
      round: '20261120-1251',
      staked: money(200, 'RMB'),
      returned: money(195_000, 'RMB'),
    })
    model.seen()
    expect(model.back$.value).toBeNull()
  })

  it('beeps once in each of the last five seconds, where the member wants it', () => {
    const { settings, beep } = create()
    vi.advanceTimersByTime(30_000)
    settings.set({ ...SETTINGS, countDownBeep: true })
    vi.advanceTimersByTime(24_900)
    expect(beep).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5_200)
    expect(beep).toHaveBeenCalledTimes(5)
    vi.advanceTimersByTime(60_000)
    expect(beep).toHaveBeenCalledTimes(5)
  })

  it('reads no table and does not beep after the page is left, and keeps the basket', () => {
    const { model, page, reads, table, settings, beep, choose } = create()
    settings.set({ ...SETTINGS, countDownBeep: true })
    choose()
    model.basket.keep()
    expect(reads.open).toBeGreaterThan(0)
    page.unsubscribe()
    expect(reads.open).toBe(0)
    vi.advanceTimersByTime(70_000)
    expect(beep).not.toHaveBeenCalled()
    table.set(live(tableOf(1253), Date.now()))
    const again = model.view$.subscribe()
    const other = model.view$.subscribe()
    expect(model.view$.value.value).toMatchObject({ drawChanged: true, state: { bets: [{}] } })
    expect(model.basket.confirm()).toBe('agreed')
    vi.advanceTimersByTime(170_000)
    expect(beep).toHaveBeenCalledTimes(5)
    again.unsubscribe()
    other.unsubscribe()
    expect(reads.open).toBe(0)
  })

  it('does not beep for a member who does not want it', () => {
    const { beep } = create()
    vi.advanceTimersByTime(70_000)
    expect(beep).not.toHaveBeenCalled()
  })
})
