import { describe, expect, it } from 'vitest'
import type { Pair } from '../../../streams/domain/match.ts'
import { settleSelection } from '../../../streams/domain/settlement.ts'
import { SET_WORDS } from '../../../streams/domain/vocabulary/periods.ts'
import { timelineOf } from '../../../platform/world/course/course.ts'
import { BEFORE, type Moment } from '../../../platform/world/course/moment.ts'
import { CSGO_RULES } from '../../../platform/world/csgo/sport.ts'
import { DOTA2_RULES } from '../../../platform/world/dota2/sport.ts'
import { bestOf } from '../../../platform/world/esports/mapGame.ts'
import { KOG_RULES } from '../../../platform/world/kog/sport.ts'
import { LOL_RULES } from '../../../platform/world/lol/sport.ts'
import { resultOf } from '../../../platform/world/matchResult.ts'
import { chanceAbove, chanceOf, type Spread } from '../../../platform/world/pricing/counts.ts'
import { courseOf, openMatch } from '../../../platform/world/runningMatch.ts'
import { fixtureOf } from '../../../platform/world/schedule/fixtures.ts'
import type { SetRules } from '../../../platform/world/sets/rules.ts'
import { setsView, type SetsView } from '../../../platform/world/sets/view.ts'
import { PLAYED_SPORTS } from '../../../platform/world/sports.ts'
import { EPOCH, found, HOUR, MINUTE, SECOND } from './builders.ts'

const ORIGIN = { seed: 31, epoch: EPOCH }
const FIGHTS = ['dota2', 'lol', 'kog'] as const
const GAMES = [...FIGHTS, 'csgo'] as const
const TOWERS = { dota2: 11, lol: 11, kog: 9 } as const
const GAINS = { dota2: [550, 300], lol: [550, 300], kog: [350, 200] } as const

/** The view of a map without the drift of prices. */
function viewOf(rules: SetRules, chances: readonly [number, number], moment: Moment = BEFORE): SetsView {
  return setsView({ ...rules, drift: 0 }, { seed: 1, strength: chances }, { at: 0, moment })
}

const fair = (rules: SetRules, home: number): SetsView => viewOf(rules, [home, 1 - home])

const odd = ({ from, chances }: Spread): number =>
  chances.reduce((sum, chance, index) => ((from + index) % 2 === 1 ? sum + chance : sum), 0)

