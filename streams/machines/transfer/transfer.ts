import type { Failure } from '../../domain/failure.ts'
import type { Money } from '../../domain/money.ts'
import {
  idsOf,
  type KnownTransfer,
  type TransferAnswer,
  type TransferRequest,
} from '../../domain/walletTransfer.ts'

/**
 * The phase of a transfer. *Unknown* is not *failed*: it is looked up and never sent again. *Processing*: its venue
 * has not answered yet. *Part*: of a collection, some venues have given what they held.
 */
export type TransferPhase = 'sending' | 'unknown' | 'processing' | 'done' | 'part' | 'failed' | 'refused'

export interface TransferProgress {
  readonly request: TransferRequest
  readonly phase: TransferPhase
  /** What the platform has of it. */
  readonly transfers: readonly KnownTransfer[]
  /** Text key of why it was refused or not made. */
  readonly reasonKey: string | null
  /** What could still be moved, where a limit refuses it. */
  readonly left: Money | null
}

export type TransferEvent =
  | { readonly type: 'answered'; readonly answer: TransferAnswer }
  | { readonly type: 'failed'; readonly failure: Failure }
  /** `final`: what was not found was never made. */
  | { readonly type: 'lookedUp'; readonly transfers: readonly KnownTransfer[]; readonly final: boolean }

export function sent(request: TransferRequest): TransferProgress {
  return { request, phase: 'sending', transfers: [], reasonKey: null, left: null }
}

/** A request of an earlier page, whose outcome is looked up. */
export function resumed(request: TransferRequest): TransferProgress {
  return { ...sent(request), phase: 'unknown' }
}

/** One that could not be stored on the device, so it is not sent. */
export function notStored(request: TransferRequest): TransferProgress {
  return refused(sent(request), 'wallet.refusal.notStored')
}

/** Whether its outcome is not known. */
export function isOpen({ phase }: Pick<TransferProgress, 'phase'>): boolean {
  return phase === 'sending' || phase === 'unknown' || phase === 'processing'
}

/** What has been moved so far, minor units. */
export function movedAmount({ transfers }: Pick<TransferProgress, 'transfers'>): number {
  return transfers.reduce((sum, { status, amount }) => (status === 'done' ? sum + amount.minor : sum), 0)
}

/** The next state. Pure; an event that does not apply to the phase changes nothing. */
export function transition(progress: TransferProgress, event: TransferEvent): TransferProgress {
  switch (event.type) {
    case 'answered':
      if (progress.phase !== 'sending') return progress
      return event.answer.type === 'known'
        ? known(progress, event.answer.transfers)
        : refused(progress, event.answer.failure.textKey, event.answer.left)
    case 'failed':
      return progress.phase === 'sending' ? afterFailure(progress, event.failure) : progress
    case 'lookedUp':
      return isOpen(progress) ? lookedUp(progress, event.transfers, event.final) : progress
  }
}

/** Only an answer that rules a transfer out is a refusal; a missing answer means unknown. */
function afterFailure(progress: TransferProgress, failure: Failure): TransferProgress {
  if (failure.type === 'refusal' && failure.action !== 'lookUp') return refused(progress, failure.textKey)
  if (failure.type === 'transport' && failure.kind === 'rateLimited') {
    return refused(progress, 'errors.rateLimited')
  }
  return { ...progress, phase: 'unknown' }
}

function lookedUp(
  progress: TransferProgress,
  transfers: readonly KnownTransfer[],
  final: boolean,
): TransferProgress {
  if (transfers.length === 0) {
    if (!final || progress.phase === 'processing') return progress
    return refused(progress, 'wallet.refusal.notMade')
  }
  // The others of a collection may be on their way to the platform; a venue that held nothing has none.
  const isWhole = final || transfers.length === idsOf(progress.request).length
  if (!isWhole && progress.phase !== 'processing') return progress
  return known(progress, transfers)
}

function known(progress: TransferProgress, transfers: readonly KnownTransfer[]): TransferProgress {
  const phase = phaseOf(transfers)
  const reasonKey = phase === 'failed' ? 'wallet.refusal.failed' : null
  return { ...progress, phase, transfers, reasonKey, left: null }
}

function phaseOf(transfers: readonly KnownTransfer[]): TransferPhase {
  if (transfers.some(({ status }) => status === 'processing')) return 'processing'
  const failed = transfers.filter(({ status }) => status === 'failed').length
  if (failed === 0) return 'done'
  return failed === transfers.length ? 'failed' : 'part'
}

function refused(progress: TransferProgress, reasonKey: string, left: Money | null = null): TransferProgress {
  return { ...progress, phase: 'refused', reasonKey, left }
}
