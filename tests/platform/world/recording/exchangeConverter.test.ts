import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createExchangeConverter } from '../../../../platform/world/recording/exchange/converter.ts'
import type { ConverterOptions } from '../../../../platform/world/recording/exchange/converter.ts'
import { loadRecording } from '../../../../platform/world/recording/loadRecording.ts'
import type { RecordedEntry } from '../../../../platform/world/recording/recordedEntries.ts'
import { MINUTE, oddsOf, play, HANDICAP, RESULT } from './writtenRecording.ts'

const PUBLISHED = 1_500_000_000_000
const [HOME, AWAY, DRAW] = [501, 502, 503]

const definition = (fields: object): object => ({
  eventId: '777001',
  eventTypeId: '1',
  marketTime: new Date(PUBLISHED + 90 * MINUTE).toISOString(),
  status: 'OPEN',
  inPlay: false,
  countryCode: 'SE',
  ...fields,
})

const resultDefinition = (fields: object = {}): object =>
  definition({
    bettingType: 'ODDS',
    marketType: 'MATCH_ODDS',
    // Out of order: only `sortPriority` says which team is at home.
    runners: [
      { id: DRAW, sortPriority: 3, status: 'ACTIVE' },
      { id: AWAY, sortPriority: 2, status: 'ACTIVE' },
      { id: HOME, sortPriority: 1, status: 'ACTIVE' },
    ],
    ...fields,
  })

/** All quarter lines from −1 to 1. A line of zero has no `hc`, as in the exchange's data. */
const handicapDefinition = (keyLine: number): object => {
  const lines = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]
  const runnerOf = (id: number, hc: number, sortPriority: number): object => ({
    id,
    sortPriority,
    status: 'ACTIVE',
    ...(hc === 0 ? {} : { hc }),
  })
  return definition({
    bettingType: 'ASIAN_HANDICAP_DOUBLE_LINE',
    marketType: 'ASIAN_HANDICAP',
    runners: lines.flatMap((hc, index) => [
      runnerOf(HOME, hc, 2 * index + 1),
      runnerOf(AWAY, -hc, 2 * index + 2),
    ]),
    keyLineDefinition: {
      kl: [
        { id: HOME, hc: keyLine },
        { id: AWAY, hc: -keyLine },
      ],
    },
  })
}

const message = (afterMs: number, ...mc: readonly unknown[]): string =>
  JSON.stringify({ op: 'mcm', id: 3, clk: 'x', pt: PUBLISHED + afterMs, mc })

const firstResult = message(0, {
  id: '1.1',
  img: true,
  marketDefinition: resultDefinition(),
  rc: [
    {
      id: HOME,
      atb: [
        [2.02, 5],
        [2.06, 30],
        [2.04, 9],
      ],
      atl: [[2.1, 4]],
      ltp: 2.08,
    },
    { id: AWAY, atb: [[3.9, 5]] },
    { id: DRAW, atb: [[3.55, 5]] },
  ],
})

function convert(messages: readonly string[], options?: ConverterOptions): string[] {
  const converter = createExchangeConverter(options)
  return messages.flatMap((text) => converter.take(text))
}

async function entries(messages: readonly string[], options?: ConverterOptions): Promise<RecordedEntry[]> {
  const { entries, faults } = await loadRecording(convert(messages, options))
  expect(faults.count).toBe(0)
  return Array.from({ length: entries.length }, (_, index) => entries.at(index))
}

async function changesAfter(
  first: readonly string[],
  later: readonly string[],
): Promise<readonly RecordedEntry[]> {
  return (await entries([...first, ...later])).slice((await entries(first)).length)
}

