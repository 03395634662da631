import { describe, expect, it } from 'vitest'
import { ODDS_SCALE } from '../../../streams/domain/odds.ts'
import { settleSelection } from '../../../streams/domain/settlement.ts'
import { isEsport } from '../../../streams/domain/vocabulary/sports.ts'
import type { WorldLine, WorldMarket, WorldMatch } from '../../../platform/world/world.ts'
import { depth } from '../../support/depth.ts'
import {
  enginesAfter,
  filmedAfter,
  found,
  recordEvents,
  HOUR,
  MINUTE,
  SECOND,
  worldAfter,
} from './builders.ts'

const DOUBLED = new Set(['doubleChance'])

interface SeenLine {
  readonly match: WorldMatch
  readonly market: WorldMarket
  readonly line: WorldLine
}

/** Every match of a few hours, sampled every few minutes. */
let seenMatches: readonly WorldMatch[] | null = null

function matchesSeen(): readonly WorldMatch[] {
  if (seenMatches !== null) return seenMatches
  const { world, pass } = worldAfter(HOUR, { seed: 1 })
  const matches: WorldMatch[] = []
  for (let step = 0; step < depth(4, 6); step += 1) {
    matches.push(...world.matches())
    pass(11 * MINUTE + 7 * SECOND)
  }
  seenMatches = matches
  return matches
}

function* linesSeen(): Generator<SeenLine> {
  for (const match of matchesSeen()) {
    for (const market of match.markets) for (const line of market.lines) yield { match, market, line }
  }
}

