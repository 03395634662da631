import { describe, expect, it } from 'vitest'
import { cell } from '../../../../streams/kernel/state.ts'
import type { VenueBlock } from '../../../../streams/venues/venueSettings.ts'
import { aLeg } from '../orderBuilders.ts'
import { createSlipHarness } from './slipHarness.ts'

const STAKES = { RMB: [5], USDT: [5] }
const BLOCK: VenueBlock = {
  oddsFormat: null,
  timeZone: 480,
  quickStakes: STAKES,
  seriesQuickStakes: STAKES,
  sport: 'football',
  sort: 'league',
  betBy: 'tap',
  seriesAcceptsAny: true,
}

function twoLegs(block: VenueBlock) {
  const held = cell<VenueBlock | null>(block)
  const model = { sports: ['football'], block$: held.state$, change: () => undefined } as const
  const { slip, settings, scope } = createSlipHarness({ block: model })
  slip.toggle(aLeg('m1'))
  slip.toggle(aLeg('m2'))
  return { slip, settings, scope, held }
}

describe('series that accept any price', () => {
  it('begin with that, and the member can choose otherwise for this slip', () => {
    const { slip, settings, scope } = twoLegs(BLOCK)
    const accepts = () => slip.slip$.value.acceptance
    expect(accepts()).toBe('none')
    slip.setKind('parlay')
    expect(accepts()).toBe('any')
    slip.setAcceptance('better')
    expect([accepts(), settings.settings$.value.acceptance]).toEqual(['better', 'none'])
    slip.setKind('system')
    expect(accepts()).toBe('better')
    slip.setKind('single')
    expect(accepts()).toBe('none')
    scope.end()
  })

  it('do not answer for a member who is asked each time', () => {
    const { slip, settings, scope } = twoLegs(BLOCK)
    settings.change('acceptance', 'ask')
    slip.setKind('parlay')
    expect(slip.slip$.value.acceptance).toBeNull()
    scope.end()
  })

  it('are a setting: without it a series accepts what the member accepts', () => {
    const { slip, held, scope } = twoLegs({ ...BLOCK, seriesAcceptsAny: false })
    slip.setKind('parlay')
    expect(slip.slip$.value.acceptance).toBe('none')
    held.set(BLOCK)
    expect(slip.slip$.value.acceptance).toBe('any')
    scope.end()
  })
})

it('series have quick stakes of their own', () => {
  const { slip, scope } = twoLegs(BLOCK)
  expect(slip.slip$.value.quickStakes).toEqual([50, 100])
  slip.setKind('parlay')
  expect(slip.slip$.value.quickStakes).toEqual([10, 20])
  scope.end()
})
