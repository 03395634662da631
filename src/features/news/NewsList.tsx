import type { NewsModel, NewsView } from '../../../streams/news.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ChipRow } from '../../ui/choice/ChipRow.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { FeedParts, MoreFailed } from '../loading/FeedParts.tsx'
import { MoreOnSight } from '../scroll/MoreOnSight.tsx'
import { useReturnPosition } from '../scroll/ScrollPositions.tsx'
import { NewsCard } from './NewsCard.tsx'
import styles from './News.module.css'

/** All articles, newest first; those of one league when its chip is chosen. */
export function NewsList({ model }: { readonly model: NewsModel }) {
  const { t } = useTranslation()
  const view = useStream(model.view$)
  const scrolled = useReturnPosition<HTMLDivElement>('news')
  return (
    <>
      {view.leagues.length > 1 && <Leagues view={view} onChoose={model.chooseLeague} />}
      <ScrollArea key={view.league ?? ''} ref={scrolled} sunken>
        <FeedParts feed={view.list} failed={t('news.failed')} onRetry={model.refresh}>
          {({ items, more, loadingMore, moreFailed }) =>
            items.length === 0 ? (
              <EmptyState art="flag" title={t(view.league === null ? 'news.empty' : 'news.emptyLeague')} />
            ) : (
              <>
                <ul className={styles.list} aria-busy={loadingMore}>
                  {items.map((head) => (
                    <li key={head.id}>
                      <NewsCard head={head} />
                    </li>
                  ))}
                </ul>
                {moreFailed && <MoreFailed failed={t('news.moreFailed')} onRetry={model.more} />}
                {more && !moreFailed && <MoreOnSight key={items.length} onMore={model.more} />}
              </>
            )
          }
        </FeedParts>
      </ScrollArea>
    </>
  )
}

/** The key of the chip for all leagues; the others are prefixed, since ids are foreign. */
const ALL = 'all'
const LEAGUE = 'league '

interface LeaguesProps {
  readonly view: NewsView
  readonly onChoose: NewsModel['chooseLeague']
}

function Leagues({ view: { leagues, league }, onChoose }: LeaguesProps) {
  const { t } = useTranslation()
  const read = useLocalText()
  return (
    <ChipRow
      label={t('news.leagues')}
      items={[
        { key: ALL, label: t('news.all') },
        ...leagues.map(({ id, name }) => ({ key: LEAGUE + id, label: read(name) })),
      ]}
      selected={league === null ? ALL : LEAGUE + league}
      onSelect={(key) => {
        onChoose(key === ALL ? null : key.slice(LEAGUE.length))
      }}
    />
  )
}
