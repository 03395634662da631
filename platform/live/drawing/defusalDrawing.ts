import { DEFUSAL_MAP } from './defusalGround.ts'
import { beaten, closeUp, hero, other, TEAM_COLOURS, winners } from './mapFigures.ts'
import { between, eased, type Point, wave } from './motion.ts'
import type { ScoringEnd } from './scoringEnds.ts'

// What happens in a round over two sites, drawn from above.

/** Where the players of each team stand while nothing is decided: each faces one of the other team. */
const POSTS: Readonly<Record<ScoringEnd, readonly Point[]>> = {
  left: [
    [100, 44],
    [118, 116],
    [146, 106],
    [168, 194],
    [130, 192],
  ],
  right: [
    [172, 52],
    [240, 106],
    [276, 108],
    [246, 196],
    [208, 170],
  ],
}

/** Where a team is beaten, at the site that is nearer to its end, and where the other team comes in. */
const SITES: Readonly<
  Record<
    ScoringEnd,
    { readonly heart: Point; readonly inside: readonly Point[]; readonly outside: readonly Point[] }
  >
> = {
  left: {
    heart: [162, 44],
    inside: [
      [132, 40],
      [158, 60],
      [186, 44],
      [142, 24],
      [172, 32],
    ],
    outside: [
      [214, 34],
      [230, 46],
      [248, 36],
      [188, 80],
      [184, 98],
    ],
  },
  right: {
    heart: [206, 174],
    inside: [
      [206, 170],
      [234, 158],
      [268, 172],
      [214, 194],
      [250, 194],
    ],
    outside: [
      [184, 188],
      [168, 198],
      [152, 188],
      [274, 134],
      [270, 116],
    ],
  },
}

/** When the teams meet, and when the last shot is fired, as fractions of the clip. */
const [MET, LAST_SHOT] = [0.1, 0.6]

function ground(): string {
  return `${DEFUSAL_MAP.floor}${DEFUSAL_MAP.lines}`
}

/** A player with the weapon pointed at a place. */
function gunner(place: Point, side: ScoringEnd, aim: Point): string {
  const [x, y] = place
  const [dx, dy] = towards(place, aim)
  const muzzle = [x + 11 * dx, y + 11 * dy].map((at) => at.toFixed(1)).join(' ')
  return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}L${muzzle}" stroke="#14161c" stroke-width="2.600" stroke-linecap="round"/>${hero(place, side, 5.5)}`
}

function towards([x, y]: Point, [ax, ay]: Point): Point {
  const far = Math.hypot(ax - x, ay - y) || 1
  return [(ax - x) / far, (ay - y) / far]
}

/** A burst of fire: the flash of the muzzle and a bullet's track; nothing between two bursts. */
function burst(from: Point, to: Point, strength: number, side: ScoringEnd): string {
  if (strength <= 0) return ''
  const [dx, dy] = towards(from, to)
  const [sx, sy] = [from[0] + 13 * dx, from[1] + 13 * dy]
  return `<path d="M${sx.toFixed(1)} ${sy.toFixed(1)}L${(to[0] - 7 * dx).toFixed(1)} ${(to[1] - 7 * dy).toFixed(1)}" stroke="#fff3c4" stroke-width="1.200" stroke-dasharray="9 6" opacity="${strength.toFixed(2)}"/>
<circle cx="${sx.toFixed(1)}" cy="${sy.toFixed(1)}" r="${(2 + 2 * strength).toFixed(1)}" fill="#ffe08a" stroke="${TEAM_COLOURS[side]}"/>`
}

/** A cloud of smoke, by its size from 0 to 1. */
function smoke([x, y]: Point, size: number): string {
  if (size <= 0) return ''
  const puffs = [
    [-7, 2, 8],
    [6, 3, 9],
    [0, -5, 9],
  ] as const
  return puffs
    .map(
      ([dx, dy, r]) =>
        `<circle cx="${(x + dx * size).toFixed(1)}" cy="${(y + dy * size).toFixed(1)}" r="${(r * size).toFixed(1)}" fill="#e3e3de" opacity=".82"/>`,
    )
    .join('')
}

/** Players look out from behind their cover and go back. */
function postOf(side: ScoringEnd, index: number, turn: number): Point {
  const [x, y] = POSTS[side][index] ?? [195, 110]
  return [x + 4 * wave(turn, 1 + (index % 2), index / 5), y + 3 * wave(turn, 1, index / 3)]
}

/** A frame of play: the teams hold their posts and shoot, and nobody is hit. */
export function defusalPlay(turn: number): string {
  const duels = POSTS.left.map((_, index) => {
    const [left, right] = [postOf('left', index, turn), postOf('right', index, turn)]
    const strength = wave(turn, 4, index / 5)
    const fire =
      strength > 0 ? burst(left, right, strength - 0.6, 'left') : burst(right, left, -strength - 0.6, 'right')
    return `${fire}${gunner(left, 'left', right)}${gunner(right, 'right', left)}`
  })
  return `${ground()}${duels.join('')}${smoke([194, 110], 1 + 0.12 * wave(turn, 1, 0))}`
}

/** A frame of the end of a round: the team of that end falls at a site, one player after the other. */
export function defusalRound(end: ScoringEnd, turn: number): string {
  const [winner, loser] = [other(end), end]
  const { heart, inside, outside } = SITES[end]
  const met = eased(turn, 0, MET + 0.06)
  const attackers = outside.map((place, index) =>
    between(POSTS[winner][index] ?? place, place, 0.5 + 0.5 * met),
  )
  const isShooting = turn > MET && turn < LAST_SHOT
  const fire = attackers.map((from, index) => {
    const to = inside[(index + 2) % inside.length] ?? heart
    return isShooting ? burst(from, to, wave(turn, 9, index / 5), winner) : ''
  })
  const weapons = isShooting
    ? attackers.map((from, index) => gunner(from, winner, inside[(index + 2) % inside.length] ?? heart))
    : []
  const figures = [...beaten(inside, loser, turn), ...winners(attackers, winner, turn), ...weapons]
  const cloud = smoke(
    between(heart, attackers[0] ?? heart, 0.75),
    0.9 * eased(turn, 0, 0.12) * (1 - eased(turn, 0.6, 0.85)),
  )
  return closeUp(heart, 1.7, `${ground()}${fire.join('')}${figures.join('')}${cloud}`)
}
