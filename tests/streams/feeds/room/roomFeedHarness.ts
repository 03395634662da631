import { of, tap } from 'rxjs'
import type { RoomMessage } from '../../../../streams/domain/room/message.ts'
import {
  type ChatEntry,
  createChat,
  createRoomFeed,
  type RoomEvent,
} from '../../../../streams/feeds/room/index.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { cell } from '../../../../streams/kernel/state.ts'
import { linkDefaults } from '../../../../streams/link/constants.ts'
import { roomLink$ } from '../../../../streams/link/roomLink.ts'
import { createFakeRoomServer, type FakeRoomServer, me } from '../../../support/roomServer.ts'
import type { Marbles } from '../../../support/marbles.ts'

/** A room feed and its chat on a fake server, over the real link, in virtual time. */
export function createRoomFeedHarness(
  { scheduler }: Pick<Marbles, 'scheduler'>,
  prepare: (server: FakeRoomServer) => void = () => undefined,
  { started = true } = {},
) {
  const server = createFakeRoomServer()
  prepare(server)
  const online = cell(true)
  const visible = cell(true)
  const faults: unknown[] = []
  const bad: string[] = []
  const scope = createScope((error) => faults.push(error))
  const now = (): number => scheduler.now()
  const link$ = roomLink$(
    {
      socket: server.socket,
      network: { online$: online.state$, visible$: visible.state$ },
      session: { token: () => of('t'), renew: () => of({ outcome: 'renewed', token: 't2' }) },
      target: (token) => of({ url: '', path: '/im', namespace: '/room', auth: { token } }),
      onRefused: () => undefined,
      onOutdated: () => undefined,
      now,
      random: () => 0,
    },
    linkDefaults,
  )
  const feed = createRoomFeed(scope, {
    link$,
    roomId: 'r1',
    audience: { venue: 'PMTY', siteId: () => '1001' },
    onBadData: (path) => bad.push(path),
  })
  const events: RoomEvent[] = []
  scope.run(feed.events$.pipe(tap((event) => events.push(event))))
  const chat = createChat(scope, { feed, memberId: me.id, visible$: visible.state$, now })
  if (started) feed.start()
  return {
    server,
    link$,
    online,
    visible,
    scope,
    feed,
    chat,
    events,
    faults,
    bad,
    at: (ms: number, action: () => void): void => {
      scheduler.schedule(action, ms)
    },
  }
}

export function seqsOf(events: readonly RoomEvent[]): readonly number[] {
  return events.flatMap((event) => (event.type === 'messages' ? event.messages.map(({ seq }) => seq) : []))
}

export function messagesOf(entries: readonly ChatEntry[]): readonly RoomMessage[] {
  return entries.flatMap((entry) =>
    entry.kind === 'message' || entry.kind === 'notice' ? [entry.message] : [],
  )
}

export function missedOf(entries: readonly ChatEntry[]): number {
  return entries.reduce((sum, entry) => (entry.kind === 'gap' ? sum + entry.missed : sum), 0)
}
