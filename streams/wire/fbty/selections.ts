/** Sides by `ty` of an option; scores and entrants are counted (docs/venues/fbty.md, 2.6). */
export const FBTY_SIDES = {
  1: 'home',
  2: 'away',
  3: 'draw',
  4: 'over',
  5: 'under',
  6: 'odd',
  7: 'even',
  8: 'yes',
  9: 'no',
  10: 'homeOrDraw',
  11: 'homeOrAway',
  12: 'drawOrAway',
  13: 'otherScore',
  14: 'none',
  15: 'equal',
  20: 'exact0',
  21: 'exact1',
  22: 'exact2',
  23: 'exact3',
  24: 'exact4',
  25: 'exact5',
  26: 'exact6More',
  31: 'homeBy1',
  32: 'homeBy2',
  33: 'homeBy3More',
  34: 'awayBy1',
  35: 'awayBy2',
  36: 'awayBy3More',
  41: 'homeHome',
  42: 'homeDraw',
  43: 'homeAway',
  44: 'drawHome',
  45: 'drawDraw',
  46: 'drawAway',
  47: 'awayHome',
  48: 'awayDraw',
  49: 'awayAway',
  51: 'firstHalf',
  52: 'secondHalf',
  61: 'minutes1to15',
  62: 'minutes16to30',
  63: 'minutes31to45',
  64: 'minutes46to60',
  65: 'minutes61to75',
  66: 'minutes76to90',
  71: 'range0to1',
  72: 'range2to3',
  73: 'range4to6',
  74: 'range7More',
  75: 'range0to8',
  76: 'range9to11',
  77: 'range12More',
  81: 'homeYes',
  82: 'homeNo',
  83: 'drawYes',
  84: 'drawNo',
  85: 'awayYes',
  86: 'awayNo',
  91: 'homeByStoppage',
  92: 'homeByDecision',
  93: 'awayByStoppage',
  94: 'awayByDecision',
  95: 'rounds1to3',
  96: 'rounds4to6',
  97: 'rounds7to9',
  98: 'rounds10to12',
} as const

const FIRST_SCORE = 1000
/** Counts of a side are from 0 to 29. */
const COUNTS = 30
const FIRST_ENTRANT = 3000
const ENTRANTS = 99

/** `ty` of a score such as `2:1`; `null` where a count is too high. */
export function fbtyScore(home: number, away: number): number | null {
  const counted = [home, away].every((each) => Number.isInteger(each) && each >= 0 && each < COUNTS)
  return counted ? FIRST_SCORE + COUNTS * home + away : null
}

/** The score of a `ty`; `null` for another number. */
export function fbtyScoreOf(ty: number): readonly [home: number, away: number] | null {
  const place = ty - FIRST_SCORE
  if (!Number.isInteger(place) || place < 0 || place >= COUNTS * COUNTS) return null
  return [Math.floor(place / COUNTS), place % COUNTS]
}

/** `ty` of an entrant by its number in the field, from 1; `null` where it is too high. */
export function fbtyEntrant(place: number): number | null {
  return Number.isInteger(place) && place >= 1 && place <= ENTRANTS ? FIRST_ENTRANT + place : null
}

/** The number of the entrant of a `ty`; `null` for another number. */
export function fbtyEntrantOf(ty: number): number | null {
  const place = ty - FIRST_ENTRANT
  return Number.isInteger(place) && place >= 1 && place <= ENTRANTS ? place : null
}
