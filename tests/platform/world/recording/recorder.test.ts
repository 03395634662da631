import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadRecording } from '../../../../platform/world/recording/loadRecording.ts'
import { readLines } from '../../../../platform/world/recording/readLines.ts'
import { startRecording } from '../../../../platform/world/recording/recorder.ts'
import { recordToFile } from '../../../../platform/world/recording/recordToFile.ts'
import { createReplayWorld } from '../../../../platform/world/recording/replayWorld.ts'
import { createSimulatedWorld } from '../../../../platform/world/simulatedWorld.ts'
import type { World, WorldMatch } from '../../../../platform/world/world.ts'
import {
  EPOCH,
  MINUTE,
  RESULT,
  header,
  introduction,
  matchLine,
  play,
  priceLine,
  resultLines,
} from './writtenRecording.ts'

/**
 * A match without its versions, to compare what members see. Whether its league is a cup is not recorded: what
 * follows regular time is. Nor is the time of its end, after which the rooms of a simulated world show it a while.
 */
function shown({ version: _version, endedAt: _endedAt, markets, ...match }: WorldMatch): unknown {
  const { knockout: _knockout, ...league } = match.league
  const lines = markets.flatMap(({ key, parlayAllowed, lines: slots }) =>
    slots.map(({ version: _lineVersion, ...slot }) => ({ key, parlayAllowed, ...slot })),
  )
  return { ...match, league, lines }
}

/** Tournaments are not recorded. */
function recorded(world: World): readonly WorldMatch[] {
  return world.matches().filter(({ teams }) => teams !== null)
}

function shownById(world: World): ReadonlyMap<string, unknown> {
  return new Map(recorded(world).map((match) => [match.id, shown(match)]))
}

describe('a recording of the running world', () => {
  it('plays back as the world was, ids and results included', async () => {
    let now = EPOCH
    const clock = { now: () => now, rate: 1 }
    const world = createSimulatedWorld({ seed: 5, epoch: EPOCH, clock })
    const lines: string[] = []
    const recorder = startRecording({ world, write: (line) => lines.push(line) })
    const moments: { at: number; shown: ReadonlyMap<string, unknown>; final: readonly number[] }[] = []
    const results = (one: World): readonly number[] =>
      recorded(one).map(({ id }) => one.result(id)?.final.size ?? 0)
    for (const step of [0, 1, 1000, 30_000, 3 * MINUTE]) {
      now = EPOCH + step
      world.advance()
      moments.push({ at: now, shown: shownById(world), final: results(world) })
    }
    recorder.stop()

    now = EPOCH
    const replay = await createReplayWorld({ lines, clock, epoch: EPOCH })
    expect(replay.faults.count).toBe(0)
    for (const { at, shown, final } of moments) {
      now = at
      replay.advance()
      const replayed = shownById(replay)
      expect([...replayed.keys()].sort()).toEqual([...shown.keys()].sort())
      for (const [id, match] of shown) expect(replayed.get(id)).toEqual(match)
      expect(results(replay)).toEqual(final)
    }
  })

  it('of a replay says the same again', async () => {
    const written = [
      header(),
      introduction(0, '1'),
      ...resultLines(0, '1', 200_000, 320_000, 380_000),
      priceLine(0, '1', { side: 'over', odds: 190_000, market: 'goals.total.match', line: 10 }),
      priceLine(2000, '1', { side: 'over', odds: 195_000, market: 'goals.total.match', line: 11 }),
      JSON.stringify({ t: 3000, match: '1', market: RESULT, slot: 1, status: 'suspended' }),
      JSON.stringify({ t: 4000, match: '1', market: 'goals.total.match', slot: 1, gone: true }),
      matchLine(5 * MINUTE, {
        id: '1',
        state: 'live',
        phase: 'firstHalf',
        clock: { seconds: 0, running: true },
      }),
      matchLine(6 * MINUTE, { id: '1', score: [0, 1], redCards: [1, 0], dangerous: 'attack' }),
      matchLine(9 * MINUTE, { id: '1', state: 'abandoned', phase: 'abandoned' }),
    ]
    const first = await play(written)
    const copied: string[] = []
    startRecording({ world: first.world, write: (line) => copied.push(line) })
    const moments = [0, 2000, 3000, 4000, 5 * MINUTE, 6 * MINUTE, 9 * MINUTE]
    const original = moments.map((ms) => {
      first.to(ms)
      return [shownById(first.world), first.world.result('1')]
    })
    const second = await play(copied)
    const again = moments.map((ms) => {
      second.to(ms)
      return [shownById(second.world), second.world.result('1')]
    })
    expect(again).toEqual(original)
  })

  it('writes only what changed', async () => {
    const played = await play([
      header(),
      introduction(0, '1'),
      ...resultLines(0, '1', 200_000, 320_000, 380_000),
      priceLine(1000, '1', { side: 'draw', odds: 330_000 }),
      matchLine(2000, { id: '1', dangerous: 'review' }),
    ])
    const lines: string[] = []
    const recorder = startRecording({ world: played.world, write: (line) => lines.push(line) })
    const atStart = lines.length
    played.to(2000)
    expect(lines.slice(atStart).map((line): unknown => JSON.parse(line))).toEqual([
      {
        t: 1000,
        match: '1',
        market: RESULT,
        slot: 1,
        line: null,
        side: 'draw',
        odds: 330_000,
        status: 'open',
      },
      { t: 2000, match: { id: '1', dangerous: 'review' } },
    ])
    recorder.stop()
    recorder.stop()
    played.to(10 * MINUTE)
    expect(lines).toHaveLength(atStart + 2)
  })
})

describe('a recording in a file', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recording-'))
  })
  afterEach(async () => {
    await rm(folder, { recursive: true })
  })

  const written = [header(), introduction(0, '1'), priceLine(1000, '1', { side: 'home', odds: 150_000 })]

  it('is gone on with after a stop in the middle of a line', async () => {
    const path = join(folder, 'world.jsonl')
    await writeFile(path, `${written.join('\n')}\n{"t":1500,"mat`)
    const played = await play(written)
    const recording = recordToFile(played.world, path, () => undefined)
    played.to(1000)
    await recording.close()
    await recording.close()
    const { faults, entries, matches } = await loadRecording(readLines(path))
    expect(faults).toEqual({ count: 1, lines: [4] })
    expect([...matches.keys()]).toEqual(['1'])
    expect(entries.at(entries.length - 1)).toMatchObject({ kind: 'price', odds: 150_000 })
    expect((await readFile(path, 'utf8')).endsWith('\n')).toBe(true)
  })

  it('reports a file that cannot be written, and the world goes on', async () => {
    const played = await play(written)
    const failure = new Promise<Error>((failed) => {
      recordToFile(played.world, join(folder, 'missing', 'world.jsonl'), failed)
    })
    expect((await failure).message).toContain('ENOENT')
    played.to(1000)
    expect(played.match('1').markets).toHaveLength(1)
  })
})
