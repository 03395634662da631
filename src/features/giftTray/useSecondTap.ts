import { useEffect, useState } from 'react'
import type { GiftCurrency } from '../../../streams/index.ts'

/** From this price on, in minor units, a gift needs a second tap, since the first may be accidental. */
const ASK_FROM: Readonly<Record<GiftCurrency, number>> = { RMB: 52_000, USDT: 7_200, GOLD: 52_000 }

/** How long the second tap is awaited, ms; a later one may be meant for something else. */
export const ASKED_MS = 3000

/** Requires a second tap on the same button within `ASKED_MS` before an expensive gift is given. */
export function useSecondTap(cost: number, currency: GiftCurrency, give: () => void) {
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (!asked) return
    const timer = setTimeout(() => {
      setAsked(false)
    }, ASKED_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [asked])
  return {
    asked,
    press: () => {
      const asks = cost >= ASK_FROM[currency] && !asked
      setAsked(asks)
      if (!asks) give()
    },
  }
}
