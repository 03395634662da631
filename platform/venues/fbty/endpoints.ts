import { FBTY_PATHS } from '../../../streams/wire/fbty/paths.ts'
import { BODY, byMember, MEMBERS, type Endpoint } from '../../http/endpoint.ts'
import { FBTY, FBTY_BASE } from './code.ts'

type Call = keyof typeof FBTY_PATHS

/** Calls that place bets and move money, which have a limit of their own. */
const BETS: ReadonlySet<string> = new Set<Call>(['singles', 'series', 'reserve', 'cashOut'])
const CHANGES: ReadonlySet<string> = new Set<Call>([
  'singles',
  'series',
  'reserve',
  'cashOut',
  'cancelReservation',
])
/** Calls whose bodies name many legs, leagues or matches. */
const LISTS: ReadonlySet<string> = new Set<Call>(['list', 'results', 'quote', 'singles', 'series'])

/** The path of a call on this platform. */
export function fbtyPath(call: Call): string {
  return FBTY_BASE + FBTY_PATHS[call]
}

/** The venue's rows of the table of endpoints (docs/venues/fbty.md, 4). */
export const FBTY_ENDPOINTS: readonly Endpoint[] = Object.entries(FBTY_PATHS).map(([name, path]) => ({
  name: `fbty.${name}`,
  method: 'POST',
  path: FBTY_BASE + path,
  protocol: `venue:${FBTY}`,
  access: 'venueMember',
  limits: BETS.has(name) ? [...MEMBERS, byMember('bet')] : MEMBERS,
  maxBody: LISTS.has(name) ? BODY.list : BODY.small,
  changes: CHANGES.has(name),
}))
