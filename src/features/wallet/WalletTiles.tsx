import dayjs from 'dayjs'
import type { TFunction } from 'i18next'
import { formatAmount, formatMoney } from '../../../streams/index.ts'
import { inRmb, isUpToDate, type WalletView } from '../../../streams/wallet.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { classNames } from '../../ui/text/classNames.ts'
import { type Shown, venueWalletName, wholeCoins } from './walletWords.ts'
import styles from './WalletTiles.module.css'

interface Tile {
  readonly key: string
  readonly name: string
  readonly amount: string
  readonly note: string
  /** Whether the note is about a trouble. */
  readonly warns?: boolean
}

/** A card for each wallet, with the time at which its balance was valid. */
export function WalletTiles({ view, shown }: { readonly view: WalletView; readonly shown: Shown }) {
  const { t } = useTranslation()
  return (
    <ul
      className={classNames(styles.tiles, !isUpToDate(view.finance) && styles.old)}
      aria-label={t('wallet.balances')}
    >
      {tilesOf(view, shown, t).map(({ key, name, amount, note, warns }) => (
        <li key={key} className={styles.tile}>
          <span>{name}</span>
          <b>{amount}</b>
          <small className={classNames(warns && styles.warns)}>{note}</small>
        </li>
      ))}
    </ul>
  )
}

function tilesOf({ finance, currencies }: WalletView, shown: Shown, t: TFunction): readonly Tile[] {
  const value = finance.value
  if (value === undefined) return []
  const { centre, available, venues, goldCoins, at } = value
  const time = t('wallet.updated', { time: dayjs(at).format('HH:mm') })
  const rmb: Tile = {
    key: 'RMB',
    name: t('wallet.centre'),
    amount: shown(formatAmount(centre.RMB.minor)),
    note: t('wallet.centreNote', { amount: shown(formatAmount(available.RMB.minor)) }),
  }
  const usdt: Tile = {
    key: 'USDT',
    name: 'USDT',
    amount: shown(formatAmount(centre.USDT.minor)),
    note: t('wallet.usdtNote', {
      amount: shown(formatMoney({ minor: inRmb(centre.USDT), currency: 'RMB' }, { symbol: true })),
    }),
  }
  const gold: Tile = {
    key: 'gold',
    name: t('wallet.gold'),
    amount: shown(wholeCoins(goldCoins)),
    note: t('wallet.goldNote'),
  }
  const ofVenues = venues
    // A second currency of a venue is shown when it holds something.
    .filter(({ balance }) => balance.currency === currencies[0] || balance.minor !== 0)
    .map((wallet): Tile => {
      const { venue, balance, status } = wallet
      const isTrouble = status === 'maintenance' || status === 'closed'
      return {
        key: `${venue} ${balance.currency}`,
        name:
          balance.currency === 'RMB'
            ? venueWalletName(t, wallet)
            : `${venueWalletName(t, wallet)} ${balance.currency}`,
        amount: shown(formatAmount(balance.minor)),
        note: isTrouble ? t(`wallet.state.${status}`) : time,
        warns: isTrouble,
      }
    })
  return [
    ...(currencies.includes('RMB') ? [rmb] : []),
    ...(currencies.includes('USDT') ? [usdt] : []),
    gold,
    ...ofVenues,
  ]
}
