import { type MarketSpec, parseMarketKey } from '../../../streams/domain/market.ts'
import type { VirtualMarket } from '../../../streams/domain/virtual/price.ts'
import { raceMarkets } from '../../../streams/domain/virtual/raceMarkets.ts'
import {
  basketballMarkets,
  footballMarkets,
  type TiePart,
} from '../../../streams/domain/virtual/scoreMarkets.ts'
import { marketIdOf, optionIdOf } from '../ids.ts'
import type { WorldMarket } from '../world.ts'
import type { PlannedBatch } from './batchPlans.ts'
import { virtualMatchId } from './eras.ts'
import { VIRTUAL_GAMES } from './games.ts'

const known = new WeakMap<PlannedBatch, Map<number, readonly WorldMarket[]>>()

/** The markets of a match of a batch, which never change; `version` is when they were fixed, platform ms. */
export function marketsOf(batch: PlannedBatch, orderNo: number, version: number): readonly WorldMarket[] {
  const ofBatch = known.get(batch) ?? new Map<number, readonly WorldMarket[]>()
  known.set(batch, ofBatch)
  const found = ofBatch.get(orderNo)
  if (found !== undefined) return found
  const id = virtualMatchId(batch.ref.game, batch.batchNo, orderNo)
  const made = pricesOf(batch, orderNo).flatMap((market) => worldMarket(id, market, version) ?? [])
  ofBatch.set(orderNo, made)
  return made
}

function pricesOf({ ref, entry, pairings }: PlannedBatch, orderNo: number): readonly VirtualMarket[] {
  if ('weights' in entry) return raceMarkets(entry.weights)
  const match = entry.matches[orderNo - 1]
  const pairing = pairings[orderNo - 1]
  if (match === undefined || pairing === undefined) return []
  if (VIRTUAL_GAMES[ref.game].sport === 'virtualBasketball') {
    return remembered(match.chances.join(), () => basketballMarkets(match.chances))
  }
  const tie: TiePart =
    pairing.tie === 'none'
      ? { part: 'none' }
      : pairing.tie === 'firstLeg'
        ? { part: 'firstLeg' }
        : { part: 'decides', before: pairing.before ?? [0, 0] }
  const score = tie.part === 'decides' ? tie.before.join() : ''
  return remembered(`${match.chances.join()} ${tie.part} ${score}`, () => footballMarkets(match.chances, tie))
}

/** There are few pairs of ratings, so the same prices come again and again. */
const prices = new Map<string, readonly VirtualMarket[]>()
const MOST_PRICES = 200

function remembered(name: string, make: () => readonly VirtualMarket[]): readonly VirtualMarket[] {
  const found = prices.get(name)
  if (found !== undefined) return found
  if (prices.size >= MOST_PRICES) prices.clear()
  const made = make()
  prices.set(name, made)
  return made
}

function worldMarket(matchId: string, { key, lines }: VirtualMarket, version: number): WorldMarket | null {
  const spec: MarketSpec | null = parseMarketKey(key)
  if (spec === null) return null
  return {
    spec,
    key,
    parlayAllowed: false,
    lines: lines.map(({ line, selections }, index) => {
      const slot = index + 1
      const marketId = marketIdOf(matchId, key, slot, line)
      return {
        marketId,
        slot,
        line,
        status: 'open',
        version,
        selections: selections.map(({ side, odds, open }) => ({
          optionId: optionIdOf(marketId, side),
          side,
          odds,
          status: open ? 'open' : 'locked',
        })),
      }
    }),
  }
}
