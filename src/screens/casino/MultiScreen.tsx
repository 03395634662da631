import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  type CartModel,
  cartSum,
  type CasinoTableModel,
  MOST_TOGETHER,
  type TableView,
} from '../../../streams/casino.ts'
import { formatAmount } from '../../../streams/index.ts'
import { useCasino, useOfCasino } from '../../bindings/useCasino.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Notes } from '../../features/casino/BetBar.tsx'
import { ChipRow } from '../../features/casino/ChipRow.tsx'
import { limitsWords } from '../../features/casino/casinoWords.ts'
import { OwnRound } from '../../features/casino/OwnRound.tsx'
import { PayingWallet } from '../../features/casino/PayingWallet.tsx'
import { PhaseMark } from '../../features/casino/PhaseMark.tsx'
import { PlayedToday } from '../../features/casino/PlayedToday.tsx'
import { SpotGrid } from '../../features/casino/SpotGrid.tsx'
import { ScreenBanner } from '../../features/connection/ScreenBanner.tsx'
import { ProductPending } from '../../features/loading/ProductPending.tsx'
import { RoadSheet } from '../../features/roads/RoadSheet.tsx'
import { PATHS } from '../../routes/paths.ts'
import { useGoBack } from '../../routes/useGoBack.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonRow } from '../../ui/button/ButtonRow.tsx'
import { GuardedButton } from '../../ui/button/GuardedButton.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { ScrollArea } from '../../ui/page/Column.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import styles from './MultiScreen.module.css'

/** The search parameter with the chosen tables. */
const TABLES_IN_QUERY = 'tables'

/** Several tables at once, with the list of all of them below. The choice is in the address. */
export function MultiScreen() {
  const { t } = useTranslation()
  const back = useGoBack(PATHS.casino)
  const cart = useOfCasino((casino, screen) => casino.cart(screen, true))
  const [chosen, setChosen] = useChosenTables()
  return (
    <>
      <PageHeader title={t('casino.multi.title')} back={{ label: t('common.action.back'), onPress: back }} />
      <ScreenBanner reports="nothing" />
      <ScrollArea sunken>
        <PayingWallet />
        {chosen.length === 0 && <Note>{t('casino.multi.choose', { count: MOST_TOGETHER })}</Note>}
        {cart !== null && (
          <ul className={styles.tables}>
            {chosen.map((tableId) => (
              <Played
                key={tableId}
                tableId={tableId}
                cart={cart}
                onLeave={() => {
                  setChosen(chosen.filter((each) => each !== tableId))
                  focusHeading()
                }}
              />
            ))}
          </ul>
        )}
        <Offered chosen={chosen} onChoose={setChosen} />
      </ScrollArea>
      {cart !== null && chosen.length > 0 && <CartBar cart={cart} />}
    </>
  )
}

/** Focuses the heading, because the pressed button is removed together with its table. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

function useChosenTables(): readonly [readonly string[], (tables: readonly string[]) => void] {
  const [parameters, setParameters] = useSearchParams()
  const text = parameters.get(TABLES_IN_QUERY) ?? ''
  const chosen = useMemo(
    () => [...new Set(text.split(',').filter((id) => /^\w{1,20}$/.test(id)))].slice(0, MOST_TOGETHER),
    [text],
  )
  return [
    chosen,
    (tables) => {
      setParameters(tables.length === 0 ? {} : { [TABLES_IN_QUERY]: tables.join(',') }, { replace: true })
    },
  ]
}

interface PlayedProps {
  readonly tableId: string
  readonly cart: CartModel
  readonly onLeave: () => void
}

function Played({ tableId, cart, onLeave }: PlayedProps) {
  const model = useOfCasino((casino, screen) => casino.table(screen, tableId, true), tableId)
  useEffect(() => (model === null ? undefined : cart.add(model.bets)), [cart, model])
  return model === null ? null : <PlayedTable model={model} onLeave={onLeave} />
}

interface PlayedTableProps {
  readonly model: CasinoTableModel
  readonly onLeave: () => void
}

function PlayedTable({ model, onLeave }: PlayedTableProps) {
  const { t } = useTranslation()
  const table = useStream(model.view$).value ?? null
  const name = table?.info.name ?? model.tableId
  return (
    <li className={styles.table}>
      <header className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <PhaseMark tableId={model.tableId} />
        <IconButton icon="close" label={t('casino.multi.leave', { name })} onPress={onLeave} />
      </header>
      {table !== null && <Spots model={model} table={table} />}
    </li>
  )
}

function Spots({ model, table }: { readonly model: CasinoTableModel; readonly table: TableView }) {
  const shoe = useStream(model.roads$)
  const superSix = useStream(model.superSix$)
  const bets = useStream(model.bets.view$)
  const { roadTheme } = useStream(useCasino().shown.shown$)
  return (
    <>
      <RoadSheet shoe={shoe} theme={roadTheme} superSix={superSix} />
      <SpotGrid model={model} table={table} dense />
      <OwnRound model={model} table={table} />
      <div className={styles.notes}>
        <Notes view={bets} />
      </div>
    </>
  )
}

interface OfferedProps {
  readonly chosen: readonly string[]
  readonly onChoose: (tables: readonly string[]) => void
}

/** All tables. Those that are chosen keep their place, so that neither the list nor the focus moves. */
function Offered({ chosen, onChoose }: OfferedProps) {
  const { t } = useTranslation()
  const { lobby, session } = useCasino()
  const { list, all, currency } = useStream(lobby.view$)
  const full = chosen.length >= MOST_TOGETHER
  if (list.value === undefined) {
    return <ProductPending session={session} feed={list} title={t('casino.failed')} waiting={null} />
  }
  return (
    <section aria-label={t('casino.tables')}>
      {full && <Note>{t('casino.multi.full', { count: MOST_TOGETHER })}</Note>}
      <ul className={styles.offered}>
        {all.map((info) => {
          const isChosen = chosen.includes(info.tableId)
          const others = chosen.filter((each) => each !== info.tableId)
          return (
            <li key={info.tableId} className={styles.offer}>
              <span className={styles.words}>
                <b>{info.name}</b>
                <small>{limitsWords(t, info, currency)}</small>
              </span>
              <Button
                kind={isChosen ? 'outline' : 'secondary'}
                size="small"
                disabled={full && !isChosen}
                ariaLabel={t(isChosen ? 'casino.multi.leave' : 'casino.multi.addOf', { name: info.name })}
                onPress={() => {
                  onChoose(isChosen ? others : [...chosen, info.tableId])
                }}
              >
                {t(isChosen ? 'casino.multi.remove' : 'casino.multi.add')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What lies on the spots of all tables, and one button that sends it: one call for each table. */
function CartBar({ cart }: { readonly cart: CartModel }) {
  const { t } = useTranslation()
  const { bets, tables, stake } = cartSum(useStream(cart.cart$))
  return (
    <div className={styles.foot}>
      <PlayedToday />
      <ChipRow />
      <div className={styles.bar}>
        <ButtonRow layout="oneTwo">
          <Button kind="secondary" disabled={bets === 0} onPress={cart.clearAll}>
            {t('casino.tool.clear')}
          </Button>
          <GuardedButton
            label={bets === 0 ? t('casino.send.label') : t('casino.multi.send', { count: tables })}
            guardKey="send"
            figure={bets === 0 ? undefined : formatAmount(stake)}
            disabled={bets === 0}
            ignoredText={t('casino.send.again')}
            onPress={() => {
              cart.sendAll()
              return true
            }}
          />
        </ButtonRow>
      </div>
    </div>
  )
}
