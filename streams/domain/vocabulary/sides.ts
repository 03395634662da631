import { guardOf, type WordTable } from './words.ts'

/** Sides whose words are put together from others: a number, a team and a number, two leaders. */
export const COMPOSED_SIDES = {
  // Exact totals, and six or more.
  exact0: { id: 14 },
  exact1: { id: 15 },
  exact2: { id: 16 },
  exact3: { id: 17 },
  exact4: { id: 18 },
  exact5: { id: 19 },
  exact6More: { id: 20 },
  // Exact winning margins, and three or more.
  homeBy1: { id: 21 },
  homeBy2: { id: 22 },
  homeBy3More: { id: 23 },
  awayBy1: { id: 24 },
  awayBy2: { id: 25 },
  awayBy3More: { id: 26 },
  // Who leads at half-time, and then who wins.
  homeHome: { id: 27 },
  homeDraw: { id: 28 },
  homeAway: { id: 29 },
  drawHome: { id: 30 },
  drawDraw: { id: 31 },
  drawAway: { id: 32 },
  awayHome: { id: 33 },
  awayDraw: { id: 34 },
  awayAway: { id: 35 },
  // The half with more of them.
  firstHalf: { id: 38 },
  secondHalf: { id: 39 },
  // When the first one comes.
  minutes1to15: { id: 40 },
  minutes16to30: { id: 41 },
  minutes31to45: { id: 42 },
  minutes46to60: { id: 43 },
  minutes61to75: { id: 44 },
  minutes76to90: { id: 45 },
  // A total within these bounds.
  range0to1: { id: 46 },
  range2to3: { id: 47 },
  range4to6: { id: 48 },
  range7More: { id: 49 },
  range0to8: { id: 50 },
  range9to11: { id: 51 },
  range12More: { id: 52 },
  // Who wins, and whether both sides score.
  homeYes: { id: 53 },
  homeNo: { id: 54 },
  drawYes: { id: 55 },
  drawNo: { id: 56 },
  awayYes: { id: 57 },
  awayNo: { id: 58 },
  // Who wins a bout, and how.
  homeByStoppage: { id: 59 },
  homeByDecision: { id: 60 },
  awayByStoppage: { id: 61 },
  awayByDecision: { id: 62 },
  // The rounds in which it is stopped.
  rounds1to3: { id: 63 },
  rounds4to6: { id: 64 },
  rounds7to9: { id: 65 },
  rounds10to12: { id: 66 },
} as const satisfies WordTable

/** The sides of a selection, besides scores and entrants. */
export const SIDES = {
  home: { id: 1 },
  draw: { id: 2 },
  away: { id: 3 },
  over: { id: 4 },
  under: { id: 5 },
  odd: { id: 6 },
  even: { id: 7 },
  yes: { id: 8 },
  no: { id: 9 },
  homeOrDraw: { id: 10 },
  homeOrAway: { id: 11 },
  drawOrAway: { id: 12 },
  otherScore: { id: 13 },
  none: { id: 36 },
  equal: { id: 37 },
  ...COMPOSED_SIDES,
} as const satisfies WordTable

export type NamedSide = keyof typeof SIDES

/** An entrant of a field, by the venue's number of it: `entrant:7`. */
export type EntrantSide = `entrant:${string}`

/** A selection by meaning. A correct score is written `2:1`, home first. */
export type Side = NamedSide | `${number}:${number}` | EntrantSide

export const isNamedSide = guardOf(SIDES)
export const isComposedSide = guardOf(COMPOSED_SIDES)

/** Highest count of either side in a correct score; see `optionIdOf` in `platform/world/ids.ts`. */
export const MAX_SCORED = 29

const SCORE = /^(?:\d|[12]\d):(?:\d|[12]\d)$/

export function isScore(text: string): text is `${number}:${number}` {
  return SCORE.test(text)
}

const ENTRANT = /^entrant:([\w-]{1,32})$/

export function isEntrantSide(text: string): text is EntrantSide {
  return ENTRANT.test(text)
}

/** The side of an entrant; `null` if the venue's number of it is not one. */
export function sideOfEntrant(entrant: string): EntrantSide | null {
  const side = `entrant:${entrant}` as const
  return isEntrantSide(side) ? side : null
}

/** The venue's number of the entrant; `null` for other sides. */
export function entrantOf(side: Side): string | null {
  return ENTRANT.exec(side)?.[1] ?? null
}

export function isSide(text: string): text is Side {
  return isNamedSide(text) || isScore(text) || isEntrantSide(text)
}