describe('an exchange stream as a recording', () => {
  it('takes the best price that may be backed, by the sides of the priorities', async () => {
    const prices = (await entries([firstResult])).filter(({ kind }) => kind === 'price')
    expect(prices).toMatchObject([
      {
        t: 0,
        matchId: '777001',
        key: RESULT,
        slot: 1,
        line: null,
        side: 'home',
        odds: 206_000,
        status: 'open',
      },
      { side: 'draw', odds: 355_000 },
      { side: 'away', odds: 390_000 },
    ])
  })

  it('names matches by their ids and leagues by their countries', async () => {
    const { matches } = await loadRecording(convert([firstResult]))
    expect(matches.get('777001')?.fixture).toMatchObject({
      home: { name: { cmn: '主队 777001', zho: '主隊 777001', english: 'Home 777001' } },
      away: { name: { cmn: '客队 777001', zho: '客隊 777001', english: 'Away 777001' } },
      league: { id: '901905', name: { cmn: '瑞典赛事', zho: '瑞典賽事', english: 'Sweden Matches' } },
      kickOff: 90 * MINUTE,
    })
  })

  it('follows levels as they come and go', async () => {
    const home = (atb: readonly (readonly number[])[]): object => ({ id: '1.1', rc: [{ id: HOME, atb }] })
    const later = await changesAfter(
      [firstResult],
      [
        message(1000, home([[2.06, 0]])),
        message(2000, home([[2.02, 3]])),
        message(3000, home([[2.14, 12.5]])),
      ],
    )
    expect(later).toMatchObject([
      { t: 1000, side: 'home', odds: 204_000 },
      { t: 3000, side: 'home', odds: 214_000 },
    ])
  })

  it('suspends a side that nobody offers any more, at its last price', async () => {
    const later = await changesAfter(
      [firstResult],
      [message(1000, { id: '1.1', rc: [{ id: AWAY, atb: [[3.9, 0]] }] })],
    )
    expect(later).toMatchObject([{ side: 'away', odds: 390_000, status: 'suspended' }])
    expect(later).toHaveLength(1)
  })

  it('forgets a market when its whole image comes', async () => {
    const again = message(1000, {
      id: '1.1',
      img: true,
      marketDefinition: resultDefinition(),
      rc: [
        { id: HOME, atb: [[1.98, 2]] },
        { id: AWAY, atb: [[3.9, 5]] },
        { id: DRAW, atb: [[3.55, 5]] },
      ],
    })
    expect(await changesAfter([firstResult], [again])).toMatchObject([{ side: 'home', odds: 198_000 }])
  })

  it('writes a market status for its slots', async () => {
    const status = (afterMs: number, fields: object): string =>
      message(afterMs, { id: '1.1', marketDefinition: resultDefinition(fields) })
    const later = await changesAfter(
      [firstResult],
      [
        status(1000, { status: 'SUSPENDED' }),
        status(2000, { status: 'OPEN' }),
        status(3000, { inPlay: true }),
        status(4000, { status: 'CLOSED' }),
      ],
    )
    expect(later.map((entry) => (entry.kind === 'slot' ? [entry.t, entry.status] : entry))).toEqual([
      [1000, 'suspended'],
      [2000, 'open'],
      [3000, 'suspended'],
      [4000, 'closed'],
    ])
  })

  describe('handicaps', () => {
    const priced = (hc: number): readonly object[] => [
      { id: HOME, hc, atb: [[1.9 + hc / 5, 5]] },
      hc === 0 ? { id: AWAY, atb: [[1.9, 5]] } : { id: AWAY, hc: -hc, atb: [[1.9 - hc / 5, 5]] },
    ]
    const handicap = (keyLine: number, lines: readonly number[]): string =>
      message(0, { id: '1.2', marketDefinition: handicapDefinition(keyLine), rc: lines.flatMap(priced) })

    it('put the key line first and its neighbours after it, from the side of home', async () => {
      const played = await play(convert([handicap(-0.25, [-1, -0.75, -0.5, -0.25, 0, 0.25])]))
      const market = played.match('777001').markets.find(({ key }) => key === HANDICAP)
      expect(market?.lines.map(({ slot, line }) => [slot, line])).toEqual([
        [1, -1],
        [2, -2],
        [3, 0],
        [4, -3],
        [5, 1],
      ])
      expect(oddsOf(played.match('777001'), HANDICAP, 'home', 1)).toBe(185_000)
      expect(oddsOf(played.match('777001'), HANDICAP, 'away', 1)).toBe(195_000)
    })

    it('leave out a line that was never priced on both sides', async () => {
      const oneSided = { id: HOME, hc: 0.25, atb: [[2.4, 1]] }
      const text = message(0, {
        id: '1.2',
        marketDefinition: handicapDefinition(0),
        rc: [...priced(0), ...priced(-0.25), oneSided],
      })
      const slots = (await entries([text])).map((entry) => (entry.kind === 'price' ? entry.line : null))
      expect(slots).toEqual([null, 0, 0, -1, -1])
    })

    it('move in every slot when the key line does', async () => {
      const lines = [-0.75, -0.5, -0.25, 0, 0.25]
      const moved = message(5000, { id: '1.2', marketDefinition: handicapDefinition(0) })
      const played = await play(convert([handicap(-0.25, lines), moved]))
      played.to(5000)
      const market = played.match('777001').markets.find(({ key }) => key === HANDICAP)
      expect(market?.lines.map(({ slot, line }) => [slot, line])).toEqual([
        [1, 0],
        [2, -1],
        [3, 1],
        [4, -2],
      ])
    })
  })

  it('divides all times, and keeps their order', async () => {
    const later = message(40 * MINUTE, { id: '1.1', rc: [{ id: HOME, atb: [[2.2, 1]] }] })
    const compressed = await loadRecording(convert([firstResult, later], { compress: 40, kickOffAfterMs: 5 }))
    expect(compressed.length).toBe(MINUTE)
    expect(compressed.matches.get('777001')?.kickOff).toBe((90 * MINUTE) / 40)
    expect(compressed.header).toMatchObject({ startedAt: PUBLISHED, kickOffAfterMs: 5 })
  })

  it('leaves out what is published after kick-off, unless the kick-off moves', async () => {
    const late = message(91 * MINUTE, { id: '1.1', rc: [{ id: HOME, atb: [[2.5, 1]] }] })
    const marketTime = new Date(PUBLISHED + 120 * MINUTE).toISOString()
    const putOff = message(80 * MINUTE, { id: '1.1', marketDefinition: resultDefinition({ marketTime }) })
    expect(await changesAfter([firstResult], [late])).toEqual([])
    expect(await changesAfter([firstResult], [putOff, late])).toMatchObject([
      { kind: 'match', line: { match: { kickOff: 120 * MINUTE } } },
      { side: 'home', odds: 250_000 },
    ])
  })

  it('counts what it cannot read and goes on', () => {
    const converter = createExchangeConverter()
    const bad = ['{"op":"mcm"', '{"op":"status"}', message(1, { id: 5 }, null, { id: '1.9', rc: [] })]
    const other = message(2, {
      id: '1.3',
      marketDefinition: resultDefinition({ eventTypeId: '2', eventId: '8' }),
    })
    const corners = message(3, {
      id: '1.4',
      marketDefinition: resultDefinition({ marketType: 'CORNER_ODDS', eventId: '8' }),
    })
    for (const text of [firstResult, ...bad, other, corners, corners, '']) converter.take(text)
    expect(converter.counts()).toEqual({
      messages: 7,
      unread: 4,
      matches: 1,
      prices: 3,
      late: 0,
      otherSports: 1,
      otherMarkets: 1,
      undescribed: 1,
    })
  })
})

describe('the converter as a command', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'exchange-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('refuses a file without a football match and writes nothing', async () => {
    const horses = resultDefinition({ eventTypeId: '7', eventId: '8' })
    const [from, to] = [join(folder, 'in.jsonl'), join(folder, 'out.jsonl')]
    await writeFile(from, `${message(0, { id: '1.3', marketDefinition: horses })}\nnonsense\n`)
    const script = join(import.meta.dirname, '../../../../platform/world/recording/convertExchange.ts')
    const run = spawnSync(process.execPath, ['--import', 'tsx', script, from, to], { encoding: 'utf8' })
    expect(run.status).toBe(1)
    expect(run.stderr).toContain('no football match')
    expect(run.stderr).toContain('1 markets of other sports')
    expect(existsSync(to)).toBe(false)
  })
})
