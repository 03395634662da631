import type { RecordedMatch } from './loadTape.ts'

export interface KickOffPlan {
  /** ms from the start of the recording to the first kick-off. */
  readonly afterMs: number
  /** ms between kick-offs that the recording has at different times. */
  readonly spacingMs: number
}

/**
 * When the matches that a recording shows only before kick-off are played, in ms from its start: in the
 * order of their own kick-offs, those at the same time together, and none before its prices begin.
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
