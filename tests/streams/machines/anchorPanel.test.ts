import fc from 'fast-check'
import { NEVER, of, Subject } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../streams/domain/failure.ts'
import { err, type Result } from '../../../streams/domain/result.ts'
import type { GameBetCall, TakenGameBet } from '../../../streams/domain/rounds/gameBet.ts'
import { gameRefusal } from '../../../streams/domain/rounds/gameRefusal.ts'
import type { Round } from '../../../streams/domain/rounds/round.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { constant } from '../../../streams/kernel/state.ts'
import { createAnchorPanel } from '../../../streams/machines/anchorPanel/createAnchorPanel.ts'
import {
  panelAction,
  panelAfter,
  type PanelEvent,
  panelState,
} from '../../../streams/machines/anchorPanel/panel.ts'
import { panelExit } from '../../../streams/machines/anchorPanel/panelExit.ts'
import { playing$ } from '../../../streams/machines/anchorPanel/playing.ts'
import { createGameBets } from '../../../streams/machines/gameBets/createGameBets.ts'
import { createGameBetStore } from '../../../streams/machines/gameBets/gameBetStore.ts'
import { withMarbles } from '../../support/marbles.ts'
import { createMemoryStore } from '../../support/ports.ts'

const refusal = (reason: string, action: 'none' | 'tryAgain' | 'signIn' = 'none'): Failure => ({
  type: 'refusal',
  reason,
  textKey: `errors.site.${reason}`,
  message: 'said',
  action,
})

const DECIDED: Round = {
  product: 'anchorGame',
  game: 'penalty',
  round: '20261120-0418',
  state: 'decided',
  opensAt: 0,
  sealsAt: 25_000,
  resultAt: 28_000,
  paysAt: 36_000,
  endsAt: 40_000,
  retryAt: null,
  commitment: 'a'.repeat(64),
  seed: null,
  result: {},
  shoe: null,
  version: 1,
}

describe('the choice', () => {
  it('a tap chooses with the present amount, changes it, and takes it back', () => {
    const events: readonly PanelEvent[] = [
      { type: 'round', round: '1' },
      { type: 'tapped', option: 'banker' },
      { type: 'amount', units: 50, follows: false },
      { type: 'tapped', option: 'big' },
      { type: 'tapped', option: 'banker' },
      { type: 'tapped', option: 'big' },
    ]
    expect([...events.reduce(panelAfter, panelState('RMB', 10)).chosen]).toEqual([['banker', 50]])
  })

  it('is for the round that was looked at alone, whatever happens', () => {
    const event = fc.oneof(
      fc.record({
        type: fc.constant('tapped' as const),
        option: fc.constantFrom('jq' as const, 'bjq' as const),
      }),
      fc.record({
        type: fc.constant('amount' as const),
        units: fc.integer({ min: 1, max: 500 }),
        follows: fc.boolean(),
      }),
      fc.constant<PanelEvent>({ type: 'sent' }),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const before = events.reduce<ReturnType<typeof panelState>>(panelAfter, panelState('RMB', 10))
        expect(panelAfter(before, { type: 'round', round: 'next' }).chosen.size).toBe(0)
        expect([...before.chosen.values()].every((units) => units >= 1)).toBe(true)
      }),
    )
  })

  it('is there again when it was refused, in the round and the currency in which it was made', () => {
    const stakes = { round: '1', currency: 'RMB', units: new Map([['jq', 10] as const]) } as const
    const refused: PanelEvent = { type: 'refused', failure: refusal('aboveMax'), stakes }
    const after = (...events: readonly PanelEvent[]) => {
      const all: readonly PanelEvent[] = [
        ...[{ type: 'round', round: '1' } as const, { type: 'tapped', option: 'jq' } as const],
        ...[{ type: 'sent' } as const, ...events, refused],
      ]
      return all.reduce(panelAfter, panelState('RMB', 10))
    }
    expect([...after().chosen]).toEqual([['jq', 10]])
    expect(after().refusal).toEqual(refusal('aboveMax'))
    expect([...after({ type: 'tapped', option: 'bjq' }).chosen]).toEqual([['bjq', 10]])
    expect(after({ type: 'round', round: '2' }).chosen.size).toBe(0)
    expect(after({ type: 'currency', currency: 'USDT', units: 10 }).chosen.size).toBe(0)
    const exit = { reason: 'maintenance', textKey: '', message: null, afterMs: 5000 }
    expect(after({ type: 'exit', exit }).chosen.size).toBe(0)
  })

  it('is sent only while the round takes bets and nothing is being sent', () => {
    const chosen = panelAfter(panelState('RMB', 10), { type: 'tapped', option: 'jq' })
    const round = { takesBets: true, sending: false, unknown: false }
    expect(panelAction(chosen, round)).toBe('bet')
    expect(panelAction(chosen, { ...round, sending: true })).toBe('sending')
    expect(panelAction(chosen, { ...round, takesBets: false })).toBe('wait')
    expect(panelAction(panelState('RMB', 10), { ...round, unknown: true })).toBe('unknown')
  })
})

