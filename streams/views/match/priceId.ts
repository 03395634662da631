import { type MarketSpec, marketKey, type Side } from '../../domain/market.ts'
import type { PriceRef } from './priceView.ts'

/** A place on the screen as text, `match|stat.kind.period|slot|side`: the key of its one shared stream. */
export function priceId({ matchId, spec, slot, side }: PriceRef): string {
  return [matchId, marketKey(spec), slot, side].join('|')
}

/** The place that `priceId` named. */
export function refOf(id: string): PriceRef {
  const [matchId = '', key = '', slot = '', side = ''] = id.split('|')
  const [stat, kind, period] = key.split('.')
  return { matchId, spec: { stat, kind, period } as MarketSpec, slot: Number(slot), side: side as Side }
}
