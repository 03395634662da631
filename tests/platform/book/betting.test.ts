import { expect, it } from 'vitest'
import { createBetting } from '../../../platform/book/betting.ts'
import { createMetrics } from '../../../platform/http/metrics.ts'

it('betting closes when the tick that is running has ended', async () => {
  const steps: string[] = []
  let finish: () => void = () => undefined
  const running = new Promise<void>((resolve) => {
    finish = resolve
  })
  const betting = createBetting({
    world: { advance: () => undefined },
    book: {
      tick: async () => {
        await running
        steps.push('ticked')
      },
      close: () => steps.push('closed'),
    },
    metrics: createMetrics(),
  })
  const closed = betting.close?.().then(() => steps.push('done'))
  await Promise.resolve()
  expect(steps).toEqual(['closed'])
  finish()
  await closed
  expect(steps).toEqual(['closed', 'ticked', 'done'])
})
