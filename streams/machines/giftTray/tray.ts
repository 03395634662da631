import type { Speaker } from '../../domain/room/message.ts'
import type { Gift } from '../../domain/room/room.ts'

/** The present state of a combo: one member gives the same gift several times. */
export interface Combo {
  /** Sender id and combo id. */
  readonly key: string
  readonly from: Speaker
  readonly gift: Gift
  /** Cumulative count: the larger of two is the later one. */
  readonly total: number
  readonly mine: boolean
  /** Local time at which the count last increased, ms. */
  readonly at: number
}

export interface GiftTray {
  /** By position; `null` is free. */
  readonly lanes: readonly (Combo | null)[]
  /** The member's own first, then by price, then in order of arrival. */
  readonly waiting: readonly Combo[]
  /** Number of combos dropped because the queue was full. */
  readonly leftOut: number
}

export interface TrayOptions {
  readonly lanes: number
  /** How long a lane is shown after its last count, ms. */
  readonly laneMs: number
  readonly waiting: number
}

export const TRAY_DEFAULTS: TrayOptions = { lanes: 2, laneMs: 3000, waiting: 50 }

export function emptyTray({ lanes }: TrayOptions): GiftTray {
  return { lanes: Array.from({ length: lanes }, () => null), waiting: [], leftOut: 0 }
}

/**
 * Adds a count of a combo. A count that is not larger than the known one (repeated or out of order) changes
 * nothing.
 */
export function takeCombo(tray: GiftTray, combo: Combo, options: TrayOptions): GiftTray {
  const lane = tray.lanes.findIndex((shown) => shown?.key === combo.key)
  if (lane >= 0) {
    const shown = tray.lanes[lane]
    if (shown == null || shown.total >= combo.total) return tray
    return { ...tray, lanes: tray.lanes.with(lane, combo) }
  }
  const known = tray.waiting.findIndex(({ key }) => key === combo.key)
  const before = tray.waiting[known]
  if (before !== undefined) {
    if (before.total >= combo.total) return tray
    // Its position in the queue does not change, only its count.
    return { ...tray, waiting: tray.waiting.with(known, { ...combo, at: before.at }) }
  }
  const ordered = [...tray.waiting, combo].toSorted(byTurn)
  const waiting = ordered.slice(0, options.waiting)
  const leftOut = tray.leftOut + ordered.length - waiting.length
  return fill({ ...tray, waiting, leftOut }, combo.at)
}

/** Frees the lanes whose time is over and fills them from the queue. */
export function trayAt(tray: GiftTray, now: number, { laneMs }: TrayOptions): GiftTray {
  const over = (combo: Combo | null): boolean => combo !== null && now - combo.at >= laneMs
  if (!tray.lanes.some(over)) return tray
  return fill({ ...tray, lanes: tray.lanes.map((combo) => (over(combo) ? null : combo)) }, now)
}

/** Local time at which the next lane is freed, ms; `null` when all are free. */
export function nextTrayChange({ lanes }: GiftTray, { laneMs }: TrayOptions): number | null {
  const ends = lanes.flatMap((combo) => (combo === null ? [] : [combo.at + laneMs]))
  return ends.length === 0 ? null : Math.min(...ends)
}

function byTurn(a: Combo, b: Combo): number {
  if (a.mine !== b.mine) return a.mine ? -1 : 1
  return b.gift.price.RMB - a.gift.price.RMB
}

function fill({ lanes, waiting, leftOut }: GiftTray, now: number): GiftTray {
  let queue = waiting
  const filled = lanes.map((lane) => {
    const [first, ...rest] = queue
    if (lane !== null || first === undefined) return lane
    queue = rest
    return { ...first, at: now }
  })
  return { lanes: filled, waiting: queue, leftOut }
}
