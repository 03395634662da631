import type { PredictionSide } from '../../../streams/domain/room/room.ts'
import type { WorldMatch } from '../../world/world.ts'

/** The possible winners of a match with their prices: the sides of its main result market. */
export function winnerSides(
  match: WorldMatch,
): readonly { readonly side: PredictionSide; readonly odds: number }[] {
  const main = match.markets.find(
    ({ spec }) => (spec.kind === 'result' || spec.kind === 'winner') && spec.period === 'match',
  )
  const line = main?.lines.find(({ slot }) => slot === 1)
  return (line?.selections ?? []).flatMap(({ side, odds }) =>
    side === 'home' || side === 'draw' || side === 'away' ? [{ side, odds }] : [],
  )
}
