import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  type CasinoTableModel,
  stakedPlays,
  type TableBetsView,
  totalStake,
} from '../../../streams/casino.ts'
import { formatAmount } from '../../../streams/index.ts'
import { useWaitLeft } from '../../bindings/useCasino.ts'
import { useStream } from '../../bindings/useStream.ts'
import { PATHS } from '../../routes/paths.ts'
import { Button } from '../../ui/button/Button.tsx'
import { GuardedButton } from '../../ui/button/GuardedButton.tsx'
import { spotWords } from './casinoWords.ts'
import styles from './BetBar.module.css'

/** The length of the second in which fast bet can be taken back, ms. */
const FAST_MS = 1000

/** Undo, clear, repeat and double, what the member is told, and the button that sends. */
export function BetBar({ model: { bets } }: { readonly model: CasinoTableModel }) {
  const { t } = useTranslation()
  const view = useStream(bets.view$)
  const lies = stakedPlays(view.lying).length > 0
  const left = useWaitLeft(view.sendsAt, FAST_MS)
  const tools = [
    { key: 'undo', on: lies, press: bets.undo },
    { key: 'clear', on: lies, press: bets.clear },
    { key: 'repeat', on: view.open, press: bets.repeat },
    { key: 'double', on: lies, press: bets.double },
  ] as const
  return (
    <div className={styles.bar}>
      <Notes view={view} />
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
          label={view.open ? t('casino.send.label') : t('casino.send.closed')}
          figure={lies ? formatAmount(totalStake(view.lying)) : undefined}
          disabled={!view.open || view.block !== null}
          ignoredText={t('casino.send.again')}
          onPress={bets.send}
        />
      ) : (
        <div className={styles.fast} role="status">
          <i className={styles.left} style={{ transform: `scaleX(${left})` }} />
          <span>{t('casino.send.fast', { amount: formatAmount(totalStake(view.lying)) })}</span>
        </div>
      )}
    </div>
  )
}

/** What has become of the last bets, and why something was not done. */
export function Notes({ view }: { readonly view: TableBetsView }) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const words = spotWords(t, i18n, view)
  const sending = stakedPlays(view.waiting).length > 0
  const fill =
    view.block?.type === 'insufficient' ||
    (view.refusal?.type === 'refusal' && view.refusal.action === 'topUp')
  return (
    <div className={styles.notes}>
      <p role="status" className={styles.note}>
        {words ?? (view.unknown.length > 0 ? t('games.bet.unknown') : sending ? t('games.bet.sending') : '')}
      </p>
      {fill && (
        <Button kind="quiet" size="small" onPress={() => void navigate(PATHS.wallet)}>
          {t('casino.wallet.fill')}
        </Button>
      )}
      {view.unknown.length > 0 && (
        <Button kind="quiet" size="small" onPress={() => void navigate(PATHS.records)}>
          {t('casino.note.records')}
        </Button>
      )}
    </div>
  )
}
