import { type Rate, takeToken } from '../../../kernel/tokenBucket.ts'
import type { ChatBuffer } from './chatEntry.ts'

export interface CrowdBounds {
  /** Up to this rate of texts all are shown. */
  readonly rate: Rate
  /** The rate at which texts are shown while more come than that; the others are left out. */
  readonly crowdedRate: Rate
  /**
   * Texts dropped within this time of each other are counted by one line. So long after the rate was last exceeded all
   * texts are shown again.
   */
  readonly gapMergeMs: number
}

type Crowd = ChatBuffer['crowd']

/** Counts a text, and says whether it is shown. Source: docs/decisions/0113-a-flood-shows-five-texts-a-second.md. */
export function takeTurn(
  buffer: ChatBuffer,
  now: number,
  bounds: CrowdBounds,
): { readonly counted: ChatBuffer; readonly isShown: boolean } {
  const { bucket, taken } = takeToken(buffer.bucket, bounds.rate, now)
  const crowd = crowdAfter(buffer.crowd, taken, now, bounds)
  if (crowd === null) return { counted: { ...buffer, bucket, crowd }, isShown: true }
  const few = takeToken(crowd.bucket, bounds.crowdedRate, now)
  return {
    counted: { ...buffer, bucket, crowd: { ...crowd, bucket: few.bucket } },
    isShown: few.taken,
  }
}

/** The crowd after a text that was within the rate or above it. */
function crowdAfter(crowd: Crowd, withinRate: boolean, now: number, { gapMergeMs }: CrowdBounds): Crowd {
  const lasting = crowd !== null && now - crowd.at < gapMergeMs ? crowd : null
  if (withinRate) return lasting
  return { at: now, bucket: lasting?.bucket ?? { tokens: 0, at: now } }
}
