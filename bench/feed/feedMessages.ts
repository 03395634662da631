import { framesBetween } from '../../platform/venues/pmty/pushFrames.ts'
import { createMatchRecords, rowColumns } from '../../platform/venues/pmty/matchRecords.ts'
import { createSimulatedWorld } from '../../platform/world/simulatedWorld.ts'
import type { World, WorldMatch } from '../../platform/world/world.ts'

/** One message as sent on the wire, decompressed. */
export type FeedMessage =
  | { readonly kind: 'push'; readonly text: string }
  | { readonly kind: 'poll'; readonly text: string; readonly at: number }

/** The options that determine the messages. */
export interface FeedOptions {
  readonly seed: number
  readonly minutes: number
  /** The maximum number of matches that are listed and subscribed to. */
  readonly matches: number
}

/** A Saturday afternoon in Europe, when many matches are in play. */
const STARTS_AT = Date.UTC(2026, 9, 17, 15, 20)
const SECOND_MS = 1000
/** The client's poll interval for a list in play. */
const POLL_EVERY_MS = 5 * SECOND_MS
/** The columns of a row in the client. */
const COLUMNS = rowColumns('v2_h5_st', 0)

/**
 * The messages that one client receives while it shows the list in play: all pushes about the listed matches,
 * and the list itself every five seconds. The same options give the same messages, byte for byte.
 */
export function recordFeed({ seed, minutes, matches }: FeedOptions): readonly FeedMessage[] {
  let now = STARTS_AT
  const world = createSimulatedWorld({ seed, epoch: STARTS_AT, clock: { now: () => now, rate: 1 } })
  const records = createMatchRecords()
  const messages: FeedMessage[] = []
  const dates = new Map<string, number>()
  let listed = inPlay(world, matches)
  const poll = (): void => {
    listed = inPlay(world, matches)
    const rows = [...listed.values()].map((match) => records.row(match, 'cmn', COLUMNS, now))
    messages.push({ kind: 'poll', text: JSON.stringify(rows), at: now })
  }
  poll()
  for (const end = STARTS_AT + minutes * 60 * SECOND_MS; now < end;) {
    now += SECOND_MS
    world.advance()
    for (const [id, before] of listed) {
      const after = world.match(id)
      if (after === undefined) continue
      listed.set(id, after)
      for (const frame of framesBetween(before, after, now)) {
        const at = Math.max(now, (dates.get(id) ?? 0) + 1)
        dates.set(id, at)
        messages.push({ kind: 'push', text: JSON.stringify({ ...frame, ctsp: String(at) }) })
      }
    }
    if ((now - STARTS_AT) % POLL_EVERY_MS === 0) poll()
  }
  return messages
}

function inPlay(world: World, most: number): Map<string, WorldMatch> {
  const listed = world.matches().filter(({ state }) => state === 'live' || state === 'paused')
  return new Map(listed.slice(0, most).map((match) => [match.id, match]))
}
