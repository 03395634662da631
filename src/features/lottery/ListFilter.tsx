import { LOTTERY_ORDERS, SERIES_IDS } from '../../../streams/lottery.ts'
import { useLottery } from '../../bindings/useLottery.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ChipRow, ChipSelect } from '../../ui/choice/ChipRow.tsx'

const ALL = 'all'

/** Which kind of lotteries a list shows, and in which order. */
export function ListFilter() {
  const { t } = useTranslation()
  const lottery = useLottery()
  const { series, order } = useStream(lottery.filter$)
  return (
    <ChipRow
      label={t('lottery.filter.label')}
      items={[
        { key: ALL, label: t('lottery.filter.all') },
        ...SERIES_IDS.map((id) => ({ key: String(id), label: t(`lottery.filter.series${id}`) })),
      ]}
      selected={series === null ? ALL : String(series)}
      onSelect={(key) =>
        lottery.chooseFilter({ series: SERIES_IDS.find((id) => String(id) === key) ?? null })
      }
      tools={
        <ChipSelect
          icon="sort"
          label={t('lottery.filter.order')}
          items={LOTTERY_ORDERS.map((key) => ({ key, label: t(`lottery.filter.${key}`) }))}
          selected={order}
          onSelect={(key) => lottery.chooseFilter({ order: key })}
        />
      }
    />
  )
}
