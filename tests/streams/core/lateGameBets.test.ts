import { describe, expect, it, vi } from 'vitest'
import { gameBets } from '../../../streams/core/gameParts.ts'
import { resumeGameBets } from '../../../streams/core/lateGameBets.ts'
import type { VenueParts } from '../../../streams/core/venueParts.ts'
import type { VenueCore } from '../../../streams/core/venueCore.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { gameBetsKey, storedGameBets } from '../../../streams/machines/gameBets/gameBetKeys.ts'
import { createMemoryStorage } from '../../support/ports.ts'

const made = async (keys: readonly string[]) => {
  const storage = createMemoryStorage()
  for (const key of keys) storage.local.set(key, '[]')
  const scope = createScope((error) => {
    throw error
  })
  const parts: unknown[] = []
  const core = {
    ports: { storage },
    member: { id: '7', name: 'demo' },
    link: {},
  } as Partial<VenueCore> as VenueCore
  resumeGameBets(scope, core, ((make: unknown) => parts.push(make)) as VenueParts)
  await vi.dynamicImportSettled()
  scope.end()
  return { parts, stored: storedGameBets(storage.local, '7') }
}

describe('bets without an outcome', () => {
  it('are looked up from the start, at the products where the device has stored some of the member', async () => {
    const { parts, stored } = await made([
      gameBetsKey('7', 'casino'),
      gameBetsKey('7', 'lottery'),
      gameBetsKey('8', 'anchorGame'),
    ])
    expect(stored).toEqual(['casino', 'lottery'])
    expect(parts).toEqual([gameBets.casino, gameBets.lottery])
  })

  it('load no code where there are none', async () => {
    expect((await made([])).parts).toEqual([])
  })
})
