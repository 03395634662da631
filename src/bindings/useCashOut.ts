import { useMemo } from 'react'
import type { Feed, Order, State$ } from '../../streams/index.ts'
import {
  type CashOutEntry,
  type CashOutProgress,
  type CashOutStreams,
  recordsStreams,
} from '../../streams/records.ts'
import { useMember } from './StreamsProvider.tsx'
import { useStream } from './useStream.ts'

/** Cash-outs at this venue; `null` where there are none. */
export function useCashOuts(): CashOutStreams | null {
  return useMember().part(recordsStreams).cashOut
}

/** The cash-out of an open order. Its offer is asked for while the component is mounted. */
export function useCashOut({ progress$ }: CashOutStreams, order: Order): CashOutProgress {
  // Each poll returns the order as a new object.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the order is identified by its number
  const state$ = useMemo(() => progress$(order), [progress$, order.orderNo])
  return useStream(state$)
}

/** The cash-outs of an order, oldest first. */
export function useCashOutHistory({ history$ }: CashOutStreams, order: Order): Feed<readonly CashOutEntry[]> {
  const state$: State$<Feed<readonly CashOutEntry[]>> = useMemo(
    () => history$(order),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- its number and what is left of it identify the history
    [history$, order.orderNo, order.openStake.minor],
  )
  return useStream(state$)
}
