import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useNews } from '../../bindings/useNews.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { FeedParts } from '../../features/loading/FeedParts.tsx'
import { Article } from '../../features/news/Article.tsx'
import { NewsList } from '../../features/news/NewsList.tsx'
import { DocumentTitle } from '../../features/title/DocumentTitle.tsx'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { NEWS_PATH, newsPageOf } from '../../routes/newsPaths.ts'
import { PATHS } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { PredictorsPage } from './PredictorsPage.tsx'

/** The articles about matches, one of them, or the best predictors: by the rest of the path. */
export function NewsScreen() {
  const page = newsPageOf(useParams()['*'] ?? '')
  switch (page.page) {
    case 'list':
      return <ListPage />
    case 'article':
      return <ArticlePage key={page.id} id={page.id} />
    case 'predictors':
      return <PredictorsPage />
  }
}

function ListPage() {
  const { t } = useTranslation()
  const back = useGoBack(PATHS.settings)
  const news = useNews()
  const model = useScope((scope) => news.list(scope, null), news)
  return (
    <>
      <PageHeader title={t('news.title')} back={{ label: t('common.action.back'), onPress: back }} />
      <ScreenBanner reports="nothing" />
      {model !== null && <NewsList model={model} />}
    </>
  )
}

function ArticlePage({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const read = useLocalText()
  const back = useGoBack(NEWS_PATH)
  const { article$, readAgain } = useNews()
  const feed = useStream(useMemo(() => article$(id), [article$, id]))
  const gone = feed.status === 'failed' && feed.reason === 'refused'
  return (
    <>
      {feed.value !== undefined && <DocumentTitle page={read(feed.value.title)} />}
      <PageHeader title={t('news.title')} back={{ label: t('common.action.back'), onPress: back }} />
      <ScreenBanner reports="nothing" />
      <ScrollArea>
        {gone ? (
          <Gone />
        ) : (
          <FeedParts feed={feed} failed={t('news.failed')} onRetry={readAgain}>
            {(article) => <Article article={article} />}
          </FeedParts>
        )}
      </ScrollArea>
    </>
  )
}

function Gone() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <EmptyState
      art="error"
      title={t('news.gone')}
      text={t('news.goneText')}
      actions={
        <Button onPress={() => void navigate(NEWS_PATH, { replace: true })}>{t('news.toList')}</Button>
      }
    />
  )
}
