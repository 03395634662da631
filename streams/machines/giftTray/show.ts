import type { Speaker } from '../../domain/room/message.ts'
import type { Gift } from '../../domain/room/room.ts'
import type { Combo } from './tray.ts'

/**
 * A full-screen animation, shared by all combos of the same gift by one member while it is queued or plays.
 */
export interface Show {
  /** Unique per play: a later gift of the same kind by the same member has another key. */
  readonly key: string
  readonly from: Speaker
  readonly gift: Gift
  readonly total: number
  readonly mine: boolean
  /** Local time of its last count, ms. */
  readonly at: number
  /** The largest total of each of its combos. */
  readonly combos: Readonly<Record<string, number>>
}

export interface ShowQueue {
  readonly playing: Show | null
  /** Local ms. */
  readonly startedAt: number
  readonly waiting: readonly Show[]
  readonly nextId: number
  readonly leftOut: number
}

export interface ShowOptions {
  readonly waiting: number
  /** A show that has waited longer is dropped, ms. */
  readonly waitMs: number
  /** A show is ended after this time, even if its animation has not reported its end. */
  readonly watchdogMs: number
}

export const SHOW_DEFAULTS: ShowOptions = { waiting: 10, waitMs: 15_000, watchdogMs: 8000 }

export const EMPTY_SHOWS: ShowQueue = { playing: null, startedAt: 0, waiting: [], nextId: 1, leftOut: 0 }

/** Whether a gift has a full-screen animation; small gifts are shown in the tray only. */
export function isShown({ giftType }: Gift): boolean {
  return giftType !== 'small'
}

/** Adds a count of a combo; merged with other combos of the same gift by the same member. */
export function takeShow(queue: ShowQueue, combo: Combo, options: ShowOptions): ShowQueue {
  if (queue.playing !== null && isSame(queue.playing, combo)) {
    return { ...queue, playing: counted(queue.playing, combo) }
  }
  const known = queue.waiting.findIndex((show) => isSame(show, combo))
  const before = queue.waiting[known]
  if (before !== undefined) {
    return { ...queue, waiting: queue.waiting.with(known, counted(before, combo)) }
  }
  const { from, gift, total, mine, at } = combo
  const key = `${from.id}|${gift.giftId}|${queue.nextId}`
  const show: Show = { key, from, gift, total, mine, at, combos: { [combo.key]: total } }
  const ordered = [...queue.waiting, show].toSorted(byTurn)
  const waiting = ordered.slice(0, options.waiting)
  const leftOut = queue.leftOut + ordered.length - waiting.length
  return playNext({ ...queue, waiting, leftOut, nextId: queue.nextId + 1 }, at, options)
}

/** Ends the show, which has finished or could not be shown. A key other than the playing one is ignored. */
export function showOver(queue: ShowQueue, key: string, now: number, options: ShowOptions): ShowQueue {
  if (queue.playing?.key !== key) return queue
  return playNext({ ...queue, playing: null }, now, options)
}

/** Ends a show that has played longer than the watchdog allows. */
export function showsAt(queue: ShowQueue, now: number, options: ShowOptions): ShowQueue {
  const { playing } = queue
  const over = playing !== null && now - queue.startedAt >= options.watchdogMs
  return over ? showOver(queue, playing.key, now, options) : queue
}

/** Local time at which the watchdog ends the show, ms; `null` while nothing plays. */
export function nextShowChange(
  { playing, startedAt }: ShowQueue,
  { watchdogMs }: ShowOptions,
): number | null {
  return playing === null ? null : startedAt + watchdogMs
}

function playNext(queue: ShowQueue, now: number, { waitMs }: ShowOptions): ShowQueue {
  if (queue.playing !== null) return queue
  const [playing = null, ...waiting] = queue.waiting.filter(({ at }) => now - at < waitMs)
  return { ...queue, playing, waiting, startedAt: now }
}

function isSame(show: Show, combo: Combo): boolean {
  return show.from.id === combo.from.id && show.gift.giftId === combo.gift.giftId
}

function counted(show: Show, { key, total, at }: Combo): Show {
  const known = show.combos[key] ?? 0
  if (total <= known) return show
  return { ...show, at, total: show.total + total - known, combos: { ...show.combos, [key]: total } }
}

function byTurn(a: Show, b: Show): number {
  if (a.mine !== b.mine) return a.mine ? -1 : 1
  return b.gift.price.RMB - a.gift.price.RMB
}
