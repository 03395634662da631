import type { OrderLeg } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { RecordSelection } from '../../ui/record/RecordCard.tsx'
import { legDetail, legPrice } from '../../words/orderWords.ts'
import { priceText } from '../../words/priceText.ts'

/** The selection of a single. */
export function OrderSelection({ leg }: { readonly leg: OrderLeg }) {
  const { t } = useTranslation()
  return (
    <RecordSelection name={leg.selectionName} price={legPrice(leg, priceText)} detail={legDetail(t, leg)} />
  )
}
