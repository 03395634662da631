import type { Match } from '../../../../streams/index.ts'
import type { SideColours } from './footballDrawing.ts'

type Kit = NonNullable<NonNullable<Match['teams']>['home']['kit']>

/** The colours of teams without a kit. */
const PLAIN = { home: '#e7b93f', away: '#8ab4ff' }
/** What the away side gets when neither colour of its kit differs from the home side's. */
const CHANGE = ['#ffffff', '#16181d'] as const
/** Small discs whose colours are nearer than this look alike. The distance from black to white is 441. */
const NEAR = 110

/** The colours of two sides that are drawn as discs: the away side changes when it would look like the home side. */
export function sideColours(home: Kit | null, away: Kit | null): SideColours {
  const first = home?.base ?? PLAIN.home
  const choices = [away?.base ?? PLAIN.away, ...(away === null ? [] : [away.trim]), ...CHANGE]
  const second = choices.find((colour) => distance(first, colour) >= NEAR)
  return { home: first, away: second ?? PLAIN.away }
}

/** The distance of two `#rrggbb` colours; infinite if a text is not a colour. */
function distance(one: string, other: string): number {
  const [first, second] = [channels(one), channels(other)]
  if (first === null || second === null) return Number.POSITIVE_INFINITY
  return Math.hypot(...first.map((channel, index) => channel - (second[index] ?? 0)))
}

function channels(colour: string): readonly number[] | null {
  const found = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)
  return found === null ? null : found.slice(1).map((pair) => Number.parseInt(pair, 16))
}
