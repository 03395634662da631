import { describe, expect, it } from 'vitest'
import { createTapeReader } from '../../bench/feed/readTape.ts'
import { recordTape } from '../../bench/feed/tape.ts'

const OPTIONS = { seed: 8, minutes: 1, matches: 6 } as const

describe('a recorded feed', () => {
  it('is the same each time', () => {
    expect(recordTape(OPTIONS)).toEqual(recordTape(OPTIONS))
  })

  it('begins with the list, tells it each five seconds, and is all understood', () => {
    const tape = recordTape(OPTIONS)
    const read = createTapeReader()
    const events = tape.map((entry) => read(entry))
    expect(tape[0]?.kind).toBe('poll')
    expect(tape.filter(({ kind }) => kind === 'poll')).toHaveLength(13)
    expect(events).not.toContain(null)
    expect(events.filter((event) => event?.type === 'lines').length).toBeGreaterThan(20)
  })

  it('has pushes of a match dated one after the other', () => {
    const read = createTapeReader()
    const last = new Map<string, number>()
    for (const entry of recordTape(OPTIONS)) {
      const event = read(entry)
      if (event === null || event.type === 'list' || event.type === 'detail') continue
      expect(event.at).toBeGreaterThan(last.get(event.matchId) ?? 0)
      last.set(event.matchId, event.at)
    }
    expect(last.size).toBeGreaterThan(3)
  })
})
