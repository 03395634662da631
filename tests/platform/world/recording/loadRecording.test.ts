import { describe, expect, it } from 'vitest'
import { loadRecording, NotARecording } from '../../../../platform/world/recording/loadRecording.ts'
import { header, introduction, matchLine, priceLine, resultLines } from './writtenRecording.ts'

describe('reading a recording', () => {
  it('passes over lines it cannot use and says which', async () => {
    const { faults, entries } = await loadRecording([
      header(),
      introduction(0, '1'),
      '{"t":1,"match":',
      priceLine(2, '1', { side: 'home', odds: 100_000 }),
      priceLine(2, '9', { side: 'home', odds: 150_000 }),
      '',
      priceLine(5, '1', { side: 'home', odds: 150_000 }),
      priceLine(4, '1', { side: 'home', odds: 160_000 }),
      JSON.stringify({ t: 6, match: '1', market: 'goals.nonsense.match', slot: 1, status: 'open' }),
      matchLine(7, { id: '2', state: 'live' }),
    ])
    expect(faults).toEqual({ count: 7 - 1, lines: [3, 4, 5, 8, 9, 10] })
    expect(entries.length).toBe(2)
  })

  it('takes a status that nobody knows for suspended', async () => {
    const { entries } = await loadRecording([
      header(),
      introduction(0, '1'),
      priceLine(1, '1', { side: 'home', odds: 150_000, status: 'paused for tea' }),
    ])
    expect(entries.at(1)).toMatchObject({ kind: 'price', status: 'suspended' })
  })

  it.each([
    ['no header', [introduction(0, '1')]],
    ['nothing', []],
    ['a later version', [header({ version: 2 })]],
    ['another format', [JSON.stringify({ recording: 'tapes', version: 1, startedAt: 0 })]],
  ])('refuses %s', async (_name, lines) => {
    await expect(loadRecording(lines)).rejects.toThrow(NotARecording)
  })

  it('keeps every price of a long recording', async () => {
    function* lines(): Generator<string> {
      yield header()
      yield introduction(0, '1')
      for (let n = 0; n < 40_000; n += 1) {
        yield priceLine(n, '1', {
          side: 'home',
          odds: 100_001 + n,
          line: (n % 9) - 4,
          market: 'goals.handicap.match',
        })
      }
    }
    const { entries, length, faults } = await loadRecording(lines())
    expect(faults.count).toBe(0)
    expect([entries.length, length]).toEqual([40_001, 39_999])
    for (const n of [0, 16_382, 16_383, 16_384, 39_999]) {
      expect(entries.at(n + 1)).toMatchObject({ t: n, odds: 100_001 + n, line: (n % 9) - 4 })
    }
  })

  it('goes on after a restart of the recorder, with the time that passed', async () => {
    const { entries, matches } = await loadRecording([
      header(),
      introduction(0, '1'),
      ...resultLines(1000, '1', 200_000, 300_000, 400_000),
      header({ startedAt: 1_600_000_060_000 }),
      introduction(0, '2', { kickOff: 5 }),
      ...resultLines(500, '1', 210_000, 310_000, 410_000),
    ])
    const times = Array.from({ length: entries.length }, (_, index) => [
      entries.timeAt(index),
      entries.matchIdAt(index),
    ])
    expect(times.slice(4)).toEqual([
      [60_000, '1'],
      [60_000, '2'],
      [60_500, '1'],
      [60_500, '1'],
      [60_500, '1'],
    ])
    expect(matches.get('2')?.kickOff).toBe(60_005)
  })
})
