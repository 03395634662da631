import type { OutcomeProps } from './outcomeProps.ts'
import { AcceptedReceipt } from './AcceptedReceipt.tsx'
import { PartialReceipt } from './PartialReceipt.tsx'
import { ReceiptFrame } from './ReceiptFrame.tsx'
import { RefusedReceipt } from './RefusedReceipt.tsx'
import { UnknownReceipt } from './UnknownReceipt.tsx'
import { WaitingOutcome } from './WaitingOutcome.tsx'

/** The outcome of a confirm. Waiting, accepted, refused and unknown look different. */
export function OutcomeBody({ outcome, view }: OutcomeProps) {
  const waits = outcome.phase === 'submitting' || outcome.phase === 'confirming'
  if (waits) return <WaitingOutcome outcome={outcome} />
  return <ReceiptFrame>{receiptOf({ outcome, view })}</ReceiptFrame>
}

function receiptOf({ outcome, view }: OutcomeProps) {
  switch (outcome.phase) {
    case 'accepted':
      return <AcceptedReceipt outcome={outcome} />
    case 'rejected':
      return <RefusedReceipt outcome={outcome} view={view} />
    case 'partial':
      return <PartialReceipt outcome={outcome} />
    default:
      return <UnknownReceipt outcome={outcome} />
  }
}
