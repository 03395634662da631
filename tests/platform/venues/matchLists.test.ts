import { expect, it } from 'vitest'
import { PMTY_ENDPOINTS } from '../../../platform/venues/pmty/endpoints.ts'
import { listedMatches, menuIdOf, PMTY_TABS } from '../../../platform/venues/pmty/matchLists.ts'
import { sportsOfTab } from '../../../platform/venues/tabMatches.ts'
import type { WorldMatch } from '../../../platform/world/world.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { matchListRequest } from '../../../streams/wire/pmty/matchRequests.ts'
import { HOUR, worldAfter } from '../world/builders.ts'

it('a list is made by reading the matches a few times, however many menu ids its body holds', () => {
  const { world, now } = worldAfter(HOUR)
  const ids = PMTY_TABS.flatMap((tab) => sportsOfTab(tab).map((sport) => menuIdOf(tab, sport)))
  const most = PMTY_ENDPOINTS.find(({ name }) => name === 'pmty.matches')?.maxBody
  const round = `${ids.join(',')},1,`
  const euid = round.repeat(Math.ceil((most ?? 0) / round.length))
  const request = decode(matchListRequest, { euid })
  if (!request.ok) throw new Error(request.error.message)
  const matches = world.matches()
  let reads = 0
  const watched: readonly WorldMatch[] = new Proxy(matches, {
    get(target, name, receiver): unknown {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads += 1
      return Reflect.get(target, name, receiver)
    },
  })
  expect(listedMatches(watched, request.value, now())?.length).toBeGreaterThan(0)
  expect(euid.length).toBeGreaterThanOrEqual(16_000)
  expect(reads).toBeLessThanOrEqual(ids.length * matches.length)
})
