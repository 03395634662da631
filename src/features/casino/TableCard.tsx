import { type CSSProperties, memo, type ReactNode, useRef } from 'react'
import {
  type CardMode,
  isShowSuperSix,
  type RoadTheme,
  type ShoeRoads,
  type TableInfo,
  type TableView,
} from '../../../streams/casino.ts'
import type { Currency } from '../../../streams/index.ts'
import { useCasino, useShoeRoads, useTableView } from '../../bindings/useCasino.ts'
import { useOnScreen } from '../../bindings/useOnScreen.ts'
import { useStream } from '../../bindings/useStream.ts'
import { casinoTablePath } from '../../routes/paths.ts'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { Avatar } from '../../ui/icon/Avatar.tsx'
import { RoadSheet } from '../roads/RoadSheet.tsx'
import { ShoeCounts } from '../roads/ShoeCounts.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { limitsWords } from './casinoWords.ts'
import { HandsBoard } from './HandsBoard.tsx'
import { LiveScene } from './LiveScene.tsx'
import { PhaseMark } from './PhaseMark.tsx'
import styles from './TableCard.module.css'

interface TableCardProps {
  readonly info: TableInfo
  readonly mode: CardMode
  readonly theme: RoadTheme | null
  readonly currency: Currency
}

/** The height of a card by mode, design points: a card that is out of view keeps its place. */
const HEIGHTS: Readonly<Record<CardMode, number>> = { onSite: 270, dealer: 162, mapGraph: 188, Simple: 92 }

/** A table in the lobby. What is out of view is neither subscribed nor laid out. */
export const TableCard = memo(function TableCard(props: TableCardProps) {
  const element = useRef<HTMLLIElement>(null)
  const seen = useOnScreen(element)
  const height = { '--height': String(HEIGHTS[props.mode]) } as CSSProperties
  return (
    <li ref={element} className={styles.card} style={height}>
      {seen ? <Shown {...props} /> : <b className={styles.unseen}>{props.info.name}</b>}
    </li>
  )
})

function Shown({ info, mode, theme, currency }: TableCardProps) {
  const { t } = useTranslation()
  const shoe = useShoeRoads(info.tableId)
  return (
    <article className={styles.body} aria-label={info.name}>
      <header className={styles.head}>
        {mode !== 'Simple' && <Avatar src={info.dealer.img} name={info.dealer.name} size="m" />}
        <div className={styles.names}>
          <h2 className={styles.name}>{info.name}</h2>
          <small>
            {info.dealer.name} · {limitsWords(t, info, currency)}
          </small>
        </div>
        <PhaseMark tableId={info.tableId} />
      </header>
      <Middle info={info} mode={mode} theme={theme} shoe={shoe} />
      <footer className={styles.foot}>
        {shoe === null ? (
          <span className={styles.members}>{t('casino.members', { count: info.members })}</span>
        ) : (
          <ShoeCounts statistics={shoe.statistics} />
        )}
        <RouteLink to={casinoTablePath(info.tableId)} className={styles.seat}>
          <span aria-hidden="true">{t('casino.seat')}</span>
          <span className={styles.hidden}>{t('casino.seatAt', { name: info.name })}</span>
        </RouteLink>
      </footer>
    </article>
  )
}

interface EachSecondProps {
  readonly tableId: string
  readonly children: (table: TableView) => ReactNode
}

/** A part of a card that follows the table each second; the rest of the card changes once a round. */
function EachSecond({ tableId, children }: EachSecondProps) {
  const table = useTableView(tableId)
  return table !== null && children(table)
}

interface MiddleProps extends Pick<TableCardProps, 'info' | 'mode' | 'theme'> {
  readonly shoe: ShoeRoads | null
}

/** What the mode of the cards shows between the name and the counts. */
function Middle({ info, mode, theme, shoe }: MiddleProps) {
  switch (mode) {
    case 'onSite':
      return (
        <EachSecond tableId={info.tableId}>
          {(table) => (
            <div className={styles.scene}>
              <LiveScene table={table} small />
            </div>
          )}
        </EachSecond>
      )
    case 'dealer':
      return <EachSecond tableId={info.tableId}>{(table) => <Portrait table={table} />}</EachSecond>
    case 'mapGraph':
      return <Roads info={info} theme={theme} shoe={shoe} />
    case 'Simple':
      return null
  }
}

function Roads({ info, theme, shoe }: Omit<MiddleProps, 'mode'>) {
  const { multiTableFreeCharge } = useStream(useCasino().settings.settings$)
  const superSix = isShowSuperSix({ multiTableFreeCharge, baccaratType: info.type })
  return <RoadSheet shoe={shoe} theme={theme} superSix={superSix} />
}

function Portrait({ table: { info, moment } }: { readonly table: TableView }) {
  return (
    <div className={styles.portrait}>
      <Avatar src={info.dealer.img} name={info.dealer.name} size="xl" />
      <HandsBoard hands={moment} results={moment.results} small />
    </div>
  )
}
