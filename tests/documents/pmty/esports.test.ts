import { describe, expect, it } from 'vitest'
import { ambiguousCodes } from '../tables.ts'
import * as answers from './esportsAnswers.ts'
import { ESPORTS_BET, ESPORTS_OUTCOMES, ESPORTS_PLACED, ESPORTS_RECORDS } from './esportsBetAnswers.ts'
import { chanceOf, csgoMap, killsChance, mapOf } from './esportsChances.ts'
import * as codes from './esportsCodes.ts'
import * as vectors from './esportsVectors.ts'

const rounded = (chance: number) => Math.round(chance * 1_000_000) / 1_000_000
const homeWins = (h: number, a: number) => h > a

describe('the model of the page', () => {
  it('maps and matches of fights', () => {
    const { eleven, nine, bestOfThree, twoNil, towersOver17 } = vectors.MAPS_OF_FIGHTS
    for (const { home, value } of eleven.by) expect(rounded(chanceOf(mapOf(11, home), homeWins))).toBe(value)
    for (const { home, value } of nine.by) expect(rounded(chanceOf(mapOf(9, home), homeWins))).toBe(value)
    for (const { home, value } of twoNil.by)
      expect(rounded(chanceOf(mapOf(11, home), homeWins) ** 2)).toBe(value)
    for (const { home, value } of bestOfThree.by) {
      const one = chanceOf(mapOf(11, home), homeWins)
      expect(rounded(one ** 2 * (3 - 2 * one))).toBe(value)
    }
    for (const { home, value } of towersOver17.by)
      expect(rounded(chanceOf(mapOf(11, home), (h, a) => h + a > 17.5))).toBe(value)
  })

  it.each(['lol', 'dota2', 'kog'] as const)('kills of a map, %s', (name) => {
    const rules = vectors.KILLS[name]
    const { line, by } = vectors.KILLS_OVER[name]
    for (const { home, value } of by)
      expect(rounded(killsChance(mapOf(rules.towers, home), rules, (h, a) => h + a > line))).toBe(value)
    for (const { home, value } of name === 'kog' ? [] : vectors.MORE_KILLS[name].by)
      expect(rounded(killsChance(mapOf(rules.towers, home), rules, homeWins))).toBe(value)
    const odd = killsChance(mapOf(rules.towers, 0.53), rules, (h, a) => (h + a) % 2 === 1)
    expect(Math.abs(odd - 0.5)).toBeLessThan(1e-6)
  })

  it.each(vectors.CSGO)('rounds of CSGO with e = $e', ({ e, map: home, over, odd }) => {
    const finals = csgoMap(e)
    expect(rounded(chanceOf(finals, homeWins))).toBe(home)
    expect(rounded(chanceOf(finals, (h, a) => h + a > 21.5))).toBe(over)
    expect(rounded(chanceOf(finals, (h, a) => (h + a) % 2 === 1))).toBe(odd)
  })
})

describe('the tables of esports', () => {
  it('give each number one meaning', () => {
    expect(
      ambiguousCodes({
        sports: codes.SPORTS,
        plays: [...codes.MATCH_PLAYS, ...codes.MAP_PLAYS, ...codes.NAMED_PLAYS],
        phases: codes.PHASES,
        scores: codes.SCORES,
        csgoScores: codes.CSGO_SCORES,
        groups: codes.RESULT_GROUPS,
      }),
    ).toEqual([])
    expect(codes.MENU_IDS.slice(1).map(({ code }) => code - 30_000)).toEqual(
      codes.SPORTS.map(({ code }) => code),
    )
  })

  it('have every market of the first and of the seventh map', () => {
    const shown = Object.values(answers.MARKETS).flatMap(({ fields }) =>
      fields.map(({ hpid }) => Number(hpid)),
    )
    const wanted = [...codes.MATCH_PLAYS, ...codes.MAP_PLAYS]
      .filter(({ means }) => !/set[2-6]$/.test(means))
      .map(({ code }) => code)
    expect([...new Set(shown)].sort((a, b) => a - b)).toEqual(wanted.sort((a, b) => a - b))
  })
})

