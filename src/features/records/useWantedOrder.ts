import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OpenBet } from '../../../streams/gameRecords.ts'
import { RECORD_GROUPS, type RecordsModel } from '../../../streams/records.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { RESERVED_SHOWN, type ReservedShown } from './RecordFilters.tsx'

/** The search parameter with the tab: a kind of bets, or all that are open. */
const TAB = 'tab'
export const RECORD_SCREEN_TABS = [...RECORD_GROUPS, 'open'] as const
export type RecordScreenTab = (typeof RECORD_SCREEN_TABS)[number]
/** The search parameter with the number of an order. */
const ORDER = 'order'
/** That with the list of reservations that is shown in place of bets. */
const RESERVED = 'reserved'

export interface WantedOrder {
  readonly tab: RecordScreenTab
  /** Shows a tab, without an order or reservations. */
  setTab(tab: RecordScreenTab): void
  readonly orderNo: string | null
  /** The list of reservations that is shown; `null` for bets. */
  readonly reserved: ReservedShown | null
  setReserved(shown: ReservedShown | null): void
  /** Shows a bet in the records of its kind: of a sports bet at its venue. */
  show(bet: Pick<OpenBet, 'orderNo' | 'venue' | 'group'>): void
  /** Goes to the venue of a reservation, and shows the list that it is in. */
  showReserved(bet: Pick<OpenBet, 'venue'>, list: ReservedShown): void
}

type Named = Readonly<Partial<Record<typeof TAB | typeof ORDER | typeof RESERVED, string | null>>>

/**
 * The tab, and the order or the list of reservations in it that the member wants to see. They are named by the address, which
 * outlives the change to its venue, and a visit to another page: the records of sport are those of the present venue,
 * and find an order by its number.
 */
export function useWantedOrder(model: RecordsModel | null): WantedOrder {
  const { venue } = useStreams()
  const [params, setParams] = useSearchParams()
  const tab = RECORD_SCREEN_TABS.find((shown) => shown === params.get(TAB)) ?? 'sport'
  const orderNo = params.get(ORDER)
  const reserved = RESERVED_SHOWN.find((shown) => shown === params.get(RESERVED)) ?? null
  useEffect(() => {
    if (orderNo !== null) model?.search(orderNo)
  }, [model, orderNo])
  const name = useCallback(
    (named: Named) => {
      setParams((before) => withNamed(before, named), { replace: true })
    },
    [setParams],
  )
  const isOther = (code: string | null): code is string => code !== null && code !== venue.code$.value
  return {
    tab,
    setTab: (next) => {
      name({ tab: next === 'sport' ? null : next, order: null, reserved: null })
    },
    orderNo,
    reserved,
    setReserved: (shown) => {
      if (shown !== reserved) name({ order: orderNo, reserved: shown })
    },
    show: (bet) => {
      const isSport = bet.group === 'sport'
      name({ tab: isSport ? null : bet.group, order: isSport ? bet.orderNo : null, reserved: null })
      if (!isSport) return
      if (isOther(bet.venue)) venue.choose(bet.venue)
      else model?.search(bet.orderNo)
    },
    showReserved: (bet, list) => {
      name({ tab: null, order: null, reserved: list })
      if (isOther(bet.venue)) venue.choose(bet.venue)
    },
  }
}

function withNamed(before: URLSearchParams, named: Named): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [key, value] of Object.entries(named)) {
    if (value === null) after.delete(key)
    else after.set(key, value)
  }
  return after
}
