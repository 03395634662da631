/**
 * The lanes of danmaku, the chat that flies over a picture. All flights of a stage have the same speed, so a flight
 * never catches up with the one before it, and a lane is free again as soon as the last flight has entered with its
 * gap. Times are ms, lengths are CSS pixels.
 */

/** When each lane is free, from the top one downwards. */
export type Lanes = readonly number[]

export interface LaneRules {
  readonly stageWidth: number
  /** How long a point takes from the right edge of the stage to the left one. */
  readonly crossingMs: number
  /** The least distance between two flights of a lane. */
  readonly gap: number
  /** A flight is planned at most this long before its lane is free, ms. */
  readonly aheadMs: number
}

export interface LaneChoice {
  readonly lane: number
  /** Until the flight begins. */
  readonly delayMs: number
  /** From its begin until the whole flight has left the stage. */
  readonly durationMs: number
  readonly lanes: Lanes
}

/** All lanes, free at once. */
export function emptyLanes(count: number): Lanes {
  return Array.from({ length: Math.max(0, count) }, () => -Infinity)
}

/**
 * The lane for a flight of this width: the topmost that is free, otherwise the one that will be free first. `null` when
 * none is free soon enough.
 */
export function chooseLane(lanes: Lanes, rules: LaneRules, width: number, now: number): LaneChoice | null {
  const freeFrom = lanes.map((freeAt) => Math.max(freeAt, now))
  const beginsAt = Math.min(...freeFrom)
  if (beginsAt > now + rules.aheadMs || rules.stageWidth <= 0) return null
  const lane = freeFrom.indexOf(beginsAt)
  const msPerPixel = rules.crossingMs / rules.stageWidth
  return {
    lane,
    delayMs: beginsAt - now,
    durationMs: (rules.stageWidth + width) * msPerPixel,
    lanes: lanes.with(lane, beginsAt + (width + rules.gap) * msPerPixel),
  }
}

/** Like `chooseLane`, for texts that stand still for a while: one text in a lane at a time. */
export function chooseStillLane(lanes: Lanes, durationMs: number, now: number): LaneChoice | null {
  const lane = lanes.findIndex((freeAt) => freeAt <= now)
  return lane < 0 ? null : { lane, delayMs: 0, durationMs, lanes: lanes.with(lane, now + durationMs) }
}

/** When the next lane is free; `null` without lanes. */
export function nextFreeAt(lanes: Lanes): number | null {
  return lanes.length === 0 ? null : Math.min(...lanes)
}
