import { describe, expect, it } from 'vitest'
import { createCallouts, createFacts } from '../../../../streams/feeds/room/index.ts'
import { messageTypes } from '../../../../streams/wire/room/constants.ts'
import { withMarbles } from '../../../support/marbles.ts'
import { boss, fan, type FakeRoomServer, me, type WireSpeaker } from '../../../support/roomServer.ts'
import { createRoomFeedHarness } from './roomFeedHarness.ts'
import { sharedLegFrame } from '../../../support/sharedLegs.ts'

const welcome = (id: string, from: WireSpeaker): object => ({
  passing: [{ type: messageTypes.welcome, id, at: 0, from, body: {} }],
})
const high = (id: string): WireSpeaker => ({ ...fan, id, name: id, level: 7 })
const say = (server: FakeRoomServer, from: WireSpeaker, words: string): void => {
  server.text(from, words)
  server.flush()
}

describe('chat', () => {
  it('emits at most once in 100 ms, however many messages arrive', () => {
    withMarbles((marbles) => {
      const { server, scope, chat, at } = createRoomFeedHarness(marbles)
      const sizes: number[] = []
      at(50, () => {
        scope.run(chat.chat$)
        const subscription = chat.chat$.subscribe(({ lines }) => sizes.push(lines.length))
        scope.onEnd(() => {
          subscription.unsubscribe()
        })
      })
      for (const ms of [200, 220, 240, 290, 310]) {
        at(ms, () => {
          say(server, fan, 'word')
        })
      }
      at(305, () => expect(chat.chat$.value.lines).toHaveLength(4))
      at(500, scope.end)
      marbles.flush()
      expect(sizes).toEqual([0, 4, 5])
    })
  })

  it('emits at most once a second while texts are left out, and all that arrived is shown or counted', () => {
    withMarbles((marbles) => {
      const { server, scope, chat, at } = createRoomFeedHarness(marbles)
      const shownAt: number[] = []
      at(50, () => {
        const subscription = chat.chat$.subscribe(() => shownAt.push(marbles.scheduler.now()))
        scope.onEnd(() => {
          subscription.unsubscribe()
        })
      })
      for (let ms = 200; ms < 1200; ms += 10) {
        at(ms, () => {
          say(server, fan, 'word')
        })
      }
      at(1600, () => {
        const { lines } = chat.chat$.value
        const missed = lines.reduce((sum, line) => sum + (line.kind === 'gap' ? line.missed : 0), 0)
        expect(lines.filter(({ kind }) => kind === 'message').length + missed).toBe(100)
        expect(missed).toBeGreaterThan(0)
        scope.end()
      })
      marbles.flush()
      // Texts are left out from the second window on, and a window begins with the first text after the one before.
      expect(shownAt.slice(1)).toEqual([300, 410, 520, 1530])
    })
  })

  it('shows control and own messages at once', () => {
    withMarbles((marbles) => {
      const { server, scope, chat, at } = createRoomFeedHarness(marbles)
      at(200, () => {
        say(server, fan, 'bad words')
      })
      at(300, () => {
        server.post(boss, messageTypes.withdrawn, { targetId: 'm1', by: 'boss' })
        server.flush()
        expect(chat.chat$.value.lines).toMatchObject([{ withdrawn: true }])
        say(server, me, 'mine')
        expect(chat.chat$.value.lines).toMatchObject([{ withdrawn: true }, { mine: true }])
        scope.end()
      })
      marbles.flush()
    })
  })

  it('shows nothing while hidden, and once when seen again', () => {
    withMarbles((marbles) => {
      const { server, scope, visible, chat, at } = createRoomFeedHarness(marbles)
      let emitted = 0
      at(50, () => {
        visible.set(false)
        const subscription = chat.chat$.subscribe(() => (emitted += 1))
        scope.onEnd(() => {
          subscription.unsubscribe()
        })
      })
      for (let ms = 100; ms < 5000; ms += 50) {
        at(ms, () => {
          say(server, fan, 'word')
        })
      }
      at(4000, () => {
        server.post(boss, messageTypes.withdrawn, { targetId: 'm1', by: 'boss' })
        server.flush()
      })
      at(5000, () => {
        expect(emitted).toBe(1)
        visible.set(true)
        expect(emitted).toBe(2)
        expect(chat.chat$.value.lines.length).toBeGreaterThan(90)
        scope.end()
      })
      marbles.flush()
    })
  })

  it('welcomes a member once while the listener is there, and a high one by itself', () => {
    withMarbles((marbles) => {
      const { server, scope, feed, chat, at } = createRoomFeedHarness(marbles)
      const { entrance$ } = createCallouts(scope, { feed, now: () => marbles.scheduler.now() })
      at(1000, () => {
        server.flush('arrives', welcome('w1', fan))
        server.flush('arrives', welcome('w2', fan))
        for (const id of ['a', 'b', 'a']) server.flush('arrives', welcome(`h-${id}`, high(id)))
      })
      at(1001, () => expect(entrance$.value?.id).toBe('a'))
      at(1200, () =>
        expect(chat.chat$.value.lines).toMatchObject([{ kind: 'welcome', name: 'fan', others: 0 }]),
      )
      at(4001, () => expect(entrance$.value?.id).toBe('b'))
      at(7001, () => expect(entrance$.value).toBeNull())
      at(3_600_000, () => {
        server.flush('arrives', welcome('w3', fan))
        server.flush('arrives', welcome('h-c', high('a')))
      })
      at(3_600_200, () => {
        expect(chat.chat$.value.lines).toMatchObject([{ kind: 'welcome', name: 'fan', others: 0 }])
        expect(entrance$.value).toBeNull()
        scope.end()
      })
      marbles.flush()
    })
  })

  it('lets entrances that waited too long go by', () => {
    withMarbles((marbles) => {
      const { server, scope, feed, at } = createRoomFeedHarness(marbles)
      const { entrance$ } = createCallouts(scope, { feed, now: () => marbles.scheduler.now() })
      const shown: (string | undefined)[] = []
      at(1000, () => {
        scope.run(entrance$)
        const subscription = entrance$.subscribe((speaker) => shown.push(speaker?.id))
        scope.onEnd(() => {
          subscription.unsubscribe()
        })
        for (let id = 1; id <= 9; id += 1) server.flush('arrives', welcome(`w${id}`, high(String(id))))
      })
      at(60_000, scope.end)
      marbles.flush()
      expect(shown).toEqual([undefined, '1', '2', '3', '4', undefined])
    })
  })

  it('takes an order push out again when it is reverted', () => {
    withMarbles((marbles) => {
      const { server, scope, feed, at } = createRoomFeedHarness(marbles)
      const { orderPush$ } = createCallouts(scope, { feed, now: () => marbles.scheduler.now() })
      const push = { pushId: 'p', leg: sharedLegFrame() }
      at(1000, () => {
        server.post(fan, messageTypes.orderPush, push)
        server.post(fan, messageTypes.orderPush, { ...push, pushId: 'q' })
        server.flush()
        expect(orderPush$.value?.pushId).toBe('p')
        server.post(fan, messageTypes.revertOrderPush, { pushId: 'p' })
        server.flush()
        expect(orderPush$.value?.pushId).toBe('q')
        scope.end()
      })
      marbles.flush()
    })
  })
})

