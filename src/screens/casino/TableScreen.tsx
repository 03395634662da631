import { useParams } from 'react-router-dom'
import type { CartModel, CasinoTableModel, TableView } from '../../../streams/casino.ts'
import { useCasino, useOfCasino } from '../../bindings/useCasino.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { BankerChoice } from '../../features/casino/BankerChoice.tsx'
import { BetBar } from '../../features/casino/BetBar.tsx'
import { CasinoSettingsSheet } from '../../features/casino/CasinoSettingsSheet.tsx'
import { ChipRow } from '../../features/casino/ChipRow.tsx'
import { limitsWords } from '../../features/casino/casinoWords.ts'
import { LiveScene } from '../../features/casino/LiveScene.tsx'
import { OwnBetsSheet } from '../../features/casino/OwnBetsSheet.tsx'
import { OwnRound } from '../../features/casino/OwnRound.tsx'
import { PastRoundsSheet } from '../../features/casino/PastRoundsSheet.tsx'
import { PayingWallet } from '../../features/casino/PayingWallet.tsx'
import { PhaseMark } from '../../features/casino/PhaseMark.tsx'
import { PlayedToday } from '../../features/casino/PlayedToday.tsx'
import { RulesSheet } from '../../features/casino/RulesSheet.tsx'
import { SpotGrid } from '../../features/casino/SpotGrid.tsx'
import { TableRoads } from '../../features/casino/TableRoads.tsx'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { ProductPending } from '../../features/loading/ProductPending.tsx'
import { PATHS } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import styles from './TableScreen.module.css'

/** A table of the casino. */
export function TableScreen() {
  const { table = '' } = useParams()
  return <OfTable key={table} tableId={table} />
}

function OfTable({ tableId }: { readonly tableId: string }) {
  const { t } = useTranslation()
  const back = useGoBack(PATHS.casino)
  const seat = useOfCasino((casino, screen): Seat => {
    casino.voice(screen, tableId)
    const model = casino.table(screen, tableId)
    const cart = casino.cart(screen, false)
    screen.onEnd(cart.add(model.bets))
    return { model, cart }
  }, tableId)
  const header = { label: t('common.action.back'), onPress: back }
  if (seat === null) {
    return (
      <>
        <PageHeader surface="raised" title={tableId} back={header} />
        <Skeleton shape="detail" rows={5} label={t('common.loading')} />
      </>
    )
  }
  return <Open seat={seat} back={header} />
}

/** A table, and what lies on its spots. */
interface Seat {
  readonly model: CasinoTableModel
  readonly cart: CartModel
}

interface OpenProps {
  readonly seat: Seat
  readonly back: { readonly label: string; readonly onPress: () => void }
}

function Open({ seat, back }: OpenProps) {
  const { t } = useTranslation()
  const { model } = seat
  const { session } = useCasino()
  const feed = useStream(model.view$)
  const settings = useOverlayStep('casino-settings')
  const table = feed.value ?? null
  return (
    <>
      <PageHeader
        surface="raised"
        title={table?.info.name ?? model.tableId}
        back={back}
        actions={<IconButton icon="settings" label={t('casino.settings.title')} onPress={settings.show} />}
      />
      <ScreenBanner reports="nothing" />
      {table !== null && <Table {...seat} table={table} />}
      {feed.value === undefined && (
        <ProductPending
          session={session}
          feed={feed}
          title={t('casino.failed')}
          waiting={<Skeleton shape="detail" rows={5} label={t('common.loading')} />}
        />
      )}
      {feed.status === 'live' && table === null && <EmptyState art="flag" title={t('casino.noTable')} />}
      <CasinoSettingsSheet open={settings.open} onClose={settings.close} />
    </>
  )
}

interface TableProps extends Seat {
  readonly table: TableView
}

function Table({ model, cart, table }: TableProps) {
  const { t } = useTranslation()
  const { currency } = useStream(model.bets.view$)
  return (
    <div className={styles.table}>
      <div className={styles.scene}>
        <LiveScene table={table} />
      </div>
      <div className={styles.status}>
        <span className={styles.limits}>
          {table.round === null ? '' : t('casino.past.round', { round: table.round.round })}
          <small>{limitsWords(t, table.info, currency)}</small>
        </span>
        <PhaseMark tableId={table.info.tableId} />
      </div>
      <div className={styles.felt}>
        <ScrollArea>
          <BankerChoice model={model} />
          <SpotGrid model={model} table={table} />
          <OwnRound model={model} table={table} />
          <TableRoads model={model} />
          <Links model={model} table={table} />
          <PayingWallet />
        </ScrollArea>
      </div>
      <div className={styles.foot}>
        <PlayedToday />
        <ChipRow />
        <BetBar model={model} cart={cart} table={table} />
      </div>
    </div>
  )
}

/** What else there is of a table, each in a sheet. */
function Links({ model, table: { info } }: Omit<TableProps, 'cart'>) {
  const { t } = useTranslation()
  const bets = useOverlayStep('casino-bets')
  const past = useOverlayStep('casino-past')
  const rules = useOverlayStep('casino-rules')
  const links = [
    { key: 'bets', show: bets.show },
    { key: 'past', show: past.show },
    { key: 'rules', show: rules.show },
  ] as const
  return (
    <div className={styles.links}>
      {links.map(({ key, show }) => (
        <button key={key} type="button" className={styles.link} onClick={show}>
          {t(`casino.${key}.title`)}
        </button>
      ))}
      <OwnBetsSheet open={bets.open} onClose={bets.close} tableId={model.tableId} />
      <PastRoundsSheet open={past.open} onClose={past.close} model={model} info={info} />
      <RulesSheet open={rules.open} onClose={rules.close} model={model} info={info} />
    </div>
  )
}
