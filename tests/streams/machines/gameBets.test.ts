import fc from 'fast-check'
import { defer, EMPTY, map, NEVER, of, Subject, throwError, timer } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../streams/domain/failure.ts'
import { money } from '../../../streams/domain/money.ts'
import { err, ok, type Result } from '../../../streams/domain/result.ts'
import type { GameBetCall, OwnGameBet, TakenGameBet } from '../../../streams/domain/rounds/gameBet.ts'
import { gameRefusal } from '../../../streams/domain/rounds/gameRefusal.ts'
import { createScope, type Scope } from '../../../streams/kernel/scope.ts'
import { transportFailure } from '../../../streams/link/exchange.ts'
import { createGameBets, type GameBets } from '../../../streams/machines/gameBets/createGameBets.ts'
import { createGameBetStore } from '../../../streams/machines/gameBets/gameBetStore.ts'
import type { KeyValue } from '../../../streams/ports/storage.ts'
import type { LookUpBets } from '../../../streams/venues/gameRecords.ts'
import { createMemoryStore } from '../../support/ports.ts'
import { countSubscriptions } from '../../support/subscriptionCount.ts'

const KEY = 'touchline.gameBets.7.casino'
const VALID_MS = 10_000

const callOf = (id: string, at: number, selections: readonly string[] = ['3031']): GameBetCall => ({
  id,
  product: 'casino',
  game: 'A12',
  currency: 'RMB',
  validUntil: at + VALID_MS,
  bets: selections.map((selection, index) => ({
    clientId: `${id}-bet-${index}`,
    round: '1',
    selection,
    stake: money(1000, 'RMB'),
    odds: 200_000,
  })),
})

const takenOf = ({ bets }: GameBetCall): readonly TakenGameBet[] =>
  bets.map(({ clientId }) => ({ clientId, orderNo: `TP-${clientId}` }))

