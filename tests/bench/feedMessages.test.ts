import { describe, expect, it } from 'vitest'
import { createFeedReader } from '../../bench/feed/readFeedMessages.ts'
import { recordFeed } from '../../bench/feed/feedMessages.ts'

const OPTIONS = { seed: 8, minutes: 1, matches: 6 } as const

describe('a recorded feed', () => {
  it('is the same each time', () => {
    expect(recordFeed(OPTIONS)).toEqual(recordFeed(OPTIONS))
  })

  it('begins with the list, repeats it every five seconds, and every message is readable', () => {
    const messages = recordFeed(OPTIONS)
    const read = createFeedReader()
    const events = messages.map((message) => read(message))
    expect(messages[0]?.kind).toBe('poll')
    expect(messages.filter(({ kind }) => kind === 'poll')).toHaveLength(13)
    expect(events).not.toContain(null)
    expect(events.filter((event) => event?.type === 'lines').length).toBeGreaterThan(20)
  })

  it('has pushes of a match dated one after the other', () => {
    const read = createFeedReader()
    const last = new Map<string, number>()
    for (const message of recordFeed(OPTIONS)) {
      const event = read(message)
      if (event === null || event.type === 'list' || event.type === 'detail') continue
      expect(event.at).toBeGreaterThan(last.get(event.matchId) ?? 0)
      last.set(event.matchId, event.at)
    }
    expect(last.size).toBeGreaterThan(3)
  })
})
