const asked = Number(process.env['PLACEMENT_SCHEDULES'] ?? 0)

/**
 * The value of `PLACEMENT_SCHEDULES`, the number of schedules for each placement test; `null` for the
 * default.
 */
export const schedulesAsked = asked > 0 ? asked : null