describe('the prices of a map (docs/esports.md, 3.4)', () => {
  const P = [0.5, 0.53, 0.58] as const
  const row = (rules: SetRules, of: (view: SetsView) => number): readonly string[] =>
    P.map((home) => of(fair(rules, home)).toFixed(6))

  it('are those of the table', () => {
    const bestOfThree = bestOf(LOL_RULES, 3)
    const winner = (view: SetsView): number => view.setWinner
    expect(row(LOL_RULES, winner)).toEqual(['0.500000', '0.609685', '0.772415'])
    expect(row(KOG_RULES, winner)).toEqual(['0.500000', '0.599200', '0.749790'])
    expect(row(bestOfThree, ({ setsLead }) => chanceAbove(setsLead, 0))).toEqual([
      '0.500000',
      '0.661888',
      '0.868191',
    ])
    expect(row(bestOfThree, ({ setsLead }) => chanceOf(setsLead, 2))).toEqual([
      '0.250000',
      '0.371716',
      '0.596625',
    ])
    expect(row(LOL_RULES, ({ setTotal }) => chanceAbove(setTotal, 17.5))).toEqual([
      '0.667694',
      '0.652872',
      '0.567938',
    ])
    const over =
      (line: number) =>
      (view: SetsView): number =>
        chanceAbove(view.countTotal(), line)
    expect(row(LOL_RULES, over(28.5)).slice(0, 2)).toEqual(['0.485340', '0.477071'])
    expect(row(DOTA2_RULES, over(49.5)).slice(0, 2)).toEqual(['0.501425', '0.491317'])
    expect(row(KOG_RULES, over(16.5))).toEqual(['0.518352', '0.512501', '0.478268'])
    const ahead = (view: SetsView): number => chanceAbove(view.countLead(), 0)
    expect(row(LOL_RULES, ahead)).toEqual(['0.465869', '0.519751', '0.606264'])
    expect(row(DOTA2_RULES, ahead)).toEqual(['0.475577', '0.542824', '0.649767'])
  })

  it('of CSGO are those of both first attackers', () => {
    const even = viewOf(CSGO_RULES, [0.48, 0.48])
    expect(chanceAbove(even.setTotal, 21.5)).toBeCloseTo(0.61692, 6)
    expect(odd(even.setTotal)).toBeCloseTo(0.378591, 6)
    const better = viewOf(CSGO_RULES, [0.51, 0.45])
    expect(better.setWinner).toBeCloseTo(0.62387, 6)
    expect(chanceAbove(better.setTotal, 21.5)).toBeCloseTo(0.598966, 6)
    expect(odd(better.setTotal)).toBeCloseTo(0.383636, 6)
  })

  it('have leads and totals that sum to one, from any count', () => {
    for (const [h, a, kills] of [
      [0, 0, [0, 0]],
      [3, 9, [7, 20]],
      [8, 8, [22, 19]],
      [8, 2, [9, 1]],
    ] as const) {
      for (const rules of [LOL_RULES, DOTA2_RULES, KOG_RULES]) {
        const facts = { 'towers.set1': [Math.min(h, rules.points - 1), a], 'kills.set1': kills } as const
        const view = viewOf(rules, [0.53, 0.47], { ...BEFORE, state: 'live', facts })
        for (const spread of [view.setLead(), view.countLead(), view.countTotal()]) {
          expect(spread.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
        }
        // What is counted is never lost, and a map that goes on has at least one fight more.
        expect(chanceAbove(view.countTotal(), kills[0] + kills[1] - 0.5)).toBeCloseTo(1, 9)
      }
    }
  })

  it('make kills odd as often as even, but for the last fights of a map of KOG', () => {
    const at = (rules: SetRules, towers: Pair): number => {
      const facts = { 'towers.set1': towers, 'kills.set1': [4, 3] } as const
      return odd(viewOf(rules, [0.53, 0.47], { ...BEFORE, state: 'live', facts }).countTotal())
    }
    for (const rules of [LOL_RULES, DOTA2_RULES]) expect(at(rules, [10, 10])).toBeCloseTo(0.5, 9)
    expect(at(KOG_RULES, [0, 0])).toBeCloseTo(0.5, 6)
    expect(at(KOG_RULES, [8, 8])).toBeCloseTo(0.53, 6)
  })
})

interface Played {
  readonly moments: readonly Moment[]
  readonly times: readonly number[]
  readonly maps: number
}

/** Matches that are played to their end. */
function played(game: (typeof GAMES)[number], count: number): readonly Played[] {
  return Array.from({ length: count }, (_, number) => fixtureOf(ORIGIN, game, number)).flatMap((fixture) => {
    const { moments, times } = timelineOf(courseOf(fixture))
    const maps = PLAYED_SPORTS[game].format?.(fixture).bestOf ?? 0
    return moments.at(-1)?.state === 'ended' ? [{ moments, times, maps }] : []
  })
}

const MATCHES = 25

describe.each(FIGHTS)('a match of %s', (game) => {
  const matches = played(game, MATCHES)

  it('ends with the maps of its league, each of which ends with the last tower', () => {
    for (const { moments, maps } of matches) {
      const { score, facts, phase, over } = found(moments.at(-1), 'last moment')
      expect([phase, Math.max(...score)]).toEqual(['ended', (maps + 1) / 2])
      expect(Math.min(...score)).toBeLessThan((maps + 1) / 2)
      const ends = SET_WORDS.slice(0, score[0] + score[1]).map((map) => facts[`towers.${map}`] ?? [0, 0])
      expect(ends.map((pair) => Math.max(...pair))).toEqual(ends.map(() => TOWERS[game]))
      expect(ends.map((pair) => Math.min(...pair) < TOWERS[game])).toEqual(ends.map(() => true))
      expect(ends.filter(([home, away]) => home > away).length).toBe(score[0])
      expect(facts[`towers.${SET_WORDS[score[0] + score[1]] ?? 'set1'}`]).toBeUndefined()
      expect(over.has('match')).toBe(true)
    }
  })

  it('never takes back a tower or a kill, and counts a fight at once', () => {
    for (const { moments } of matches) {
      for (const [index, { facts }] of moments.entries()) {
        const earlier = moments[index - 1]?.facts ?? {}
        const gained = (['towers.match', 'kills.match'] as const).map((count) => {
          const [now, was] = [facts[count] ?? [0, 0], earlier[count] ?? [0, 0]]
          expect(now[0] >= was[0] && now[1] >= was[1]).toBe(true)
          return now[0] + now[1] - was[0] - was[1]
        })
        if ((gained[1] ?? 0) > 0) expect(gained[0]).toBe(1)
        const kills = SET_WORDS.slice(0, 7).map((map) => facts[`kills.${map}`] ?? [0, 0])
        expect(facts['kills.match'] ?? [0, 0]).toEqual([
          kills.reduce((sum, [home]) => sum + home, 0),
          kills.reduce((sum, [, away]) => sum + away, 0),
        ])
      }
    }
  })

  it('computes who is ahead in gold, in maps only, and has a clock that begins anew', () => {
    const [perTower, perKill] = GAINS[game]
    for (const { moments, times } of matches) {
      for (const [index, { facts, phase, clock, serving, score }] of moments.entries()) {
        expect(serving).toBeNull()
        if (phase === 'interrupted') continue
        const map = SET_WORDS[score[0] + score[1]] ?? 'set1'
        const runs = phase === map
        expect(facts['gold.match'] !== undefined).toBe(runs)
        if (phase === 'break') expect(clock).toMatchObject({ seconds: 0, running: false })
        if (!runs) continue
        const [towers, kills] = [facts[`towers.${map}`] ?? [9, 9], facts[`kills.${map}`] ?? [9, 9]]
        const lead = (towers[0] - towers[1]) * perTower + (kills[0] - kills[1]) * perKill
        expect(facts['gold.match']).toEqual([Math.max(0, lead), Math.max(0, -lead)])
        expect(clock).toMatchObject({ running: true, direction: 'up' })
        if (towers[0] + towers[1] === 0) expect(clock).toMatchObject({ seconds: 0, at: times[index] })
      }
    }
  })
})

describe('a match of CSGO', () => {
  const matches = played('csgo', MATCHES)

  it('has maps of 13 rounds, or with a lead of two after 12–12', () => {
    let longer = 0
    for (const { moments } of matches) {
      const { score, facts } = found(moments.at(-1), 'last moment')
      for (const map of SET_WORDS.slice(0, score[0] + score[1])) {
        const [home, away] = facts[`rounds.${map}`] ?? [0, 0]
        const [most, least] = [Math.max(home, away), Math.min(home, away)]
        expect(most === 13 ? least <= 11 : most - least === 2).toBe(true)
        if (most > 13) longer += 1
      }
    }
    expect(longer).toBeGreaterThan(0)
  })

  it('has both sides attack for 12 rounds and then by turns, with no clock', () => {
    for (const { moments } of matches.slice(0, 8)) {
      for (const { facts, phase, serving, score, clock } of moments) {
        expect(clock).toBeNull()
        const map = SET_WORDS[score[0] + score[1]] ?? 'set1'
        if (phase !== map) {
          expect(serving).toBeNull()
          continue
        }
        const [home, away] = facts[`rounds.${map}`] ?? [0, 0]
        const first = found(
          moments.find((moment) => moment.phase === map),
          'beginning',
        ).serving
        const rounds = home + away
        const asFirst = rounds < 24 ? rounds < 12 : rounds % 2 === 0
        expect(serving === first).toBe(asFirst)
      }
    }
  })

  it('names each map once, and as many as may be played', () => {
    const firsts = new Set<string>()
    for (let number = 0; number < 60; number += 1) {
      const fixture = fixtureOf(ORIGIN, 'csgo', number)
      const { bestOf: maps, mapNames } = found(PLAYED_SPORTS.csgo.format?.(fixture), 'format')
      expect(mapNames.length).toBe(maps)
      expect(new Set(mapNames.map(({ english }) => english)).size).toBe(maps)
      firsts.add(mapNames[0]?.english ?? '')
      expect(openMatch(fixture, fixture.kickOff + HOUR).match.format).toEqual({ bestOf: maps, mapNames })
    }
    expect(firsts.size).toBe(7)
  })
})

describe.each(GAMES)('betting on %s', (game) => {
  it('is suspended for 8 s after a fight or a round, and for 20 to 40 s after a map', () => {
    const fixture = fixtureOf(ORIGIN, game, 2)
    const { halts, happenings } = courseOf(fixture)
    const lengths = halts.map(({ from, to }) => to - from)
    expect(lengths.filter((length) => length === 8 * SECOND).length).toBeGreaterThan(10)
    expect(lengths.every((length) => length === 8 * SECOND || length >= 20 * SECOND || length === 0)).toBe(
      true,
    )
    expect(happenings.length).toBeGreaterThan(halts.length)
  })

  it('has prices of three decimals, some of which are not of two', () => {
    const fixture = fixtureOf(ORIGIN, game, 4)
    const { markets } = openMatch(fixture, fixture.kickOff - MINUTE).match
    const odds = markets.flatMap(({ lines }) =>
      lines.flatMap(({ selections }) => selections.map((selection) => Number(selection.odds))),
    )
    expect(odds.every((price) => price % 100 === 0)).toBe(true)
    expect(odds.some((price) => price % 1000 !== 0)).toBe(true)
    expect(markets.map(({ key }) => key).slice(0, 5)).toEqual([
      'sets.winner.match',
      'sets.handicap.match',
      'sets.total.match',
      'sets.correctScore.match',
      game === 'csgo' ? 'rounds.winner.set1' : 'towers.winner.set1',
    ])
  })

  it('settles each map when it is over, and the rest at the end', () => {
    const fixture = fixtureOf(ORIGIN, game, 6)
    const { moments } = timelineOf(courseOf(fixture))
    const inBreak = found(
      moments.find(({ phase }) => phase === 'break'),
      'break',
    )
    const counts = game === 'csgo' ? 'rounds' : 'towers'
    const afterOne = resultOf(game, inBreak)
    expect(afterOne.final.has(`${counts}.winner.set1`)).toBe(true)
    expect(afterOne.final.has(`${counts}.total.set2`)).toBe(false)
    expect(afterOne.final.has('sets.winner.match')).toBe(false)
    const last = found(moments.at(-1), 'last moment')
    const { final, voided } = resultOf(game, last)
    expect(final.has('sets.correctScore.match')).toBe(true)
    expect(final.size + voided.size).toBe(PLAYED_SPORTS[game].markets.length)
    const spec = { stat: 'sets', kind: 'correctScore', period: 'match' } as const
    const side = `${last.score[0]}:${last.score[1]}` as const
    expect(settleSelection(spec, side, null, last.score, null)).toBe('win')
    expect(settleSelection(spec, '0:0', null, last.score, null)).toBe('lose')
  })
})
