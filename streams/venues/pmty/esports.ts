import type { LeagueChoice, ListedMatch } from '../../domain/menu.ts'
import { readWebAddress } from '../../domain/webAddress.ts'
import {
  esportsDates,
  type EsportsDatesRequest,
  esportsLeagues,
  type EsportsLeaguesRequest,
  type EsportsListRequest,
  imageDomain,
  PMTY_ESPORTS_CATEGORIES,
  PMTY_ESPORTS_LIST_TYPE,
} from '../../wire/pmty/esports.ts'
import { PMTY_ESPORTS_PATHS } from '../../wire/pmty/esportsPaths.ts'
import { matchPage } from '../../wire/pmty/match.ts'
import { menu } from '../../wire/pmty/menu.ts'
import { PMTY_PATHS } from '../../wire/pmty/paths.ts'
import type { Call, Dated } from '../call.ts'
import type { EsportsDate, EsportsGame, EsportsQuery } from '../esports.ts'
import { mapDated, mapValue } from '../mapAnswer.ts'
import type { VenueDeps } from '../venueDeps.ts'
import type { Ask } from './call.ts'
import { dayParameter } from './day.ts'
import { allPages$, type ListPage } from './listPages.ts'
import { readDates, readEsportsLeagues, readGames } from './map/esports.ts'
import { DEVICE, type NoteSport, readListed, sortCodes } from './matches.ts'

/** Who asks for esports. */
export interface EsportsAsker extends Pick<VenueDeps, 'memberId' | 'serverNow'> {
  readonly ask: Ask
  readonly note: NoteSport
}

/** Requests the menu, and of it the games. */
export function askGames$(ask: Ask): Call<readonly EsportsGame[]> {
  return ask({ kind: 'read', polled: true, path: PMTY_PATHS.menu, answer: menu }).pipe(mapValue(readGames))
}

/** Requests the nine entries of the dates. */
export function askDates$({ ask, memberId }: EsportsAsker, menuId: string): Call<readonly EsportsDate[]> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_ESPORTS_PATHS.dates,
    body: {
      cuid: memberId(),
      device: DEVICE,
      euid: menuId,
      csid: '',
      orpt: '',
      pids: '',
    } satisfies EsportsDatesRequest,
    answer: esportsDates,
    noData: [],
  }).pipe(mapValue(readDates))
}

const PAGE_SIZE = 200
/** Limits the pages of a list, in case the venue always reports one more. */
const MAX_PAGES = 20

/** Requests a list with row markets, all pages of it; dated by its oldest page. */
export function askEsports$(
  { ask, memberId, serverNow, note }: EsportsAsker,
  { menuId, day, sort, leagues }: EsportsQuery,
): Call<Dated<readonly ListedMatch[]>> {
  const page = (cpn: number): Call<Dated<ListPage>> =>
    ask({
      kind: 'read',
      polled: true,
      path: PMTY_ESPORTS_PATHS.matches,
      body: {
        cuid: memberId(),
        euid: menuId,
        csid: '',
        category: PMTY_ESPORTS_CATEGORIES.matches,
        type: PMTY_ESPORTS_LIST_TYPE,
        md: dayParameter(day, serverNow()),
        sort: sortCodes[sort],
        tid: leagues.join(','),
        device: DEVICE,
        hpsFlag: 0,
        cpn,
        cps: PAGE_SIZE,
      } satisfies EsportsListRequest,
      answer: matchPage,
      noData: [],
    }).pipe(mapDated(({ pages, data }, at) => ({ cpn, pages, listed: readListed(data, at, note) })))
  return allPages$(page, MAX_PAGES)
}

/** Requests the leagues of a list, the highest level first. */
export function askEsportsLeagues$(
  { ask, memberId, serverNow }: EsportsAsker,
  { menuId, day }: EsportsQuery,
): Call<readonly LeagueChoice[]> {
  return ask({
    kind: 'read',
    path: PMTY_ESPORTS_PATHS.leagues,
    body: {
      cuid: memberId(),
      euid: menuId,
      csid: '',
      md: dayParameter(day, serverNow()),
    } satisfies EsportsLeaguesRequest,
    answer: esportsLeagues,
    noData: [],
  }).pipe(mapValue(readEsportsLeagues))
}

/** Requests the venue's image domain; an invalid address counts as the page's own origin. */
export function askPictures$(ask: Ask): Call<string> {
  return ask({
    kind: 'read',
    path: PMTY_ESPORTS_PATHS.imageDomain,
    query: {},
    answer: imageDomain,
  }).pipe(mapValue(({ imgDomain }) => readWebAddress(imgDomain) ?? ''))
}
