import { afterEach, beforeEach, expect, it } from 'vitest'
import { type CasinoSettings, DEFAULT_SETTINGS } from '../../../../streams/domain/casino/settings.ts'
import type { Currency } from '../../../../streams/domain/money.ts'
import { live } from '../../../../streams/kernel/feed.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import { createCasinoLobby } from '../../../../streams/views/casino/lobbyModel.ts'
import { tableInfo } from '../../../support/fakeCasino.ts'

let scope: Scope
beforeEach(() => {
  scope = createScope((error) => {
    throw error
  })
})
afterEach(() => {
  scope.end()
})

it('has the tables of the chosen type first, in the lobby and where several are chosen', () => {
  const settings = cell<CasinoSettings>(DEFAULT_SETTINGS)
  const tables = [tableInfo('A11'), tableInfo('C01', { type: 1 }), tableInfo('B06', { type: 8 })]
  const lobby = createCasinoLobby(scope, {
    tables: { list$: constant(live(tables, 0)) },
    settings: { settings$: settings.state$, history$: constant(['C01', 'A11']) },
    currency$: constant<Currency>('RMB'),
  })
  const ids = (of: 'all' | 'tables') => lobby.view$.value[of].map(({ tableId }) => tableId)
  expect(ids('all')).toEqual(['A11', 'C01', 'B06'])
  settings.set({ ...DEFAULT_SETTINGS, baccaratType: 8 })
  expect([ids('all'), ids('tables')]).toEqual([
    ['B06', 'A11', 'C01'],
    ['B06', 'A11', 'C01'],
  ])
  lobby.setTab(1)
  lobby.setFilter({ type: 0, limits: null })
  expect([ids('all'), ids('tables')]).toEqual([['B06', 'A11', 'C01'], ['A11']])
})
