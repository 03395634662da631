import type { VirtualBatch } from '../../venues/virtual.ts'

/** Where a batch stands by platform time: bets are open, it is locked, or its film runs or is over. */
export type BatchStage = 'open' | 'locked' | 'running'

export interface BatchTab {
  readonly batchNo: string
  /** The last digits of its number, without zeros before them. */
  readonly number: string
  readonly round: string
  readonly startsAt: number
  readonly stage: BatchStage
  /** Real seconds to the lock of an open batch, and to the start of a locked one; 0 of a running one. */
  readonly secondsLeft: number
}

/** `now` and the instants of a batch are platform ms, of which `rate` pass in a real one. */
export function batchStage(
  { sealsAt, startsAt }: Pick<VirtualBatch, 'sealsAt' | 'startsAt'>,
  now: number,
): BatchStage {
  if (now >= startsAt) return 'running'
  return now >= sealsAt ? 'locked' : 'open'
}

export function batchTabs(batches: readonly VirtualBatch[], now: number, rate: number): readonly BatchTab[] {
  return batches.map((batch) => {
    const stage = batchStage(batch, now)
    const until = stage === 'open' ? batch.sealsAt : batch.startsAt
    return {
      batchNo: batch.batchNo,
      number: numberOf(batch.batchNo),
      round: batch.round,
      startsAt: batch.startsAt,
      stage,
      secondsLeft: stage === 'running' ? 0 : secondsUntil(until, now, rate),
    }
  })
}

/** Whole real seconds until a platform time, rounded up so that 0 is reached when it has passed. */
export function secondsUntil(at: number, now: number, rate: number): number {
  return Math.max(0, Math.ceil((at - now) / rate / 1000))
}

/** `20261120-0346` is called 346. */
export function numberOf(batchNo: string): string {
  const [, number] = /-0*(\d+)$/.exec(batchNo) ?? []
  return number ?? batchNo
}

/**
 * The batch that is shown: the chosen one as long as it is listed, also when it is locked and runs; otherwise the
 * first one that is open.
 */
export function shownBatch(
  batches: readonly VirtualBatch[],
  chosen: string | null,
  now: number,
): VirtualBatch | null {
  return (
    batches.find(({ batchNo }) => batchNo === chosen) ??
    batches.find((batch) => batchStage(batch, now) === 'open') ??
    batches.at(-1) ??
    null
  )
}
