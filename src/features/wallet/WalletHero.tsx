import { useTranslation } from 'react-i18next'
import { formatAmount, type Money } from '../../../streams/index.ts'
import { isUpToDate, type WalletView } from '../../../streams/wallet.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { classNames } from '../../ui/text/classNames.ts'
import type { Shown } from './walletWords.ts'
import styles from './WalletHero.module.css'

interface WalletHeroProps {
  readonly view: WalletView
  readonly hidden: boolean
  readonly shown: Shown
  readonly onHide: () => void
  readonly onPay: (kind: 'deposit' | 'withdraw') => void
}

/** Everything the member has, in RMB, what of it can be used, and the ways to pay in and out. */
export function WalletHero({ view, hidden, shown, onHide, onPay }: WalletHeroProps) {
  const { t } = useTranslation()
  const { finance, payWays } = view
  const value = finance.value
  if (value === undefined) return null
  const inVenues = value.venues.filter(({ balance }) => balance.currency === 'RMB')
  const figures: readonly (readonly [string, Money])[] = [
    [t('wallet.available'), value.available.RMB],
    [t('wallet.locked', { count: value.openBets }), value.locked],
    ...(inVenues.length === 0 ? [] : [[t('wallet.inVenues'), sumOf(inVenues)] as const]),
  ]
  return (
    <section
      className={classNames(styles.hero, !isUpToDate(finance) && styles.old)}
      aria-label={t('wallet.total')}
    >
      <div className={styles.top}>
        <div className={styles.total}>
          <span className={styles.label}>
            {t('wallet.total')}
            <IconButton
              icon={hidden ? 'eyeOff' : 'eye'}
              label={t(hidden ? 'wallet.show' : 'wallet.hide')}
              onPress={onHide}
            />
          </span>
          <b className={styles.big}>
            <small>¥</small>
            {shown(formatAmount(value.total.minor))}
          </b>
        </div>
        <div className={styles.ways}>
          {payWays.some(({ deposit }) => deposit) && (
            <Button size="small" onPress={() => onPay('deposit')}>
              {t('wallet.deposit')}
            </Button>
          )}
          {payWays.some(({ withdraw }) => withdraw) && (
            <Button size="small" kind="secondary" onPress={() => onPay('withdraw')}>
              {t('wallet.withdraw')}
            </Button>
          )}
        </div>
      </div>
      <dl className={styles.figures}>
        {figures.map(([label, money]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{shown(formatAmount(money.minor))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function sumOf(wallets: readonly { readonly balance: Money }[]): Money {
  return { minor: wallets.reduce((sum, { balance }) => sum + balance.minor, 0), currency: 'RMB' }
}
