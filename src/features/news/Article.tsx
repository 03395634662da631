import type { NewsArticle } from '../../../streams/news.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { matchPath } from '../../routes/paths.ts'
import { useOpenPage } from '../../routes/useOpenPage.ts'
import { Button } from '../../ui/button/Button.tsx'
import { NewsFacts } from './NewsCard.tsx'
import styles from './News.module.css'

/** An article: its text, what is compared of the teams, the table of the league, and the way to the match. */
export function Article({ article }: { readonly article: NewsArticle }) {
  const { t } = useTranslation()
  const read = useLocalText()
  const open = useOpenPage()
  const { matchId, paragraphs } = article
  return (
    <article className={styles.article}>
      <NewsFacts head={article} />
      <h2 className={styles.title}>{read(article.title)}</h2>
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={styles.paragraph}>
          {read(paragraph)}
        </p>
      ))}
      {article.rows.length > 0 && <Comparison rows={article.rows} />}
      {article.standings.length > 0 && <Standings rows={article.standings} />}
      {matchId !== null && (
        <Button
          kind="outline"
          size="medium"
          onPress={() => {
            open(matchPath('football', matchId))
          }}
        >
          {t('news.toMatch')}
        </Button>
      )}
    </article>
  )
}

function Comparison({ rows }: { readonly rows: NewsArticle['rows'] }) {
  const { t } = useTranslation()
  const read = useLocalText()
  return (
    <section aria-label={t('news.comparison')}>
      <h3 className={styles.heading}>{t('news.comparison')}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('news.home')}</th>
            <th scope="col">{t('news.fact')}</th>
            <th scope="col">{t('news.away')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, home, away }, index) => (
            <tr key={index}>
              <td className={styles.strong}>{home}</td>
              <th scope="row">{read(label)}</th>
              <td className={styles.strong}>{away}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Standings({ rows }: { readonly rows: NewsArticle['standings'] }) {
  const { t } = useTranslation()
  const read = useLocalText()
  return (
    <section aria-label={t('news.standings')}>
      <h3 className={styles.heading}>{t('news.standings')}</h3>
      <div className={styles.wide} tabIndex={0} role="group" aria-label={t('news.standings')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" aria-label={t('news.place')}>
                #
              </th>
              <th scope="col" className={styles.team}>
                {t('news.team')}
              </th>
              <th scope="col">{t('news.played')}</th>
              <th scope="col">{t('news.wdl')}</th>
              <th scope="col">{t('news.goals')}</th>
              <th scope="col">{t('news.points')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <td>{row.place}</td>
                <th scope="row" className={styles.team}>
                  {read(row.team)}
                </th>
                <td>{row.played}</td>
                <td>{[row.won, row.drawn, row.lost].join('/')}</td>
                <td>{row.goals}</td>
                <td className={styles.strong}>{row.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
