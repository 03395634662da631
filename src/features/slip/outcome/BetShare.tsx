import { type ComponentType, lazy, Suspense } from 'react'
import type { OutcomeBetView } from '../../../../streams/index.ts'
import styles from './BetShare.module.css'

/**
 * Loads the code of the live rooms with the first receipt. When that fails, the receipt is shown without the
 * button.
 */
const ShareBet = lazy<ComponentType<{ readonly orderNo: string }>>(() =>
  import('./ShareBet.tsx').then(
    ({ ShareBet: view }) => ({ default: view }),
    () => ({ default: () => null }),
  ),
)

/** The button that shares an accepted bet with a room. Its space is reserved while the code loads. */
export function BetShare({ bet }: { readonly bet: OutcomeBetView }) {
  const { orderNo, state } = bet
  if (orderNo === null || state !== 'accepted') return null
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>
        <ShareBet orderNo={orderNo} />
      </Suspense>
    </div>
  )
}
