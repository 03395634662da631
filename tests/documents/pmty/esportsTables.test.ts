import { expect, it } from 'vitest'
import { columnsIn } from '../../../streams/domain/sports/descriptorOf.ts'
import { SPORT_IDS } from '../../../streams/domain/vocabulary/sports.ts'
import { SUB_MATCHES } from '../../../streams/domain/vocabulary/subMatches.ts'
import { venueRegistry } from '../../../streams/venues/registry.ts'
import { PMTY_ESPORTS_COUNTS } from '../../../streams/wire/pmty/esportsCounts.ts'
import { PMTY_PLAYS } from '../../../streams/wire/pmty/plays.ts'
import { PMTY_RESULT_GROUPS } from '../../../streams/wire/pmty/resultTables.ts'
import { PMTY_SPORTS } from '../../../streams/wire/pmty/tables.ts'
import { subMatchTypes } from '../../../streams/wire/subMatchTypes.ts'
import { wronglyWritten } from '../disagreements.ts'
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

it('ids of the site, parts of a match and codes of launches are those of the page', () => {
  const ids = Object.fromEntries(Object.entries(SPORT_IDS).map(([word, id]) => [String(id), word] as const))
  expect(differing(codes.SITE_SPORTS, ids)).toEqual([])
  const { eRegular, eExtraTime, ePenalty } = subMatchTypes
  expect(wronglyWritten(codes.SUB_MATCH_TYPES, { eRegular, eExtraTime, ePenalty })).toEqual([])
  const parts = Object.entries(SUB_MATCHES).map(([word, { id }]) => [String(id), word] as const)
  expect(differing(codes.SUB_MATCH_TYPES, Object.fromEntries(parts))).toEqual([])
  const pmty = venueRegistry.find(({ code }) => code === 'PMTY')?.launchCodes
  const words = { 'the venue': 'usual' }
  expect(wronglyWritten(codes.LAUNCH_CODES, { ...pmty }, words)).toEqual([])
  expect(Object.keys({ ...pmty })).toHaveLength(codes.LAUNCH_CODES.length)
})

it.each(['dota2', 'lol', 'csgo', 'kog'] as const)(
  'columns of %s are those of the page, of the present map',
  (game) => {
    const [first, second, ...others] = columnsIn(game, 'set3', [1, 1])
    expect(first?.map(({ key }) => key)).toEqual(codes.COLUMNS.match.map(({ code }) => code))
    const inRounds = game === 'csgo'
    const counts = codes.COLUMNS.map.filter(({ code }) => code.startsWith('rounds.') === inRounds)
    // The winner of a map is that of its rounds or towers.
    const winner = inRounds ? 'rounds.winner' : 'towers.winner'
    const ofMap = [winner, ...counts.map(({ code }) => code)]
    expect(second?.map(({ key }) => key)).toEqual(ofMap.map((code) => `${code}.set3`))
    expect(others).toEqual([])
    const next = columnsIn(game, 'break', [2, 1])[1]
    expect(next?.map(({ key }) => key)).toEqual(ofMap.map((code) => `${code}.set4`))
  },
)
