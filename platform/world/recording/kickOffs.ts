import type { RecordedMatch } from './loadRecording.ts'

export interface KickOffPlan {
  /** ms from the start of the recording to the first kick-off. */
  readonly afterMs: number
  /** ms between kick-offs that are at different times in the recording. */
  readonly spacingMs: number
}

/**
 * The kick-offs of matches that are recorded only before kick-off, in ms from the start: in the order of
 * their own kick-offs, with equal ones at the same time, and none before the match's first price.
 */
export function planKickOffs(
  matches: Iterable<RecordedMatch>,
  plan: KickOffPlan,
): ReadonlyMap<string, number> {
  const waiting = [...matches].filter(({ played, fixture }) => !played && fixture.sport === 'football')
  const times = [...new Set(waiting.map(({ kickOff }) => kickOff))].sort((a, b) => a - b)
  const places = new Map(times.map((time, place) => [time, place]))
  return new Map(
    waiting.map(({ kickOff, fixture: { id, firstSeen } }) => {
      const planned = plan.afterMs + (places.get(kickOff) ?? 0) * plan.spacingMs
      return [id, Math.max(planned, firstSeen + plan.spacingMs)]
    }),
  )
}