describe('prices', () => {
  it('stay within 1.01 and 201 with two decimals, three in esports', () => {
    let seen = 0
    for (const { match, line } of linesSeen()) {
      const step = isEsport(match.sport) ? 100 : 1000
      for (const { odds } of line.selections) {
        if (odds < 101_000 || odds > 201 * ODDS_SCALE || odds % step !== 0) expect(odds).toBe('within limits')
        seen += 1
      }
    }
    expect(seen).toBeGreaterThan(50_000)
  })

  it('carry a margin of about five to seven per cent wherever all selections are open', () => {
    const sums: number[] = []
    for (const { match, market, line } of linesSeen()) {
      const open = line.selections.every(({ odds, status }) => status === 'open' && odds < 30 * ODDS_SCALE)
      if (!open || line.status !== 'open' || match.bettingStatus !== 'open') continue
      const sum = line.selections.reduce((total, { odds }) => total + ODDS_SCALE / odds, 0)
      sums.push(DOUBLED.has(market.spec.kind) ? sum / 2 : sum)
    }
    expect(sums.length).toBeGreaterThan(10_000)
    expect(sums.reduce((least, sum) => Math.min(least, sum), 2)).toBeGreaterThan(1.045)
    expect(sums.filter((sum) => sum > 1.1)).toEqual([])
  })

  it('are never open on what is decided already', () => {
    let checked = 0
    for (const { match, market, line } of linesSeen()) {
      if (line.status !== 'open' || match.bettingStatus !== 'open') continue
      const { spec } = market
      const counted = match.facts[`${spec.stat}.${spec.period}`]
      if (counted === undefined || (spec.kind !== 'total' && spec.kind !== 'correctScore')) continue
      for (const { side, status } of line.selections) {
        if (status !== 'open') continue
        // Counts never fall: an over that is won stays won, and an exact score that was passed cannot return.
        if (spec.kind === 'total') {
          const now = settleSelection(spec, 'over', line.line, counted, null)
          if (now === 'win') expect(`${match.id} ${market.key} ${String(line.line)}`).toBe('closed')
        } else if (side !== 'otherScore') {
          const [home = 0, away = 0] = side.split(':').map(Number)
          expect(home >= counted[0] && away >= counted[1]).toBe(true)
        }
        checked += 1
      }
    }
    expect(checked).toBeGreaterThan(1000)
  })

  it('put the most balanced line first, with different lines in a market', () => {
    let goalTotals = 0
    for (const { match, market } of matchesSeen().flatMap((match) =>
      match.markets.map((market) => ({ match, market })),
    )) {
      const values = market.lines.map(({ line }) => line)
      expect(new Set(values).size).toBe(values.length)
      if (market.key !== 'goals.total.match' || match.state !== 'notStarted') continue
      const gap = ({ selections: [a, b] }: WorldLine): number => Math.abs((a?.odds ?? 0) - (b?.odds ?? 0))
      const [main, ...alternates] = market.lines
      // The main line changes with a delay, so another line may be a little more balanced for a while.
      for (const alternate of alternates)
        expect(gap(found(main, 'main line'))).toBeLessThanOrEqual(gap(alternate) + 30_000)
      goalTotals += 1
    }
    expect(goalTotals).toBeGreaterThan(500)
  })

  it('move often in play: every live match within ten seconds', () => {
    const { world, pass } = enginesAfter(4 * HOUR)
    const recorded = recordEvents(world)
    // Tournaments, which have no teams, move with their matches only.
    const playing = world
      .matches()
      .filter(
        ({ state, bettingStatus, teams }) => state === 'live' && bettingStatus === 'open' && teams !== null,
      )
    pass(10 * SECOND)
    const moved = new Set(
      recorded.filter(({ event }) => event.type === 'lines').map(({ event }) => event.matchId),
    )
    expect(playing.filter(({ id }) => !moved.has(id)).length).toBeLessThanOrEqual(2)
    expect(playing.length).toBeGreaterThan(20)
  })

  it('have versions that grow with every change of a match, and of each slot', () => {
    const { world, pass } = filmedAfter(5 * HOUR)
    const matchVersions = new Map<string, number>()
    const slotVersions = new Map<string, number>()
    const atOf = new Map<string, number>()
    world.listen((event, at) => {
      const match = world.match(event.matchId)
      if (match === undefined) return
      const before = matchVersions.get(match.id)
      // Several events at the same time count as one change.
      if (before !== undefined && atOf.get(match.id) !== at) expect(match.version).toBeGreaterThan(before)
      matchVersions.set(match.id, match.version)
      atOf.set(match.id, at)
      for (const { key, lines } of match.markets) {
        for (const { slot, version } of lines) {
          const name = `${match.id} ${key} ${slot}`
          expect(version).toBeGreaterThanOrEqual(slotVersions.get(name) ?? 0)
          slotVersions.set(name, version)
        }
      }
    })
    for (let step = 0; step < depth(4, 9); step += 1) pass(20 * SECOND)
    expect(matchVersions.size).toBeGreaterThan(100)
  })

  it('get new ids when the line in a slot jumps, and only then', () => {
    const { world, pass } = filmedAfter(6 * HOUR)
    const seen = new Map<string, WorldLine>()
    let jumps = 0
    let stays = 0
    world.listen((event) => {
      const match = event.type === 'lines' ? world.match(event.matchId) : undefined
      for (const { key, lines } of match?.markets ?? []) {
        for (const line of lines) {
          const name = `${match?.id ?? ''} ${key} ${line.slot}`
          const before = seen.get(name)
          if (before !== undefined) {
            const sameIds = before.selections.every(
              (was, index) => was.optionId === line.selections[index]?.optionId,
            )
            expect(before.marketId === line.marketId).toBe(before.line === line.line)
            expect(sameIds).toBe(before.line === line.line)
            if (before.line === line.line) stays += 1
            else jumps += 1
          }
          seen.set(name, line)
        }
      }
    })
    pass(depth(50 * SECOND, 2 * MINUTE))
    expect(jumps).toBeGreaterThan(20)
    expect(stays).toBeGreaterThan(jumps)
  })

  it('have ids of a fixed form that no two lines or selections share', () => {
    const ids = worldAfter(HOUR)
      .world.matches()
      .flatMap(({ markets }) => markets.flatMap(({ lines }) => lines))
      .flatMap(({ marketId, selections }) => [marketId, ...selections.map(({ optionId }) => optionId)])
    expect(
      ids.every((id) => /^(?:[1-79]\d{7}|8[0-8]\d{7}|89\d{8})[\da-zA-Z]{3}\d{6}(?:\d{3}|e\d{2})?$/.test(id)),
    ).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
