import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceAbove, chanceOf, differenceOf, poisson } from '../../../../platform/world/pricing/counts.ts'
import { impliedStrength } from '../../../../platform/world/recording/impliedStrength.ts'
import { planKickOffs } from '../../../../platform/world/recording/kickOffs.ts'
import { loadRecording } from '../../../../platform/world/recording/loadRecording.ts'
import type { WorldMarket } from '../../../../platform/world/world.ts'
import { oddsFromScaled } from '../../../../streams/domain/odds.ts'
import type { Side } from '../../../../streams/domain/market.ts'
import {
  EPOCH,
  MINUTE,
  RESULT,
  header,
  introduction,
  matchLine,
  oddsOf,
  play,
  resultLines,
} from './writtenRecording.ts'

const HOUR = 60 * MINUTE
const ids = ['21', '22', '23', '24', '25', '26']
const BEFORE_KICK_OFF = [
  header({ kickOffAfterMs: 10 * MINUTE }),
  ...ids.flatMap((id, index) => [
    introduction(0, id, { kickOff: (50 + Math.floor(index / 2)) * HOUR }),
    ...resultLines(0, id, 180_000, 350_000, 450_000),
  ]),
]

describe('matches recorded only before kick-off', () => {
  it('are played one after the other, those of one time together', async () => {
    const played = await play(BEFORE_KICK_OFF, { kickOffSpacingMs: 2 * MINUTE })
    expect(played.world.matches().map(({ kickOff }) => (kickOff - EPOCH) / MINUTE)).toEqual([
      10, 10, 12, 12, 14, 14,
    ])
    played.to(10 * MINUTE)
    expect(ids.map((id) => played.match(id).state)).toEqual([
      'live',
      'live',
      'notStarted',
      'notStarted',
      'notStarted',
      'notStarted',
    ])
  })

  it('end, settle and leave', async () => {
    const played = await play(BEFORE_KICK_OFF)
    for (let minute = 0; minute <= 200; minute += 15) played.to(minute * MINUTE)
    expect(played.world.matches()).toEqual([])
    for (const id of ids) {
      const result = played.world.result(id)
      expect(result?.final.has(RESULT) === true || result?.state === 'abandoned').toBe(true)
      expect(played.events.filter(({ type, matchId }) => type === 'settled' && matchId === id)).not.toEqual(
        [],
      )
    }
  })

  it('go on from their recorded prices, and move in play', async () => {
    const played = await play(BEFORE_KICK_OFF)
    played.to(10 * MINUTE)
    const atKickOff = oddsOf(played.match('21'), RESULT, 'home') ?? 0
    expect(atKickOff).toBeGreaterThan(150_000)
    expect(atKickOff).toBeLessThan(215_000)
    const seen = new Set<number | undefined>()
    for (let second = 0; second < 300; second += 5) {
      played.to(10 * MINUTE + second * 1000)
      seen.add(oddsOf(played.match('21'), RESULT, 'home'))
    }
    expect(seen.size).toBeGreaterThan(3)
  })

  it.each([5, 11, 40, 75, 130])('stand the same after a restart in minute %i', async (minute) => {
    const stepped = await play(BEFORE_KICK_OFF)
    for (let ms = 0; ms <= 13 * MINUTE && ms <= minute * MINUTE; ms += 9000) stepped.to(ms)
    for (let at = 20; at <= minute; at += 17) stepped.to(at * MINUTE)
    stepped.to(minute * MINUTE)
    const restarted = await play(BEFORE_KICK_OFF, { startAt: minute * MINUTE })
    expect(restarted.world.matches()).toEqual(stepped.world.matches())
    expect(ids.map((id) => restarted.world.result(id))).toEqual(ids.map((id) => stepped.world.result(id)))
  })

  it('never have a version that goes back, over kick-off too', async () => {
    const played = await play([
      ...BEFORE_KICK_OFF,
      ...resultLines(10 * MINUTE, '21', 150_000, 350_000, 450_000),
    ])
    const versions: number[] = []
    played.world.listen(({ matchId }) => {
      if (matchId === '21') versions.push(played.world.match('21')?.version ?? Infinity)
    })
    for (let second = 0; second < 1200; second += 1) played.to(second * 1000)
    expect(versions.length).toBeGreaterThan(100)
    expect(versions).toEqual([...versions].sort((a, b) => a - b))
  })

  it('follow the seed', async () => {
    const scores = async (seed: number): Promise<unknown> => {
      const played = await play(BEFORE_KICK_OFF, { seed, startAt: 100 * MINUTE })
      return ids.map((id) => played.match(id).facts)
    }
    expect(await scores(3)).toEqual(await scores(3))
    expect(await scores(3)).not.toEqual(await scores(4))
  })

  it('are not played when the options say so', async () => {
    const played = await play(BEFORE_KICK_OFF, { kickOffAfterMs: null })
    played.to(20 * MINUTE)
    expect(ids.map((id) => played.world.result(id)?.state)).toEqual(ids.map(() => 'cancelled'))
  })

  it('take goals from control once they are played', async () => {
    const played = await play(BEFORE_KICK_OFF)
    expect(played.world.control.goal('21', 'home')).toBe(false)
    played.to(11 * MINUTE)
    const [before] = played.match('21').score
    expect(played.world.control.goal('21', 'home')).toBe(true)
    expect(played.match('21').score[0]).toBe(before + 1)
  })

  it('are cancelled when put off', async () => {
    const played = await play([...BEFORE_KICK_OFF, matchLine(1000, { id: '21', state: 'postponed' })])
    played.to(10 * MINUTE)
    expect(played.match('21').state).toBe('cancelled')
    expect(played.world.result('21')?.voided.has(RESULT)).toBe(true)
  })

  it('are planned by the kick-off that the recording says last', async () => {
    const { matches } = await loadRecording([
      header(),
      introduction(0, '1', { kickOff: HOUR }),
      introduction(0, '2', { kickOff: 2 * HOUR }),
      matchLine(5, { id: '1', kickOff: 3 * HOUR }),
    ])
    const plan = planKickOffs(matches.values(), { afterMs: MINUTE, spacingMs: 1000 })
    expect([plan.get('2'), plan.get('1')]).toEqual([MINUTE, MINUTE + 1000])
  })
})

