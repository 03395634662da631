import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textIn } from '../../../../streams/domain/localText.ts'
import type { RoomMessage, Speaker } from '../../../../streams/domain/room/message.ts'
import type { ChatEntry, ChatBuffer } from '../../../../streams/feeds/room/chatBuffer/chatEntry.ts'
import {
  type ChatBounds,
  emptyChat,
  flush,
  fresh,
  takeFollowers,
  takeGap,
  takeMessages,
  takeWelcome,
} from '../../../../streams/feeds/room/chatBuffer/chatBuffer.ts'
import { messagesOf, missedOf } from './roomFeedHarness.ts'

const bounds: ChatBounds = {
  shown: 25,
  pending: 25,
  rate: { perSecond: 20, burst: 20 },
  crowdedRate: { perSecond: 5, burst: 5 },
  gapMergeMs: 2000,
  welcomeMergeMs: 10_000,
}
const fan: Speaker = { id: '8', name: 'fan', level: 2, role: 'member' }
const me: Speaker = { ...fan, id: '7' }
const admin: Speaker = { ...fan, id: '1', role: 'admin' }

function text(seq: number, from: Speaker = fan, words = `t${seq}`): RoomMessage {
  return { type: 'text', seq, id: `m${seq}`, at: 0, from, text: words, cid: null }
}
function gift(seq: number, comboId: string, total: number): RoomMessage {
  const given = { giftId: 'rose', comboId, count: 1, total, ended: false }
  return { type: 'gift', seq, id: `m${seq}`, at: 0, from: fan, ...given }
}
function announcement(seq: number): RoomMessage {
  const news = { activityId: `a${seq}`, title: 'news', text: 'news', link: null }
  return { type: 'activityPush', seq, id: `m${seq}`, at: 0, from: admin, ...news }
}
function withdrawn(seq: number, target: number): RoomMessage {
  return { type: 'withdrawn', seq, id: `m${seq}`, at: 0, from: admin, targetId: `m${target}`, by: 'boss' }
}
function take(buffer: ChatBuffer, messages: readonly RoomMessage[], now = 0, sampled = true): ChatBuffer {
  return takeMessages(buffer, messages, { now, memberId: me.id, sampled }, bounds)
}
const empty = emptyChat(bounds, 0)
const texts = (count: number, from = 1, speaker = fan): RoomMessage[] =>
  Array.from({ length: count }, (_, index) => text(from + index, speaker))
const words = (entries: readonly ChatEntry[]): readonly string[] =>
  entries.map((entry) => {
    if (entry.kind === 'gap') return `(${entry.missed})`
    if (entry.kind === 'welcome') return `${textIn(entry.name, 'cmn')}+${entry.others}`
    return entry.message.type === 'text' ? entry.message.text : entry.message.type
  })

