import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSlipStore } from '../../../../streams/machines/slip/slipStore.ts'
import { EMPTY_SLIP } from '../../../../streams/machines/slip/slip.ts'
import { createMemoryStore } from '../../../support/ports.ts'
import { aLeg } from '../orderBuilders.ts'
import { createSlipHarness } from './slipHarness.ts'

describe('a leg on which bets end', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('leaves the slip at that instant with a word about it, and the others stay', () => {
    const { slip, scope, notices, pass, view } = createSlipHarness()
    const said = () => notices.notices$.value.map(({ textKey }) => textKey)
    slip.toggle({ ...aLeg('v1'), sealsAt: Date.now() + 5000, timing: 'virtual', parlayAllowed: false })
    slip.toggle(aLeg('m2'))
    pass(4999)
    expect(view().legs.map(({ leg }) => leg.choice.matchId)).toEqual(['v1', 'm2'])
    expect(said()).not.toContain('slip.legSealed')
    pass(1)
    expect(view().legs.map(({ leg }) => leg.choice.matchId)).toEqual(['m2'])
    expect(said()).toContain('slip.legSealed')
    scope.end()
  })

  it('is not allowed in a series', () => {
    const { slip, scope, pass, view } = createSlipHarness()
    slip.toggle({ ...aLeg('v1'), sealsAt: Date.now() + 60_000, timing: 'virtual', parlayAllowed: false })
    slip.toggle(aLeg('m2'))
    slip.setKind('parlay')
    pass(1000)
    expect(view().legs[0]?.block).toMatchObject({ kind: 'parlayNotAllowed' })
    scope.end()
  })

  it('keeps its end on the device', () => {
    const device = createMemoryStore()
    const sealsAt = Date.now() + 5000
    const store = createSlipStore(device, 'member', 'PMTY')
    const leg = { ...aLeg('v1'), sealsAt, kickOff: sealsAt + 10_000 }
    store.save({ ...EMPTY_SLIP, legs: [leg] })
    expect(store.load(Date.now()).legs[0]?.sealsAt).toBe(sealsAt)
  })
})
