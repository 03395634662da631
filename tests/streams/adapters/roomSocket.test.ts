import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { filter, firstValueFrom, map, type Observable, take, toArray } from 'rxjs'
import { Server } from 'socket.io'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRoomSocket } from '../../../streams/adapters/roomSocket.ts'
import type { RoomSocketEvent, RoomSocketTarget } from '../../../streams/ports/roomSocket.ts'
import { ROOM_NAMESPACE, ROOM_PATH } from '../../../streams/wire/room/constants.ts'

type Connected = Extract<RoomSocketEvent, { type: 'connected' }>

let io: Server
let target: RoomSocketTarget

beforeEach(async () => {
  const http = createServer()
  io = new Server(http, { path: ROOM_PATH })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  target = {
    url: `http://127.0.0.1:${port}`,
    path: ROOM_PATH,
    namespace: ROOM_NAMESPACE,
    auth: { token: 't' },
  }
})

afterEach(async () => {
  await io.close()
})

const connected = (events$: Observable<RoomSocketEvent>): Promise<Connected> =>
  firstValueFrom(
    events$.pipe(
      filter((event) => event.type === 'connected'),
      take(1),
    ),
  )

describe('roomSocket', () => {
  it('tells who connects, and hands frames on without what stands behind the payload', async () => {
    io.of(ROOM_NAMESPACE).on('connection', (socket) => {
      socket.emit('batch', socket.handshake.auth, 'offset')
    })
    const events = await firstValueFrom(createRoomSocket().connect(target).pipe(take(2), toArray()))
    expect(events.map(({ type }) => type)).toEqual(['connected', 'frame'])
    expect(events[1]).toEqual({ type: 'frame', event: 'batch', payload: { token: 't' } })
  })

  it('gives the answer to a request, or says that none came', async () => {
    io.of(ROOM_NAMESPACE).on('connection', (socket) => {
      socket.on('join', (payload: unknown, answer: (reply: unknown) => void) => {
        answer({ heard: payload })
      })
      socket.on('kick', () => {
        socket.disconnect(true)
      })
    })
    const events$ = createRoomSocket().connect(target)
    const answers = await new Promise<readonly unknown[]>((resolve) => {
      const given: unknown[] = []
      const subscription = events$.subscribe((event) => {
        if (event.type !== 'connected') return
        const ask = async (): Promise<void> => {
          given.push(await firstValueFrom(event.request('join', { room: 'r1' }, 5000)))
          given.push(await firstValueFrom(event.request('silent', {}, 20)))
          given.push(await firstValueFrom(event.request('kick', {}, 5000)))
          given.push(await firstValueFrom(event.request('join', {}, 5000)))
          subscription.unsubscribe()
          resolve(given)
        }
        void ask()
      })
    })
    expect(answers).toEqual([
      { type: 'answered', payload: { heard: { room: 'r1' } } },
      { type: 'timeout' },
      { type: 'disconnected' },
      { type: 'disconnected' },
    ])
  })

  it('tells a refusal from a server that is not there, and completes either way', async () => {
    io.of(ROOM_NAMESPACE).use((_, next) => {
      next(new Error('signedOut'))
    })
    const refused = await firstValueFrom(createRoomSocket().connect(target).pipe(toArray()))
    expect(refused).toEqual([{ type: 'refused', code: 'signedOut' }])
    const nowhere = { ...target, url: 'http://127.0.0.1:1' }
    const closed$ = createRoomSocket()
      .connect(nowhere)
      .pipe(
        map(({ type }) => type),
        toArray(),
      )
    expect(await firstValueFrom(closed$)).toEqual(['closed'])
    const broken = createRoomSocket(() => Promise.reject(new Error('offline')))
    expect(await firstValueFrom(broken.connect(target).pipe(toArray()))).toEqual([
      { type: 'closed', reason: 'not loaded' },
    ])
  })

  it('is one connection for each subscription, and none after it', async () => {
    const gone = new Promise<string>((resolve) => {
      io.of(ROOM_NAMESPACE).on('connection', (socket) => {
        socket.on('disconnect', (reason) => {
          resolve(reason)
        })
      })
    })
    const one = await connected(createRoomSocket().connect(target))
    expect(one.type).toBe('connected')
    expect(await gone).toBe('client namespace disconnect')
    expect(io.of(ROOM_NAMESPACE).sockets.size).toBe(0)
  })
})
