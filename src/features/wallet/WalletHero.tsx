import { type Currency, formatAmount, formatMoney, type Money } from '../../../streams/index.ts'
import { inRmb, isUpToDate, type MemberFinance, type WalletView } from '../../../streams/wallet.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
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

/**
 * Everything the member has, in RMB; what of it can be used, in RMB or in the only currency of the member; and the ways
 * to pay in and out.
 */
export function WalletHero({ view, hidden, shown, onHide, onPay }: WalletHeroProps) {
  const { t } = useTranslation()
  const { finance, payWays, currencies } = view
  const value = finance.value
  if (value === undefined) return null
  const [only] = currencies
  const own = currencies.length === 1 && only !== undefined ? only : 'RMB'
  const inVenues = venueBalances(value, own)
  const figures: readonly (readonly [string, Money])[] = [
    [t('wallet.available'), value.available[own]],
    [t('wallet.locked', { count: value.openBets }), lockedIn(value, own)],
    ...(inVenues.length === 0 ? [] : [[t('wallet.inVenues'), sumOf(inVenues, own)] as const]),
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
            <dd>{shown(own === 'RMB' ? formatAmount(money.minor) : formatMoney(money, { symbol: true }))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The platform reports the locked amount in RMB only; in USDT it is what is not available. */
function lockedIn({ locked, centre, available }: MemberFinance, currency: Currency): Money {
  if (currency === 'RMB') return locked
  return { minor: centre[currency].minor - available[currency].minor, currency }
}

/** What each venue holds. In RMB it is part of the total, which counts USDT at the fixed rate. */
function venueBalances({ venues }: MemberFinance, currency: Currency): readonly Money[] {
  const balances = venues.map(({ balance }) => balance)
  return currency === 'RMB'
    ? balances.map((balance) => ({ minor: inRmb(balance), currency }))
    : balances.filter((balance) => balance.currency === currency)
}

function sumOf(amounts: readonly Money[], currency: Currency): Money {
  return { minor: amounts.reduce((sum, { minor }) => sum + minor, 0), currency }
}
