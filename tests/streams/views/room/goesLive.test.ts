import { Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LiveRoom } from '../../../../streams/domain/room/room.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import { createGoesLive, type LiveReason } from '../../../../streams/views/room/goesLive.ts'
import { createFollowedAnchors } from '../../../../streams/views/room/followedAnchors.ts'
import { createMemoryStore } from '../../../support/ports.ts'
import { withMarbles } from '../../../support/marbles.ts'

const roomOf = (roomId: string, living = true): LiveRoom => ({
  roomId,
  title: roomId,
  living,
  kind: 'castLive',
  anchor: { id: `anchor ${roomId}`, name: roomId, avatar: '' },
  poster: '',
  viewers: 0,
  match: null,
  startsAt: null,
  delayMs: 0,
  sources: [],
})

let scope: Scope
beforeEach(() => {
  scope = createScope((error) => {
    throw error
  })
})
afterEach(() => {
  scope.end()
})

describe('rooms that go live', () => {
  function watch(
    reasonOf: (room: LiveRoom) => LiveReason | null = () => 'anchor',
    visit = createMemoryStore(),
  ) {
    const rooms$ = new Subject<readonly LiveRoom[]>()
    const wanted = cell(true)
    const model = createGoesLive(scope, { rooms$, isWanted$: wanted.state$, reasonOf, visit })
    const told = () => model.news$.value?.room.roomId ?? null
    return { rooms$, wanted, model, told, visit }
  }

  it('are not those that were live before', () => {
    const { rooms$, told } = watch()
    rooms$.next([roomOf('a'), roomOf('b', false)])
    expect(told()).toBeNull()
    rooms$.next([roomOf('a'), roomOf('b')])
    expect(told()).toBe('b')
  })

  it('are told one after the other, each once in a visit', () => {
    const { rooms$, told, model, visit } = watch()
    rooms$.next([])
    rooms$.next([roomOf('a'), roomOf('b')])
    model.seen('a')
    expect(told()).toBe('b')
    model.seen('b')
    rooms$.next([])
    rooms$.next([roomOf('a')])
    expect(told()).toBeNull()
    const again = watch(undefined, visit)
    again.rooms$.next([])
    again.rooms$.next([roomOf('a'), roomOf('c')])
    expect(again.told()).toBe('c')
  })

  it('are no longer told when they have ended', () => {
    const { rooms$, told } = watch()
    rooms$.next([])
    rooms$.next([roomOf('a')])
    rooms$.next([roomOf('a', false)])
    expect(told()).toBeNull()
  })

  it('are only those that the member cares for', () => {
    const { rooms$, told } = watch(({ roomId }) => (roomId === 'b' ? 'match' : null))
    rooms$.next([])
    rooms$.next([roomOf('a'), roomOf('b')])
    expect(told()).toBe('b')
  })

  it('are looked for only while it is wanted, with one subscription', () => {
    withMarbles(({ hot, expectSubscriptions, scheduler, flush }) => {
      const rooms$ = hot<readonly LiveRoom[]>('-a-b-c-d-', {
        a: [],
        b: [roomOf('x')],
        c: [],
        d: [roomOf('y')],
      })
      const wanted = cell(true)
      const marbleScope = createScope((error) => {
        throw error
      })
      const { news$ } = createGoesLive(marbleScope, {
        rooms$,
        isWanted$: wanted.state$,
        reasonOf: () => 'anchor',
        visit: createMemoryStore(),
      })
      news$.subscribe()
      news$.subscribe()
      scheduler.schedule(() => {
        expect(news$.value?.room.roomId).toBe('x')
        wanted.set(false)
        expect(news$.value).toBeNull()
      }, 4)
      expectSubscriptions(rooms$.subscriptions).toBe('^---!')
      flush()
      marbleScope.end()
    })
  })
})

describe('the followed anchors', () => {
  it('are kept on the device, and unreadable ones count as none', () => {
    const local = createMemoryStore({ 'touchline.anchors': '{]' })
    const anchors = createFollowedAnchors(scope, local)
    expect([...anchors.ids$.value]).toEqual([])
    anchors.follow('a', true)
    anchors.follow('b', true)
    anchors.follow('a', false)
    expect([...anchors.ids$.value]).toEqual(['b'])
    expect([...createFollowedAnchors(scope, local).ids$.value]).toEqual(['b'])
  })
})
