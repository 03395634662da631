/** The model of the prices, from 0:0: the table of docs/esports.md, 3.4, and the numbers of 3.1. */

/** Kills of the winner of a fight and of the other, in per cent, by their number. */
export const KILLS = {
  source: 'esports 3.1',
  named: [
    '30, 40, 20, 10',
    '10, 30, 30, 20, 10',
    '40, 40, 15, 5',
    '65, 25, 10',
    '45, 35, 15, 5',
    '75, 20, 5',
  ],
  lol: { towers: 11, winner: [30, 40, 20, 10], other: [65, 25, 10] },
  dota2: { towers: 11, winner: [10, 30, 30, 20, 10], other: [45, 35, 15, 5] },
  kog: { towers: 9, winner: [40, 40, 15, 5], other: [75, 20, 5] },
} as const

/** For a tower and for a kill. */
export const GOLD = {
  source: 'esports 3.1',
  named: ['550, 300', '350, 200'],
  lol: [550, 300],
  dota2: [550, 300],
  kog: [350, 200],
} as const

/** Of each chance of home to win a fight, in per cent. */
const CHANCES = [50, 53, 58] as const
const row = (...values: readonly string[]) => ({
  source: 'esports 3.4',
  codes: values,
  by: values.map((value, index) => ({ home: (CHANCES[index] ?? 0) / 100, value: Number(value) })),
})

export const MAPS_OF_FIGHTS = {
  eleven: row('0.500000', '0.609685', '0.772415'),
  nine: row('0.500000', '0.599200', '0.749790'),
  bestOfThree: row('0.500000', '0.661888', '0.868191'),
  twoNil: row('0.250000', '0.371716', '0.596625'),
  towersOver17: row('0.667694', '0.652872', '0.567938'),
}

export const KILLS_OVER = {
  lol: { line: 28.5, ...row('0.485340', '0.477071') },
  dota2: { line: 49.5, ...row('0.501425', '0.491317') },
  kog: { line: 16.5, ...row('0.518352', '0.512501', '0.478268') },
}

export const MORE_KILLS = {
  lol: row('0.465869', '0.519751', '0.606264'),
  dota2: row('0.475577', '0.542824', '0.649767'),
}

const csgo = (e: number, map: string, over: string, odd: string) => ({
  source: 'esports 3.4; esports 3.2',
  codes: [map, over, odd].filter((value) => value !== '0.500000'),
  e,
  map: Number(map),
  over: Number(over),
  odd: Number(odd),
})

/** A map: home, over 21.5 rounds, and an odd number of them. The attacking side wins a round with 0.48 + e. */
export const CSGO = [
  csgo(0, '0.500000', '0.616920', '0.378591'),
  csgo(0.03, '0.623870', '0.598966', '0.383636'),
]
