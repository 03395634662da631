import { useEffect } from 'react'
import type { LeagueFilterModel } from '../../../../streams/filter.ts'
import { leagueFilterStreams } from '../../../../streams/filter.ts'
import { useMember, useStreams } from '../../../bindings/StreamsProvider.tsx'
import { useScope } from '../../../bindings/useScope.ts'
import { useStream } from '../../../bindings/useStream.ts'
import { useStreamPart } from '../../../bindings/useStreamPart.ts'
import { catalogueText } from '../../../i18n/catalogueText.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Toast } from '../../../ui/feedback/Toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Sheet, SheetHeader } from '../../../ui/sheet/Sheet.tsx'
import styles from './LeagueFilter.module.css'
import { LeagueSections } from './LeagueSections.tsx'
import { LeagueTags } from './LeagueTags.tsx'

interface LeagueFilterSheetProps {
  readonly onClose: () => void
}

/** The choice of the leagues that the list shows. It closes itself on a list that has none. */
export function LeagueFilterSheet({ onClose }: LeagueFilterSheetProps) {
  const { home, part } = useMember()
  const view = useStream(home.home$)
  const query = useStream(home.query$)
  const open = part(leagueFilterStreams)
  const asked = query === null || query.betType === 'favourite' ? null : query
  const isOffered = open !== null && view.controls.filter
  const model = useScope(
    (screen) => (asked === null ? null : (open?.(screen, asked) ?? null)),
    asked === null ? '' : `${asked.menuId} ${asked.day}`,
  )
  // The menu, and with it the query, may still be loading after a reload.
  const isOver = !isOffered && view.menu.value !== undefined
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  return model === null || isOver ? null : <Opened model={model} onClose={onClose} />
}

interface OpenedProps extends LeagueFilterSheetProps {
  readonly model: LeagueFilterModel
}

function Opened({ model, onClose }: OpenedProps) {
  const { t } = useTranslation()
  return (
    <Sheet
      open
      label={t('filter.title')}
      onClose={onClose}
      shown="leagues"
      header={
        <SheetHeader actions={<IconButton icon="close" label={t('common.action.close')} onPress={onClose} />}>
          {t('filter.title')}
        </SheetHeader>
      }
      footer={<Footer model={model} onClose={onClose} />}
      footerEdge="ruled"
    >
      <Body model={model} />
      <SheetToast />
    </Sheet>
  )
}

function Body({ model }: { readonly model: LeagueFilterModel }) {
  const { t } = useTranslation()
  const view = useStream(model.view$)
  const { state, text, sections } = view
  if (state.is === 'loading') return <Skeleton shape="records" rows={5} label={t('common.loading')} />
  if (state.is === 'failed') {
    return (
      <EmptyState
        art="error"
        title={t('filter.failed')}
        text={t('states.listFailed.because', { reason: t(`states.feed.${state.reason}`) })}
        actions={<Button onPress={model.retry}>{t('common.action.retry')}</Button>}
      />
    )
  }
  if (state.leagues.length === 0) return <EmptyState art="flag" title={t('filter.noLeagues')} />
  return (
    <>
      <div className={styles.search}>
        <Field
          type="search"
          inputMode="search"
          icon="search"
          label={t('filter.find')}
          value={text}
          onChange={model.type}
          autoComplete="off"
        />
      </div>
      <LeagueTags tags={view.tags} onChoose={model.selectOnly} />
      {sections.length === 0 ? (
        <EmptyState art="flag" title={t('filter.nothingFound', { text })} />
      ) : (
        <LeagueSections view={view} onToggle={model.toggle} />
      )}
    </>
  )
}

function Footer({ model, onClose }: OpenedProps) {
  const { t } = useTranslation()
  const { home } = useMember()
  const { state, allSelected, matches, selected, tooMany } = useStream(model.view$)
  const outrights = useStreamPart(home.home$, ({ betType }) => betType === 'champion')
  if (state.is !== 'loaded' || state.leagues.length === 0) return null
  const reason = selected.size === 0 ? t('filter.chooseOne') : tooMany ? t('filter.tooMany') : null
  return (
    <div className={styles.footer}>
      <Button kind="secondary" onPress={model.toggleAll}>
        {allSelected ? t('filter.none') : t('filter.all')}
      </Button>
      <Button
        reason={reason}
        onPress={() => {
          home.setLeagues(model.limit())
          onClose()
        }}
      >
        {t(outrights ? 'filter.applyOutrights' : 'filter.apply', { count: matches })}
      </Button>
    </div>
  )
}

/** What just happened, above the page that the sheet covers. */
function SheetToast() {
  const { i18n } = useTranslation()
  const notice = useStream(useStreams().notices.notices$)[0]
  return <Toast text={notice === undefined ? null : catalogueText(i18n, notice.textKey, notice.params)} />
}
