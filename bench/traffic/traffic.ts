import type { BenchPlatform } from '../platform/benchPlatform.ts'
import type { RowLine } from './rowLines.ts'

/** A price frame that was sent. */
export interface SentFrame {
  /** The id of the frame: its `ctsp`. */
  readonly id: string
  /** Ms since 1970, with a fractional part. */
  readonly at: number
  /** The new price text of each option. */
  readonly prices: ReadonlyMap<string, string>
}

/** Price frames in the venue's format, each with a new price for all options of a line. */
export interface Traffic {
  /** Sends a frame with these prices (in hundredths) for lines of one match. */
  send(lines: readonly RowLine[], hundredthsOf: (optionId: string) => number): SentFrame
  /** Sends a frame with new prices for a line. */
  move(line: RowLine): SentFrame
  /** The price text last sent for each option. */
  readonly last: ReadonlyMap<string, string>
}

/** Frames are dated later than any poll, ms, so that only they change prices. */
const LEAD_MS = 15 * 60_000
const LOWEST = 101
const PRICES = 899
/** Coprime to `PRICES`, so that all prices are used before one repeats. */
const STRIDE = 383

export function createTraffic(platform: BenchPlatform): Traffic {
  const last = new Map<string, string>()
  let dated = 0
  let moves = 0

  function send(lines: readonly RowLine[], hundredthsOf: (optionId: string) => number): SentFrame {
    dated = Math.max(dated + 1, platform.now() + LEAD_MS)
    const id = String(dated)
    const prices = new Map<string, string>()
    const pushed = lines.map((line) =>
      line.pushed((optionId) => {
        const hundredths = hundredthsOf(optionId)
        const text = (hundredths / 100).toFixed(2)
        prices.set(optionId, text)
        last.set(optionId, text)
        return hundredths * 1000
      }),
    )
    const at = performance.timeOrigin + performance.now()
    platform.push({ cmd: 'C105', ctsp: id, cd: { mid: lines[0]?.matchId ?? '', hls: pushed } })
    return { id, at, prices }
  }

  return {
    send,
    last,
    move: (line) =>
      send([line], () => {
        moves += 1
        return LOWEST + ((moves * STRIDE) % PRICES)
      }),
  }
}

/** How frames are distributed over time. */
export interface Pace {
  readonly frames: number
  readonly overMs: number
  /** How many are sent at the same moment; 1 by default. */
  readonly together?: number
}

/**
 * Moves the lines in turn at a steady rate, with a jitter that keeps the frames from synchronizing with the
 * display. Resolves when all frames are sent.
 */
export async function keepMoving(
  traffic: Traffic,
  lines: readonly RowLine[],
  { frames, overMs, together = 1 }: Pace,
): Promise<readonly SentFrame[]> {
  const sent: SentFrame[] = []
  const step = (overMs / frames) * together
  const from = performance.now()
  for (let index = 0; index < frames; index += 1) {
    const moment = Math.floor(index / together)
    await untilTime(from + step * (moment + wobble(moment)))
    const line = lines[index % lines.length]
    if (line !== undefined) sent.push(traffic.move(line))
  }
  return sent
}

const GOLDEN = 0.618_033_988_749_895

/** Low-discrepancy jitter, from 0 up to 1. */
function wobble(index: number): number {
  return (index * GOLDEN) % 1
}

function untilTime(due: number): Promise<void> {
  const wait = due - performance.now()
  return wait <= 0 ? Promise.resolve() : pause(wait)
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
