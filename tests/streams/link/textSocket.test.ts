import { map, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { cell } from '../../../streams/kernel/state.ts'
import { linkDefaults } from '../../../streams/link/constants.ts'
import { textSocket$, type TextSocketEvent } from '../../../streams/link/textSocket.ts'
import { type Marbles, withMarbles } from '../../support/marbles.ts'
import { createScriptedSocket } from '../../support/ports.ts'

function short(event: TextSocketEvent): string {
  if (event.type === 'message') return event.text
  return { connected: 'o', refused: 'r', disconnected: 'x' }[event.type]
}

function createSocketUnderTest({ scheduler }: Pick<Marbles, 'scheduler'>) {
  const socket = createScriptedSocket()
  const online = cell(true)
  const visible = cell(true)
  const socket$ = textSocket$(
    { socket, network: { online$: online.state$, visible$: visible.state$ }, random: () => 0 },
    { url: () => of('/push'), heartbeat: () => 'beat', isFinal: (code) => code === 4426 },
    linkDefaults,
  )
  const at = (ms: number, action: () => void): void => {
    scheduler.schedule(action, ms)
  }
  return { socket, online, visible, at, socket$, short$: socket$.pipe(map(short)) }
}

describe('textSocket', () => {
  it('connects, and hands messages on', () => {
    withMarbles(({ scheduler, expectObservable }) => {
      const { socket, at, short$ } = createSocketUnderTest({ scheduler })
      at(10, () => socket.current?.open())
      at(20, () => socket.current?.message('m'))
      expectObservable(short$, '^ 100ms !').toBe('10ms o 9ms m')
    })
  })

  it('sends a heartbeat every 20 s while connected, and none after', () => {
    withMarbles(({ scheduler, flush }) => {
      const { socket, at, socket$ } = createSocketUnderTest({ scheduler })
      const subscription = socket$.subscribe()
      at(10, () => socket.current?.open())
      at(30_000, () => socket.current?.message('alive'))
      at(41_000, () => {
        expect(socket.current?.sent).toEqual(['beat', 'beat'])
        subscription.unsubscribe()
      })
      flush()
      expect(socket.connections[0]?.sent).toHaveLength(2)
      expect(socket.current).toBeUndefined()
    })
  })

  it('comes back after a break, waiting longer each time', () => {
    withMarbles(({ scheduler, expectObservable, flush }) => {
      const { socket, at, short$ } = createSocketUnderTest({ scheduler })
      at(10, () => socket.current?.open())
      at(20, () => socket.current?.close())
      // The second attempt follows after half of 500 ms and fails; the third follows after half of 1000 ms.
      at(271, () => socket.current?.close())
      at(772, () => socket.current?.open())
      expectObservable(short$, '^ 900ms !').toBe('10ms o 9ms x 751ms o')
      flush()
      expect(socket.connections).toHaveLength(3)
    })
  })

  it('does not come back after a final refusal, until the network returns', () => {
    withMarbles(({ scheduler, expectObservable, flush }) => {
      const { socket, online, at, short$ } = createSocketUnderTest({ scheduler })
      at(10, () => socket.current?.open())
      at(20, () => socket.current?.close(4426))
      at(60_000, () => {
        expect(socket.connections).toHaveLength(1)
        online.set(false)
        online.set(true)
      })
      expectObservable(short$, '^ 61s !').toBe('10ms o 9ms (rx)')
      flush()
      expect(socket.connections).toHaveLength(2)
    })
  })

  it('starts its waits anew once a connection has been stable', () => {
    withMarbles(({ scheduler, flush }) => {
      const { socket, at, socket$ } = createSocketUnderTest({ scheduler })
      const subscription = socket$.subscribe()
      at(0, () => socket.current?.close())
      at(260, () => socket.current?.open())
      at(12_000, () => socket.current?.close())
      at(12_249, () => expect(socket.connections).toHaveLength(2))
      at(12_251, () => {
        expect(socket.connections).toHaveLength(3)
        subscription.unsubscribe()
      })
      flush()
    })
  })

  it('takes 45 s of silence for a break', () => {
    withMarbles(({ scheduler, expectObservable, flush }) => {
      const { socket, at, short$ } = createSocketUnderTest({ scheduler })
      at(1, () => socket.current?.open())
      at(30_000, () => socket.current?.message('m'))
      expectObservable(short$, '^ 75200ms !').toBe('-o 29998ms m 44999ms x')
      flush()
      expect(socket.connections[0]?.isOpen).toBe(false)
    })
  })

  it('gives up on a connection that does not open', () => {
    withMarbles(({ scheduler, expectObservable, flush }) => {
      const { socket, short$ } = createSocketUnderTest({ scheduler })
      expectObservable(short$, '^ 15300ms !').toBe('')
      flush()
      expect(socket.connections).toHaveLength(2)
    })
  })

  it('lets go while offline, and returns at once', () => {
    withMarbles(({ scheduler, expectObservable, flush }) => {
      const { socket, online, at, short$ } = createSocketUnderTest({ scheduler })
      at(10, () => socket.current?.open())
      at(100, () => {
        online.set(false)
        expect(socket.current).toBeUndefined()
      })
      at(60_000, () => online.set(true))
      at(60_001, () => socket.current?.open())
      expectObservable(short$, '^ 61s !').toBe('10ms o 89ms x 59900ms o')
      flush()
      expect(socket.connections).toHaveLength(2)
    })
  })

  it('keeps its connection through a short look away, and drops it after a long one', () => {
    withMarbles(({ scheduler, expectObservable, flush }) => {
      const { socket, visible, at, short$ } = createSocketUnderTest({ scheduler })
      at(10, () => socket.current?.open())
      at(1000, () => visible.set(false))
      at(20_000, () => visible.set(true))
      at(21_000, () => socket.current?.message('m'))
      at(30_000, () => visible.set(false))
      at(70_000, () => visible.set(true))
      at(70_001, () => socket.current?.open())
      expectObservable(short$, '^ 71s !').toBe('10ms o 20989ms m 38999ms x 10s o')
      flush()
      expect(socket.connections).toHaveLength(2)
    })
  })
})