function resultMarket(chances: readonly (readonly [Side, number])[]): WorldMarket {
  const selections = chances.flatMap(([side, chance]) => {
    const odds = oddsFromScaled(Math.floor(100_000 / (chance * 1.05)))
    return odds === null ? [] : [{ optionId: '1', side, odds, status: 'open' as const }]
  })
  const line = { marketId: '1', slot: 1, line: null, status: 'open' as const, version: 1, selections }
  return {
    spec: { kind: 'result', stat: 'goals', period: 'match' },
    key: RESULT,
    parlayAllowed: true,
    lines: [line],
  }
}

describe('implied strength', () => {
  it('finds the goals that made the prices', () => {
    const goals = fc.double({ min: 0.4, max: 2.6, noNaN: true })
    fc.assert(
      fc.property(goals, goals, (home, away) => {
        const lead = differenceOf(poisson(home, 12), poisson(away, 12))
        const win = chanceAbove(lead, 0)
        const draw = chanceOf(lead, 0)
        const found = impliedStrength([
          resultMarket([
            ['home', win],
            ['draw', draw],
            ['away', 1 - win - draw],
          ]),
        ])
        expect(Math.abs(found[0] - home)).toBeLessThan(0.02)
        expect(Math.abs(found[1] - away)).toBeLessThan(0.02)
      }),
      { numRuns: 40 },
    )
  })

  it('takes a usual match where there are no prices', () => {
    const [home, away] = impliedStrength([])
    expect(home).toBeGreaterThan(away)
  })
})
