import { gameBanners$, type GameBanner } from '../../streams/gameBanners.ts'
import { useMember } from './StreamsProvider.tsx'
import { useStream } from './useStream.ts'

const NONE: readonly GameBanner[] = []

/** The banners of the games beside an anchor; none until they are told. */
export function useGameBanners(): readonly GameBanner[] {
  return useStream(useMember().part(gameBanners$)).value ?? NONE
}
