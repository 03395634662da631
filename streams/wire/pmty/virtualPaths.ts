/** Paths of the calls of virtual sports, relative to the base URL from `launch` (docs/virtual-sports.md, 6). */
export const PMTY_VIRTUAL_PATHS = {
  /** POST `device` → sports with their games. */
  menus: '/yewu11/v1/w/virtual/menus',
  /** POST `csid, tid` → the batches of a game: the running one, and those that are open or sealed. */
  matches: '/yewu11/v1/m/virtualMatches',
  /** GET `mid, cuid` → a match without its markets. */
  match: '/yewu11/v1/m/getVirtualMatchDetail',
  /** GET `mid, mcid, cuid` → one entry with all markets. */
  odds: '/yewu11/v1/m/getVirtualMatchOddsInfo',
  /** POST `csid, tid, batchNo, orderNo` → the films of a batch, by `mid`. */
  replay: '/yewu11/v1/w/virtual/virtualReplay',
  /** POST `tid, batchNo` → the length of a film in seconds, by `tid`. */
  filmLength: '/yewu11/v1/w/virtual/getVideoMaxTime',
  /** POST `mids` → scores at the present place of the film, by `mid`. */
  scores: '/yewu11/v1/w/virtual/getMatchScore',
  /** POST `tid, batchNo, lod, mmp, beginTime` → the ties of a cup, by phase. The name is the venue's. */
  tree: '/yewu11/v1/w/virtual/getMatchSorce',
  /** POST `tid` → the tables of a league or of the groups of a cup. */
  table: '/yewu11/v1/w/virtual/getVirtualSportXZTeamRanking',
  /** POST a page of a day → results, newest first. */
  results: '/yewu11/api/result/getVRResultListPB',
} as const

/** The most ids in one call for scores. */
export const MAX_VIRTUAL_MIDS = 40
