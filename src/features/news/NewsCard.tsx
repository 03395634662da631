import type { NewsHead } from '../../../streams/news.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { articlePath } from '../../routes/newsPaths.ts'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { Badge } from '../../ui/text/Badge.tsx'
import { publishedWords } from '../../words/newsWords.ts'
import styles from './News.module.css'

/** An article of a list, which opens it. */
export function NewsCard({ head }: { readonly head: NewsHead }) {
  const read = useLocalText()
  const summary = read(head.summary)
  return (
    <RouteLink to={articlePath(head.id)} className={styles.card}>
      <NewsFacts head={head} />
      <h2 className={styles.title}>{read(head.title)}</h2>
      {summary !== '' && <p className={styles.summary}>{summary}</p>}
    </RouteLink>
  )
}

/** What an article is, its league, and when it was published. */
export function NewsFacts({ head }: { readonly head: NewsHead }) {
  const { t } = useTranslation()
  const read = useLocalText()
  const { kind, time } = publishedWords(t, head, useZone())
  return (
    <div className={styles.facts}>
      <Badge>{kind}</Badge>
      {head.league !== null && <span>{read(head.league)}</span>}
      <time dateTime={new Date(head.publishedAt).toISOString()}>{time}</time>
    </div>
  )
}
