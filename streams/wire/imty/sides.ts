import { type NumberedWords, wordsById } from './words.ts'

/** `SelectionId` of the sides with numbers of the venue, in 1X2 and in every other kind (docs/venues/imty.md, 2.3). */
const OF_RESULT = { home: 5, away: 6, draw: 7 } as const
const OF_OTHERS = { home: 1, away: 2, draw: 7, over: 3, under: 4 } as const

const ENTRANT = 0
/** The first two of a race: the numbers of both are in the number of the team. */
const TWO_ENTRANTS = 10
const PER_FIRST = 100
const FURTHER_SIDES = 100
const SCORES = 1000
const PER_HOME_SCORE = 30

/** The numbers of a selection. */
export interface ImtySide {
  readonly selectionId: number
  /** The number of an entrant, or 100 × the first + the second of two; 0 for every other selection. */
  readonly teamId: number
}

const SCORE = /^(\d{1,2}):(\d{1,2})$/
const ENTRANT_SIDE = /^entrant:(\d{1,9})$/
const PAIR_SIDE = /^entrant:([1-9]\d?)-([1-9]\d?)$/

/** Numbers of selections, in both directions. Sides are words, scores such as `2:1`, `entrant:7` and `entrant:2-5`. */
export interface ImtySides<W extends string> {
  /** `null` for a side that has no number. */
  numberOf(kind: string, side: string): ImtySide | null
  /** `null` for a number that no side has. */
  sideOf(number: ImtySide): W | `${number}:${number}` | `entrant:${string}` | null
}

/** The numbers of selections, with the words of the domain's vocabulary. */
export function imtySides<const W extends NumberedWords>(words: W): ImtySides<keyof W & string> {
  const byId = wordsById(words)
  const ids = new Map<string, number>([...byId].map(([id, word]) => [word, id]))
  const named = new Map<string, keyof W & string>([...byId.values()].map((word) => [word, word]))
  const own = new Map<number, keyof W & string>(
    [OF_RESULT, OF_OTHERS].flatMap((table) =>
      Object.entries(table).flatMap(([word, number]) => {
        const known = named.get(word)
        return known === undefined ? [] : [[number, known] as const]
      }),
    ),
  )
  const isOwn = (word: string): boolean => word in OF_OTHERS
  return {
    numberOf(kind, side) {
      const [, entrant] = ENTRANT_SIDE.exec(side) ?? []
      if (entrant !== undefined) return { selectionId: ENTRANT, teamId: Number(entrant) }
      const pair = pairNumber(side)
      if (pair !== null) return { selectionId: TWO_ENTRANTS, teamId: pair }
      const table: Readonly<Record<string, number>> = kind === 'result' ? OF_RESULT : OF_OTHERS
      const number = table[side] ?? furtherNumber(side, ids) ?? scoreNumber(side)
      return number === null ? null : { selectionId: number, teamId: 0 }
    },
    sideOf({ selectionId, teamId }) {
      if (!Number.isSafeInteger(selectionId) || !Number.isSafeInteger(teamId)) return null
      if (selectionId === ENTRANT) return teamId > 0 ? `entrant:${teamId}` : null
      if (selectionId === TWO_ENTRANTS) return pairOf(teamId)
      if (selectionId >= SCORES) return scoreOf(selectionId - SCORES)
      const word = own.get(selectionId) ?? byId.get(selectionId - FURTHER_SIDES)
      if (word === undefined) return null
      return selectionId > FURTHER_SIDES && isOwn(word) ? null : word
    },
  }
}

function pairNumber(side: string): number | null {
  const [, first, second] = PAIR_SIDE.exec(side) ?? []
  return first === undefined || second === undefined ? null : PER_FIRST * Number(first) + Number(second)
}

function pairOf(number: number): `entrant:${string}` | null {
  const first = Math.floor(number / PER_FIRST)
  const second = number % PER_FIRST
  if (first < 1 || first >= PER_FIRST || second < 1) return null
  return `entrant:${first}-${second}`
}

function furtherNumber(side: string, ids: ReadonlyMap<string, number>): number | null {
  const id = ids.get(side)
  return id === undefined ? null : FURTHER_SIDES + id
}

function scoreNumber(side: string): number | null {
  const [, home, away] = SCORE.exec(side) ?? []
  if (home === undefined || away === undefined) return null
  if (Number(home) >= PER_HOME_SCORE || Number(away) >= PER_HOME_SCORE) return null
  return SCORES + PER_HOME_SCORE * Number(home) + Number(away)
}

function scoreOf(number: number): `${number}:${number}` | null {
  const home = Math.floor(number / PER_HOME_SCORE)
  return home < PER_HOME_SCORE ? `${home}:${number % PER_HOME_SCORE}` : null
}
