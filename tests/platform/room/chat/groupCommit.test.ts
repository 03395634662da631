import { expect, it } from 'vitest'
import { createGroupCommit } from '../../../../platform/room/chat/groupCommit.ts'
import type { GroupCommit } from '../../../../platform/room/chat/groupCommit.ts'

const BATCH_MS = 200
const SETTINGS = { batchMs: BATCH_MS, textGroupsApartMs: 250 }

/** A batch at each tick. */
const QUIET = { ticksApart: () => 1, ticksLeft: () => 1 }

/** Times on a clock that the test sets; the first batch was sent at 0. */
function createTimes(
  settings = SETTINGS,
  pace = QUIET,
): { readonly times: GroupCommit; readonly clock: { now: number } } {
  const clock = { now: 0 }
  const times = createGroupCommit(settings, pace, () => clock.now)
  times.batchesSent()
  return { times, clock }
}

it('writes a text in a quiet room at once', () => {
  const { times, clock } = createTimes()
  clock.now = 50
  expect(times.wait('room')).toBe(0)
  times.begin('room')
  clock.now = 1000
  times.batchesSent()
  clock.now = 1030
  expect(times.wait('room')).toBe(0)
})

it('writes once for each batch in a busy room, shortly before the batch', () => {
  const { times, clock } = createTimes()
  const begun: number[] = []
  for (; clock.now < 5 * BATCH_MS; clock.now += 1) {
    if (clock.now % BATCH_MS === 0) times.batchesSent()
    if (times.wait('room') > 0) continue
    times.begin('room')
    times.took(5)
    begun.push(clock.now)
  }
  expect(begun).toEqual([0, 185, 385, 585, 785, 985])
})

it('writes once for each batch in a room that gets one at every second tick', () => {
  let ticks = 0
  const pace = { ticksApart: () => 2, ticksLeft: () => 2 - (ticks % 2) }
  const { times, clock } = createTimes(SETTINGS, pace)
  const begun: number[] = []
  for (; clock.now < 8 * BATCH_MS; clock.now += 1) {
    if (clock.now % BATCH_MS === 0) {
      ticks = clock.now / BATCH_MS
      times.batchesSent()
    }
    if (times.wait('room') > 0) continue
    times.begin('room')
    times.took(5)
    begun.push(clock.now)
  }
  expect(begun).toEqual([0, 385, 785, 1185, 1585])
})

it('begins earlier after groups that took long, at most half the time between two batches', () => {
  const { times, clock } = createTimes()
  times.begin('room')
  times.took(30)
  clock.now = 100
  expect(times.wait('room')).toBe(60)
  times.took(1000)
  clock.now = 60
  expect(times.wait('room')).toBe(40)
})

it('makes a room wait for no other room', () => {
  const { times, clock } = createTimes()
  times.begin('room')
  clock.now = 1
  expect(times.wait('room')).toBeGreaterThan(0)
  expect(times.wait('other')).toBe(0)
})

it('does not wait for batches that are not sent', () => {
  const { times, clock } = createTimes()
  clock.now = 950
  times.begin('room')
  times.took(0)
  clock.now = 951
  expect(times.wait('room')).toBe(39)
  const unsent = createGroupCommit(SETTINGS, QUIET, () => clock.now)
  expect(unsent.wait('room')).toBe(0)
  unsent.begin('room')
  clock.now += 100
  expect(unsent.wait('room')).toBe(150)
})

it('never waits when groups may follow each other at once', () => {
  const { times } = createTimes({ batchMs: BATCH_MS, textGroupsApartMs: 0 })
  times.begin('room')
  expect(times.wait('room')).toBe(0)
})
