import { useMemo } from 'react'
import type { Currency, Feed } from '../../streams/index.ts'
import {
  type ReservationPage,
  type ReservationProgress,
  type ReservationQuery,
  type ReserveEvaluation,
  type ReserveStreams,
  reserveStreams,
} from '../../streams/reserve.ts'
import { useMember } from './StreamsProvider.tsx'
import { useStream } from './useStream.ts'

/** Reservations at this venue; `null` where there are none. */
export function useReserve(): ReserveStreams | null {
  return useMember().part(reserveStreams)
}

/** The reservation that is being made from the slip; `null` while there is none. */
export function useReserving({ reserving }: ReserveStreams): ReserveEvaluation | null {
  return useStream(reserving.state$)
}

/** The reservations of the member; polled while the component is mounted. */
export function useReservations(
  { list$ }: ReserveStreams,
  shown: ReservationQuery['shown'],
  currency: Currency,
): Feed<ReservationPage> {
  return useStream(useMemo(() => list$({ shown, currency }), [list$, shown, currency]))
}

export function useReservationProgress({ changes }: ReserveStreams, orderNo: string): ReservationProgress {
  return useStream(useMemo(() => changes.progress$(orderNo), [changes, orderNo]))
}
