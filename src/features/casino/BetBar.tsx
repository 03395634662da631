import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  type CartModel,
  cartSum,
  type CasinoTableModel,
  FAST_BET_MS,
  stakedPlays,
  type TableBetsView,
  type TableView,
} from '../../../streams/casino.ts'
import { formatAmount, formatMoney } from '../../../streams/index.ts'
import { useCasino, useWaitLeft } from '../../bindings/useCasino.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PATHS } from '../../routes/paths.ts'
import { Button } from '../../ui/button/Button.tsx'
import { GuardedButton } from '../../ui/button/GuardedButton.tsx'
import { phaseKey, spotWords } from './casinoWords.ts'
import styles from './BetBar.module.css'

interface BetBarProps {
  readonly model: CasinoTableModel
  readonly cart: CartModel
  readonly table: TableView
}

/** Undo, clear, repeat and double; notes about the last bets; the send button with the bets of the cart. */
export function BetBar({ model: { bets }, cart, table }: BetBarProps) {
  const { t } = useTranslation()
  const view = useStream(bets.view$)
  const sum = cartSum(useStream(cart.cart$))
  const hasChips = sum.bets > 0
  const left = useWaitLeft(view.sendsAt, FAST_BET_MS)
  const tools = [
    { key: 'undo', on: hasChips, press: bets.undo },
    { key: 'clear', on: hasChips, press: bets.clear },
    { key: 'repeat', on: view.open, press: bets.repeat },
    { key: 'double', on: hasChips, press: bets.double },
  ] as const
  return (
    <div className={styles.bar}>
      <Notes view={view} otherwise={<Balance />} />
      <div className={styles.tools}>
        {tools.map(({ key, on, press }) => (
          <button
            key={key}
            type="button"
            className={styles.tool}
            aria-disabled={!on || undefined}
            onClick={() => {
              if (on) press()
            }}
          >
            {t(`casino.tool.${key}`)}
          </button>
        ))}
      </div>
      {view.sendsAt === null ? (
        <GuardedButton
          size="medium"
          label={sendLabel(t, { open: view.open, table, bets: sum.bets })}
          // Each chip may change the number in the label, so the guard compares the action only.
          guardKey={view.open ? 'send' : 'closed'}
          figure={hasChips ? formatAmount(sum.stake) : undefined}
          disabled={!view.open || view.block !== null}
          ignoredText={t('casino.send.again')}
          onPress={bets.send}
        />
      ) : (
        <div className={styles.fast} role="status">
          <i className={styles.left} style={{ transform: `scaleX(${left})` }} />
          <span>{t('casino.send.fast', { amount: formatAmount(sum.stake) })}</span>
        </div>
      )}
    </div>
  )
}

interface SendState {
  readonly open: boolean
  readonly table: TableView
  /** How many bets lie on the spots. */
  readonly bets: number
}

function sendLabel(t: TFunction, { open, table: { info, moment, round }, bets }: SendState): string {
  // A table that is off or maintained has no next round.
  if (round === null) return t(`casino.phase.${phaseKey(info, moment, false)}`)
  if (!open) return t('casino.send.closed')
  return bets === 0 ? t('casino.send.label') : t('casino.send.bets', { count: bets })
}

/**
 * Balance of the wallet that pays, because its header is out of view while bets are made. Offers a transfer when the
 * wallet is empty.
 */
function Balance() {
  const { t } = useTranslation()
  const login = useStream(useCasino().login$).value
  if (login === undefined) return null
  const amount = formatMoney(login.balance, { symbol: true })
  if (login.seamless) return <span className={styles.note}>{t('common.balance', { amount })}</span>
  return (
    <>
      <span className={styles.note}>{`${t('casino.wallet.casino')} ${amount}`}</span>
      {login.balance.minor <= 0 && <FillWallet />}
    </>
  )
}

/** The way to the wallet; a seamless member has no transfers. */
function FillWallet() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const seamless = useStream(useCasino().login$).value?.seamless === true
  return (
    <Button kind="quiet" size="small" onPress={() => void navigate(PATHS.wallet)}>
      {t(seamless ? 'casino.wallet.open' : 'casino.wallet.fill')}
    </Button>
  )
}

interface NotesProps {
  readonly view: TableBetsView
  /** Shown while there is no note. */
  readonly otherwise?: ReactNode
}

/** What has become of the last bets, and why something was not done. */
export function Notes({ view, otherwise }: NotesProps) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const sending = stakedPlays(view.waiting).length > 0
  const words =
    spotWords(t, i18n, view) ??
    (view.unknown.length > 0 ? t('games.bet.unknown') : sending ? t('games.bet.sending') : '')
  const fill =
    view.block?.type === 'insufficient' ||
    (view.refusal?.type === 'refusal' && view.refusal.action === 'topUp')
  return (
    <div className={styles.notes}>
      <p role="status" className={words === '' ? undefined : styles.note}>
        {words}
      </p>
      {words === '' && otherwise}
      {fill && <FillWallet />}
      {view.unknown.length > 0 && (
        <Button kind="quiet" size="small" onPress={() => void navigate(PATHS.records)}>
          {t('casino.note.records')}
        </Button>
      )}
    </div>
  )
}
