import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OpenBet } from '../../../streams/gameRecords.ts'
import type { RecordsModel } from '../../../streams/records.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { RESERVED_SHOWN, type ReservedShown } from './RecordFilters.tsx'

/** The search parameter with the number of an order. */
const ORDER = 'order'
/** That with the list of reservations that is shown in place of bets. */
const RESERVED = 'reserved'

export interface WantedOrder {
  readonly orderNo: string | null
  /** The list of reservations that is shown; `null` for bets. */
  readonly reserved: ReservedShown | null
  setReserved(shown: ReservedShown | null): void
  /** Goes to the venue of a sports bet, and shows it in the records. */
  show(bet: Pick<OpenBet, 'orderNo' | 'venue'>): void
  /** Goes to the venue of a reservation, and shows the list that it is in. */
  showReserved(bet: Pick<OpenBet, 'venue'>, list: ReservedShown): void
  /** The address names nothing any more; a search for an order stays. */
  forget(): void
}

/**
 * The order or the list of reservations that the member wants to see. It is named by the address, which outlives the
 * change to its venue: the records of sport are those of the present venue, and find an order by its number.
 */
export function useWantedOrder(model: RecordsModel | null): WantedOrder {
  const { venue } = useStreams()
  const [params, setParams] = useSearchParams()
  const orderNo = params.get(ORDER)
  const reserved = RESERVED_SHOWN.find((shown) => shown === params.get(RESERVED)) ?? null
  useEffect(() => {
    if (orderNo !== null) model?.search(orderNo)
  }, [model, orderNo])
  const name = useCallback(
    (named: Readonly<Record<typeof ORDER | typeof RESERVED, string | null>>) => {
      setParams((before) => withNamed(before, named), { replace: true })
    },
    [setParams],
  )
  const isOther = (code: string | null): code is string => code !== null && code !== venue.code$.value
  return {
    orderNo,
    reserved,
    setReserved: (shown) => {
      if (shown !== reserved) name({ order: orderNo, reserved: shown })
    },
    show: (bet) => {
      name({ order: bet.orderNo, reserved: null })
      if (isOther(bet.venue)) venue.choose(bet.venue)
      else model?.search(bet.orderNo)
    },
    showReserved: (bet, list) => {
      name({ order: null, reserved: list })
      if (isOther(bet.venue)) venue.choose(bet.venue)
    },
    forget: () => {
      if (orderNo !== null || reserved !== null) name({ order: null, reserved: null })
    },
  }
}

function withNamed(before: URLSearchParams, named: Readonly<Record<string, string | null>>): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [key, value] of Object.entries(named)) {
    if (value === null) after.delete(key)
    else after.set(key, value)
  }
  return after
}
