import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LOTTERIES } from '../../../../streams/domain/lottery/lotteries.ts'
import { type ListedLottery, LOTTERY_LISTS } from '../../../../streams/feeds/lottery/index.ts'
import { type KnownLists, listCounts, withLatest } from '../../../../streams/feeds/lottery/listCounts.ts'

const row = fc
  .record({ lottery: fc.constantFrom(...LOTTERIES), collected: fc.boolean() })
  .map(({ lottery, collected }): ListedLottery => ({
    lottery,
    collected,
    name: lottery.ticketId,
    icon: '',
    status: 'open',
    message: '',
    sale: null,
    last: null,
  }))
const rows = fc.uniqueArray(row, { selector: ({ lottery }) => lottery.ticketId })
const stars = fc
  .dictionary(fc.constantFrom(...LOTTERIES.map(({ ticketId }) => ticketId)), fc.boolean())
  .map((all) => new Map(Object.entries(all)))
const told = fc.array(fc.tuple(fc.constantFrom(...LOTTERY_LISTS), rows))

const knownOf = (answers: readonly (readonly [(typeof LOTTERY_LISTS)[number], readonly ListedLottery[]])[]) =>
  answers.reduce<KnownLists>((known, [list, each]) => withLatest(known, list, each), new Map())

it('tells nothing of a list that nothing was told of', () => {
  expect(listCounts(new Map(), new Map([['201', true]]))).toEqual(new Map())
  expect([...listCounts(new Map([['hot', []]]), new Map()).keys()]).toEqual(['hot'])
})

it('counts every list by that of all, the own one with what was just chosen', () => {
  fc.assert(
    fc.property(rows, stars, (all, own) => {
      const counts = listCounts(new Map([['all', all]]), own)
      const isOwn = ({ lottery, collected }: ListedLottery) => own.get(lottery.ticketId) ?? collected
      expect(Object.fromEntries(counts)).toEqual({
        all: all.length,
        hot: all.filter(({ lottery }) => lottery.hot).length,
        ins: all.filter(({ lottery }) => lottery.ins).length,
        collect: all.filter(isOwn).length,
      })
    }),
  )
})

it('counts by the answer that came last', () => {
  fc.assert(
    fc.property(told, fc.constantFrom(...LOTTERY_LISTS), rows, (before, list, last) => {
      const counts = listCounts(knownOf([...before, [list, last]]), new Map())
      const own = list === 'collect' ? last.filter(({ collected }) => collected) : last
      expect(counts.get(list)).toBe(own.length)
      const names = new Set(before.map(([name]) => name)).add(list)
      if (!names.has('all')) expect([...counts.keys()].toSorted()).toEqual([...names].toSorted())
    }),
  )
})
