import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createControl } from '../../../../platform/control/client.ts'
import type { Control } from '../../../../platform/control/client.ts'
import { createFullRooms } from '../../../../platform/room/hub/fullRooms.ts'
import { ROOM_OPTIONS } from '../../../../platform/room/options.ts'
import { ORIGIN } from '../../site/siteClient.ts'
import { ROOM, startRoomHarness } from '../roomHarness.ts'
import type { RoomHarness } from '../roomHarness.ts'
import { eventually } from '../../../support/eventually.ts'

describe('a full room', () => {
  it('is one with more connections than the number, and stays full a little below it', () => {
    let here = 0
    const full = createFullRooms(() => here, { fullAbove: 100, fullSlowMs: 3000 })
    const at = (count: number): number => {
      here = count
      return full.slowMs('r')
    }
    expect([100, 101, 100, 90, 89, 100, 101].map(at)).toEqual([0, 3000, 3000, 3000, 0, 0, 3000])
  })

  it('is never one when the number is 0', () => {
    const full = createFullRooms(() => 1_000_000, { fullAbove: 0, fullSlowMs: 3000 })
    expect(full.slowMs('r')).toBe(0)
  })

  it('depends on its own connections only', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.nat(200)), { maxLength: 40 }),
        fc.integer({ min: 1, max: 150 }),
        (steps, fullAbove) => {
          const here = new Map<string, number>()
          const full = createFullRooms((room) => here.get(room) ?? 0, { fullAbove, fullSlowMs: 7 })
          for (const [room, count] of steps) {
            here.set(room, count)
            const slow = full.slowMs(room)
            if (count > fullAbove) expect(slow).toBe(7)
            if (count < fullAbove * 0.9) expect(slow).toBe(0)
          }
        },
      ),
    )
  })
})

describe('slow mode of a full room', () => {
  let harness: RoomHarness
  let control: Control

  beforeAll(async () => {
    harness = await startRoomHarness({ control: true, roomOptions: { fullAbove: 2 } })
    control = createControl(ORIGIN, async (url, init) => harness.platform.app.fetch(new Request(url, init)))
  })
  afterAll(() => harness.end())

  it('begins and ends with the members, is sent to them, and gives way to that of the admins', async () => {
    const [one, two, three] = [await harness.member(), await harness.member(), await harness.member()]
    const first = await one.connect()
    expect((await first.enter()).state.fullSlowMs).toBe(0)
    const second = await two.connect()
    await second.enter()
    expect([(await first.say('a')).ok, (await first.say('b')).ok]).toEqual([true, true])
    const last = await three.connect()
    expect((await last.enter()).state.fullSlowMs).toBe(ROOM_OPTIONS.fullSlowMs)
    const told = () => first.batches.flatMap(({ fullSlowMs }) => fullSlowMs ?? [])
    await eventually(() => {
      expect(told()).toEqual([ROOM_OPTIONS.fullSlowMs])
    })
    expect((await first.say('c')).ok).toBe(true)
    expect(await first.say('d')).toMatchObject({ code: 'tooFast', waitMs: ROOM_OPTIONS.fullSlowMs })
    await control.configureRoom({ room: ROOM, slowMs: 1000 })
    expect(await first.say('e')).toMatchObject({ code: 'tooFast', waitMs: 1000 })
    await control.configureRoom({ room: ROOM, slowMs: 0 })
    for (const client of [second, last]) client.socket.disconnect()
    await eventually(() => {
      expect(told()).toEqual([ROOM_OPTIONS.fullSlowMs, 0])
    })
    expect([(await first.say('f')).ok, (await first.say('g')).ok]).toEqual([true, true])
  })
})
