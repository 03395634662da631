import { createControl } from '../../platform/control/client.ts'
import type { Leg } from '../../streams/domain/leg.ts'
import { type BetServers, type BetStorage, startBetServers } from './betServers.ts'
import { type Bettor, signInBettor } from './bettor.ts'
import { checkBets } from './checking.ts'
import { earlyLegs } from './earlyLegs.ts'
import type { Timed } from './closedLoop.ts'
import { type Placed, placeBets } from './placing.ts'
import { BALANCE } from './sampleOrder.ts'
import type { Baseline } from './storeBaseline.ts'

/** Bets through a platform, and the baseline on the same kind of database. */
export interface BetLoadResult {
  readonly product: readonly Timed[]
  readonly baseline: readonly Timed[]
  readonly refused: ReadonlyMap<string, number>
  readonly faults: readonly string[]
}

export interface BetLoadOptions {
  readonly storage: BetStorage
  readonly processes: number
  readonly members: number
  readonly clients: number
  readonly repeats: number
  /** The duration of each measurement. */
  readonly ms: number
  /** `null` if this machine cannot run it. */
  readonly baseline: Baseline | null
  readonly say: (line: string) => void
}

const WARM_UP_MS = 2000
const PASSWORD = 'bettor1234'

/** Platform and baseline alternate; the platform stays the same, so that all bets are checked at the end. */
export async function runBetLoad(options: BetLoadOptions): Promise<BetLoadResult> {
  const { baseline, clients, ms } = options
  const servers = await startBetServers(options.storage, options.processes)
  const bettors: Bettor[] = []
  try {
    await signInAll(servers, options.members, bettors)
    const legs = await legsOf(bettors)
    const placed: Placed = { accepted: new Map(), unknown: new Set(), refused: new Map() }
    const product: Timed[] = []
    const beside: Timed[] = []
    await placeBets(bettors, legs, { clients, ms: WARM_UP_MS }, placed)
    await baseline?.run(clients, WARM_UP_MS)
    for (let repeat = 1; repeat <= options.repeats; repeat += 1) {
      options.say(`repeat ${String(repeat)} of ${String(options.repeats)}`)
      product.push(await placeBets(bettors, legs, { clients, ms }, placed))
      if (baseline !== null) beside.push(await baseline.run(clients, ms))
    }
    const faults = await checkBets(createControl(servers.origins[0] ?? ''), bettors, placed)
    return { product, baseline: beside, refused: placed.refused, faults }
  } finally {
    for (const bettor of bettors) bettor.end()
    await servers.end()
  }
}

/** Signs the members in, in turn at each of the processes. */
async function signInAll({ origins }: BetServers, count: number, bettors: Bettor[]): Promise<void> {
  const control = createControl(origins[0] ?? '')
  for (let index = 0; index < count; index += 1) {
    const name = `bettor${String(index)}`
    await control.createMember({ name, password: PASSWORD, RMB: BALANCE })
    bettors.push(await signInBettor(origins[index % origins.length] ?? '', name, PASSWORD))
  }
}

async function legsOf([first]: readonly Bettor[]): Promise<readonly Leg[]> {
  const legs = first === undefined ? [] : await earlyLegs(first)
  if (legs.length === 0) throw new Error('B9: no early match is open for bets')
  return legs
}
