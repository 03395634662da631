import { continuedEras, type VirtualEra } from '../../../../platform/world/virtual/eras.ts'
import { VIRTUAL_GAME_IDS } from '../../../../platform/world/virtual/games.ts'
import { createVirtualSports, type VirtualSports } from '../../../../platform/world/virtual/virtualSports.ts'

/** 20 November 2026, 00:00 in UTC+8. */
export const BEGAN = Date.UTC(2026, 10, 19, 16)
export const ROUND_KEY = Uint8Array.from({ length: 32 }, (_, index) => 255 - index)

export interface HandWorld {
  readonly hand: { at: number }
  readonly sports: VirtualSports
}

/** Virtual sports whose clock only the test moves; continues the given eras. */
export function handWorld({
  rate = 1,
  seed = 7,
  at = BEGAN,
  earlier = [],
}: {
  readonly rate?: number
  readonly seed?: number
  readonly at?: number
  readonly earlier?: readonly VirtualEra[]
} = {}): HandWorld & { readonly eras: readonly VirtualEra[] } {
  const hand = { at }
  const eras = continuedEras(earlier, { since: at, rate, seed })
  const sports = createVirtualSports({
    clock: { now: () => hand.at, rate },
    eras,
    roundKey: ROUND_KEY,
    games: VIRTUAL_GAME_IDS,
  })
  return { hand, sports, eras }
}
