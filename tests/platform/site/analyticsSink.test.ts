import { expect, it } from 'vitest'
import { createAnalyticsSink } from '../../../platform/site/analyticsSink.ts'
import { createTestPlatform } from '../book/testPlatform.ts'

const DAY = 86_400_000

it('stores no more rows a day than its budget, and forgets old ones', async () => {
  const { platform, store, hand } = await createTestPlatform()
  const { clock } = platform
  const sink = createAnalyticsSink({ store, clock, real: () => hand.at }, 3)
  const batch = () => JSON.stringify({ events: [1, 2].map(() => ({ name: 'x', at: clock.now() })) })
  await sink.take(batch(), null)
  await sink.take(batch(), null)
  await sink.take(batch(), null)
  expect(await store.analytics.count()).toBe(3)
  hand.at += DAY
  await sink.take(batch(), null)
  expect(await store.analytics.count()).toBe(5)
  hand.at += 14 * DAY
  await sink.take('{"events":[]}', null)
  expect(await store.analytics.count()).toBe(2)
  await platform.close()
})
