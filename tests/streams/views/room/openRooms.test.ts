import { NEVER } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { createRoomFeed } from '../../../../streams/feeds/room/index.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { createOpenRooms } from '../../../../streams/views/room/openRooms.ts'
import { withMarbles } from '../../../support/marbles.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'

function createBench() {
  const scope = createScope((error) => {
    throw error
  })
  const link = countSubscriptions<never>(NEVER)
  const rooms = createOpenRooms(scope, (life, roomId) => {
    const feed = createRoomFeed(life, {
      link$: link.source$,
      roomId,
      audience: { venue: 'PMTY', siteId: () => '1' },
      onBadData: () => undefined,
    })
    feed.start()
    return feed
  })
  return { scope, link, rooms }
}

describe('openRooms', () => {
  it('is one connection for one room, however many have it open, and none after the last', () => {
    withMarbles(({ scheduler, flush }) => {
      const { scope, link, rooms } = createBench()
      const [one, other] = [scope.child(), scope.child()]
      expect(rooms.open(one, 'r1')).toBe(rooms.open(other, 'r1'))
      expect(link.active).toBe(1)
      one.end()
      scheduler.schedule(() => {
        expect(link.active).toBe(1)
        other.end()
      }, 10_000)
      scheduler.schedule(() => {
        expect([link.subscribed, link.active]).toEqual([1, 0])
        scope.end()
      }, 20_000)
      flush()
    })
  })

  it('a screen that is mounted again at once finds the room as it was', () => {
    withMarbles(({ scheduler, flush }) => {
      const { scope, link, rooms } = createBench()
      const first = scope.child()
      const room = rooms.open(first, 'r1')
      first.end()
      expect(rooms.open(scope.child(), 'r1')).toBe(room)
      scheduler.schedule(() => {
        expect([link.subscribed, link.active]).toEqual([1, 1])
        scope.end()
        expect(link.active).toBe(0)
      }, 20_000)
      flush()
    })
  })

  it('another room lets go of the one that was left', () => {
    const { scope, link, rooms } = createBench()
    const first = scope.child()
    rooms.open(first, 'r1')
    first.end()
    rooms.open(scope.child(), 'r2')
    expect([link.subscribed, link.active]).toEqual([2, 1])
    scope.end()
  })
})