describe('the answers of esports', () => {
  it('have nine dates, a day apart', () => {
    const dates = answers.DATES.answer.fields
    expect(dates).toHaveLength(9)
    const noons = dates.slice(1, 8).map(({ field1 }) => Number(field1))
    expect(noons.map((noon) => noon - (noons[0] ?? 0))).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((day) => day * 86_400_000),
    )
    expect(Number(dates[8]?.field1)).toBe(-((noons[6] ?? 0) + 86_400_000))
    expect(
      dates
        .slice(1, 8)
        .map(
          ({ menuId, field1 }) => menuId === `30000-${new Date(Number(field1)).toISOString().slice(0, 10)}`,
        ),
    ).toEqual(Array(7).fill(true))
    const { count, subList } = answers.MENU_NODE.fields
    expect(subList.reduce((sum, each) => sum + each.count, 0)).toBe(count)
    expect(dates.reduce((sum, each) => sum + each.count, 0)).toBe(count)
  })

  it('have the gold of what is counted', () => {
    const counts = Object.fromEntries(
      answers.MATCHES.running.fields.msc.map((entry) => {
        const [key = '', score = ''] = entry.split('|')
        return [key, score.split(':').map(Number)]
      }),
    )
    const lead = (key: string) => (counts[key]?.[0] ?? 0) - (counts[key]?.[1] ?? 0)
    const [tower, kill] = vectors.GOLD.lol
    expect(lead('S188')).toBe(lead('S181') * tower + lead('S120') * kill)
  })

  it('have as many maps as the score says', () => {
    for (const { fields } of Object.values(answers.MATCHES)) {
      const played = fields.msc.filter((entry) => /^S12\d\|/.test(entry)).length
      expect(fields.mct).toBe(played)
      expect(fields.mfo).toBe(`BO${fields.mft}`)
    }
  })

  it('of a bet: its price has three decimals, and what it returns follows from it', () => {
    const [leg] = ESPORTS_BET.fields.seriesOrders.flatMap((entry) => entry.orderDetailList)
    expect(leg?.oddFinally).toBe(((leg?.odds ?? 0) / 100_000).toFixed(3))
    expect(leg?.matchType).toBe(5)
    const win = Math.round((Number(leg?.betAmount) * ((leg?.odds ?? 0) - 100_000)) / 1000)
    expect(ESPORTS_PLACED.fields.maxWinMoneyTotal).toBe(win)
    for (const { fields } of Object.values(ESPORTS_RECORDS)) {
      const oddsValue = fields.detailList[0]?.oddsValue ?? 0
      expect(Number(fields.maxWinAmount)).toBeCloseTo(
        (Number(fields.orderAmountTotal) * (oddsValue - 100_000)) / 100_000,
        2,
      )
      expect(Number(fields.backAmount) - Number(fields.orderAmountTotal)).toBeCloseTo(
        Number(fields.profitAmount),
        2,
      )
    }
  })

  it('of results: each option’s outcome follows from the scores', () => {
    const groups = new Set<number>(codes.RESULT_GROUPS.map(({ code }) => code))
    expect(ESPORTS_OUTCOMES.fields.filter(({ tyg }) => !groups.has(tyg))).toEqual([])
    const settleScore = ESPORTS_RECORDS.kills.fields.detailList[0]?.settleScore ?? ''
    const kills = settleScore.split(':').reduce((sum, side) => sum + Number(side), 0)
    const won = (hpid: string) =>
      ESPORTS_OUTCOMES.fields
        .find((play) => play.hpid === hpid)
        ?.hl[0]?.ol.filter(({ result }) => result === 4)
        .map(({ ot }) => ot)
    expect(won('8313')).toEqual([kills > 28.5 ? 'Over' : 'Under'])
    expect(won('8314')).toEqual([kills % 2 === 1 ? 'Odd' : 'Even'])
  })
})