describe('the chat buffer', () => {
  it('shows nothing before the flush, and then all in order', () => {
    const taken = take(empty, texts(3))
    expect(taken.shown).toEqual([])
    expect(words(flush(taken, bounds).shown)).toEqual(['t1', 't2', 't3'])
  })

  it('samples texts above the readable rate, and one line says how many', () => {
    const flushed = flush(take(empty, texts(50)), bounds)
    expect(flushed.shown.filter(({ kind }) => kind === 'gap')).toHaveLength(1)
    expect(missedOf(flushed.shown)).toBe(30)
    // Within the same burst the existing gap line continues to count.
    const later = flush(take(flushed, texts(10, 51), 200), bounds)
    expect(missedOf(later.shown)).toBe(39)
    expect(later.shown.filter(({ kind }) => kind === 'gap')).toHaveLength(1)
  })

  /** How many of `perSecond` texts are shown in each second, when they come every 200 ms. */
  function shownOf(perSecond: number, seconds: number, buffer: ChatBuffer): number[] {
    let [now, seq, waiting] = [0, 1, { ...buffer, pending: [] as readonly ChatEntry[] }]
    return Array.from({ length: seconds }, () => {
      let shown = 0
      for (let tick = 0; tick < 5; tick += 1) {
        now += 200
        waiting = take({ ...waiting, pending: [] }, texts(perSecond / 5, seq), now)
        seq += perSecond / 5
        shown += waiting.pending.filter(({ kind }) => kind === 'message').length
      }
      return shown
    })
  }

  it('shows all of 20 texts a second, and five of each 200', () => {
    expect(shownOf(20, 6, empty)).toEqual([20, 20, 20, 20, 20, 20])
    expect(shownOf(200, 6, empty).slice(1)).toEqual([5, 5, 5, 5, 5])
  })

  it('shows all texts again two seconds after the rate was last exceeded', () => {
    const flooded = take(empty, texts(100))
    expect(shownOf(15, 5, flooded)).toEqual([5, 7, 15, 15, 15])
  })

  it('begins another such line once the one that counts has scrolled away', () => {
    const flushed = flush(take(empty, texts(30)), bounds)
    const scrolled = flush(take(flushed, texts(15, 31, admin), 50), bounds)
    const later = flush(take(scrolled, texts(10, 46), 60), bounds)
    expect(later.shown.filter(({ kind }) => kind === 'gap')).toHaveLength(2)
    expect(words(later.shown).at(-1)).toMatch(/^\(\d+\)$/)
    expect(missedOf(later.shown)).toBeGreaterThan(10)
  })

  it('keeps own messages and those of the people who run the room above any rate', () => {
    const flushed = flush(take(empty, [...texts(30), text(31, me), text(32, admin)]), bounds)
    expect(words(flushed.shown).slice(-2)).toEqual(['t31', 't32'])
  })

  it('does not sample the history', () => {
    expect(missedOf(flush(take(empty, texts(20), 0, false), bounds).shown)).toBe(0)
  })

  it('takes back what is shown, what waits, and what has not come yet', () => {
    const shown = flush(take(empty, [text(1)]), bounds)
    const paused = take({ ...shown, paused: true }, [
      text(2),
      withdrawn(3, 1),
      withdrawn(4, 2),
      withdrawn(5, 9),
    ])
    expect(paused.shown).toMatchObject([{ withdrawn: true, message: { text: '' } }])
    expect(paused.pending).toMatchObject([{ withdrawn: true, message: { text: '' } }])
    expect(take(paused, [text(9)]).pending[1]).toMatchObject({ withdrawn: true, message: { text: '' } })
  })

  it('takes back an announcement too, and keeps its line', () => {
    const shown = flush(take(empty, [announcement(1)]), bounds)
    const paused = take({ ...shown, paused: true }, [
      announcement(2),
      withdrawn(3, 1),
      withdrawn(4, 2),
      withdrawn(5, 9),
    ])
    const late = take(paused, [announcement(9)])
    const lines = [...late.shown, ...late.pending]
    expect(lines.map(({ kind, id }) => [kind, id])).toEqual(['m1', 'm2', 'm9'].map((id) => ['notice', id]))
    expect(words(lines)).toEqual(['withdrawn', 'withdrawn', 'withdrawn'])
    expect(JSON.stringify(lines)).not.toContain('news')
  })

  it('stands still while paused, and counts what waits behind the pill', () => {
    const shown = flush(take(empty, texts(2)), bounds)
    const paused = take({ ...shown, paused: true }, texts(30, 3), 10_000)
    expect(flush(paused, bounds).shown).toBe(shown.shown)
    expect(paused.pending.length).toBeLessThanOrEqual(bounds.pending)
    expect(fresh(paused)).toBe(30)
    const resumed = flush({ ...paused, paused: false }, bounds)
    expect(resumed.shown.length).toBeLessThanOrEqual(bounds.shown)
    expect(fresh(resumed)).toBe(0)
  })

  it('shows a combo in one line, by its largest total', () => {
    const shown = flush(take(empty, [gift(1, 'c', 10)]), bounds)
    const after = flush(take(shown, [gift(2, 'c', 30), gift(3, 'c', 20), gift(4, 'd', 1)]), bounds)
    expect(messagesOf(after.shown)).toMatchObject([
      { comboId: 'c', total: 30 },
      { comboId: 'd', total: 1 },
    ])
    expect(after.merged).toBe(2)
  })

  it('has one slot for low welcomes, at the bottom', () => {
    const named = (name: string): Speaker => ({ ...fan, name })
    const one = flush(takeWelcome(take(empty, [text(1)]), named('A'), 0, bounds), bounds)
    const two = takeWelcome(takeWelcome(take(one, [text(2)]), named('B'), 10, bounds), named('C'), 20, bounds)
    expect(words(flush(two, bounds).shown)).toEqual(['t1', 't2', 'C+2'])
    const later = flush(takeWelcome(two, named('D'), 20_000, bounds), bounds)
    expect(words(later.shown).at(-1)).toBe('D+0')
  })

  it('counts followers of a share and leaves other lines as they are', () => {
    const shown = flush(take(empty, [text(1), share(2)]), bounds)
    const counted = takeFollowers(shown, new Map([['s2', 5]]))
    expect(counted.shown[0]).toBe(shown.shown[0])
    expect(counted.shown[1]).toMatchObject({ followers: 5 })
  })

  it('shows the history less what it declares, whatever comes and however it is read', () => {
    const kind = fc.constantFrom('text', 'own', 'admin', 'share', 'gift', 'mute', 'withdraw')
    const step = fc.oneof(
      {
        weight: 8,
        arbitrary: fc.record({ kinds: fc.array(kind, { maxLength: 30 }), sampled: fc.boolean() }),
      },
      { weight: 3, arbitrary: fc.constantFrom('flush', 'pause', 'resume', 'welcome') },
      { weight: 1, arbitrary: fc.record({ missed: fc.integer({ min: 1, max: 500 }) }) },
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let buffer = empty
        let now = 0
        let lastSeq = 0
        let missed = 0
        const history: RoomMessage[] = []
        for (const next of steps) {
          now += 150
          if (next === 'flush') buffer = flush(buffer, bounds)
          else if (next === 'pause') buffer = { ...buffer, paused: true }
          else if (next === 'resume') buffer = flush({ ...buffer, paused: false }, bounds)
          else if (next === 'welcome') buffer = takeWelcome(buffer, fan, now, bounds)
          else if ('missed' in next) {
            buffer = takeGap(buffer, next.missed, bounds)
            missed += next.missed
          } else {
            const messages = next.kinds.map((name) => made(name, (lastSeq += 1)))
            history.push(...messages)
            buffer = take(buffer, messages, now, next.sampled)
          }
          expect(buffer.shown.length).toBeLessThanOrEqual(bounds.shown)
          expect(buffer.pending.length).toBeLessThanOrEqual(bounds.pending)
        }
        const final = flush({ ...buffer, paused: false }, bounds)
        const seen = messagesOf(final.shown)
        // Messages are in order, without duplicates, and all of them are in the history.
        const lines = history.filter(({ type }) => type !== 'withdrawn')
        const places = seen.map(({ id }) => lines.findIndex((message) => message.id === id))
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
        expect(places).not.toContain(-1)
        // Every missing message is counted; gap lines that were trimmed took their count with them.
        const declared = missedOf(final.shown) + final.merged + final.trimmed + final.trimmedGaps
        expect(seen.length + declared).toBe(lines.length + missed)
        // A withdrawn message has no text any more.
        for (const message of history) {
          if (message.type !== 'withdrawn') continue
          const entry = final.shown.find(({ id }) => id === message.targetId)
          if (entry?.kind === 'message') expect(entry.withdrawn).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })
})

function share(seq: number): RoomMessage {
  const body = {
    shareId: `s${seq}`,
    venue: 'PMTY',
    siteId: '1',
    cid: null,
    series: '1:1' as const,
    legs: [],
    followers: 0,
  }
  return { type: 'orderShare', seq, id: `m${seq}`, at: 0, from: fan, ...body }
}

function made(kind: string, seq: number): RoomMessage {
  if (kind === 'own') return text(seq, me)
  if (kind === 'admin') return text(seq, admin)
  if (kind === 'share') return share(seq)
  if (kind === 'gift') return gift(seq, `c${seq % 3}`, seq)
  if (kind === 'withdraw') return withdrawn(seq, Math.max(1, seq - 5))
  if (kind === 'mute') {
    return {
      type: 'mute',
      seq,
      id: `m${seq}`,
      at: 0,
      from: admin,
      memberId: '9',
      name: 'n',
      until: null,
      reason: '',
    }
  }
  return text(seq)
}
