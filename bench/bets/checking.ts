import type { Control } from '../../platform/control/client.ts'
import type { Bettor } from './bettor.ts'
import { valueOf } from './earlyLegs.ts'
import type { Placed } from './placing.ts'

const PAGE = 100

/** Faults of a platform after bets: the ledger balances, and each accepted bet is in its member's list once. */
export async function checkBets(
  control: Control,
  bettors: readonly Bettor[],
  { accepted, unknown }: Placed,
): Promise<readonly string[]> {
  const faults: string[] = []
  const audit = await control.ledger()
  if (!audit.balanced) faults.push(`the ledger is not balanced: ${JSON.stringify(audit).slice(0, 500)}`)
  for (const bettor of bettors) {
    const listed = await listedBets(bettor)
    const expected = new Set(accepted.get(bettor) ?? [])
    const wrong = [...expected].filter((id) => listed.get(id) !== 1).length
    if (wrong > 0) faults.push(`${String(wrong)} accepted bets of ${bettor.name} are not listed once`)
    const extra = [...listed.keys()].filter((id) => !expected.has(id) && !unknown.has(id)).length
    if (extra > 0) faults.push(`${String(extra)} bets of ${bettor.name} are listed but were not accepted`)
  }
  return faults
}

/** How often each client order id is in the member's list of open bets. */
async function listedBets({ venue }: Bettor): Promise<ReadonlyMap<string, number>> {
  const listed = new Map<string, number>()
  for (let page = 1; ; page += 1) {
    const query = { settled: false, page, size: PAGE, range: 'month', currency: 'RMB' } as const
    const { orders, more } = await valueOf(venue.bets.orders(query))
    for (const { clientOrderId } of orders) {
      listed.set(clientOrderId ?? '', (listed.get(clientOrderId ?? '') ?? 0) + 1)
    }
    if (!more) return listed
  }
}
