import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageTypes, roomEvents } from '../../../../streams/wire/room/constants.ts'
import { withMarbles } from '../../../support/marbles.ts'
import { fan, type Fate, me } from '../../../support/roomServer.ts'
import { createRoomFeedHarness, messagesOf, missedOf, seqsOf } from './roomFeedHarness.ts'

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1)

describe('roomFeed', () => {
  it('joins, shows the snapshot, then what comes', () => {
    withMarbles((marbles) => {
      const { server, scope, feed, events, at } = createRoomFeedHarness(marbles, (before) =>
        before.text(fan, 'before'),
      )
      at(10, () => {
        expect(feed.connection$.value).toBe('connected')
        server.text(fan, 'after')
        server.flush()
      })
      at(20, scope.end)
      marbles.flush()
      expect(server.joins).toEqual([null])
      expect(events.map(({ type }) => type)).toEqual(['joined', 'messages', 'messages'])
      expect(seqsOf(events)).toEqual([1, 2])
      expect(server.open).toBe(0)
    })
  })

  it('says why it has ended, and takes no more commands', () => {
    withMarbles((marbles) => {
      const { server, scope, feed, at } = createRoomFeedHarness(marbles)
      const answers: unknown[] = []
      at(10, () => {
        server.frame(roomEvents.closing, { reason: 'elsewhere', retryMs: null })
        server.cut()
        expect([feed.connection$.value, feed.ready$.value]).toEqual(['elsewhere', false])
        feed.act({ do: 'unmute', memberId: '8', cid: 'command1' }).subscribe((answer) => answers.push(answer))
        expect(answers).toEqual([{ type: 'disconnected' }])
      })
      at(100_000, () => {
        expect(feed.connection$.value).toBe('elsewhere')
        scope.end()
      })
      marbles.flush()
      expect(server.open).toBe(0)
    })
  })

  it('joins again with its place when a batch is missing, and shows nothing twice', () => {
    withMarbles((marbles) => {
      const { server, scope, events, at } = createRoomFeedHarness(marbles)
      at(10, () => {
        server.text(fan, 'a')
        server.flush('lost')
        server.text(fan, 'b')
        server.flush('twice')
      })
      at(20, scope.end)
      marbles.flush()
      expect(server.joins).toEqual([null, 0])
      expect(seqsOf(events)).toEqual([1, 2])
    })
  })

  it('keeps batches that come while a join is under way', () => {
    withMarbles((marbles) => {
      const { server, scope, events, at } = createRoomFeedHarness(marbles)
      server.answer('late')
      at(10, () => {
        server.text(fan, 'a')
        server.text(fan, 'b')
        server.flush()
      })
      at(100, scope.end)
      marbles.flush()
      expect(server.joins).toEqual([null])
      expect(seqsOf(events)).toEqual([1, 2])
    })
  })

  it('fills what was missed while cut off, and tells a gap that is too large', () => {
    withMarbles((marbles) => {
      const { server, scope, chat, events, at } = createRoomFeedHarness(marbles)
      at(10, () => {
        server.cut()
        for (let index = 0; index < 20; index += 1) server.text(fan, 'missed')
      })
      at(1000, () => {
        expect(seqsOf(events)).toEqual(upTo(20))
        server.cut()
        for (let index = 0; index < 600; index += 1) server.text(fan, 'more')
      })
      at(3000, () => {
        expect(missedOf(chat.chat$.value.lines)).toBe(550)
        expect(messagesOf(chat.chat$.value.lines)).toHaveLength(70)
        scope.end()
      })
      marbles.flush()
      expect(server.joins).toEqual([null, 0, 20])
    })
  })

  it('drops and counts what it does not know, and goes on after it', () => {
    withMarbles((marbles) => {
      const { server, scope, feed, events, at } = createRoomFeedHarness(marbles)
      const share = { shareId: 's', venue: 'FBTY', siteId: '1001', cid: null, legs: [leg] }
      at(10, () => {
        server.post(fan, 99, { later: true })
        server.post({ ...fan, role: 'ghost' }, messageTypes.text, { text: 'boo' })
        server.post(fan, 9, {})
        server.post(fan, messageTypes.orderShare, share)
        server.post(fan, messageTypes.orderShare, { ...share, venue: 'PMTY', siteId: '5000' })
        server.post(fan, messageTypes.orderShare, { ...share, venue: 'PMTY' })
        server.text(fan, 'and on')
        server.flush()
        server.frame(roomEvents.batch, { room: 'r1', from: 'x' })
        server.frame(roomEvents.batch, null)
        server.frame('future', {})
      })
      at(20, scope.end)
      marbles.flush()
      expect(seqsOf(events)).toEqual([6, 7])
      expect(feed.counts).toEqual({ unknown: 3, foreign: 2, duplicate: 0, badFrames: 2 })
      expect(server.joins).toEqual([null])
    })
  })

  it('shortens words that no room allows, and drops halves of characters', () => {
    withMarbles((marbles) => {
      const { server, scope, events, at } = createRoomFeedHarness(marbles)
      at(10, () => {
        server.text(fan, `\ud800<b>${'长'.repeat(10_000)}`)
        server.flush()
      })
      at(20, scope.end)
      marbles.flush()
      const received = events.flatMap((event) => (event.type === 'messages' ? event.messages : []))
      expect(received).toMatchObject([{ type: 'text', text: `<b>${'长'.repeat(1996)}` }])
    })
  })

  it('drops messages without an id or with one that was told', () => {
    withMarbles((marbles) => {
      const { server, scope, events, at } = createRoomFeedHarness(marbles)
      at(10, () => {
        const first = server.text(fan, 'a')
        server.history.push({ ...first, seq: 2 })
        server.history.push({ ...first, seq: 3, id: '' })
        server.flush()
      })
      at(20, scope.end)
      marbles.flush()
      expect(seqsOf(events)).toEqual([1])
    })
  })

  it('a tab that slept for ten minutes connects anew and has all it missed', () => {
    withMarbles((marbles) => {
      const { server, scope, visible, events, at } = createRoomFeedHarness(marbles)
      at(1000, () => visible.set(false))
      at(600_000, () => {
        server.text(fan, 'missed')
        server.flush('lost')
        server.cut()
        visible.set(true)
      })
      at(601_000, scope.end)
      marbles.flush()
      expect(seqsOf(events)).toEqual([1])
      expect(server.connections.length).toBeGreaterThan(1)
    })
  })

  it('sends what is done once for each subscription, and says what became of it', () => {
    withMarbles((marbles) => {
      const { server, scope, feed, at } = createRoomFeedHarness(marbles)
      const answers: unknown[] = []
      at(10, () => {
        scope.run(feed.act({ do: 'text', cid: 'cid00001', text: 'hello' }))
        server.refuseWith(({ cid }) => ({ ok: false, cid, code: 'muted', until: 5, reason: 'spam' }))
        feed.act({ do: 'text', cid: 'cid00002', text: 'x' }).subscribe((answer) => answers.push(answer))
        server.cut()
        feed.act({ do: 'text', cid: 'cid00003', text: 'x' }).subscribe((answer) => answers.push(answer))
        scope.end()
      })
      marbles.flush()
      expect(server.commands).toHaveLength(2)
      expect(server.history[0]).toMatchObject({ from: me, body: { text: 'hello', cid: 'cid00001' } })
      expect(answers).toEqual([
        { type: 'refused', refusal: { code: 'muted', until: 5, reason: 'spam' } },
        { type: 'disconnected' },
      ])
    })
  })

  it('tells each message once and in order, whatever the network does', () => {
    const fate = fc.constantFrom<Fate>('arrives', 'lost', 'twice', 'late')
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ say: fc.integer({ min: 0, max: 6 }), fate }) },
      { weight: 1, arbitrary: fc.constant('cut' as const) },
      { weight: 1, arbitrary: fc.constant('sleep' as const) },
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.boolean(), (steps, lateAnswers) => {
        withMarbles((marbles) => {
          const { server, scope, online, events, faults, at } = createRoomFeedHarness(marbles)
          if (lateAnswers) server.answer('late')
          steps.forEach((now, index) => {
            at(100 + index * 37, () => {
              if (now === 'cut') server.cut()
              else if (now === 'sleep') {
                online.set(false)
                online.set(true)
              } else {
                for (let said = 0; said < now.say; said += 1) server.text(fan, 'word')
                server.flush(now.fate)
              }
            })
          })
          // When the last batch before a silence is lost, the next, empty batch reveals the gap.
          at(60_000, () => {
            server.flush()
          })
          at(61_000, scope.end)
          marbles.flush()
          expect(seqsOf(events)).toEqual(upTo(server.history.length))
          expect(faults).toEqual([])
        })
      }),
      { numRuns: 60 },
    )
  })
})

const leg = {
  matchId: '1',
  sport: 'football',
  league: 'L',
  home: 'A',
  away: 'B',
  market: 'M',
  kind: 'result',
  stat: 'goals',
  period: 'match',
  line: null,
  side: 'home',
  marketId: '2',
  optionId: '3',
  odds: 195000,
}
