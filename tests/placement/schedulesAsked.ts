const asked = Number(process.env['PLACEMENT_SCHEDULES'] ?? 0)

/**
 * The value of `PLACEMENT_SCHEDULES`, the number of schedules for each placement test; `null` for the
 * default.
 */
export const schedulesAsked = asked > 0 ? asked : null

/** Ends a run that has no number of schedules asked for, ms of real time. */
export const runEndsAfterMs = schedulesAsked === null ? 45_000 : Infinity
