import type { Phase } from '../../streams/domain/match.ts'
import {
  soccerCounts,
  soccerEvents,
  soccerPhases,
  soccerPlays,
  soccerSides,
} from '../../streams/wire/site/soccerCodes.ts'
import { subMatchTypes } from '../../streams/wire/subMatchTypes.ts'
import { type MatchRecord, RECORD_COUNTS } from '../world/matchRecord.ts'
import type { WorldMatch } from '../world/world.ts'

/** `phase` of the soccer data; 0 for phases of other sports. */
const PHASES: Readonly<Partial<Record<Phase, number>>> = {
  notStarted: soccerPhases.notStarted,
  firstHalf: soccerPhases.firstHalf,
  halfTime: soccerPhases.halfTime,
  secondHalf: soccerPhases.secondHalf,
  regularEnd: soccerPhases.regularEnd,
  extraTimeAwaited: soccerPhases.extraTimeAwaited,
  extraTimeFirstHalf: soccerPhases.extraTimeFirst,
  extraTimeBreak: soccerPhases.extraTimeBreak,
  extraTimeSecondHalf: soccerPhases.extraTimeSecond,
  extraTimeEnd: soccerPhases.extraTimeEnd,
  penaltiesAwaited: soccerPhases.penaltiesAwaited,
  penalties: soccerPhases.penalties,
  ended: soccerPhases.ended,
  interrupted: soccerPhases.interrupted,
  abandoned: soccerPhases.abandoned,
}

type Counted = Pick<WorldMatch, 'phase' | 'score' | 'facts'>

/** `matchDetail`; `null` without statistics. */
export function matchCounts({ phase, score }: Counted, record: MatchRecord | null) {
  if (record === null) return null
  const counts = RECORD_COUNTS.flatMap((count) => {
    const values = record.counts[count]
    return values === undefined ? [] : [{ count: soccerCounts[count], values }]
  })
  return { phase: PHASES[phase] ?? 0, score, counts }
}

/** `matchEventPhase`; `null` without statistics. */
export function eventPhases({ phase }: Counted, record: MatchRecord | null) {
  if (record === null) return null
  const { phases, events, play } = record
  return {
    phase: PHASES[phase] ?? 0,
    phases: phases.flatMap((each) => {
      const code = PHASES[each.phase]
      return code === undefined ? [] : [{ phase: code, time: each.at }]
    }),
    events: events.map(({ type, part, side, at, minute, added, player, other, penalty, score }, index) => ({
      eventId: `${String(at)}.${String(index)}`,
      type: soccerEvents[type],
      side: soccerSides[side],
      time: at,
      minute,
      added,
      subMatchType: subMatchTypes[part],
      player,
      other,
      penalty,
      score,
    })),
    play:
      play === null ? null : { kind: soccerPlays[play.kind], side: soccerSides[play.side], time: play.at },
  }
}
