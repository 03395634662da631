import { useMemo } from 'react'
import type { Order } from '../../streams/index.ts'
import { type OrderProgress, recordsStreams } from '../../streams/records.ts'
import { useMember } from './StreamsProvider.tsx'
import { useStream } from './useStream.ts'

/** The present state of the matches of an open order, subscribed while the component is mounted. */
export function useOrderProgress(order: Order): OrderProgress {
  const member = useMember()
  const { progress$ } = member.part(recordsStreams)
  // Each poll returns the order as a new object; its legs and stake never change after placement.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the order is identified by its number and state
  const state$ = useMemo(() => progress$(order), [progress$, order.orderNo, order.state])
  return useStream(state$)
}
