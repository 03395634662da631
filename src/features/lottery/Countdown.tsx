import { useCallback } from 'react'
import type { SaleDraw } from '../../../streams/lottery.ts'
import { useLottery } from '../../bindings/useLottery.ts'
import { useTicking } from '../../bindings/useTicking.ts'
import styles from './Countdown.module.css'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/** How long a draw is still on sale. */
export function Countdown({ sale }: { readonly sale: Pick<SaleDraw, 'sealsAt'> }) {
  const lottery = useLottery()
  const read = useCallback(() => Math.max(0, lottery.secondsUntil(sale.sealsAt)), [lottery, sale.sealsAt])
  const seconds = useTicking(read)
  return (
    <span className={styles.time} role="timer" aria-live="off" data-last={seconds <= 5 || undefined}>
      {clock(seconds)}
    </span>
  )
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

function clock(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  const minutes = `${two(Math.floor((seconds % HOUR) / MINUTE))}:${two(seconds % MINUTE)}`
  if (seconds < HOUR) return minutes
  const days = Math.floor(seconds / DAY)
  return `${days === 0 ? '' : `${days}d `}${two(Math.floor((seconds % DAY) / HOUR))}:${minutes}`
}
