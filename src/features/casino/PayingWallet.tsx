import { formatMoney } from '../../../streams/index.ts'
import { useCasino } from '../../bindings/useCasino.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PATHS } from '../../routes/paths.ts'
import { RouteLink } from '../../routes/RouteLink.tsx'
import { Num } from '../../ui/text/Num.tsx'
import styles from './PayingWallet.module.css'

/** The balance of the wallet that pays, with the way to fill it; a seamless member has no transfers. */
export function PayingWallet() {
  const { t } = useTranslation()
  const login = useStream(useCasino().login$).value
  if (login === undefined) return <p className={styles.line} />
  const fill = login.balance.minor <= 0 && !login.seamless
  return (
    <p className={styles.line}>
      <span>
        {t(login.seamless ? 'casino.wallet.main' : 'casino.wallet.casino')}{' '}
        <Num bold>{formatMoney(login.balance, { symbol: true })}</Num>
      </span>
      <RouteLink to={PATHS.wallet} className={styles.way}>
        {t(fill ? 'casino.wallet.fill' : 'casino.wallet.open')}
      </RouteLink>
    </p>
  )
}
