import { createMember } from '../../platform/control/controlMembers.ts'
import type { NewOrder } from '../../platform/store/orders/order.ts'
import type { Store } from '../../platform/store/store.ts'
import { STAKE } from './placing.ts'

const SITE_ID = 1001
const DAY_MS = 86_400_000
/** Minor units, enough for any run. */
export const BALANCE = 10_000_000_00

/** Members with a full wallet, as the control API creates them; returns their ids. */
export async function sampleMembers(store: Store, count: number): Promise<readonly number[]> {
  const ids: number[] = []
  for (let index = 0; index < count; index += 1) {
    const member = { name: `sample${String(index)}`, password: 'sample1234', RMB: BALANCE, USDT: 0 }
    ids.push((await createMember(store, SITE_ID, member, Date.now())).id)
  }
  return ids
}

/** A single before kick-off, as the book creates it. */
export function sampleOrder(matchId: string): NewOrder {
  const now = Date.now()
  const name = { cmn: '阿森纳 vs 切尔西', zho: '阿森納 vs 切爾西', english: 'Arsenal vs Chelsea' }
  return {
    venue: 'PMTY',
    siteId: String(SITE_ID),
    status: 'accepted',
    currency: 'RMB',
    series: '1:1',
    lines: 1,
    unitStake: STAKE,
    totalStake: STAKE,
    stakeTyped: String(STAKE),
    acceptance: 'any',
    oddsFormat: 'europe',
    maxReturn: STAKE * 2,
    placedAt: now,
    confirmDueAt: null,
    legs: [
      {
        matchId,
        sport: 'football',
        leagueId: '77',
        leagueName: { cmn: '英超', zho: '英超', english: 'Premier League' },
        matchName: name,
        selectionName: null,
        spec: { kind: 'handicap', stat: 'goals', period: 'match' },
        marketId: `m${matchId}`,
        optionId: `o${matchId}`,
        playId: '4',
        slot: 1,
        line: -2,
        side: 'home',
        odds: 200_000,
        oddsFinal: '2.00',
        scoreBenchmark: null,
        placedScore: [0, 0],
        timing: 'early',
        kickOff: now + DAY_MS,
      },
    ],
  }
}
