import { expect, it } from 'vitest'
import { tabsOf } from '../../../platform/venues/matchTabs.ts'
import { PERIODS, type Period } from '../../../streams/domain/vocabulary/periods.ts'
import { HOUR, worldAfter } from '../world/builders.ts'

it('each tab of the detail has an id of its own', () => {
  const [market] = worldAfter(HOUR).world.matches()[0]?.markets ?? []
  if (market === undefined) throw new Error('no market')
  const periods = Object.keys(PERIODS) as Period[]
  const markets = periods.flatMap((period) =>
    (['goals', 'games', 'runs'] as const).map((stat) => ({
      ...market,
      spec: { kind: 'total', stat, period } as const,
    })),
  )
  const ids = tabsOf({ sport: 'football', markets }, 'english').map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['15', '17']))
  expect(new Set(ids).size).toBe(ids.length)
})
