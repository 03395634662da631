const MAPS = [1, 2, 3, 4, 5, 6, 7] as const

type Map = `set${(typeof MAPS)[number]}`

/** The last digit of a play of a map. */
const OF_MAP = [
  'rounds.winner',
  'towers.winner',
  'kills.handicap',
  'kills.total',
  'kills.oddEven',
  'towers.handicap',
  'towers.total',
  'rounds.handicap',
  'rounds.total',
  'rounds.oddEven',
] as const

type MapPlay = `${(typeof OF_MAP)[number]}.${Map}`

/** Plays of each map of a match of esports: 8300, ten for each map, and a digit (docs/esports.md, 4). */
export function mapPlays(): Readonly<Record<number, MapPlay>> {
  return Object.fromEntries(
    MAPS.flatMap((map) =>
      OF_MAP.map((market, digit) => [8300 + 10 * map + digit, `${market}.set${map}`] as const),
    ),
  )
}
