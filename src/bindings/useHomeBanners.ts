import { gameBanners$, type GameBanner } from '../../streams/gameBanners.ts'
import type { SiteBanner } from '../../streams/siteContent.ts'
import { useMember } from './StreamsProvider.tsx'
import { useSiteContent } from './useSiteContent.ts'
import { useStream } from './useStream.ts'

interface HomeBanners {
  readonly site: readonly SiteBanner[]
  /** Banners of the anchor games. */
  readonly games: readonly GameBanner[]
}

const NONE: HomeBanners = { site: [], games: [] }

/** The banners of the home page; none until it is known that the operator wants some. */
export function useHomeBanners(): HomeBanners {
  const content = useSiteContent()
  const config = useStream(content.homeConfig$)
  const site = useStream(content.banners$)
  const games = useStream(useMember().part(gameBanners$)).value ?? NONE.games
  return config?.banner === true ? { site, games } : NONE
}
