import { useId } from 'react'
import type { NewsModel, NewsView } from '../../../streams/news.ts'
import { useNews } from '../../bindings/useNews.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { MoreFailed } from '../loading/FeedParts.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { NewsCard } from './NewsCard.tsx'
import styles from './News.module.css'

/** The articles about a match, on its page. */
export function MatchNews({ matchId }: { readonly matchId: string }) {
  const news = useNews()
  const model = useScope((scope) => news.list(scope, matchId), news, matchId)
  return model === null ? null : <Section model={model} />
}

function Section({ model }: { readonly model: NewsModel }) {
  const { t } = useTranslation()
  const id = useId()
  const { list } = useStream(model.view$)
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('news.ofMatch')}
      </h2>
      {list.status === 'connecting' && <Skeleton shape="records" rows={2} label={t('common.loading')} />}
      {list.status === 'failed' && <MoreFailed failed={t('news.failed')} onRetry={model.refresh} />}
      {list.value !== undefined && <Articles list={list.value} onMore={model.more} />}
    </section>
  )
}

interface ArticlesProps {
  readonly list: NonNullable<NewsView['list']['value']>
  readonly onMore: () => void
}

function Articles({ list: { items, more, loadingMore, moreFailed }, onMore }: ArticlesProps) {
  const { t } = useTranslation()
  if (items.length === 0) return <p className={styles.none}>{t('news.noneOfMatch')}</p>
  return (
    <>
      <ul className={styles.list}>
        {items.map((head) => (
          <li key={head.id}>
            <NewsCard head={head} />
          </li>
        ))}
      </ul>
      {moreFailed && <MoreFailed failed={t('news.moreFailed')} onRetry={onMore} />}
      {more && !moreFailed && (
        <Button kind="quiet" busy={loadingMore} onPress={onMore}>
          {t('records.loadMore')}
        </Button>
      )}
    </>
  )
}
