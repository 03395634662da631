import { useTranslation } from '../../i18n/useTranslation.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Search.module.css'

interface SearchHistoryProps {
  readonly history: readonly string[]
  readonly onChoose: (text: string) => void
  readonly onForget: (text: string) => void
  readonly onForgetAll: () => void
}

/** Earlier searches, each of which can be repeated or removed. */
export function SearchHistory({ history, onChoose, onForget, onForgetAll }: SearchHistoryProps) {
  const { t } = useTranslation()
  if (history.length === 0) {
    return <EmptyState art="flag" title={t('search.start')} text={t('search.startText')} />
  }
  return (
    <section aria-labelledby="search-history">
      <div className={styles.part}>
        <h2 id="search-history">{t('search.history')}</h2>
        <IconButton icon="trash" label={t('search.forgetAll')} onPress={onForgetAll} />
      </div>
      <ul>
        {history.map((text) => (
          <li key={text} className={styles.past}>
            <button
              type="button"
              className={styles.again}
              onClick={() => {
                onChoose(text)
              }}
            >
              <Icon name="search" size="m" />
              <span>{text}</span>
            </button>
            <IconButton
              icon="close"
              label={t('search.forget', { text })}
              onPress={() => {
                onForget(text)
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
