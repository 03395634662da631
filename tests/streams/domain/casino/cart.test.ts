import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PLAY_CODES } from '../../../../streams/domain/baccarat/plays.ts'
import { BET_TYPES, cartOf, cartSum } from '../../../../streams/domain/casino/cart.ts'
import { stakesOf, totalStake } from '../../../../streams/domain/casino/stakes.ts'
import { CART } from '../../../documents/games/casinoAnswers.ts'

const stakes = fc
  .array(fc.integer({ min: 0, max: 500 }), { minLength: PLAY_CODES.length, maxLength: PLAY_CODES.length })
  .map((units) => stakesOf((play) => (units[PLAY_CODES.indexOf(play)] ?? 0) * 100))

it('the cart has the documented form', () => {
  expect(cartOf([{ tableId: 'A12', stakes: { 3031: 10_000 } }], false)).toEqual(CART.fields)
})

it('only the list that is played is sent', () => {
  const spot = { tableId: 'A12', option: '3031', amount: 100 }
  const multi = { A12: [spot, { ...spot, option: '3003' }], C03: [{ ...spot, tableId: 'C03' }] }
  const cart = { singles: [spot], parlay: [], multi }
  const sumOf = (currentBetType: (typeof BET_TYPES)[keyof typeof BET_TYPES]) =>
    cartSum({ ...cart, currentBetType })
  expect(sumOf(BET_TYPES.table)).toEqual({ bets: 1, tables: 1, stake: 10_000 })
  expect(sumOf(BET_TYPES.tables)).toEqual({ bets: 3, tables: 2, stake: 30_000 })
  expect(sumOf(BET_TYPES.parlay)).toEqual({ bets: 0, tables: 0, stake: 0 })
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
      expect(cartSum(cartOf(tables, several))).toEqual({
        bets: held.length,
        tables: all.filter((each) => totalStake(each) > 0).length,
        stake: all.reduce((sum, each) => sum + totalStake(each), 0),
      })
    }),
  )
})
