import { money } from '../../../streams/domain/money.ts'
import type { MarketKey, Side } from '../../../streams/domain/market.ts'
import type { AskedBet, AskedLeg, ConfirmRequest } from '../../../platform/book/confirmRequest.ts'
import type { World } from '../../../platform/world/world.ts'
import type { TestPlatform } from './testPlatform.ts'

/** A leg at the price and line that the world offers now. */
export function askLeg(
  world: World,
  matchId: string,
  key: MarketKey,
  side: Side,
  changes: Partial<AskedLeg> = {},
): AskedLeg {
  const match = world.match(matchId)
  const market = match?.markets.find((each) => each.key === key)
  const slot = changes.slot ?? 1
  const line = market?.lines.find((each) => each.slot === slot)
  const selection = line?.selections.find((each) => each.side === side)
  if (!match || !market || !line || !selection) throw new Error(`no ${key} ${side} in ${matchId}`)
  const live = match.state === 'live'
  return {
    matchId,
    spec: market.spec,
    slot,
    line: line.line,
    side,
    odds: selection.odds,
    timing: live ? 'live' : 'early',
    score: live ? match.score : null,
    ids: { marketId: line.marketId, optionId: selection.optionId },
    playId: '1',
    ...changes,
  }
}

/** A single in RMB; `minor` is the stake in minor units. */
export function single(leg: AskedLeg, minor = 100_00): AskedBet {
  return { series: '1:1', unitStake: money(minor, 'RMB'), legs: [leg] }
}

let confirms = 0

/** A confirm with a new client order id, valid for 30 s. */
export function confirm(
  { platform }: TestPlatform,
  memberId: number,
  bets: readonly AskedBet[],
  changes: Partial<ConfirmRequest> = {},
): ConfirmRequest {
  confirms += 1
  return {
    memberId,
    venue: 'PMTY',
    siteId: '1001',
    clientOrderId: `confirm-${memberId}-${confirms}`,
    validUntil: platform.clock.now() + 30_000,
    currency: 'RMB',
    acceptance: 'none',
    oddsFormat: 'europe',
    bets,
    ...changes,
  }
}
