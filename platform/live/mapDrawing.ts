import { emptyGround, wave } from './grounds.ts'
import { BASES, LANES, MAP, onLane, TEAM_COLOURS } from './mapGround.ts'
import { between, eased, type BaseEnd, type ScoringEnd } from './scoreDrawing.ts'

// What happens on the map of an esports game, drawn from above.

type Point = readonly [x: number, y: number]

const [WIDTH, HEIGHT] = [390, 219]

/** The lane of each of the five players of a team. */
const POSTS = [0, 1, 1, 2, 2] as const
const MIDDLE_LANE = LANES[1]
const ALONG_FIGHT = { left: 0.3, right: 0.7 } as const

/** When a fight begins, when its first player falls, and when the base falls, as a fraction of the clip. */
const [MET, FIRST_FALL, BASE_FALL] = [0.08, 0.24, 0.28]

function other(side: ScoringEnd): ScoringEnd {
  return side === 'left' ? 'right' : 'left'
}

function ground(): string {
  return `${MAP.floor}${MAP.lines}`
}

function hero([x, y]: Point, side: ScoringEnd, size = 6): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${String(size)}" fill="${TEAM_COLOURS[side]}" stroke="#f2f6fb" stroke-width="1.800"/>`
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
export function mapPlay(turn: number): string {
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
  return `${emptyGround('lol')}${followers(turn)}${fights.join('')}${heroes.join('')}`
}

/** A frame of a team fight, which the team that attacks an end wins: the others fall one by one. */
export function mapFight(end: ScoringEnd, turn: number): string {
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
  const fallen = POSTS.map((_, index) => FIRST_FALL + index * 0.08)
  const blows = POSTS.map((_, index) => {
    const [from, to] = [places[winner][index], places[loser][(index + 2) % POSTS.length]]
    if (from === undefined || to === undefined || turn < MET || turn > 0.6) return ''
    return blow(from, to, wave(turn, 11, index / 5), TEAM_COLOURS[winner])
  })
  const losers = places[loser].map((place, index) => fallenAt(place, loser, turn - (fallen[index] ?? 1)))
  const winners = places[winner].map(([x, y], index) => {
    const jump = turn > 0.62 ? 6 * Math.abs(wave(turn, 6, index / 5)) : 0
    return hero([x, y - jump], winner, turn > 0.62 ? 7 : 6)
  })
  const inside = `${ground()}${blows.join('')}${losers.join('')}${winners.join('')}`
  return closeUp(heart, 1.7, inside)
}

/** The map around a place. It stands still, because a camera that moves takes twice the bytes. */
function closeUp([x, y]: Point, zoom: number, inside: string): string {
  const [wide, high] = [WIDTH / zoom, HEIGHT / zoom]
  const left = Math.min(WIDTH - wide, Math.max(0, x - wide / 2))
  const top = Math.min(HEIGHT - high, Math.max(0, y - high / 2))
  const box = [left, top, wide, high].map((length) => length.toFixed(2)).join(' ')
  return `<svg width="${String(WIDTH)}" height="${String(HEIGHT)}" viewBox="${box}">${inside}</svg>`
}

/**
 * A player of the beaten team. `since` is the time since the fall, as a fraction of the clip; it is negative before.
 */
function fallenAt(place: Point, side: ScoringEnd, since: number): string {
  if (since < 0) return hero(place, side)
  const [x, y] = [place[0].toFixed(1), place[1].toFixed(1)]
  const burst =
    since < 0.1
      ? `<circle cx="${x}" cy="${y}" r="${(6 + 110 * since).toFixed(1)}" fill="none" stroke="#ffe9a8" stroke-width="2" opacity="${(1 - since * 10).toFixed(2)}"/>`
      : ''
  return `${burst}<g transform="translate(${x} ${y})"><circle r="6" fill="#39424d"/><path d="M-3-3l6 6M3-3l-6 6" stroke="#dfe5ec" stroke-width="1.800"/></g>`
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
