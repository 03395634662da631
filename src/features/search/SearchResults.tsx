import type { Match } from '../../../streams/index.ts'
import { type Found, highlighted, type SearchState } from '../../../streams/search.ts'
import { useOfflinePage } from '../../bindings/useOfflinePage.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { matchPath } from '../../routes/paths.ts'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { phaseWords } from '../../words/matchWords.ts'
import styles from './Search.module.css'

interface SearchResultsProps {
  readonly state: Exclude<SearchState, { status: 'idle' }>
  readonly onRetry: () => void
  /** Called before a match is opened. */
  readonly onOpen: () => void
}

const ROWS = 6

/** What was found, or why nothing was. */
export function SearchResults({ state, onRetry, onOpen }: SearchResultsProps) {
  const { t } = useTranslation()
  useOfflinePage(state.status === 'failed' ? state.reason : null)
  if (state.status === 'failed') {
    return (
      <EmptyState
        art="error"
        title={t('search.failed')}
        text={t(`states.feed.${state.reason}`)}
        actions={<Button onPress={onRetry}>{t('common.action.retry')}</Button>}
      />
    )
  }
  const { found } = state
  if (found === null) return <Skeleton shape="records" rows={ROWS} label={t('common.loading')} />
  const { keyword } = found
  const count = countOf(found)
  return (
    <>
      <VisuallyHidden live="polite">{t('search.count', { count })}</VisuallyHidden>
      {count === 0 ? (
        <EmptyState art="goal" title={t('search.empty', { text: keyword })} text={t('search.emptyText')} />
      ) : (
        <>
          <Part title={t('search.live')} matches={found.live} keyword={keyword} onOpen={onOpen} />
          <Part title={t('search.upcoming')} matches={found.upcoming} keyword={keyword} onOpen={onOpen} />
          {found.leagues.map(({ name, matches }, index) => (
            <Part key={index} title={name} matches={matches} keyword={keyword} onOpen={onOpen} />
          ))}
        </>
      )}
    </>
  )
}

function countOf({ live, upcoming, leagues }: Found): number {
  const all = [...live, ...upcoming, ...leagues.flatMap(({ matches }) => matches)]
  return new Set(all.map(({ match }) => match.id)).size
}

interface PartProps {
  readonly title: string
  readonly matches: Found['live']
  readonly keyword: string
  readonly onOpen: () => void
}

function Part({ title, matches, keyword, onOpen }: PartProps) {
  if (matches.length === 0) return null
  return (
    <section>
      <div className={styles.part}>
        <h2>
          <Highlighted text={title} keyword={keyword} />
        </h2>
        <span>{matches.length}</span>
      </div>
      <ul>
        {matches.map(({ match }) => (
          <li key={match.id}>
            <MatchLink match={match} keyword={keyword} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MatchLinkProps {
  readonly match: Match
  readonly keyword: string
  readonly onOpen: () => void
}

function MatchLink({ match, keyword, onOpen }: MatchLinkProps) {
  const { t } = useTranslation()
  const zone = useZone()
  const { teams, league, score, state } = match
  const played = teams !== null && state !== 'notStarted'
  return (
    <RouteLink to={matchPath(match.sport, match.id)} className={styles.found} onOpen={onOpen}>
      <span className={styles.words}>
        <span>
          <Highlighted text={teams === null ? league.name : teams.home.name} keyword={keyword} />
          {teams !== null && (
            <>
              {played ? ` ${score.join(' - ')} ` : ' v '}
              <Highlighted text={teams.away.name} keyword={keyword} />
            </>
          )}
        </span>
        <small>
          {t(`markets.sport.${match.sport}`)} · <Highlighted text={league.name} keyword={keyword} />
        </small>
      </span>
      <span className={played ? styles.now : styles.later}>{phaseWords(t, match, zone)}</span>
      <Icon name="right" size="s" />
    </RouteLink>
  )
}

/** React prints each piece as text, whatever a name contains. */
function Highlighted({ text, keyword }: { readonly text: string; readonly keyword: string }) {
  return highlighted(text, keyword).map((part, index) =>
    part.hit ? (
      <mark key={index} className={styles.hit}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
