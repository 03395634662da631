import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OpenBet } from '../../streams/gameRecords.ts'
import type { RecordsView } from '../../streams/index.ts'
import { RECORD_TABS, type RecordGroup, type RecordsModel, type RecordTab } from '../../streams/records.ts'
import { useMember } from '../bindings/StreamsProvider.tsx'
import { useChases, useGameRecords, useOpenBets, useOpenChases } from '../bindings/useGameRecords.ts'
import { useReserve } from '../bindings/useReserve.ts'
import { useRecords } from '../bindings/useRecords.ts'
import { useStream } from '../bindings/useStream.ts'
import { useStreamPart } from '../bindings/useStreamPart.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { ScreenBanner } from '../features/connection/ScreenBanner.tsx'
import { AllOpen, type AllOpenList } from '../features/records/AllOpen.tsx'
import { Chases } from '../features/records/Chases.tsx'
import { ExportRecords } from '../features/records/ExportRecords.tsx'
import { GameRecords } from '../features/records/GameRecords.tsx'
import { NumberSearch } from '../features/records/NumberSearch.tsx'
import { RecordFilters } from '../features/records/RecordFilters.tsx'
import { Reservations } from '../features/records/Reservations.tsx'
import { RecordList } from '../features/records/RecordList.tsx'
import { RECORD_SCREEN_TABS, useWantedOrder, type WantedOrder } from '../features/records/useWantedOrder.ts'
import { PATHS } from '../routes/paths.ts'
import { IconButton } from '../ui/button/IconButton.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { Inset } from '../ui/page/Inset.tsx'
import { Segmented } from '../ui/choice/Segmented.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Tabs } from '../ui/choice/Tabs.tsx'

const PANEL = 'record-list'

/** The member's bets, unsettled and settled, and the bets that wait for a price. */
export function RecordsScreen() {
  const { t } = useTranslation()
  const member = useMember()
  const navigate = useNavigate()
  const model = useRecords()
  const wanted = useWantedOrder(model)
  const { tab: group, setTab } = wanted
  const game = group === 'sport' || group === 'open' ? null : group
  const reserve = useReserve()
  // The tab of sports lists the bets of the present venue, the one of all what the navigation counts.
  const counts = { sport: useStream(member.openBets$), open: useStream(member.unsettledBets$) }
  const [openList, setOpenList] = useState<AllOpenList>('unsettled')
  const open = group === 'open' ? openList : null
  const allOpen = useOpenBets(open === 'chases' ? null : open)
  const openChases = useOpenChases(open === 'chases')
  const games = useGameRecords(game)
  const chases = useChases(group === 'lottery')
  const [sought, setSought] = useState<OpenBet | null>(null)
  const showBet = (bet: OpenBet) => {
    if (open === 'reserved' || open === 'failed') {
      wanted.showReserved(bet, open)
      return
    }
    setSought(bet.group === 'sport' ? null : bet)
    wanted.show(bet)
  }
  return (
    <>
      <PageHeader
        title={t('records.title')}
        actions={
          <>
            {member.hasResults && (
              <IconButton
                icon="trophy"
                label={t('results.title')}
                onPress={() => void navigate(PATHS.results)}
              />
            )}
            {group === 'sport' && model !== null && <RecordTools model={model} />}
            <IconButton
              icon="refresh"
              label={t('common.action.refresh')}
              onPress={() => {
                for (const shown of [model, reserve, allOpen, openChases, games, chases]) shown?.refresh()
              }}
            />
          </>
        }
      />
      <Tabs
        label={t('records.tabs.label')}
        items={RECORD_SCREEN_TABS.map((key) => ({
          key,
          label: t(`records.tabs.${key}`),
          count: key === 'sport' || key === 'open' ? (counts[key] ?? 0) || undefined : undefined,
        }))}
        selected={group}
        onSelect={(next) => {
          setSought(null)
          setTab(next)
        }}
        panelId={PANEL}
      />
      <div id={PANEL} role="tabpanel" style={{ display: 'contents' }}>
        {group === 'sport' && <SportRecords model={model} wanted={wanted} />}
        {open !== null && (
          <AllOpen list={open} onList={setOpenList} bets={allOpen} chases={openChases} onBet={showBet} />
        )}
        {game !== null && <Games key={game} {...{ group: game, model: games, chases, sought }} />}
      </div>
    </>
  )
}

interface SportProps {
  readonly model: RecordsModel
  readonly wanted: WantedOrder
}

function SportRecords({
  model,
  wanted,
}: Omit<SportProps, 'model'> & { readonly model: RecordsModel | null }) {
  const { t } = useTranslation()
  return model === null ? (
    <Skeleton shape="records" rows={4} label={t('common.loading')} />
  ) : (
    <OpenRecords model={model} wanted={wanted} />
  )
}

/** The states of a list in which it says nothing of a lost connection itself. */
const SILENT: readonly RecordsView['list']['status'][] = ['connecting', 'live']

function OpenRecords({ model, wanted: { orderNo, reserved, setReserved } }: SportProps) {
  const view = useStream(model.records$)
  const room = useStream(model.shareRoom$)
  const reserve = useReserve()
  return (
    <>
      {view.search === null ? (
        <RecordFilters
          view={view}
          reserved={reserve === null ? undefined : reserved}
          onReserved={setReserved}
          onSettled={model.setSettled}
          onRange={model.setRange}
          onCurrency={model.setCurrency}
        />
      ) : (
        <NumberSearch text={view.search} bad={view.searchBad} onText={model.search} />
      )}
      {reserve !== null && reserved !== null && view.search === null ? (
        <Reservations reserve={reserve} shown={reserved} currency={view.currency} />
      ) : (
        <>
          <ScreenBanner reports={SILENT.includes(view.list.status) ? 'nothing' : 'list'} />
          <RecordList
            view={view}
            onMore={model.loadMore}
            onRefresh={model.refresh}
            onShare={room === null ? null : model.share}
            sought={view.search === null ? null : orderNo}
          />
        </>
      )}
    </>
  )
}

/** The search by number, and the export of the list. */
function RecordTools({ model }: { readonly model: RecordsModel }) {
  const { t } = useTranslation()
  const searching = useStreamPart(model.records$, isSearching)
  return (
    <>
      <IconButton
        icon="search"
        label={t('bets.search')}
        pressed={searching}
        onPress={() => {
          model.search(searching ? null : '')
        }}
      />
      <ExportRecords model={model} />
    </>
  )
}

const isSearching = ({ search }: RecordsView) => search !== null

interface GamesProps {
  readonly group: Exclude<RecordGroup, 'sport'>
  /** Both `null` until they are created, and `chases` of anything but the lottery. */
  readonly model: ReturnType<typeof useGameRecords>
  readonly chases: ReturnType<typeof useChases>
  /** The bet to show; `null` for none. */
  readonly sought: OpenBet | null
}

function Games({ group, model, chases, sought }: GamesProps) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<RecordTab>('betRecord')
  return (
    <>
      <ScreenBanner reports="nothing" />
      {group === 'lottery' && (
        <Inset>
          <Segmented
            label={t('bets.lotteryTabs')}
            items={RECORD_TABS.map((key) => ({ key, label: t(`bets.${key}`) }))}
            selected={tab}
            onSelect={setTab}
          />
        </Inset>
      )}
      {group === 'lottery' && tab === 'appendRecord' ? (
        <Chases model={chases} />
      ) : (
        <GameRecords kind={group} model={model} sought={sought} />
      )}
    </>
  )
}