describe('facts', () => {
  it('follow control messages at once, and the last of what is only counted', () => {
    withMarbles((marbles) => {
      const { server, scope, feed, visible, at } = createRoomFeedHarness(marbles)
      const { room$ } = createFacts(scope, { feed, memberId: me.id, visible$: visible.state$ })
      at(100, () => {
        // The feed joined before this reader subscribed; the reply to the next join has the complete state.
        server.cut()
      })
      at(1000, () => {
        server.post(boss, messageTypes.mute, { memberId: me.id, name: 'demo', until: 9000, reason: 'spam' })
        server.post(boss, messageTypes.mute, { memberId: fan.id, name: 'fan', until: null, reason: '' })
        server.post(boss, messageTypes.roomStatus, { status: 'closed', reason: 'late' })
        server.flush('arrives', { viewers: 10 })
        server.flush('arrives', { viewers: 12 })
        expect(room$.value).toMatchObject({
          mute: { muted: true, until: 9000, reason: 'spam' },
          open: false,
          closedReason: 'late',
        })
      })
      at(1200, () => {
        expect(room$.value?.viewers).toBe(12)
        server.post(boss, messageTypes.unmute, { memberId: me.id, name: 'demo' })
        server.flush()
        expect(room$.value?.mute).toEqual({ muted: false })
        scope.end()
      })
      marbles.flush()
    })
  })

  it('keep the own prediction of a match to which the anchor returns, and counts that never fall', () => {
    withMarbles((marbles) => {
      const { server, scope, feed, visible, at } = createRoomFeedHarness(marbles, undefined, {
        started: false,
      })
      const joined = { matchId: 'm1', home: 1, draw: 1, away: 1, closesAt: null, mine: 'home' }
      server.setState({ prediction: joined })
      const { room$, predicted } = createFacts(scope, { feed, memberId: me.id, visible$: visible.state$ })
      feed.start()
      let told = 0
      const tell = (matchId: string, home: number, away: number): void => {
        const body = { matchId, home, draw: 1, away, closesAt: null }
        const passing = [{ type: messageTypes.prediction, id: `p${(told += 1)}`, at: 0, from: null, body }]
        server.flush('arrives', { passing })
      }
      const shown = (): unknown => {
        const { matchId, home, away, mine } = room$.value?.prediction ?? {}
        return [matchId, home, away, mine]
      }
      at(100, () => {
        tell('m2', 0, 0)
      })
      at(300, () => {
        expect(shown()).toEqual(['m2', 0, 0, null])
        predicted('away')
        tell('m1', 5, 3)
      })
      at(500, () => {
        expect(shown()).toEqual(['m1', 5, 3, 'home'])
        tell('m1', 4, 6)
      })
      at(700, () => {
        expect(shown()).toEqual(['m1', 5, 6, 'home'])
        tell('m2', 1, 1)
      })
      at(900, () => {
        expect(shown()).toEqual(['m2', 1, 1, 'away'])
        scope.end()
      })
      marbles.flush()
    })
  })

  it('the room as joined stands above the history that follows it', () => {
    withMarbles((marbles) => {
      const { server, scope, feed, visible, at } = createRoomFeedHarness(marbles)
      const { room$ } = createFacts(scope, { feed, memberId: me.id, visible$: visible.state$ })
      at(100, () => {
        server.cut()
        server.post(boss, messageTypes.mute, { memberId: me.id, name: 'demo', until: 1, reason: 'old' })
      })
      at(1000, () => {
        expect(room$.value?.mute).toEqual({ muted: false })
        scope.end()
      })
      marbles.flush()
    })
  })
})
