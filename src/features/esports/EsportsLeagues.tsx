import type { EsportsStreams } from '../../../streams/esports.ts'
import type { LeagueFilterModel, LeagueFilterView } from '../../../streams/filter.ts'
import { useScope } from '../../bindings/useScope.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Checkbox } from '../../ui/choice/Checkbox.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { Num } from '../../ui/text/Num.tsx'
import { gameName } from './gameNames.ts'
import { GameIcon } from './GameIcon.tsx'
import styles from './EsportsLeagues.module.css'

interface EsportsLeaguesProps {
  readonly esports: EsportsStreams
  readonly onClose: () => void
}

/** The choice of the leagues that the list shows. */
export function EsportsLeagues({ esports, onClose }: EsportsLeaguesProps) {
  const query = useStream(esports.query$)
  const model = useScope(
    (screen) => (query === null ? null : esports.leagues(screen, query)),
    esports,
    query === null ? '' : `${query.menuId} ${query.day}`,
  )
  return model === null ? null : <Opened model={model} onClose={onClose} onApply={esports.setLeagues} />
}

interface OpenedProps {
  readonly model: LeagueFilterModel
  readonly onClose: () => void
  readonly onApply: (leagues: readonly string[]) => void
}

function Opened({ model, onClose, onApply }: OpenedProps) {
  const { t } = useTranslation()
  const view = useStream(model.view$)
  const close = <IconButton icon="close" label={t('common.action.close')} onPress={onClose} />
  return (
    <Sheet
      open
      label={t('filter.title')}
      onClose={onClose}
      shown="leagues"
      header={<SheetHeader actions={close}>{t('filter.title')}</SheetHeader>}
      footer={
        <Footer
          view={view}
          onToggleAll={model.toggleAll}
          onApply={() => {
            onApply(model.limit())
            onClose()
          }}
        />
      }
      footerEdge="ruled"
    >
      <Leagues view={view} onToggle={model.toggle} onRetry={model.retry} />
    </Sheet>
  )
}

interface LeaguesProps {
  readonly view: LeagueFilterView
  readonly onToggle: (leagueId: string) => void
  readonly onRetry: () => void
}

function Leagues({ view: { state, selected }, onToggle, onRetry }: LeaguesProps) {
  const { t } = useTranslation()
  if (state.is === 'loading') return <Skeleton shape="records" rows={4} label={t('common.loading')} />
  if (state.is === 'failed') {
    return (
      <EmptyState
        art="error"
        title={t('filter.failed')}
        text={t('states.listFailed.because', { reason: t(`states.feed.${state.reason}`) })}
        actions={<Button onPress={onRetry}>{t('common.action.retry')}</Button>}
      />
    )
  }
  if (state.leagues.length === 0) return <EmptyState art="flag" title={t('filter.noLeagues')} />
  return (
    <ul className={styles.leagues}>
      {state.leagues.map(({ id, name, sport, count }) => (
        <li key={id} className={styles.league}>
          <div className={styles.choice}>
            <Checkbox
              label={name}
              checked={selected.has(id)}
              onChange={() => {
                onToggle(id)
              }}
            />
          </div>
          <span className={styles.game}>
            <GameIcon sport={sport} />
            {gameName(t, sport)}
          </span>
          <Num>{count}</Num>
        </li>
      ))}
    </ul>
  )
}

interface FooterProps {
  readonly view: LeagueFilterView
  readonly onToggleAll: () => void
  readonly onApply: () => void
}

function Footer({ view: { state, selected, allSelected, matches }, onToggleAll, onApply }: FooterProps) {
  const { t } = useTranslation()
  if (state.is !== 'loaded' || state.leagues.length === 0) return null
  return (
    <div className={styles.footer}>
      <Button kind="secondary" onPress={onToggleAll}>
        {allSelected ? t('filter.none') : t('filter.all')}
      </Button>
      <Button reason={selected.size === 0 ? t('filter.chooseOne') : null} onPress={onApply}>
        {t('filter.apply', { count: matches })}
      </Button>
    </div>
  )
}
