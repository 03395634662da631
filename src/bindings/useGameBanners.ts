import { gameBanners$, type GameBanner } from '../../streams/gameBanners.ts'
import { useMember } from './StreamsProvider.tsx'
import { useStream } from './useStream.ts'

const NONE: readonly GameBanner[] = []

/** The banners of the games beside an anchor; an empty list until the platform has answered. */
export function useGameBanners(): readonly GameBanner[] {
  return useStream(useMember().part(gameBanners$)).value ?? NONE
}
