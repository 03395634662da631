import { expect, it } from 'vitest'
import { createBatchPace } from '../../../../platform/room/connections/batchPace.ts'

const LIMITS = { busyMessages: 20, batchMessages: 200 }

/** The messages of each batch when so many arrive between two ticks; `null` where none is sent. */
function batches(arrivals: readonly number[]): readonly (number | null)[] {
  const pace = createBatchPace(LIMITS)
  let waiting = 0
  return arrivals.map((arrived) => {
    waiting += arrived
    if (!pace.due('room')) return null
    const sent = Math.min(waiting, LIMITS.batchMessages)
    waiting -= sent
    pace.sent('room', sent)
    return sent
  })
}

it('sends a quiet room a batch at each tick', () => {
  expect(batches([0, 1, 19, 0, 19])).toEqual([0, 1, 19, 0, 19])
})

it('sends a busy room a batch at every second tick, until fewer messages come in a tick', () => {
  expect(batches([20, 20, 20, 20, 20, 19, 20, 1, 1])).toEqual([20, null, 40, null, 40, null, 39, 1, 1])
})

it('sends a room that is half as busy again a batch at every third tick, and at every second one when it calms down', () => {
  expect(batches([30, 30, 30, 30, 30, 29, 30, 20, 20, 20])).toEqual([
    30,
    null,
    null,
    90,
    null,
    null,
    89,
    null,
    40,
    null,
  ])
})

it('sends at each tick while a batch is full, because messages are left over', () => {
  expect(batches([500, 0, 0, 0])).toEqual([200, 200, 100, null])
})

it('loses no message, whatever comes', () => {
  const arrivals = [0, 30, 0, 250, 10, 0, 90, 19, 21, 0, 0, 0, 0, 0, 0]
  const total = (counts: readonly (number | null)[]) =>
    counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  expect(total(batches(arrivals))).toBe(total(arrivals))
})

it('says how far apart the batches are and how long it is to the next', () => {
  const pace = createBatchPace(LIMITS)
  const now = () => [pace.ticksApart('room'), pace.ticksLeft('room')]
  expect(now()).toEqual([1, 1])
  pace.due('room')
  pace.sent('room', 25)
  expect(now()).toEqual([2, 2])
  expect(pace.due('room')).toBe(false)
  expect(now()).toEqual([2, 1])
  expect(pace.due('room')).toBe(true)
  expect([pace.ticksApart('other'), pace.ticksLeft('other')]).toEqual([1, 1])
})
