import {
  calendarDay,
  csvText,
  dayText,
  type ExportStep,
  type RecordsModel,
} from '../../../streams/records.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useExport } from '../../bindings/useExport.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { csvRows } from './csvRows.ts'
import { saveFile } from './saveFile.ts'

/** Saves all orders of the present list as a CSV file. */
export function ExportRecords({ model }: { readonly model: RecordsModel }) {
  const { t } = useTranslation()
  const { notices, serverTime } = useStreams()
  const { reading, start } = useExport(model, ({ status, orders }: ExportStep) => {
    if (status === 'failed') notices.say('bets.exportFailed')
    else if (orders.length === 0) notices.say('bets.exportNone')
    else {
      const file = new Blob([csvText(csvRows(t, orders))], { type: 'text/csv;charset=utf-8' })
      saveFile(file, `touchline-${dayText(calendarDay(serverTime.now()))}.csv`)
      notices.say('bets.exported', { orders: orders.length })
    }
  })
  return (
    <>
      <IconButton icon="download" label={t('bets.exportAll')} disabled={reading !== null} onPress={start} />
      <VisuallyHidden>
        <span role="status">
          {reading !== null &&
            t('bets.exporting', { done: String(reading.orders.length), total: String(reading.total) })}
        </span>
      </VisuallyHidden>
    </>
  )
}
