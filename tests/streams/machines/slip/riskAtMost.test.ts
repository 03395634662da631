import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { money } from '../../../../streams/domain/money.ts'
import { oddsFromScaled, type OddsFormat } from '../../../../streams/domain/odds.ts'
import { aLeg } from '../orderBuilders.ts'
import { createSlipHarness } from './slipHarness.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const formats: readonly OddsFormat[] = ['europe', 'hk', 'malay', 'indonesian']

it('never risks more than was given, in any format and number of bets', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...formats),
      fc.array(fc.integer({ min: 101_000, max: 900_000 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom('single' as const, 'parlay' as const, 'system' as const),
      fc.integer({ min: 0, max: 500_000 }),
      (oddsFormat, odds, kind, most) => {
        const { slip, scope, view } = createSlipHarness({ oddsFormat })
        const legs = odds.map((scaled, at) => ({
          ...aLeg(`m${String(at)}`),
          agreedOdds: oddsFromScaled(scaled) ?? aLeg('m').agreedOdds,
        }))
        for (const leg of legs) slip.toggle(leg)
        slip.setKind(legs.length > 1 ? kind : 'single')
        slip.riskAtMost(legs, money(most, 'RMB'))
        const risked = view().fields.reduce((sum, field) => sum + (field.risked?.minor ?? 0), 0)
        scope.end()
        expect(risked).toBeLessThanOrEqual(most)
      },
    ),
    { numRuns: 60 },
  )
})

it('sets the stake of these legs only, and none on a series with others', () => {
  const { slip, scope, view } = createSlipHarness()
  const [one, other] = [aLeg('m1'), aLeg('m2')]
  slip.toggle(one)
  slip.toggle(other)
  slip.riskAtMost([other], money(5000, 'RMB'))
  expect(view().fields.map(({ text }) => text)).toEqual(['', '50'])
  slip.setKind('parlay')
  slip.riskAtMost([other], money(5000, 'RMB'))
  expect(view().fields.map(({ text }) => text)).toEqual([''])
  slip.riskAtMost([one, other], money(5000, 'RMB'))
  expect(view().fields.map(({ text }) => text)).toEqual(['50'])
  scope.end()
})
