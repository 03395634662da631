import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOTTERIES } from '../../../../streams/domain/lottery/lotteries.ts'
import {
  filteredLotteries,
  filterOfText,
  filterText,
  LOTTERY_ORDERS,
  type LotteryFilter,
} from '../../../../streams/domain/lottery/lotteryFilter.ts'
import { SERIES_IDS } from '../../../../streams/domain/lottery/series.ts'

const filter: fc.Arbitrary<LotteryFilter> = fc.record({
  series: fc.option(fc.constantFrom(...SERIES_IDS)),
  order: fc.constantFrom(...LOTTERY_ORDERS),
})
const rows = fc.array(
  fc.record({
    lottery: fc.constantFrom(...LOTTERIES),
    sale: fc.option(fc.record({ drawAt: fc.integer({ min: 0, max: 5 }) })),
  }),
)

describe('the filter of a list of lotteries', () => {
  it('shows all of the chosen series, and nothing else', () => {
    fc.assert(
      fc.property(rows, filter, (all, chosen) => {
        const shown = filteredLotteries(all, chosen)
        const wanted = all.filter(
          ({ lottery }) => chosen.series === null || lottery.seriesId === chosen.series,
        )
        expect(shown).toHaveLength(wanted.length)
        expect(new Set(shown)).toEqual(new Set(wanted))
        if (chosen.order === 'usual') expect(shown).toEqual(wanted)
      }),
    )
  })

  it('has the next draw first, those without one last, and equal ones as they were', () => {
    const at = (ticket: number, drawAt: number | null) => ({
      lottery: { seriesId: SERIES_IDS[ticket] ?? 1 },
      sale: drawAt === null ? null : { drawAt },
    })
    const all = [at(0, 3), at(1, null), at(2, 1), at(3, 3), at(4, null)]
    const shown = filteredLotteries(all, { series: null, order: 'soonest' })
    expect(shown).toEqual([all[2], all[0], all[3], all[1], all[4]])
  })

  it('is kept as a text, and what is not one is no filter', () => {
    fc.assert(
      fc.property(filter, (chosen) => {
        expect(filterOfText(filterText(chosen))).toEqual(chosen)
      }),
    )
    for (const text of [null, '', '9 usual', 'soonest', '0 later']) {
      expect(filterOfText(text)).toEqual({ series: null, order: 'usual' })
    }
  })
})
