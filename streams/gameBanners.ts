/** The entry point of the banners of the anchor games, which come after the first lines of the home list. */
export { gameBanners$ } from './core/gameBannerStreams.ts'
export type { GameBanner } from './feeds/anchorGames/index.ts'
