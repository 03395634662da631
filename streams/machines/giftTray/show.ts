import type { Speaker } from '../../domain/room/message.ts'
import type { Gift } from '../../domain/room/room.ts'
import type { Combo } from './tray.ts'

/** A gift that plays over the whole room, once for all that one member gave of it meanwhile. */
export interface Show {
  /** One per play: the same member's same gift later is another. */
  readonly key: string
  readonly from: Speaker
  readonly gift: Gift
  readonly total: number
  readonly mine: boolean
  /** Local ms of its last count. */
  readonly at: number
  /** The largest total of each combo that is in it. */
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
  /** One that has waited longer is not shown any more. */
  readonly waitMs: number
  /** A show ends by then, whatever happens (specification, venue part, 9: game animation timer). */
  readonly watchdogMs: number
}

export const SHOW_DEFAULTS: ShowOptions = { waiting: 10, waitMs: 15_000, watchdogMs: 8000 }

export const EMPTY_SHOWS: ShowQueue = { playing: null, startedAt: 0, waiting: [], nextId: 1, leftOut: 0 }

/** Whether a gift plays over the whole room: small ones are in the tray only. */
export function isShown({ giftType }: Gift): boolean {
  return giftType !== 'small'
}

/** A count of a combo; merged with what the same member gave of the same gift. */
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

/** The show is over, or could not be shown. Another key is none of ours. */
export function showOver(queue: ShowQueue, key: string, now: number, options: ShowOptions): ShowQueue {
  if (queue.playing?.key !== key) return queue
  return playNext({ ...queue, playing: null }, now, options)
}

/** What has played or waited too long goes. */
export function showsAt(queue: ShowQueue, now: number, options: ShowOptions): ShowQueue {
  const { playing } = queue
  const over = playing !== null && now - queue.startedAt >= options.watchdogMs
  return over ? showOver(queue, playing.key, now, options) : queue
}

/** Local ms at which the watchdog strikes; `null` while nothing plays. */
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
