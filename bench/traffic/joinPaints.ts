import type { SentFrame } from './traffic.ts'

/** What `benchPaint.take` gives; times are the page's, ms since `origin`. */
export interface PaintNotes {
  readonly origin: number
  readonly receipts: readonly { readonly at: number; readonly text: string }[]
  readonly changes: readonly {
    readonly text: string
    readonly at: number
    readonly paintedAt: number | null
  }[]
}

export interface Joined {
  readonly fromReceipt: readonly number[]
  readonly fromSending: readonly number[]
  readonly unseen: number
}

/** A price that is followed by the next so soon may never show: the later one is what counts. */
const SUPERSEDED_WITHIN_MS = 250
/** Prices come again after a while; a paint later than this is of another one. */
const LATEST_MS = 2000

/** Finds for each price that was sent the frame's receipt and the first paint after it that shows the price. */
export function joinPaints(sent: readonly SentFrame[], notes: PaintNotes): Joined {
  const received = new Map(notes.receipts.map(({ at, text }) => [frameId(text), at]))
  const followed = laterReceipts(sent, received)
  const fromReceipt: number[] = []
  const fromSending: number[] = []
  let unseen = 0
  for (const frame of sent) {
    const at = received.get(frame.id)
    for (const [option, text] of frame.prices) {
      const change =
        at === undefined
          ? undefined
          : notes.changes.find(
              (each) =>
                each.text === text && each.at >= at && each.at - at < LATEST_MS && each.paintedAt !== null,
            )
      if (at !== undefined && change?.paintedAt != null) {
        fromReceipt.push(change.paintedAt - at)
        fromSending.push(notes.origin + change.paintedAt - frame.at)
      } else if (at === undefined || followed(option, at) > SUPERSEDED_WITHIN_MS) {
        unseen += 1
      }
    }
  }
  return { fromReceipt, fromSending, unseen }
}

function frameId(text: string): string {
  return /"ctsp":"(\d+)"/.exec(text)?.[1] ?? ''
}

/** How long after a receipt the option's next price came in, ms. */
function laterReceipts(
  sent: readonly SentFrame[],
  received: ReadonlyMap<string, number>,
): (option: string, at: number) => number {
  const times = new Map<string, number[]>()
  for (const { id, prices } of sent) {
    const at = received.get(id)
    if (at === undefined) continue
    for (const option of prices.keys()) times.set(option, [...(times.get(option) ?? []), at])
  }
  return (option, at) => (times.get(option)?.find((time) => time > at) ?? Number.POSITIVE_INFINITY) - at
}
