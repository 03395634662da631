import { Fragment } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MarketKey, Match, MatchView } from '../../../streams/index.ts'
import { byPart } from '../../../streams/match.ts'
import { resultPath } from '../../routes/paths.ts'
import { useMember } from '../../bindings/StreamsProvider.tsx'
import type { useMatchStreams } from '../../bindings/useMatchStreams.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { MarketPanel } from '../../features/marketSections/MarketPanel.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './MatchScreen.module.css'

type Model = ReturnType<ReturnType<typeof useMatchStreams>>

interface MarketsProps {
  readonly sections: MatchView['sections']
  readonly match: Match
  readonly view: MatchView
  readonly model: Pick<Model, 'toggleMarket' | 'togglePin'>
  readonly onHistory: (key: MarketKey) => void
}

/** The markets of the chosen tab, grouped by the part of the match that they are about. */
export function Markets({ sections, match, view, model, onHistory }: MarketsProps) {
  const { t } = useTranslation()
  if (sections.length === 0) return <NoMarkets known={view.marketsKnown} match={match} />
  const parts = byPart(sections)
  return parts.map((group) => (
    <Fragment key={group.part}>
      {parts.length > 1 && <h2 className={styles.part}>{t(`match.part.${group.part}`)}</h2>}
      {group.sections.map((section) => (
        <MarketPanel
          key={section.key}
          section={section}
          match={match}
          stale={view.match.status === 'stale'}
          onToggle={model.toggleMarket}
          onPin={model.togglePin}
          onHistory={onHistory}
        />
      ))}
    </Fragment>
  ))
}

const OVER: readonly Match['state'][] = ['ended', 'closed', 'cancelled', 'abandoned']

function NoMarkets({ known, match }: { readonly known: boolean; readonly match: Match }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { hasResults } = useMember()
  if (!known) return <Skeleton shape="detail" rows={5} label={t('common.loading')} />
  const over = OVER.includes(match.state)
  return (
    <EmptyState
      art="flag"
      title={over ? t('match.over') : t('match.noMarkets')}
      actions={
        over && hasResults ? (
          <Button onPress={() => void navigate(resultPath(match.id))}>{t('results.one')}</Button>
        ) : undefined
      }
    />
  )
}
