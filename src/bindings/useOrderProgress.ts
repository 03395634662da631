import { useMemo } from 'react'
import type { Order } from '../../streams/index.ts'
import { type OrderProgress, recordsStreams } from '../../streams/records.ts'
import { useMember } from './StreamsProvider.tsx'
import { useStream } from './useStream.ts'

/** The present state of the matches of an open order, subscribed while the component is mounted. */
export function useOrderProgress(order: Order): OrderProgress {
  const member = useMember()
  const { progress$ } = member.part(recordsStreams)
  // Each poll returns the order as a new object. Its legs never change, and its stake only by a cash-out.
  const state$ = useMemo(
    () => progress$(order),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- number, state and open stake identify the order
    [progress$, order.orderNo, order.state, order.openStake.minor],
  )
  return useStream(state$)
}