describe('bets on a round', () => {
  let scope: Scope
  beforeEach(() => {
    vi.useFakeTimers()
    scope = createScope((error) => {
      throw error
    })
  })
  afterEach(() => {
    scope.end()
    vi.useRealTimers()
  })

  const under = (
    lookUp: LookUpBets = () => of(ok({ value: [], at: 0 })),
    device: KeyValue = createMemoryStore(),
  ) => {
    const told$ = new Subject<OwnGameBet>()
    const lookedUpAt: number[] = []
    const begins = Date.now()
    const bets = createGameBets(scope, {
      lookUp: (ids) => {
        lookedUpAt.push(Date.now() - begins)
        return lookUp(ids)
      },
      store: createGameBetStore(device, '7', 'casino'),
      told$,
    })
    return { bets, told$, lookedUpAt, device, phase: () => bets.calls$.value[0]?.phase }
  }

  it('are sent once, and stored before', () => {
    const { bets, device, phase } = under()
    const call = callOf('a', Date.now())
    let storedBefore: string | null = null
    const send = countSubscriptions(
      defer(() => {
        storedBefore = device.get(KEY)
        return timer(50).pipe(map(() => ok(takenOf(call))))
      }),
    )
    expect(bets.place(call, send.source$)).toBe('sent')
    expect(bets.place(call, send.source$)).toBe('sent')
    expect(storedBefore).not.toBeNull()
    expect(phase()).toBe('sending')
    vi.advanceTimersByTime(60_000)
    expect(send.subscribed).toBe(1)
    expect(bets.calls$.value).toHaveLength(1)
    expect(bets.calls$.value[0]).toMatchObject({ phase: 'accepted', bets: [{ orderNo: 'TP-a-bet-0' }] })
    expect(device.get(KEY)).toBeNull()
  })

  it('are not sent when they cannot be stored', () => {
    const { bets } = under(undefined, createMemoryStore({}, true))
    const send = countSubscriptions(of(ok<readonly TakenGameBet[]>([])))
    expect(bets.place(callOf('a', Date.now()), send.source$)).toBe('notStored')
    expect(send.subscribed).toBe(0)
    expect(bets.calls$.value).toEqual([])
  })

  it('are refused by a code that rules them out, and looked up after any other', () => {
    const refused = under()
    refused.bets.place(callOf('a', Date.now()), of(err(gameRefusal('roundNotOpen'))))
    expect(refused.bets.calls$.value[0]).toMatchObject({
      phase: 'refused',
      failure: { textKey: 'games.refusal.roundNotOpen' },
    })
    const unsure: Failure[] = [
      gameRefusal('duplicateId'),
      { type: 'refusal', reason: 'unknownCode', textKey: 'x', message: null, action: 'none' },
      { type: 'transport', kind: 'timeout' },
      { type: 'transport', kind: 'badData' },
    ]
    for (const failure of unsure) {
      const { bets, phase } = under()
      bets.place(callOf('b', Date.now()), of(err(failure)))
      expect(phase()).toBe('unknown')
    }
    for (const send$ of [throwError(() => new Error('broken')), EMPTY]) {
      const { bets, phase } = under()
      bets.place(callOf('c', Date.now()), send$)
      expect(phase()).toBe('unknown')
    }
  })

  it('are looked up every second for ten seconds, then every five', () => {
    const { bets, lookedUpAt } = under()
    bets.place(callOf('a', Date.now()), of(err(transportFailure('network'))))
    vi.advanceTimersByTime(26_000)
    const rounded = lookedUpAt.map((ms) => Math.floor(ms / 500) / 2)
    expect(rounded).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25])
  })

  it('were taken when they are listed', () => {
    const call = callOf('a', Date.now())
    let listed: readonly TakenGameBet[] = []
    const { bets, phase } = under(() => of(ok({ value: listed, at: Date.now() })))
    bets.place(call, of(err(transportFailure('timeout'))))
    vi.advanceTimersByTime(3500)
    expect(phase()).toBe('unknown')
    listed = takenOf(call)
    vi.advanceTimersByTime(1000)
    expect(phase()).toBe('accepted')
  })

  it('were not taken when a list after their end does not have them, and not before', () => {
    const call = callOf('a', Date.now())
    let at = call.validUntil
    const { bets, phase } = under(() => of(ok({ value: [], at })))
    bets.place(call, of(err(transportFailure('timeout'))))
    vi.advanceTimersByTime(30_000)
    expect(phase()).toBe('unknown')
    at = call.validUntil + 1
    vi.advanceTimersByTime(5000)
    expect(bets.calls$.value[0]).toMatchObject({
      phase: 'refused',
      failure: { textKey: 'games.bet.notTaken' },
    })
  })

  it('block the same selection of the round until their outcome is known', () => {
    const call = callOf('a', Date.now())
    const { bets } = under(() => of(ok({ value: takenOf(call), at: Date.now() })))
    bets.place(call, of(err(transportFailure('timeout'))))
    expect(bets.isBlocked('A12', { round: '1', selection: '3031' })).toBe(true)
    expect(bets.isBlocked('A12', { round: '1', selection: '3002' })).toBe(false)
    expect(bets.isBlocked('A12', { round: '2', selection: '3031' })).toBe(false)
    expect(bets.isBlocked('A13', { round: '1', selection: '3031' })).toBe(false)
    expect(bets.place(callOf('b', Date.now()), NEVER)).toBe('blocked')
    vi.advanceTimersByTime(1500)
    expect(bets.place(callOf('c', Date.now()), NEVER)).toBe('sent')
  })

  it('are known as soon as the push tells of them, also when the answer says otherwise', () => {
    const { bets, told$, phase } = under()
    const call = callOf('a', Date.now())
    const answer$ = new Subject<Result<readonly TakenGameBet[], Failure>>()
    bets.place(call, answer$)
    const news = {
      ...takenOf(call)[0],
      product: 'casino',
      game: 'A12',
      round: '1',
      state: 'open',
      stake: money(1000, 'RMB'),
      returned: money(0, 'RMB'),
    } as OwnGameBet
    told$.next({ ...news, clientId: 'of another call' })
    expect(phase()).toBe('sending')
    told$.next(news)
    expect(phase()).toBe('accepted')
    answer$.next(err(gameRefusal('insufficient')))
    expect(phase()).toBe('accepted')
    const other = callOf('b', Date.now(), ['3002'])
    bets.place(other, of(err(gameRefusal('insufficient'))))
    expect(phase()).toBe('refused')
    told$.next({ ...news, clientId: 'b-bet-0' })
    expect(phase()).toBe('accepted')
  })

  it('are looked up at once after a reload, and never sent again', () => {
    const device = createMemoryStore()
    const call = callOf('a', Date.now())
    const before = under(undefined, device)
    before.bets.place(call, NEVER)
    scope.end()
    scope = createScope((error) => {
      throw error
    })
    const { bets, lookedUpAt, phase } = under(() => of(ok({ value: takenOf(call), at: 0 })), device)
    expect(lookedUpAt).toEqual([0])
    expect(phase()).toBe('accepted')
    expect(device.get(KEY)).toBeNull()
    bets.dismiss('a')
    expect(bets.calls$.value).toEqual([])
  })

  it('stay when they are dismissed without an outcome', () => {
    const { bets } = under()
    bets.place(callOf('a', Date.now()), NEVER)
    bets.dismiss('a')
    expect(bets.calls$.value).toHaveLength(1)
  })

  it('are resumed from nothing but what was stored, whatever the device holds', () => {
    const stored = JSON.parse(storedText()) as unknown[]
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.anything().map((value) => JSON.stringify([value, ...stored])),
      fc
        .record({ call: fc.anything(), phase: fc.anything(), bets: fc.anything() })
        .map((value) => JSON.stringify([value])),
    )
    fc.assert(
      fc.property(text, (value) => {
        const store = createGameBetStore(createMemoryStore({ [KEY]: value }), '7', 'casino')
        for (const { call, bets } of store.load()) {
          expect(call.product).toBe('casino')
          expect(bets.length).toBeGreaterThan(0)
        }
      }),
    )
  })

  function storedText(): string {
    const device = createMemoryStore()
    under(undefined, device).bets.place(callOf('a', Date.now()), NEVER)
    return device.get(KEY) ?? ''
  }
})

