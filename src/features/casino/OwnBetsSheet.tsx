import { type CasinoStreams, type GameBetRecord, shownOutcome } from '../../../streams/casino.ts'
import { formatMoney } from '../../../streams/index.ts'
import { useCasino, useOfCasino } from '../../bindings/useCasino.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useZone } from '../../bindings/useZone.tsx'
import { roundPath } from '../../routes/paths.ts'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { Num } from '../../ui/text/Num.tsx'
import { ProductPending } from '../loading/ProductPending.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { zonedTime } from '../../words/zonedTime.ts'
import styles from './OwnBetsSheet.module.css'

interface OwnBetsSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly tableId: string
}

/** The member's bets at a table, newest first. */
export function OwnBetsSheet({ open, onClose, tableId }: OwnBetsSheetProps) {
  const { t } = useTranslation()
  const title = t('casino.bets.title')
  return (
    <Sheet open={open} onClose={onClose} label={title} header={<SheetHeader>{title}</SheetHeader>}>
      {open && <Bets tableId={tableId} />}
    </Sheet>
  )
}

function Bets({ tableId }: { readonly tableId: string }) {
  const { t } = useTranslation()
  const bets$ = useOfCasino((casino, screen) => casino.ownBets$(screen, tableId), tableId)
  return bets$ === null ? (
    <Skeleton shape="records" rows={3} label={t('common.loading')} />
  ) : (
    <List bets$={bets$} />
  )
}

function List({ bets$ }: { readonly bets$: ReturnType<CasinoStreams['ownBets$']> }) {
  const { t } = useTranslation()
  const { session } = useCasino()
  const feed = useStream(bets$)
  if (feed.value === undefined) {
    return (
      <ProductPending
        session={session}
        feed={feed}
        title={t('casino.bets.failed')}
        waiting={<Skeleton shape="records" rows={3} label={t('common.loading')} />}
      />
    )
  }
  if (feed.value.length === 0) return <EmptyState art="flag" title={t('casino.bets.none')} />
  return (
    <ul className={styles.list}>
      {feed.value.map((bet) => (
        <Bet key={bet.orderNo} bet={bet} />
      ))}
    </ul>
  )
}

function Bet({ bet }: { readonly bet: GameBetRecord }) {
  const { t } = useTranslation()
  const zone = useZone()
  const { optionName, round, game, stake, profit, status, placedAt } = bet
  return (
    <li className={styles.bet}>
      <span className={styles.what}>
        <b>{optionName}</b>
        <small>
          {placedAt === null ? '' : zonedTime(placedAt, zone).format('HH:mm:ss')}{' '}
          <RouteLink to={roundPath('casino', game, round)} className={styles.proof}>
            {t('casino.bets.round', { round })}
          </RouteLink>
        </small>
      </span>
      <span className={styles.money}>
        <Num>{formatMoney(stake)}</Num>
        <small>
          {status === 'open' ? t('casino.bets.open') : t(`casino.bets.outcome.${shownOutcome(bet)}`)}{' '}
          {/* Beside a stake that was given back, 0.00 would read as the amount given back. */}
          {profit !== null && profit.minor !== 0 && (
            <Num bold tone={profit.minor > 0 ? 'win' : 'quiet'}>
              {formatMoney(profit, { sign: true })}
            </Num>
          )}
        </small>
      </span>
    </li>
  )
}
