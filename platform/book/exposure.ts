import { marketKey } from '../../streams/domain/market.ts'
import { money, type Currency } from '../../streams/domain/money.ts'
import { ODDS_SCALE } from '../../streams/domain/odds.ts'
import type { ExposureFault, SelectionExposure } from '../store/orders/exposure.ts'
import type { NewOrder } from '../store/orders/order.ts'
import { inRmb } from '../../streams/domain/rmbValue.ts'
import { exposureLimit, type LimitedLeg } from './limits.ts'

/** What an order may still risk on a leg, RMB minor units. */
export interface ExposureLeft {
  readonly stake: number
  readonly win: number
  /** What the operator may still lose on the market. */
  readonly market: number
}

/** The limit of a market for all members is this multiple of one member's limit on a selection. */
const MEMBERS_A_MARKET = 20

type Selection = Pick<SelectionExposure, 'matchId' | 'market' | 'line' | 'side'>

/** What is left of the limits of a selection after all open orders. */
export function exposureLeft(
  selection: Selection,
  leg: LimitedLeg,
  openBets: readonly SelectionExposure[],
): ExposureLeft {
  const limit = exposureLimit(leg)
  const market = openBets.filter(
    (each) => each.matchId === selection.matchId && each.market === selection.market,
  )
  const own = market.filter(
    (each) => each.own && each.line === selection.line && each.side === selection.side,
  )
  return {
    stake: limit.stake - sum(own, 'stake'),
    win: limit.win - sum(own, 'win'),
    market: limit.earlyWin * MEMBERS_A_MARKET - sum(market, 'win'),
  }
}

function sum(exposures: readonly SelectionExposure[], of: 'stake' | 'win'): number {
  return exposures.reduce((total, each) => total + inRmb(money(each[of], each.currency)), 0)
}

/** An order of a confirm, with the properties of its legs that limits depend on. */
export interface LimitedOrder {
  readonly order: NewOrder
  readonly legs: readonly LimitedLeg[]
}

type RiskedOrder = Pick<LimitedOrder, 'legs'> & {
  readonly order: Pick<NewOrder, 'legs' | 'totalStake' | 'currency'>
}

/** The first limit that the orders of a confirm would exceed together; `null` when none. */
export function exposureFault(
  confirm: readonly RiskedOrder[],
  openBets: readonly SelectionExposure[],
): ExposureFault | null {
  const taken: SelectionExposure[] = [...openBets]
  for (const { order, legs } of confirm) {
    for (const [index, { matchId, spec, line, side, odds }] of order.legs.entries()) {
      const limited = legs[index]
      if (limited === undefined) continue
      const added = {
        matchId,
        market: marketKey(spec),
        line,
        side,
        own: true,
        ...risked(order.totalStake, odds, order.currency),
      }
      const left = exposureLeft(added, limited, [...taken, added])
      if (left.stake < 0 || left.win < 0) return 'memberLimit'
      if (left.market < 0) return 'marketLimit'
      taken.push(added)
    }
  }
  return null
}

function risked(stake: number, odds: number, currency: Currency) {
  const win = Number((BigInt(stake) * BigInt(odds - ODDS_SCALE)) / BigInt(ODDS_SCALE))
  return { currency, stake, win }
}