interface Step {
  readonly arrives: number | 'never'
  readonly answers: number | 'never'
  readonly answersTwice: boolean
  readonly reloadAt: number | 'never'
  readonly listFails: readonly boolean[]
  readonly pushes: boolean
  readonly refuses: boolean
}

const some = (max: number) => fc.oneof(fc.constant('never' as const), fc.nat(max))
const steps: fc.Arbitrary<Step> = fc.record({
  arrives: some(20_000),
  answers: some(20_000),
  answersTwice: fc.boolean(),
  reloadAt: some(15_000),
  listFails: fc.array(fc.boolean(), { maxLength: 12 }),
  pushes: fc.boolean(),
  refuses: fc.boolean(),
})

/**
 * A model of the platform. A call arrives once, after a time or never, and is accepted if it arrives before its end
 * and is not refused. Answers may be lost, late or duplicated, look-ups may fail, and the page may be reloaded.
 */
describe('bets over random schedules', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('end as the platform has them, are sent once, and are never told otherwise meanwhile', () => {
    fc.assert(
      fc.property(steps, (step) => {
        const run = runSchedule(step)
        expect(run.sent).toBeLessThanOrEqual(1)
        expect(run.contradictions).toEqual([])
        expect(run.final).toBe(run.taken ? 'accepted' : 'refused')
        expect(run.left).toBeNull()
      }),
      { numRuns: 300 },
    )
  })

  function runSchedule({ arrives, answers, answersTwice, reloadAt, listFails, pushes, refuses }: Step) {
    const device = createMemoryStore()
    const began = Date.now()
    const call = callOf('a', began)
    const platform = { taken: false }
    const contradictions: string[] = []
    const told$ = new Subject<OwnGameBet>()
    const answer$ = new Subject<Result<readonly TakenGameBet[], Failure>>()
    const send = countSubscriptions(answer$)
    let looked = 0
    const lookUp: LookUpBets = () => {
      const fails = listFails[looked] === true
      looked += 1
      if (fails) return of(err(transportFailure('network')))
      return of(ok({ value: platform.taken ? takenOf(call) : [], at: Date.now() }))
    }
    let scope = createScope((error) => {
      throw error
    })
    const make = (): GameBets => {
      const bets = createGameBets(scope, {
        lookUp,
        store: createGameBetStore(device, '7', 'casino'),
        told$,
      })
      bets.calls$.subscribe((calls) => {
        const now = calls[0]?.phase
        if (now === 'accepted' && !platform.taken) contradictions.push('accepted, not taken')
        if (now === 'refused' && platform.taken) contradictions.push('refused, taken')
      })
      return bets
    }
    let bets = make()
    let last = bets.calls$
    bets.place(call, send.source$)
    const arrivesAt = arrives === 'never' ? Number.POSITIVE_INFINITY : arrives
    const answersAt = answers === 'never' ? Number.POSITIVE_INFINITY : Math.max(answers, arrivesAt)
    for (let ms = 0; ms <= 60_000; ms += 100) {
      if (Math.floor(arrivesAt / 100) * 100 === ms && !refuses && Date.now() <= call.validUntil) {
        platform.taken = true
        if (pushes) {
          told$.next({
            clientId: 'a-bet-0',
            orderNo: 'TP-a-bet-0',
            product: 'casino',
            game: 'A12',
            round: '1',
            state: 'open',
            stake: money(1000, 'RMB'),
            returned: money(0, 'RMB'),
          })
        }
      }
      if (Math.floor(answersAt / 100) * 100 === ms) {
        const answer = platform.taken ? ok(takenOf(call)) : err(gameRefusal('roundNotOpen'))
        answer$.next(answer)
        if (answersTwice) answer$.next(answer)
      }
      // The request itself gives up after thirty seconds.
      if (ms === 30_000) answer$.next(err(transportFailure('timeout')))
      if (reloadAt !== 'never' && Math.floor(reloadAt / 100) * 100 === ms) {
        scope.end()
        scope = createScope((error) => {
          throw error
        })
        bets = make()
        if (bets.calls$.value.length > 0) last = bets.calls$
      }
      vi.advanceTimersByTime(100)
    }
    const final = last.value[0]?.phase
    scope.end()
    return { sent: send.subscribed, contradictions, final, taken: platform.taken, left: device.get(KEY) }
  }
})
