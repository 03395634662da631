import { expect, it } from 'vitest'
import { PMTY_ESPORTS_COUNTS } from '../../../streams/wire/pmty/esportsCounts.ts'
import { PMTY_PLAYS } from '../../../streams/wire/pmty/plays.ts'
import { PMTY_RESULT_GROUPS } from '../../../streams/wire/pmty/resultTables.ts'
import { PMTY_SPORTS } from '../../../streams/wire/pmty/tables.ts'
import * as codes from './esportsCodes.ts'

type Codes = readonly { readonly code: number | string; readonly means: string }[]

/** Documented codes that a table does not have, or has with another meaning. */
function differing(documented: Codes, table: Readonly<Record<string, string>>): Codes {
  return documented.filter(({ code, means }) => table[String(code)] !== means)
}

it('plays, games and groups of results of esports are those of the page', () => {
  expect(differing([...codes.MATCH_PLAYS, ...codes.MAP_PLAYS, ...codes.NAMED_PLAYS], PMTY_PLAYS)).toEqual([])
  expect(differing(codes.SPORTS, PMTY_SPORTS)).toEqual([])
  const groups = codes.RESULT_GROUPS.map(({ code, means }) => ({
    code,
    means: means === 'maps' ? 'sets' : means,
  }))
  expect(differing(groups, PMTY_RESULT_GROUPS)).toEqual([])
})

it('counts of maps are those of the page, in each game', () => {
  const counts = (documented: Codes) => documented.filter(({ code }) => code !== 'S1')
  for (const game of ['dota2', 'lol', 'kog'] as const) {
    expect(differing(counts(codes.SCORES), Object.fromEntries(PMTY_ESPORTS_COUNTS[game]))).toEqual([])
    expect(PMTY_ESPORTS_COUNTS[game].length).toBe(15)
  }
  expect(differing(counts(codes.CSGO_SCORES), Object.fromEntries(PMTY_ESPORTS_COUNTS.csgo))).toEqual([])
  expect(PMTY_ESPORTS_COUNTS.csgo.length).toBe(14)
})
