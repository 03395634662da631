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
    world: { advance: () => true },
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

it('answers others between the changes of a step, and settles when the world has reached the present', async () => {
  const seen: string[] = []
  let left = 3
  const betting = createBetting({
    world: {
      advance: (changes) => {
        seen.push(`advanced by at most ${changes}`)
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
    'advanced by at most 20',
    'answered',
    'advanced by at most 20',
    'advanced by at most 20',
    'ticked',
  ])
})
