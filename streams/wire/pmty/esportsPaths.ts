/** Paths of the calls of esports, relative to the base URL from `launch` (docs/esports.md, 6). */
export const PMTY_ESPORTS_PATHS = {
  /** POST `EsportsDatesRequest` → `esportsDates`: the nine entries of dates. */
  dates: '/yewu11/v1/w/esports/getDateMenuListPB',
  /** POST `EsportsListRequest` → a list or a page of `PmtyMatch`. */
  matches: '/yewu11/v1/m/esportsMatchesPB',
  /** POST `EsportsLeaguesRequest` → `esportsLeagues`: the leagues of a list. */
  leagues: '/yewu11/v1/m/esportsLeagueLevelotfPB',
  /** GET `mid, cuid` → `PmtyMatch` without markets. */
  match: '/yewu11/v1/m/getESMatchDetailPB',
  /** GET `mid, mcid, cuid, newUser` → `PmtyPlay[]`: all markets. */
  odds: '/yewu11/v1/m/getESMatchOddsInfoPB',
  /** GET → `imageDomain`: the image domain of the venue. */
  imageDomain: '/yewu11/v1/games/imgDomain',
} as const
