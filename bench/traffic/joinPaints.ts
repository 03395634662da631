import type { SentFrame } from './traffic.ts'

/** The result of `benchPaint.take`; times are those of the page, ms since `origin`. */
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

/** A price replaced within this time, ms, may never be shown; the later price counts. */
const SUPERSEDED_WITHIN_MS = 250
/** Prices repeat after a while; a later paint, ms, belongs to another frame. */
const LATEST_MS = 2000

/** Matches each price sent with the receipt of its frame and the first later paint that shows it. */
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

/** How long after a receipt the option's next price was received, ms. */
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
