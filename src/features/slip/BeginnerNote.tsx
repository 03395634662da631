import type { TFunction } from 'i18next'
import { formatMoney, money, type Money, type SlipField, type SlipView } from '../../../streams/index.ts'
import { quoteSingle } from '../../../streams/slip.ts'
import { useBeginner } from '../../bindings/useBeginner.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../ui/feedback/Note.tsx'

/** The stake by which a price is explained before one is typed, minor units. */
const EXAMPLE_MINOR = 10_000

/** In the layout for beginners: what the slip’s odds mean, in amounts of this bet. */
export function BeginnerNote({ view }: { readonly view: SlipView }) {
  const { t } = useTranslation()
  if (!useBeginner()) return null
  return (
    <Note align="start">
      {meaning(t, view)} {t('slipMore.beginner.void')}
    </Note>
  )
}

function meaning(t: TFunction, view: SlipView): string {
  if (view.kind !== 'single') return t(`slipMore.beginner.${view.kind}`)
  const field = view.fields.find(({ key }) => key === view.activeField) ?? view.counted[0] ?? view.fields[0]
  const leg = view.legs[field?.legs[0] ?? 0]
  if (field === undefined || leg === undefined) return ''
  const words = (
    key: 'win' | 'bet',
    { risked, returns, profit }: Record<'risked' | 'returns' | 'profit', Money>,
  ): string => {
    const amounts = {
      stake: formatMoney(risked, { symbol: true }),
      returns: formatMoney(returns, { symbol: true }),
      profit: formatMoney(profit, { symbol: true }),
    }
    return t(`slipMore.beginner.${key}`, amounts)
  }
  const typed = typedAmounts(field)
  const said =
    typed === null
      ? words('win', quoteSingle(money(EXAMPLE_MINOR, view.currency), leg.offered, 'europe'))
      : words('bet', typed)
  return field.toWin ? `${said} ${t('slipMore.beginner.toWin')}` : said
}

function typedAmounts({ risked, returns, profit }: SlipField) {
  if (risked === null || returns === null || profit === null || risked.minor === 0) return null
  return { risked, returns, profit }
}
