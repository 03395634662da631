import { BASES, LANE_MAP, LANES, onLane } from './laneGround.ts'
import { beaten, closeUp, hero, other, TEAM_COLOURS, winners } from './mapFigures.ts'
import { between, eased, type Point, wave } from './motion.ts'
import type { BaseEnd, ScoringEnd } from './scoringEnds.ts'

// What happens in a game of three lanes, drawn from above.

/** The lane of each of the five players of a team. */
const POSTS = [0, 1, 1, 2, 2] as const
const MIDDLE_LANE = LANES[1]
const ALONG_FIGHT = { left: 0.3, right: 0.7 } as const

/** When a fight begins, and when the base falls, as fractions of the clip. */
const [MET, BASE_FALL] = [0.08, 0.28]

function ground(): string {
  return `${LANE_MAP.floor}${LANE_MAP.lines}`
}

/** A row of small followers on each lane, from each base to the middle. */
function followers(turn: number): string {
  return LANES.flatMap((lane) =>
    (['left', 'right'] as const).flatMap((side) =>
      [0, 0.06].map((gap) => {
        const walked = 0.1 + 0.38 * ((turn + gap) % 1)
        const [x, y] = onLane(lane, side === 'left' ? walked : 1 - walked)
        return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.200" fill="${TEAM_COLOURS[side]}"/>`
      }),
    ),
  ).join('')
}

/** A blow between two players, or nothing between two blows. */
function blow([fx, fy]: Point, [tx, ty]: Point, strength: number, colour: string): string {
  if (strength <= 0) return ''
  return `<path d="M${fx.toFixed(1)} ${fy.toFixed(1)}L${tx.toFixed(1)} ${ty.toFixed(1)}" stroke="${colour}" stroke-width="2" opacity="${strength.toFixed(2)}"/>
<circle cx="${tx.toFixed(1)}" cy="${ty.toFixed(1)}" r="${(4 + 6 * strength).toFixed(1)}" fill="#ffe9a8" opacity="${(strength * 0.8).toFixed(2)}"/>`
}

/** Where a player stands while nothing is decided: before the middle of the lane, moving to and fro. */
function postOf(side: ScoringEnd, index: number, turn: number): Point {
  const lane = LANES[POSTS[index] ?? 1]
  const back = 0.05 + 0.03 * index * (index % 2) + 0.025 * (1 + wave(turn, 1 + (index % 2), index / 5))
  const [x, y] = onLane(lane, side === 'left' ? 0.5 - back : 0.5 + back)
  return [x + 3 * wave(turn, 1, index / 3), y + 3 * wave(turn, 2, index / 4)]
}

/** A frame of play: both teams on their lanes, and short fights of which none is decided. */
export function lanePlay(turn: number): string {
  const places = {
    left: POSTS.map((_, at) => postOf('left', at, turn)),
    right: POSTS.map((_, at) => postOf('right', at, turn)),
  }
  const fights = POSTS.map((_, index) => {
    const [left, right] = [places.left[index], places.right[index]]
    if (left === undefined || right === undefined) return ''
    const strength = wave(turn, 3, index / 5)
    return strength > 0
      ? blow(left, right, strength - 0.5, TEAM_COLOURS.left)
      : blow(right, left, -strength - 0.5, TEAM_COLOURS.right)
  })
  const heroes = (['left', 'right'] as const).flatMap((side) =>
    places[side].map((place) => hero(place, side)),
  )
  return `${ground()}${followers(turn)}${fights.join('')}${heroes.join('')}`
}

/** A frame of a team fight, which the team that attacks an end wins: the others fall one by one. */
export function laneFight(end: ScoringEnd, turn: number): string {
  const [winner, loser] = [other(end), end]
  const heart = onLane(MIDDLE_LANE, ALONG_FIGHT[end])
  const met = eased(turn, 0, MET + 0.1)
  const placed = (side: ScoringEnd): readonly Point[] =>
    POSTS.map((_, index) => {
      const angle = index * 0.62 - 1.24 + (side === 'left' ? Math.PI : 0)
      const reach = 24 + 5 * wave(turn, 4, index / 5)
      const ring: Point = [heart[0] + reach * Math.cos(angle), heart[1] + reach * Math.sin(angle)]
      return between(postOf(side, index, 0), ring, met)
    })
  const places = { left: placed('left'), right: placed('right') }
  const blows = POSTS.map((_, index) => {
    const [from, to] = [places[winner][index], places[loser][(index + 2) % POSTS.length]]
    if (from === undefined || to === undefined || turn < MET || turn > 0.6) return ''
    return blow(from, to, wave(turn, 11, index / 5), TEAM_COLOURS[winner])
  })
  const fallen = beaten(places[loser], loser, turn)
  const standing = winners(places[winner], winner, turn)
  const inside = `${ground()}${blows.join('')}${fallen.join('')}${standing.join('')}`
  return closeUp(heart, 1.7, inside)
}

/** A frame of the end of a map: the attackers break the base at an end, and cheer. */
export function baseFall(fall: BaseEnd, turn: number): string {
  const end = fall === 'leftBase' ? 'left' : 'right'
  const winner = other(end)
  const [bx, by] = BASES[end]
  const inwards = end === 'left' ? 1 : -1
  const attackers = POSTS.map((_, index): Point => {
    const at: Point = [bx + inwards * (34 + 3 * Math.abs(index - 2)), by - inwards * (26 - index * 13)]
    const from: Point = [at[0] + inwards * 46, at[1] - inwards * 22]
    const [x, y] = between(from, at, eased(turn, 0, 0.12))
    return [x, y - (turn > 0.42 ? 6 * Math.abs(wave(turn, 6, index / 5)) : 0)]
  })
  const blows = attackers.map((place, index) =>
    turn > 0.06 && turn < BASE_FALL
      ? blow(place, [bx, by], wave(turn, 12, index / 5), TEAM_COLOURS[winner])
      : '',
  )
  const heroes = attackers.map((place) => hero(place, winner))
  const inside = `${ground()}${ruin(end, turn)}${blows.join('')}${heroes.join('')}`
  return closeUp([bx, by], 1.9, inside)
}

/** The base while it falls: rings of light, pieces that fly, and a broken stump that stays. */
function ruin(end: ScoringEnd, turn: number): string {
  const since = turn - BASE_FALL
  if (since < 0) return ''
  const [x, y] = BASES[end]
  const rings = [0, 0.08].map((later) => {
    const grown = eased(since, later, later + 0.26, 1)
    return grown <= 0 || grown >= 1
      ? ''
      : `<circle r="${(8 + 44 * grown).toFixed(1)}" fill="none" stroke="#ffe9a8" stroke-width="3" opacity="${(1 - grown).toFixed(2)}"/>`
  })
  const pieces = Array.from({ length: 10 }, (_, index) => {
    const [angle, flown] = [index * 0.63, 40 * eased(since, 0, 0.4, 1)]
    const [px, py] = [flown * Math.cos(angle), flown * Math.sin(angle) + 26 * eased(since, 0, 0.5)]
    return since > 0.4
      ? ''
      : `<path d="M${px.toFixed(1)} ${py.toFixed(1)}l4 2-3 4z" fill="${TEAM_COLOURS[end]}"/>`
  })
  return `<g transform="translate(${String(x)} ${String(y)})"><circle r="23" fill="#1b2a2b"/><path d="M-13 8l4-9 5 3 4-6 5 7 7-2 2 8z" fill="#59636d" stroke="#0b1016"/>${rings.join('')}${pieces.join('')}</g>`
}
