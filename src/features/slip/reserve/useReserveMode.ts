import { useCallback, useState } from 'react'
import type { SlipLegView, SlipView } from '../../../../streams/index.ts'
import { addLateTexts } from '../../../i18n/i18n.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useLateCode } from '../../loading/useLateCode.ts'
import type * as ReserveParts from './ReserveParts.tsx'

type ReserveCode = Pick<typeof ReserveParts, 'ReserveBody' | 'ReserveFooter'>

/** Whether the slip bets at the present price or reserves its only leg at another one. */
export interface ReserveMode {
  readonly on: boolean
  /** Draws the reservation; `null` in a bet, and until it is loaded. */
  readonly code: ReserveCode | null
  /** The leg that can be reserved; `null` where none can. */
  readonly leg: SlipLegView | null
  readonly enter: () => void
  readonly leave: () => void
}

/** A reservation lasts while its leg is alone in the open slip. */
export function useReserveMode(view: SlipView): ReserveMode {
  const [reserved, setReserved] = useState<string | null>(null)
  const leg = reservable(view)
  const on = leg !== null && leg.key === reserved
  if (reserved !== null && !on) setReserved(null)
  const { code } = useReserveCode(on)
  return {
    on,
    code: on ? code : null,
    leg,
    enter: () => {
      setReserved(leg?.key ?? null)
    },
    leave: () => {
      setReserved(null)
    },
  }
}

function reservable({ open, outcome, kind, legs }: SlipView): SlipLegView | null {
  const [leg, ...others] = legs
  if (!open || outcome !== null || kind !== 'single' || others.length > 0) return null
  return leg?.reservable === true ? leg : null
}

/** Loaded once it is wanted, with the texts of the default language that it needs. */
function useReserveCode(wanted: boolean) {
  const { i18n } = useTranslation()
  const load = useCallback(async (): Promise<ReserveCode> => {
    const [code, { lateTexts }] = await Promise.all([
      import('./ReserveParts.tsx'),
      import('../../../i18n/texts/cmn/late.ts'),
    ])
    addLateTexts(i18n, lateTexts)
    return code
  }, [i18n])
  return useLateCode(wanted, load)
}
