import { describe, expect, it } from 'vitest'
import { type Phase, PHASES } from '../../../../streams/domain/match.ts'
import { isSport, SPORT_IDS } from '../../../../streams/domain/vocabulary/sports.ts'
import { linesFor } from '../../../../platform/room/bots/lines.ts'
import { situationOf } from '../../../../platform/room/bots/situation.ts'
import type { Situation, Occasion } from '../../../../platform/room/bots/talk/talk.ts'
import { found, HOUR, filmedAfter } from '../../world/builders.ts'

const STAGES: readonly Situation['stage'][] = ['early', 'middle', 'late', 'break', 'over']
const GAPS: readonly Situation['gap'][] = ['level', 'close', 'wide']
const FOOTBALL_ONLY = /打门|角球|门将|越位|草皮|传中|后卫|进球|中场|半场|压上/

const PLAY = /打门|传中|身后|挡拆|掩护|发球|一传|站位|小地图/

function phaseNamed(name: string | undefined): Phase {
  return found(
    PHASES.find((phase) => phase === name),
    'phase',
  )
}

function idle(moment: Partial<Situation>): string {
  return linesFor('football', 'idle', {
    stage: 'middle',
    gap: 'level',
    scored: true,
    ...moment,
  }).join()
}

describe('what the crowd says', () => {
  it('is of the sport that is played', () => {
    const occasions: readonly Occasion[] = ['idle', 'score', 'break', 'anchor', 'end', 'gift']
    const others = Object.keys(SPORT_IDS).filter((sport) => isSport(sport) && sport !== 'football')
    for (const sport of others.filter(isSport)) {
      for (const occasion of occasions) {
        for (const stage of STAGES) {
          for (const gap of GAPS) {
            const lines = linesFor(sport, occasion, { stage, gap, scored: true })
            expect(lines.join()).not.toMatch(FOOTBALL_ONLY)
            expect(lines.length).toBeGreaterThan(0)
          }
        }
      }
    }
  })

  it('is of the minute and the score', () => {
    expect(idle({ stage: 'late', gap: 'close' })).toMatch(/守住/)
    expect(idle({ stage: 'late' })).not.toMatch(/还早|刚开始|还有时间/)
    expect(idle({ stage: 'early' })).not.toMatch(/守住|最后|大局/)
    expect(idle({ stage: 'late', gap: 'wide' })).not.toMatch(/守住|悬念/)
    expect(idle({ scored: false, stage: 'middle' })).not.toMatch(/现在 \{score\}|打平了/)
  })

  it('is of no play in a break and after the end', () => {
    const moment = { gap: 'level', scored: true } as const
    const sports = ['football', 'basketball', 'tennis', 'volleyball', 'csgo'] as const
    for (const sport of sports) {
      for (const occasion of ['idle', 'anchor'] as const) {
        const lines = (stage: Situation['stage']) => linesFor(sport, occasion, { stage, ...moment })
        for (const stage of ['break', 'over'] as const) {
          expect(lines(stage).join()).not.toMatch(PLAY)
          expect(lines(stage).length).toBeGreaterThan(1)
        }
        expect(lines('middle').join()).toMatch(PLAY)
      }
      expect(linesFor(sport, 'break', { stage: 'break', ...moment }).length).toBeGreaterThan(4)
    }
  })

  it('knows how far each match of the world is', () => {
    const { world, now } = filmedAfter(2 * HOUR)
    for (const sport of ['basketball', 'tennis', 'volleyball'] as const) {
      const match = found(
        world.matches().find((each) => each.sport === sport && each.state === 'live'),
        sport,
      )
      const [first, last] =
        sport === 'basketball' ? ['quarter1', 'quarter4'] : ['set1', sport === 'tennis' ? 'set3' : 'set5']
      expect(situationOf({ ...match, phase: phaseNamed(first) }, now()).stage).toBe('early')
      expect(situationOf({ ...match, phase: phaseNamed(last) }, now()).stage).toBe('late')
      expect(situationOf({ ...match, phase: 'break' }, now()).stage).toBe('break')
    }
    const match = found(
      world.matches().find(({ sport, state }) => sport === 'football' && state === 'live'),
      'football',
    )
    const clock = { seconds: 94 * 60, running: true, direction: 'up' as const, at: now() }
    const late = situationOf({ ...match, phase: 'secondHalf', clock, score: [0, 0] }, now())
    expect(late).toEqual({ stage: 'late', gap: 'level', scored: false })
    expect(situationOf({ ...match, state: 'ended' }, now()).stage).toBe('over')
  })
})