describe('a panel', () => {
  it('chooses again what was refused, after it was sent once', () => {
    const scope = createScope((error) => {
      throw error
    })
    const answer$ = new Subject<Result<readonly TakenGameBet[], Failure>>()
    const send = vi.fn((_: GameBetCall) => answer$)
    let now = 1000
    let ids = 0
    const newId = () => `id-${String((ids += 1)).padStart(6, '0')}`
    const panel = createAnchorPanel(scope, {
      game: 'penalty',
      round$: constant({ ...DECIDED, state: 'open', result: null }),
      oddsOf: () => 195_000,
      bets: createGameBets(scope, {
        lookUp: () => NEVER,
        store: createGameBetStore(createMemoryStore({}), '17', 'anchorGame'),
        told$: NEVER,
      }),
      ...{ send, failures$: NEVER, moves$: constant(true), newId },
      ...{ now: () => now, rate: () => 1, localNow: () => now, msUntil: (at) => at - now },
      first: { currency: 'RMB', units: 50 },
    })
    panel.tap('jq')
    now += 1000
    expect(panel.confirm()).toBe(true)
    expect(panel.state$.value.chosen.size).toBe(0)
    answer$.next(err(gameRefusal('oddsChanged')))
    expect([...panel.state$.value.chosen]).toEqual([['jq', 50]])
    expect(panel.state$.value.refusal).toMatchObject({ reason: 'oddsChanged' })
    // Nothing is sent again by itself.
    expect(send).toHaveBeenCalledTimes(1)
    scope.end()
  })
})

describe('the exits', () => {
  it.each([
    ['loggedInElsewhere', 3000],
    ['accountBlocked', 3000],
    ['passwordChanged', 3000],
    ['ipBlocked', 5000],
    ['systemMaintenance', 5000],
    ['maintenance', 5000],
    ['gameOff', 0],
    ['venueNotOpen', 0],
  ])('%s closes the panel after %i ms', (reason, afterMs) => {
    expect(panelExit(refusal(reason))).toMatchObject({ afterMs, message: 'said' })
  })

  it('a renewed session and other codes are messages in the panel', () => {
    expect(panelExit(refusal('auth', 'signIn'))?.afterMs).toBe(3000)
    expect(panelExit(refusal('auth', 'tryAgain'))).toBeNull()
    expect(panelExit(refusal('aboveMax'))).toBeNull()
    expect(panelExit({ type: 'transport', kind: 'timeout' })).toBeNull()
  })
})

describe('the picture', () => {
  it.each([
    ['from the start', 28_000],
    ['from where it was joined', 33_000],
  ])('is on until 8 s are over: %s', (_, now) => {
    withMarbles(({ expectObservable, scheduler }) => {
      const left = 36_000 - now
      const playing = { round: DECIDED.round, startsAt: 28_000 }
      expectObservable(
        playing$({
          round$: of(DECIDED),
          moves$: of(true),
          now: () => now + scheduler.now(),
          rate: () => 1,
        }),
      ).toBe(`a ${String(left - 1)}ms (b|)`, { a: playing, b: null })
    })
  })

  it('is not on any more after 8 s, nor once pictures may not move, and never where they may not', () => {
    withMarbles(({ expectObservable, cold }) => {
      const clock = { rate: () => 1, round$: of(DECIDED) }
      expectObservable(playing$({ ...clock, moves$: of(true), now: () => 36_000 })).toBe('(a|)', {
        a: null,
      })
      expectObservable(playing$({ ...clock, moves$: of(false), now: () => 28_000 })).toBe('(a|)', {
        a: null,
      })
      const moves$ = cold<boolean>('a 99ms b 99ms a', { a: true, b: false })
      expectObservable(playing$({ ...clock, moves$, now: () => 28_000 })).toBe('a 99ms (b|)', {
        a: { round: DECIDED.round, startsAt: 28_000 },
        b: null,
      })
    })
  })
})
