import { map, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { cell } from '../../../streams/kernel/state.ts'
import { linkDefaults } from '../../../streams/link/constants.ts'
import { roomLink$, type RoomLinkEvent } from '../../../streams/link/roomLink.ts'
import type { Renewal } from '../../../streams/link/sessionRenewal.ts'
import { roomEvents } from '../../../streams/wire/room/constants.ts'
import { type Marbles, withMarbles } from '../../support/marbles.ts'
import { createFakeRoomServer } from '../../support/roomServer.ts'

const letters = {
  connecting: 'c',
  connected: 'o',
  frame: 'f',
  closing: 'b',
  disconnected: 'x',
  ended: 'e',
} satisfies Record<RoomLinkEvent['type'], string>

function createLinkUnderTest({ scheduler }: Pick<Marbles, 'scheduler'>) {
  const server = createFakeRoomServer()
  const online = cell(true)
  const visible = cell(true)
  const renewals: string[] = []
  const refused: Renewal[] = []
  const outdated: true[] = []
  let token: string | null = 'token1'
  let renewal: Renewal = { outcome: 'renewed', token: 'token2' }
  let clockAhead = 0
  const link$ = roomLink$(
    {
      socket: server.socket,
      network: { online$: online.state$, visible$: visible.state$ },
      session: {
        token: () => of(token),
        renew: (used) => {
          renewals.push(used)
          return of(renewal)
        },
      },
      target: (accessToken) => of({ url: '', path: '/im', namespace: '/room', auth: { token: accessToken } }),
      onRefused: (why) => refused.push(why),
      onOutdated: () => outdated.push(true),
      now: () => scheduler.now() + clockAhead,
      random: () => 0,
    },
    linkDefaults,
  )
  return {
    server,
    online,
    visible,
    renewals,
    refused,
    outdated,
    link$,
    short$: link$.pipe(map(({ type }) => letters[type])),
    setToken: (next: string | null) => (token = next),
    setRenewal: (next: Renewal) => (renewal = next),
    sleep: (ms: number) => (clockAhead += ms),
    tokens: () => server.connections.map(({ auth }) => auth['token']),
    at: (ms: number, action: () => void): void => {
      scheduler.schedule(action, ms)
    },
  }
}

type LinkUnderTest = ReturnType<typeof createLinkUnderTest>

describe('roomLink', () => {
  it('connects with the token of the moment, and comes back after a break', () => {
    withMarbles((marbles) => {
      const { server, setToken, tokens, at, short$ } = createLinkUnderTest(marbles)
      at(10, () => {
        setToken('token9')
        server.cut()
      })
      marbles.expectObservable(short$, '^ 400ms !').toBe('(co) 6ms x 249ms (co)')
      marbles.flush()
      expect(tokens()).toEqual(['token1', 'token9'])
      expect(server.open).toBe(0)
    })
  })

  it('waits longer each time when cut again and again, up to 30 s', () => {
    withMarbles((marbles) => {
      const { server, link$, at } = createLinkUnderTest(marbles)
      const subscription = link$.subscribe()
      for (let ms = 100; ms <= 60_000; ms += 100) at(ms, server.cut)
      at(60_050, () => {
        // The back-off doubles from 250 ms to 15 000 ms; with this random value each wait is half of it.
        expect(server.connections).toHaveLength(9)
        subscription.unsubscribe()
      })
      marbles.flush()
    })
  })

  it('comes back at once when the network or the person does', () => {
    withMarbles((marbles) => {
      const { server, online, visible, link$, at } = createLinkUnderTest(marbles)
      const subscription = link$.subscribe()
      at(10, () => {
        online.set(false)
        expect(server.open).toBe(0)
      })
      at(5000, () => {
        online.set(true)
        expect(server.open).toBe(1)
        visible.set(false)
        server.cut()
        visible.set(true)
        expect(server.open).toBe(1)
        subscription.unsubscribe()
      })
      marbles.flush()
    })
  })

  it('renews a refused token once for the next try', () => {
    withMarbles((marbles) => {
      const { server, renewals, tokens, link$, at } = createLinkUnderTest(marbles)
      server.refuseNext('signedOut')
      const subscription = link$.subscribe()
      at(1000, () => {
        subscription.unsubscribe()
      })
      marbles.flush()
      expect(renewals).toEqual(['token1'])
      expect(tokens()).toEqual(['token1', 'token2'])
    })
  })

  it('renews a refused token at once, also after a connection that broke', () => {
    withMarbles((marbles) => {
      const { server, tokens, link$, at } = createLinkUnderTest(marbles)
      const subscription = link$.subscribe()
      at(10, () => {
        server.refuseNext('signedOut')
        server.cut()
      })
      at(300, () => {
        expect(tokens()).toEqual(['token1', 'token1', 'token2'])
        subscription.unsubscribe()
      })
      marbles.flush()
    })
  })

  it('waits before it tries again when a renewed token is refused', () => {
    withMarbles((marbles) => {
      const { server, renewals, link$, at } = createLinkUnderTest(marbles)
      server.refuseNext('signedOut', 'signedOut')
      const subscription = link$.subscribe()
      at(100, () => {
        expect(server.connections).toHaveLength(2)
      })
      at(1000, () => {
        expect(server.connections).toHaveLength(3)
        expect(renewals).toEqual(['token1', 'token2'])
        subscription.unsubscribe()
      })
      marbles.flush()
    })
  })

  it('stays away when the renewal is refused, and when the member is banned', () => {
    withMarbles((marbles) => {
      const { server, refused, setRenewal, link$, at } = createLinkUnderTest(marbles)
      setRenewal({ outcome: 'refused', failure: { type: 'transport', kind: 'network' } })
      server.refuseNext('signedOut')
      const subscription = link$.subscribe()
      at(100_000, () => {
        expect(refused).toHaveLength(1)
        expect(server.connections).toHaveLength(1)
        subscription.unsubscribe()
        server.refuseNext('banned')
        const banned = link$.subscribe()
        at(100_000, () => {
          expect(server.connections).toHaveLength(2)
          banned.unsubscribe()
        })
      })
      marbles.flush()
    })
  })

  it('stays away from a server that finds the client too old, and waits for one that is behind', () => {
    withMarbles((marbles) => {
      const { server, outdated, link$, at } = createLinkUnderTest(marbles)
      server.refuseNext('serverTooOld')
      const behind = link$.subscribe()
      at(1000, () => {
        expect(server.connections).toHaveLength(2)
        expect(outdated).toEqual([])
        behind.unsubscribe()
        server.refuseNext('clientTooOld')
        const tooOld = link$.subscribe()
        at(100_000, () => {
          expect(outdated).toEqual([true])
          expect(server.connections).toHaveLength(3)
          tooOld.unsubscribe()
        })
      })
      marbles.flush()
    })
  })

  it('does as the server wishes when it closes', () => {
    withMarbles((marbles) => {
      const { server, link$, at } = createLinkUnderTest(marbles)
      const subscription = link$.subscribe()
      at(1000, () => {
        server.frame(roomEvents.closing, { reason: 'restart', retryMs: 4000 })
        server.cut()
      })
      at(4999, () => expect(server.open).toBe(0))
      at(5001, () => {
        expect(server.open).toBe(1)
        server.frame(roomEvents.closing, { reason: 'elsewhere', retryMs: null })
        server.cut()
      })
      at(200_000, () => {
        expect(server.open).toBe(0)
        subscription.unsubscribe()
      })
      marbles.flush()
    })
  })

  it('tells that it stays away, and why as far as known, until the network was away', () => {
    const ending = (begin: (test: LinkUnderTest) => void): unknown => {
      let seen: readonly RoomLinkEvent[] = []
      withMarbles((marbles) => {
        const test = createLinkUnderTest(marbles)
        const subscription = test.link$.subscribe((event) => (seen = [...seen, event]))
        test.at(1000, () => begin(test))
        test.at(100_000, () => subscription.unsubscribe())
        marbles.flush()
      })
      return seen.at(-1)
    }
    const closing =
      (reason: string) =>
      ({ server }: Pick<LinkUnderTest, 'server'>): void => {
        server.frame(roomEvents.closing, { reason, retryMs: null })
        server.cut()
      }
    const refusal =
      (code: string) =>
      ({ server }: Pick<LinkUnderTest, 'server'>): void => {
        server.refuseNext(code)
        server.cut()
      }
    expect(
      [closing('banned'), closing('elsewhere'), closing('tooMany'), refusal('clientTooOld')].map(ending),
    ).toEqual([
      { type: 'ended', why: 'banned' },
      { type: 'ended', why: 'elsewhere' },
      { type: 'ended', why: 'ended' },
      { type: 'ended', why: 'clientTooOld' },
    ])
    expect(
      ending(({ setToken, server }) => {
        setToken(null)
        server.cut()
      }),
    ).toEqual({ type: 'ended', why: 'ended' })
    expect(
      ending(({ server, online, at }) => {
        closing('banned')({ server })
        at(10, () => {
          online.set(false)
          online.set(true)
        })
      }),
    ).toMatchObject({ type: 'connected' })
  })

  it('does not trust a connection after a long sleep', () => {
    withMarbles((marbles) => {
      const { server, sleep, visible, link$, at } = createLinkUnderTest(marbles)
      const subscription = link$.subscribe()
      at(1000, () => {
        visible.set(false)
        sleep(600_000)
        visible.set(true)
      })
      at(2000, () => {
        expect(server.connections).toHaveLength(2)
        expect(server.open).toBe(1)
        subscription.unsubscribe()
      })
      marbles.flush()
    })
  })

  it('gives up on a connection that does not open', () => {
    withMarbles((marbles) => {
      const { server, at, link$ } = createLinkUnderTest(marbles)
      server.hold(true)
      const subscription = link$.subscribe()
      at(20_300, () => {
        expect(server.connections).toHaveLength(2)
        subscription.unsubscribe()
      })
      marbles.flush()
    })
  })
})
