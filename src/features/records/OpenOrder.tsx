import type { Order } from '../../../streams/index.ts'
import { useOrderProgress } from '../../bindings/useOrderProgress.ts'
import { CashOut } from './CashOut.tsx'
import { MatchNow } from './MatchNow.tsx'
import { OrderLegs } from './OrderLegs.tsx'
import { OrderMoney } from './OrderMoney.tsx'
import { OrderSelection } from './OrderSelection.tsx'
import { isSingle } from '../../words/orderWords.ts'

/**
 * An open order: its selections, the present state of its matches, and what it would pay if they ended now.
 */
export function OpenOrder({ order }: { readonly order: Order }) {
  const progress = useOrderProgress(order)
  const [first] = order.legs
  return (
    <>
      {isSingle(order) && first !== undefined ? (
        <>
          <OrderSelection leg={first} />
          <MatchNow leg={first} match={progress.legs[0]?.match ?? null} score={progress.legs[0]?.score} />
        </>
      ) : (
        <OrderLegs order={order} progress={progress.legs} />
      )}
      <OrderMoney order={order} ifEnded={progress.ifEnded} />
      {order.cashable && <CashOut order={order} />}
    </>
  )
}
