import { DPTY_BASES, DPTY_PATHS } from '../../../streams/wire/dpty/paths.ts'
import { BODY, byMember, type Endpoint, MEMBERS, PUBLIC_LIMITS } from '../../http/endpoint.ts'
import { DPTY } from './code.ts'

type CallName = keyof typeof DPTY_PATHS
type Row = Omit<Endpoint, 'name' | 'path'>

const call = { protocol: `venue:${DPTY}`, access: 'venueMember', limits: MEMBERS, changes: false } as const
const asked: Row = { ...call, method: 'GET', maxBody: BODY.none }
const posted: Row = { ...call, method: 'POST', maxBody: BODY.small }
const change: Row = { ...posted, changes: true }
const bet: Row = { ...change, limits: [...MEMBERS, byMember('bet')] }

const ROWS: Readonly<Record<CallName, Row>> = {
  timestamp: { ...asked, access: 'anyone', limits: PUBLIC_LIMITS },
  config: asked,
  counts: asked,
  matches: posted,
  matchesById: posted,
  matchStates: asked,
  detail: asked,
  sourceDetail: asked,
  video: asked,
  statistics: posted,
  leagues: posted,
  hotLeagues: posted,
  search: asked,
  leagueNames: posted,
  limits: posted,
  orderToken: asked,
  order: { ...bet, maxBody: BODY.bet },
  orderMulti: { ...bet, maxBody: BODY.bet },
  check: posted,
  history: posted,
  proposal: posted,
  preSettle: bet,
  settleCheck: posted,
  reserveTerms: posted,
  cancel: change,
  addFavourites: change,
  removeFavourites: change,
  favourites: posted,
  results: asked,
  account: asked,
  billboard: posted,
}

/** The venue's rows of the table of endpoints: every call under both bases (docs/venues/dpty.md, 4). */
export const DPTY_ENDPOINTS: readonly Endpoint[] = Object.entries(DPTY_BASES).flatMap(([base, prefix]) =>
  (Object.keys(DPTY_PATHS) as CallName[]).map((name): Endpoint => ({
    ...ROWS[name],
    name: base === 'sports' ? `dpty.${name}` : `dpty.${base}.${name}`,
    path: prefix + DPTY_PATHS[name],
  })),
)

/** A path under both bases. */
export function underBoth(path: (typeof DPTY_PATHS)[CallName]): string[] {
  return Object.values(DPTY_BASES).map((prefix) => prefix + path)
}
