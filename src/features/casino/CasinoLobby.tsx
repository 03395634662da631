import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CARD_MODES, LIST_TABS, type LobbyView } from '../../../streams/casino.ts'
import { useCasino } from '../../bindings/useCasino.ts'
import { useStream } from '../../bindings/useStream.ts'
import { addLateTexts } from '../../i18n/i18n.ts'
import { lateTexts } from '../../i18n/texts/cmn/late.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PATHS } from '../../routes/paths.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { ChipTool } from '../../ui/choice/ChipRow.tsx'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { Tabs } from '../../ui/choice/Tabs.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { ProductPending } from '../loading/ProductPending.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { PayingWallet } from './PayingWallet.tsx'
import { CasinoSettingsSheet } from './CasinoSettingsSheet.tsx'
import { TableCard } from './TableCard.tsx'
import styles from './CasinoLobby.module.css'

const TAB_KEYS = [String(LIST_TABS.all), String(LIST_TABS.history)] as const
const SKELETON_CARDS = 4

/** The tables of the casino. */
export function CasinoLobby() {
  const { t, i18n } = useTranslation()
  useState(() => {
    addLateTexts(i18n, lateTexts)
  })
  const casino = useCasino()
  const view = useStream(casino.lobby.view$)
  const navigate = useNavigate()
  const settings = useOverlayStep('casino-settings')
  const isHistory = view.tab === LIST_TABS.history
  // Also when the lobby is opened again, because a bet at another table changes the history.
  useEffect(() => {
    if (isHistory) casino.settings.refresh()
  }, [casino, isHistory])
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          label={t('casino.tabs.label')}
          place="dense"
          items={[
            { key: TAB_KEYS[0], label: t('casino.tabs.all'), count: view.list.value?.length },
            { key: TAB_KEYS[1], label: t('casino.tabs.history') },
          ]}
          selected={String(view.tab)}
          onSelect={(key) => {
            casino.lobby.setTab(key === TAB_KEYS[1] ? LIST_TABS.history : LIST_TABS.all)
          }}
        />
        <span className={styles.tools}>
          <IconButton
            icon="tables"
            label={t('casino.multi.open')}
            onPress={() => void navigate(PATHS.casinoMulti)}
          />
          <IconButton icon="settings" label={t('casino.settings.title')} onPress={settings.show} />
        </span>
      </div>
      <ModeRow view={view} />
      <ScrollArea sunken busy={view.list.status === 'connecting'}>
        <PayingWallet />
        <TableList view={view} />
      </ScrollArea>
      <CasinoSettingsSheet open={settings.open} onClose={settings.close} />
    </>
  )
}

/** How the tables are shown, and the filter. */
function ModeRow({ view }: { readonly view: LobbyView }) {
  const { t } = useTranslation()
  const { shown, lobby } = useCasino()
  const { cardMode } = useStream(shown.shown$)
  const filter = useOverlayStep('casino-filter')
  const active = view.filter.type !== null || view.filter.limits !== null
  return (
    <div className={styles.modes}>
      <div className={styles.grow}>
        <Segmented
          label={t('casino.mode.label')}
          items={CARD_MODES.map((key) => ({ key, label: t(`casino.mode.${key}`) }))}
          selected={cardMode}
          onSelect={shown.setCardMode}
        />
      </div>
      <ChipTool icon="filter" label={t('casino.filter.open')} active={active} onPress={filter.show} />
      <FilterSheet open={filter.open} onClose={filter.close} view={view} onFilter={lobby.setFilter} />
    </div>
  )
}

function TableList({ view }: { readonly view: LobbyView }) {
  const { t } = useTranslation()
  const casino = useCasino()
  const { cardMode, roadTheme } = useStream(casino.shown.shown$)
  if (view.list.value === undefined) {
    return (
      <ProductPending
        session={casino.session}
        feed={view.list}
        title={t('casino.failed')}
        waiting={<Skeleton shape="records" rows={SKELETON_CARDS} label={t('common.loading')} />}
      />
    )
  }
  if (view.tables.length === 0) {
    const history = view.tab === LIST_TABS.history
    return (
      <EmptyState
        art="flag"
        title={t(history ? 'casino.empty.history' : 'casino.empty.filter')}
        actions={
          history ? undefined : (
            <Button
              kind="secondary"
              onPress={() => {
                casino.lobby.setFilter({ type: null, limits: null })
              }}
            >
              {t('casino.filter.reset')}
            </Button>
          )
        }
      />
    )
  }
  return (
    <ul className={styles.list} aria-label={t('casino.tables')}>
      {view.tables.map((info) => (
        <TableCard
          key={info.tableId}
          info={info}
          mode={cardMode}
          theme={roadTheme}
          currency={view.currency}
        />
      ))}
    </ul>
  )
}
