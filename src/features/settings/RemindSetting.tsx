import { SETTING_OPTIONS } from '../../../streams/index.ts'
import { useStreams } from '../../bindings/StreamsProvider.tsx'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ChoiceRow } from './ChoiceRow.tsx'

/** How often the member is reminded of time and net result; kept on this device. */
export function RemindSetting() {
  const { t } = useTranslation()
  const { settings } = useStreams()
  const { remind } = useStream(settings.settings$)
  return (
    <ChoiceRow
      name="remind"
      label={t('protection.remind.title')}
      items={SETTING_OPTIONS.remind.map((key) => ({
        key,
        label:
          key === 'off' ? t('protection.remind.off') : t('common.duration.minutes', { count: Number(key) }),
      }))}
      selected={remind}
      onSelect={(often) => {
        settings.change('remind', often)
      }}
      note={t('protection.remind.note')}
    />
  )
}
