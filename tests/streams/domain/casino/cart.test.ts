import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PLAY_CODES } from '../../../../streams/domain/baccarat/plays.ts'
import { cartOf } from '../../../../streams/domain/casino/cart.ts'
import { stakesOf, totalStake } from '../../../../streams/domain/casino/stakes.ts'
import { CART } from '../../../documents/games/casinoAnswers.ts'

const stakes = fc
  .array(fc.integer({ min: 0, max: 500 }), { minLength: PLAY_CODES.length, maxLength: PLAY_CODES.length })
  .map((units) => stakesOf((play) => (units[PLAY_CODES.indexOf(play)] ?? 0) * 100))

it('the cart has the documented form', () => {
  expect(cartOf([{ tableId: 'A12', stakes: { 3031: 10_000 } }], false)).toEqual(CART.fields)
})

it('the cart holds all that lies on the spots, once', () => {
  fc.assert(
    fc.property(fc.array(stakes, { maxLength: 6 }), fc.boolean(), (all, several) => {
      const tables = all.map((each, index) => ({ tableId: `T${index}`, stakes: each }))
      const { singles, multi, parlay, currentBetType } = cartOf(tables, several)
      expect(parlay).toEqual([])
      expect(currentBetType).toBe(several ? 2 : 1)
      const held = several ? Object.values(multi).flat() : singles
      expect(several ? singles : Object.keys(multi)).toEqual([])
      expect(held.reduce((sum, { amount }) => sum + amount * 100, 0)).toBe(
        all.reduce((sum, each) => sum + totalStake(each), 0),
      )
      expect(held.every(({ amount }) => amount > 0)).toBe(true)
    }),
  )
})
