import { useState } from 'react'
import type { SlipField } from '../../../streams/index.ts'
import { addMoney, money, MINOR_PER_UNIT, parseAmount, typedText } from '../../../streams/slip.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'

/** Digits before the point in an amount to win, which no limit bounds. */
export const WISH_DIGITS = 9

/** The amount to win that is typed instead of a stake. */
export interface WishedWin {
  /** `null` while a stake is typed. */
  readonly text: string | null
  /** Whether the field can be filled by what is to be won. */
  readonly offered: boolean
  readonly type: (text: string) => void
  readonly add: (units: number) => void
  readonly swap: () => void
  readonly leave: () => void
}

/**
 * Lets the member type what to win; the stake is set with each change. A price that moves afterwards changes the
 * win, which is shown, and never the stake. At a price with a minus the typed amount is the win anyway.
 */
export function useWishedWin({ key, toWin }: SlipField, possible: boolean): WishedWin {
  const { slip } = useMember()
  const [wish, setWish] = useState<{ readonly key: string; readonly text: string } | null>(null)
  const offered = possible && !toWin
  const wished = offered && wish?.key === key ? wish.text : null
  const type = (text: string) => {
    setWish({ key, text })
    slip.stakeToWin(key, text)
  }
  return {
    text: wished,
    offered,
    type,
    add: (units) => {
      const added = money(units * MINOR_PER_UNIT, 'RMB')
      const sum = addMoney(parseAmount(wished ?? '', 'RMB') ?? money(0, 'RMB'), added)
      if (sum !== null) type(typedText(sum))
    },
    swap: () => {
      setWish(wished === null ? { key, text: '' } : null)
    },
    leave: () => {
      setWish(null)
    },
  }
}
