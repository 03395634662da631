import { useState } from 'react'
import type { Order } from '../../../streams/index.ts'
import type { LegProgress } from '../../../streams/records.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { RecordLegs } from '../../ui/record/RecordLegs.tsx'
import { isUnderWay, legDetail, legMark, legPrice, outcomeWord, scoreText } from '../../words/orderWords.ts'
import { priceText } from '../../words/priceText.ts'
import { useMatchLink } from './useMatchLink.ts'

interface OrderLegsProps {
  readonly order: Order
  /** The present state of the legs' matches, for an open order; each leg then links to its match. */
  readonly progress?: readonly LegProgress[] | undefined
}

/** Legs beyond this number are folded. */
const SHOWN_LEGS = 3

/** The legs of a series. */
export function OrderLegs({ order, progress }: OrderLegsProps) {
  const { t } = useTranslation()
  const linkTo = useMatchLink()
  const [open, setOpen] = useState(false)
  const foldable = order.legs.length > SHOWN_LEGS
  const shown = open ? order.legs : order.legs.slice(0, SHOWN_LEGS)
  return (
    <>
      <RecordLegs
        legs={shown.map((leg, index) => {
          const match = progress?.[index]?.match ?? null
          const score = leg.settleScore ?? (isUnderWay(match) ? match.score.join('-') : undefined)
          return {
            ...legMark(leg.outcome),
            key: `${leg.matchId} ${leg.selectionName} ${index}`,
            iconLabel: outcomeWord(t, leg.outcome),
            name: leg.selectionName,
            detail: legDetail(t, { ...leg, settleScore: null }),
            now: score === undefined ? undefined : scoreText(score),
            live: leg.settleScore === null,
            price: legPrice(leg, priceText),
            link: progress === undefined ? undefined : linkTo(leg),
          }
        })}
      />
      {foldable && (
        <Button
          kind="quiet"
          size="small"
          onPress={() => {
            setOpen(!open)
          }}
        >
          {open ? t('records.hideLegs') : t('records.showLegs', { count: order.legs.length })}
        </Button>
      )}
    </>
  )
}
