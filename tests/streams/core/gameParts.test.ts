import { Subject } from 'rxjs'
import { expect, it, vi } from 'vitest'
import { gameBets } from '../../../streams/core/gameParts.ts'
import type { VenueCore } from '../../../streams/core/venueCore.ts'
import type { VenueParts } from '../../../streams/core/venueParts.ts'
import { money } from '../../../streams/domain/money.ts'
import type { OwnGameBet } from '../../../streams/domain/rounds/gameBet.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { createMemoryStorage } from '../../support/ports.ts'

const told = (change: Partial<OwnGameBet> = {}): OwnGameBet => ({
  product: 'anchorGame',
  game: 'penalty',
  round: '20261120-0418',
  state: 'settled',
  clientId: 'id-1',
  orderNo: 'TP1',
  stake: money(1_000, 'RMB'),
  returned: money(1_950, 'RMB'),
  ...change,
})

it('the balance is read again when a bet on a game is paid or given back, of which no venue pushes anything', () => {
  const scope = createScope((error) => {
    throw error
  })
  const bets$ = new Subject<OwnGameBet>()
  const refresh = vi.fn()
  const core = {
    ports: { storage: createMemoryStorage() },
    member: { id: '7', name: 'demo' },
    link: {},
    wallet: { refresh },
  } as Partial<Record<keyof VenueCore, unknown>> as VenueCore
  const part: VenueParts = () => ({ bets$ }) as never
  gameBets.anchorGame(scope, core, part)
  expect(refresh).not.toHaveBeenCalled()
  bets$.next(told())
  expect(refresh).toHaveBeenCalledTimes(1)
  bets$.next(told({ state: 'cancelled', returned: money(1_000, 'RMB') }))
  expect(refresh).toHaveBeenCalledTimes(2)
  // Those of other products are followed by the part of theirs.
  bets$.next(told({ product: 'casino', game: 'A12' }))
  expect(refresh).toHaveBeenCalledTimes(2)
  scope.end()
  bets$.next(told())
  expect(refresh).toHaveBeenCalledTimes(2)
  expect(bets$.observed).toBe(false)
})
