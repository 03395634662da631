import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'

/** Shown in place of a part whose code could not be loaded. */
export function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      art="offline"
      title={t('states.notLoaded.title')}
      text={t('states.notLoaded.text')}
      actions={<Button onPress={onRetry}>{t('common.action.retry')}</Button>}
    />
  )
}
