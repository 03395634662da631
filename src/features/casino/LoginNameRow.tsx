import { useCasino } from '../../bindings/useCasino.ts'
import { useStreamPart } from '../../bindings/useStreamPart.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ListRow } from '../../ui/list/ListRow.tsx'

/** What the member is called at the casino. The row is there before the name, so that nothing moves when it comes. */
export function LoginNameRow() {
  const { t } = useTranslation()
  const name = useStreamPart(useCasino().login$, ({ value }) => value?.loginName ?? '')
  return <ListRow label={t('casino.settings.loginName')} value={name === '' ? '–' : name} />
}
