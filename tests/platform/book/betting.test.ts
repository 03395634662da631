import { expect, it } from 'vitest'
import { createBetting } from '../../../platform/book/betting.ts'
import { createMetrics } from '../../../platform/http/metrics.ts'

let now = 5000
const clock = { now: () => now, rate: 1 }

it('betting closes when the tick that is running has ended', async () => {
  const steps: string[] = []
  let finish: () => void = () => undefined
  const running = new Promise<void>((resolve) => {
    finish = resolve
  })
  const betting = createBetting({
    world: { clock, advance: () => true },
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

it('answers others between the changes of a step, which ends at the time at which it began', async () => {
  const seen: string[] = []
  let left = 3
  const betting = createBetting({
    world: {
      clock,
      advance: (until, changes) => {
        seen.push(`to ${until} by at most ${changes}`)
        now += 1000
        left -= 1
        return left === 0
      },
    },
    book: { tick: () => Promise.resolve(void seen.push('ticked')), close: () => undefined },
    metrics: createMetrics(),
  })
  setImmediate(() => seen.push('answered'))
  await betting.tick?.()
  expect(seen).toEqual([
    'to 5000 by at most 20',
    'answered',
    'to 5000 by at most 20',
    'to 5000 by at most 20',
    'ticked',
  ])
})
