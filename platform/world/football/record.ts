import type { Timeline } from '../course/course.ts'
import type { Fixture } from '../fixture.ts'
import type { MatchRecord } from '../matchRecord.ts'
import { matchEvents } from './events.ts'
import { teamSheet } from './squad.ts'
import { footballCounts } from './statistics.ts'
import { playAt } from './ballPlay.ts'
import { pastMoments } from './pastMoments.ts'

/** The statistics of a football match up to an instant. They follow from its course and its seed. */
export function footballRecord(fixture: Fixture, timeline: Timeline, until: number): MatchRecord | null {
  const { teams, seed } = fixture
  if (teams === null) return null
  const sheets = { home: teamSheet(teams.home.id, seed), away: teamSheet(teams.away.id, seed) }
  const past = pastMoments(timeline, until)
  const events = matchEvents({ fixture: { ...fixture, teams }, sheets, past, until })
  return {
    phases: past.flatMap(({ at, before, after }) =>
      before.phase === after.phase ? [] : [{ phase: after.phase, at }],
    ),
    events,
    counts: footballCounts(fixture, past, events, until),
    sheets,
    play: playAt(fixture, past, events, until),
  }
}
