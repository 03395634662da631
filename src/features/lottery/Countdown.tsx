import type { TFunction } from 'i18next'
import { type CSSProperties, useCallback } from 'react'
import type { SaleDraw } from '../../../streams/lottery.ts'
import { useLottery } from '../../bindings/useLottery.ts'
import { useTicking } from '../../bindings/useTicking.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Countdown.module.css'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

interface CountdownProps {
  readonly sale: Pick<SaleDraw, 'sealsAt'>
  /** Since when it is on sale, platform ms; `null` where that is not known, and there is no ring then. */
  readonly opensAt: number | null
}

/** How long a draw is still on sale, with a ring that fills meanwhile. */
export function Countdown({ sale, opensAt }: CountdownProps) {
  const { t } = useTranslation()
  const lottery = useLottery()
  const read = useCallback(() => Math.max(0, lottery.secondsUntil(sale.sealsAt)), [lottery, sale.sealsAt])
  const seconds = useTicking(read)
  return (
    <span className={styles.count}>
      {opensAt !== null && <SaleRing from={opensAt} to={sale.sealsAt} />}
      <span className={styles.time} role="timer" aria-live="off" data-last={seconds <= 5 || undefined}>
        {clock(t, seconds)}
      </span>
    </span>
  )
}

/** How much of the time of sale is over; the seconds beside it say the same in words. */
function SaleRing({ from, to }: { readonly from: number; readonly to: number }) {
  const lottery = useLottery()
  const read = useCallback(() => {
    const over = 1 - lottery.leftOf({ from, to })
    return Math.round(Math.min(1, Math.max(0, over)) * 100)
  }, [lottery, from, to])
  const filled = { '--sale-over': `${useTicking(read)}%` } as CSSProperties
  return <span className={styles.ring} style={filled} aria-hidden="true" />
}

/** Whether a draw is still on sale now. */
export function useOnSale(sale: Pick<SaleDraw, 'sealsAt'> | null): boolean {
  const lottery = useLottery()
  const sealsAt = sale?.sealsAt ?? null
  const read = useCallback(
    (): number => (sealsAt !== null && lottery.now() < sealsAt ? 1 : 0),
    [lottery, sealsAt],
  )
  return useTicking(read) === 1
}

function clock(t: TFunction, seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  const minutes = `${two(Math.floor((seconds % HOUR) / MINUTE))}:${two(seconds % MINUTE)}`
  if (seconds < HOUR) return minutes
  const days = Math.floor(seconds / DAY)
  const rest = `${two(Math.floor((seconds % DAY) / HOUR))}:${minutes}`
  return days === 0 ? rest : t('lottery.daysAnd', { days: String(days), rest })
}
