import { filter, firstValueFrom, map, of, take, tap, timeout } from 'rxjs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRoomSocket } from '../../streams/adapters/roomSocket.ts'
import type { RoomMessage } from '../../streams/domain/room/message.ts'
import { createRoomFeed, type RoomEvent, type RoomFeed } from '../../streams/feeds/room/index.ts'
import { createScope, type Scope } from '../../streams/kernel/scope.ts'
import { cell, constant } from '../../streams/kernel/state.ts'
import { linkDefaults } from '../../streams/link/constants.ts'
import { roomLink$ } from '../../streams/link/roomLink.ts'
import { ROOM_NAMESPACE, ROOM_PATH } from '../../streams/wire/room/constants.ts'
import { openSharedStore } from '../platform/book/testPlatform.ts'
import {
  ROOM,
  type RoomHarnessMember,
  type RoomHarness,
  startRoomHarness,
} from '../platform/room/roomHarness.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let harness: RoomHarness
let scope: Scope

/** The room client with the browser's adapters, connected to the platform's real server. */
function enter({ token }: RoomHarnessMember, siteId = 1001) {
  const online = cell(true)
  const bad: string[] = []
  const link$ = roomLink$(
    {
      socket: createRoomSocket(),
      network: { online$: online.state$, visible$: constant(true) },
      session: { token: () => of(token), renew: () => of({ outcome: 'ended' }) },
      target: (accessToken) => {
        const auth = {
          token: accessToken,
          siteId: String(siteId),
          venue: 'PMTY',
          language: 'CMN',
          device: 'd',
        }
        return of({ url: harness.origin, path: ROOM_PATH, namespace: ROOM_NAMESPACE, auth })
      },
      onRefused: () => undefined,
      onOutdated: () => undefined,
      now: () => Date.now(),
      random: () => 0,
    },
    linkDefaults,
  )
  const feed = createRoomFeed(scope, {
    link$,
    roomId: ROOM,
    audience: { venue: 'PMTY', siteId: () => String(siteId) },
    onBadData: (path) => bad.push(path),
  })
  const received: RoomMessage[] = []
  scope.run(feed.events$.pipe(tap((event) => event.type === 'messages' && received.push(...event.messages))))
  feed.start()
  return { feed, online, bad, received }
}

const joined = (feed: RoomFeed): Promise<unknown> =>
  firstValueFrom(feed.ready$.pipe(filter((ready) => ready)))

const nextMessages = (feed: RoomFeed, isIt: (message: RoomMessage) => boolean): Promise<RoomEvent> =>
  firstValueFrom(
    feed.events$.pipe(
      filter((event) => event.type === 'messages' && event.messages.some(isIt)),
      take(1),
      timeout(10_000),
    ),
  )

const says =
  (words: string) =>
  (message: RoomMessage): boolean =>
    message.type === 'text' && message.text === words

beforeAll(async () => {
  shared = await openSharedStore()
  harness = await startRoomHarness({ store: shared.store })
})
afterAll(async () => {
  await harness.end()
  await shared.end()
})
beforeEach(() => {
  scope = createScope((error) => {
    throw error
  })
})
afterEach(() => {
  scope.end()
})

describe('a room on the platform', () => {
  it('is joined, talked in, left and come back to without a word lost', async () => {
    const [one, other] = [enter(await harness.member()), enter(await harness.member())]
    await Promise.all([joined(one.feed), joined(other.feed)])
    const first = nextMessages(other.feed, says('你好'))
    expect(await firstValueFrom(one.feed.act({ do: 'text', cid: 'cid-00001', text: '你好' }))).toMatchObject({
      type: 'done',
    })
    await first

    other.online.set(false)
    for (const [index, text] of ['一', '二', '三'].entries()) {
      const cid = `cid-away${index}`
      await firstValueFrom(one.feed.act({ do: 'text', cid, text }))
      // The repeated command gets the same answer, and the message is posted only once.
      await firstValueFrom(one.feed.act({ do: 'text', cid, text }))
    }
    const rest = nextMessages(other.feed, says('三'))
    other.online.set(true)
    await rest
    const words = other.received.flatMap((message) => (message.type === 'text' ? [message.text] : []))
    expect(words).toEqual(['你好', '一', '二', '三'])
    expect(other.received.map(({ seq }) => seq)).toEqual(other.received.map((_, index) => index + 1))
    expect([...one.bad, ...other.bad]).toEqual([])
  })

  it('refuses in words that the client knows', async () => {
    const { feed, bad } = enter(await harness.member())
    await joined(feed)
    const answer$ = feed.act({ do: 'withdraw', cid: 'cid-00002', messageId: 'none' })
    const code$ = answer$.pipe(
      map((answer) => (answer.type === 'refused' ? answer.refusal.code : answer.type)),
    )
    expect(await firstValueFrom(code$)).toBe('notAdmin')
    expect(bad).toEqual([])
  })
})
