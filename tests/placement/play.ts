import { firstValueFrom } from 'rxjs'
import type { Leg } from '../../streams/domain/leg.ts'
import type { Pair } from '../../streams/domain/match.ts'
import { type Market, marketKey } from '../../streams/domain/market.ts'
import { money } from '../../streams/domain/money.ts'
import type { Bet, PlacementOrder } from '../../streams/domain/order.ts'
import { MIN_SERIES_LEGS, offeredSeries, SINGLE_SERIES } from '../../streams/domain/parlay.ts'
import type { Odds } from '../../streams/domain/odds.ts'
import { HANDICAP_KEY, RESULT_KEY, TOTAL_KEY } from '../platform/book/scriptedWorld.ts'
import type { Pick, Step } from './schedule.ts'
import { legOn, type Scenario } from './scenario.ts'

const MARKETS = [RESULT_KEY, HANDICAP_KEY, TOTAL_KEY]
const VALID_FOR_MS = 30_000
const LOOK_UP_STEP_MS = 250

/** Plays a schedule and returns the orders that were confirmed, in order. */
export async function play(scenario: Scenario, steps: readonly Step[]): Promise<readonly PlacementOrder[]> {
  const confirmed: PlacementOrder[] = []
  for (const step of steps) {
    if (step.type === 'place') {
      const order = await orderOf(scenario, step, `${scenario.name}-${String(confirmed.length)}`)
      if (order !== null) confirmed.push(order)
    } else await happen(scenario, step)
  }
  return confirmed
}

async function happen(scenario: Scenario, step: Exclude<Step, { type: 'place' }>): Promise<void> {
  const { world } = scenario
  switch (step.type) {
    case 'move':
      move(scenario, step.pick, step.percent)
      return
    case 'jump':
      world.jump(matchOf(scenario, step.pick.match), HANDICAP_KEY, 1)
      return
    case 'suspend':
      world.control.suspend(matchOf(scenario, step.match))
      return
    case 'resume':
      world.control.resume(matchOf(scenario, step.match))
      return
    case 'goal':
      world.control.goal(matchOf(scenario, step.match), step.side)
      return
    case 'wait':
      await scenario.pass(step.ms)
      return
    case 'failLookUps':
      scenario.network.failLookUps(step.count)
      return
    case 'reload':
      scenario.reload()
      return
    case 'restart':
      await scenario.restart(step.process)
  }
}

/** Reads the prices, lets them move, and confirms the prices that were read. */
async function orderOf(
  scenario: Scenario,
  step: Extract<Step, { type: 'place' }>,
  id: string,
): Promise<PlacementOrder | null> {
  const matchIds = [...new Set(step.picks.map(({ match }) => matchOf(scenario, match)))]
  const legs: Leg[] = []
  for (const [index, matchId] of matchIds.entries()) {
    const leg = await legFor(scenario, matchId, step.picks[index] ?? step.picks[0])
    if (leg !== null) legs.push(leg)
  }
  const [first] = step.picks
  if (legs.length === 0 || first === undefined) return null
  if (step.movedBy !== 0) move(scenario, first, step.movedBy)
  const order: PlacementOrder = {
    id,
    venue: scenario.venue.code,
    currency: 'RMB',
    acceptance: step.acceptance,
    oddsFormat: 'europe',
    bets: betsOf(legs, step),
    validUntil: scenario.now() + VALID_FOR_MS,
  }
  scenario.network.next(step.fault, id)
  scenario.placements().place(order)
  return order
}

function betsOf(legs: readonly Leg[], step: Extract<Step, { type: 'place' }>): readonly Bet[] {
  const unitStake = money(step.stake, 'RMB')
  if (!step.parlay || legs.length < MIN_SERIES_LEGS) {
    return legs.map((leg) => ({ series: SINGLE_SERIES, combinations: 1, legs: [leg], unitStake }))
  }
  const [all] = offeredSeries(legs.length)
  return all === undefined ? [] : [{ series: all.key, combinations: all.combinations, legs, unitStake }]
}

async function legFor(scenario: Scenario, matchId: string, pick: Pick | undefined): Promise<Leg | null> {
  if (pick === undefined) return null
  const shown = await answered(scenario, firstValueFrom(scenario.venue.sports.markets(matchId)))
  if (!shown.ok) return null
  const market = shown.value.value.find(({ key }: Market) => key === MARKETS[pick.market % MARKETS.length])
  return market === undefined
    ? null
    : legOn(scenario.venue.code, market, matchId, { side: pick.side, score: scoreInPlay(scenario, matchId) })
}

function scoreInPlay({ world }: Scenario, matchId: string): Pair | null {
  return matchId.startsWith('live') ? (world.match(matchId)?.score ?? null) : null
}

/** Advances the time until `answer` settles; the client retries a look-up that failed. */
async function answered<T>(scenario: Scenario, answer: Promise<T>): Promise<T> {
  const waiting = { open: true }
  const settled = answer.finally(() => {
    waiting.open = false
  })
  while (waiting.open) await scenario.pass(LOOK_UP_STEP_MS)
  return settled
}

function matchOf({ world }: Scenario, number: number): string {
  const ids = world.matches().map(({ id }) => id)
  return ids[number % ids.length] ?? ''
}

function move(scenario: Scenario, pick: Pick, percent: number): void {
  const matchId = matchOf(scenario, pick.match)
  const key = MARKETS[pick.market % MARKETS.length]
  const market = scenario.world.match(matchId)?.markets.find((each) => marketKey(each.spec) === key)
  const selections = market?.lines[0]?.selections ?? []
  const selection = selections[pick.side % (selections.length || 1)]
  if (market === undefined || selection === undefined) return
  const cut = 1000
  const moved = (Math.round((selection.odds * (100 + percent)) / (100 * cut)) * cut) as Odds
  scenario.world.setPrice(matchId, market.key, selection.side, Math.max(moved, 101_000))
}
