import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PMTY_VIRTUAL_PATHS } from '../../../streams/wire/pmty/virtualPaths.ts'
import { START } from '../../platform/book/testPlatform.ts'
import { shapeDifferences } from '../shapes.ts'
import * as codes from './virtualCodes.ts'
import * as cups from './virtualCupAnswers.ts'
import { gameOf, openVirtualVenue, type MatchBatch, type VirtualVenue } from './virtualWatching.ts'

let venue: VirtualVenue

beforeAll(async () => {
  venue = await openVirtualVenue('reader')
})
afterAll(() => venue.testPlatform.platform.close())

interface Result {
  readonly homeName: string
  readonly awayName: string
  readonly scoreResult: string
  readonly lod: string
  readonly matchTime: number
}

/** All results of a game of this and the next day, the oldest first. */
async function resultsOf(tid: number): Promise<readonly Result[]> {
  const from = Date.UTC(2026, 3, 30, 16)
  const records: Result[] = []
  for (let current = 1; ; current += 1) {
    const page = await venue.ask<{ readonly pages: number; readonly records: readonly Result[] }>(
      PMTY_VIRTUAL_PATHS.results,
      {
        ...{ sportType: String(gameOf(tid).csid), tournamentId: String(tid), batchNo: '', isVirtualSport: 1 },
        ...{ startTime: from, endTime: from + 86_400_000, page: { size: 100, current } },
      },
    )
    expect(shapeDifferences(cups.MATCH_RESULTS.fields, { ...cups.MATCH_RESULTS.fields, ...page })).toEqual([])
    records.push(...page.records)
    if (current >= page.pages) return records.reverse()
  }
}

type Tie = (typeof cups.NATIONS_CUP_TREES.over.fields.Q8)[number]
type Tree = Readonly<Record<string, readonly Tie[]>>
type Groups = typeof cups.LEAGUE_TABLE.fields

const goals = (text: string) => text.split(',').reduce((sum, each) => sum + Number(each), 0)

/** A table made a second time from results. */
function tableOf(results: readonly Result[], pointsOfAWin: number) {
  const rows = new Map<
    string,
    { team: string; points: number; difference: number; scored: number; played: number }
  >()
  const count = (team: string, own: number, other: number) => {
    const row = rows.get(team) ?? { team, points: 0, difference: 0, scored: 0, played: 0 }
    const points = own > other ? pointsOfAWin : Number(own === other)
    rows.set(team, {
      team,
      points: row.points + points,
      difference: row.difference + own - other,
      scored: row.scored + own,
      played: row.played + 1,
    })
  }
  for (const { homeName, awayName, scoreResult } of results) {
    const [home = 0, away = 0] = scoreResult.split(':').map(Number)
    count(homeName, home, away)
    count(awayName, away, home)
  }
  return rows
}

function expectTable(groups: Groups, results: readonly Result[], pointsOfAWin: 2 | 3) {
  expect(shapeDifferences(cups.LEAGUE_TABLE.fields, groups)).toEqual([])
  const rows = tableOf(results, pointsOfAWin)
  for (const { sVirtualSportXZTeamRankingDetailPOList: listed } of groups) {
    for (const row of listed) {
      const {
        virtualTeamName: team,
        points,
        goalsWinning: difference,
        goalsScored: scored,
        totalCount: played,
      } = row
      expect({ team, points, difference, scored, played }).toEqual(rows.get(team))
      const [won = 0, drawn = 0, lost = 0] = row.winDrawLostDescription.split('/').map(Number)
      expect([won + drawn + lost, won * pointsOfAWin + drawn]).toEqual([played, points])
    }
    const keys = listed.map((row) => [row.points, row.goalsWinning, row.goalsScored])
    expect(keys).toEqual(
      [...keys].sort(([a = 0, b = 0, c = 0], [x = 0, y = 0, z = 0]) => x - a || y - b || z - c),
    )
  }
}

describe('cups and tables of the platform', () => {
  it('a table before the first match, where all are equal, by the lower team id', async () => {
    for (const tid of [31001, 31201]) {
      const { matchs } = await venue.openBatch<MatchBatch>(tid)
      const teams = matchs.flatMap(({ mhid, mhn, maid, man }) => [
        [mhid, mhn],
        [maid, man],
      ])
      const [table] = await venue.ask<Groups>(PMTY_VIRTUAL_PATHS.table, { tid: String(tid) })
      expect(table?.sVirtualSportXZTeamRankingDetailPOList.map((row) => row.virtualTeamName)).toEqual(
        teams.toSorted(([one], [other]) => Number(one) - Number(other)).map(([, name]) => name),
      )
    }
  })

  it('tables of a league and of basketball follow from the results', async () => {
    await venue.goTo(START + 4_000_000)
    for (const [tid, pointsOfAWin, teams] of [
      [31001, 3, 16],
      [31002, 3, 16],
      [31201, 2, 12],
    ] as const) {
      const groups = await venue.ask<Groups>(PMTY_VIRTUAL_PATHS.table, { tid: String(tid) })
      expect(groups.map(({ groupId }) => groupId)).toEqual(['1'])
      expect(groups[0]?.sVirtualSportXZTeamRankingDetailPOList).toHaveLength(teams)
      const results = await resultsOf(tid)
      expect(results.length).toBeGreaterThan(50)
      expectTable(groups, results, pointsOfAWin)
    }
    for (const tid of ['31004', '31005', '31101'])
      expect(await venue.ask(PMTY_VIRTUAL_PATHS.table, { tid })).toEqual(cups.NO_TABLE.fields)
  })

  it('rounds, groups and the tree of a World Cup', async () => {
    const cup = await wholeCup(31003)
    expect(cup.map(({ lod }) => lod)).toEqual(codes.ROUNDS.worldCup.map(({ code }) => code))
    // The groups together, then one batch at a time.
    const { ahead } = gameOf(31003)
    expect(cup.map(({ open }) => open)).toEqual([ahead[0], 2, 1, ...Array<number>(4).fill(ahead[1] ?? 0)])
    const after = cup[3]
    const results = (await resultsOf(31003)).filter(({ matchTime }) => matchTime >= (cup[0]?.beginTime ?? 0))
    expectTable(
      after?.groups ?? [],
      results.filter(({ lod }) => lod.startsWith('G')),
      3,
    )
    const at = (name: string) => {
      const group = after?.groups.find(({ groupId }) => groupId === name[0])
      return group?.sVirtualSportXZTeamRankingDetailPOList[Number(name[1]) - 1]?.virtualTeamName
    }
    const tree = cup.at(-1)?.tree ?? {}
    expect(tree['Q16']?.map(({ homeName, awayName }) => [homeName, awayName])).toEqual(
      codes.FIRST_TIES.map(({ code }) => code.split('–').map(at)),
    )
    expect(
      shapeDifferences(cups.WORLD_CUP_TREE.fields, { Q2: [], Q3: [], Q4: [], ...tree }, ['Q16', 'Q8']),
    ).toEqual([])
    expect(Object.keys(tree).toSorted()).toEqual(codes.TREE.map(({ code }) => code).toSorted())
    expectTree(tree)
    const losers = tree['Q4']?.map(({ homeName, awayName, winner }) => (winner === 1 ? awayName : homeName))
    expect(tree['Q3']?.map(({ homeName, awayName }) => [homeName, awayName])).toEqual([losers])
    expect(cup.at(-1)?.lods).toEqual(['Q2', 'Q3'])
    // A tree from before the start of the round of 16 has no scores.
    expect(new Set(after?.tree['Q16']?.map(({ homeScore, winner }) => `${homeScore}/${winner}`))).toEqual(
      new Set(['/0']),
    )
  })

  it('rounds and the tree of a Nations Cup, whose kicks stand with home of the first leg first', async () => {
    let shootOuts = 0
    for (let number = 0; number < 4; number += 1) {
      const cup = await wholeCup(31004)
      expect(cup.map(({ lod }) => lod)).toEqual(codes.ROUNDS.nationsCup.map(({ code }) => code))
      expect(cup.map(({ open }) => open)).toEqual(Array(7).fill(1))
      const tree = cup.at(-1)?.tree ?? {}
      const { over } = cups.NATIONS_CUP_TREES
      expect(shapeDifferences(over.fields, tree, ['Q4', 'Q2'])).toEqual([])
      expect(Object.keys(tree)).toEqual(['Q16', 'Q8', 'Q4', 'Q2'])
      expectTree(tree)
      const results = (await resultsOf(31004)).filter(
        ({ matchTime }) => matchTime >= (cup[0]?.beginTime ?? 0),
      )
      for (const tie of [...(tree['Q16'] ?? []), ...(tree['Q8'] ?? []), ...(tree['Q4'] ?? [])]) {
        const { homeName, awayName, phase, homeScore, awayScore } = tie
        const leg = (number: 1 | 2, home: string, away: string) =>
          results.find(
            (each) => each.lod === `${phase}-${number}` && each.homeName === home && each.awayName === away,
          )?.scoreResult
        const [home, away] = [homeScore.split(','), awayScore.split(',')]
        expect(leg(1, homeName, awayName)).toBe(`${home[0]}:${away[0]}`)
        const kicks = tie.penalties === '' ? '' : ` (${tie.penalties.split(':').toReversed().join(':')})`
        expect(leg(2, awayName, homeName)).toBe(`${away[1]}:${home[1]}${kicks}`)
        expect(tie.isSecond).toBe(1)
        shootOuts += Number(kicks !== '')
      }
    }
    // In 56 ties a few are level.
    expect(shootOuts).toBeGreaterThan(0)
  })

  it('no tree of a league or a friendly', async () => {
    for (const tid of [31001, 31005]) {
      const { batchNo } = await venue.openBatch<MatchBatch>(tid)
      expect(await venue.ask(PMTY_VIRTUAL_PATHS.tree, { tid: String(tid), batchNo })).toEqual(
        cups.NO_TREE.fields,
      )
    }
  })
})

/** Winners follow from goals and kicks, and those of neighbouring ties meet. */
function expectTree(tree: Tree) {
  const phases = ['Q16', 'Q8', 'Q4', 'Q2'].map((phase) => tree[phase] ?? [])
  expect(phases.map(({ length }) => length)).toEqual([8, 4, 2, 1])
  for (const [index, ties] of phases.entries()) {
    expect(ties.map(({ orderNo }) => orderNo)).toEqual(ties.map((_, at) => at + 1))
    for (const { homeScore, awayScore, penalties, winner } of ties) {
      const by = goals(homeScore) - goals(awayScore)
      const [home = 0, away = 0] = penalties.split(':').map(Number)
      expect(penalties !== '').toBe(by === 0)
      expect(winner).toBe((by === 0 ? home - away : by) > 0 ? 1 : 2)
    }
    const winners = ties.map(({ homeName, awayName, winner }) => (winner === 1 ? homeName : awayName))
    const next = phases[index + 1]
    if (next !== undefined)
      expect(next.flatMap(({ homeName, awayName }) => [homeName, awayName])).toEqual(winners)
  }
}

interface CupBatch {
  readonly lod: string
  readonly lods: readonly string[]
  readonly beginTime: number
  /** How many batches are open right after the lock of the one before. */
  readonly open: number
  readonly tree: Tree
  readonly groups: Groups
}

/** The batches of the next cup of a game that starts; the tree of the last one is that after the end. */
async function wholeCup(tid: number): Promise<readonly CupBatch[]> {
  const first = codes.ROUNDS[tid === 31003 ? 'worldCup' : 'nationsCup'][0]?.code
  const batches: CupBatch[] = []
  const { period } = gameOf(tid)
  const openOnes = () => venue.openBatches<MatchBatch>(tid)
  let open = await openOnes()
  // To the announcement of a new cup.
  while (open[0]?.lod !== first) {
    await venue.goTo(venue.hand.at + 5000)
    open = await openOnes()
  }
  for (let played = 0; played < 7; played += 1) {
    const [batch] = open
    if (batch === undefined) throw new Error('no batch')
    const asked = { tid: String(tid), batchNo: batch.batchNo, lod: '', mmp: '', beginTime: 0 }
    const seen = async () => ({
      tree: await venue.ask<Tree>(PMTY_VIRTUAL_PATHS.tree, asked),
      groups: await venue.ask<Groups>(PMTY_VIRTUAL_PATHS.table, { tid: String(tid) }),
    })
    const { lod, beginTime, matchs } = batch
    const about = { lod, beginTime, open: open.length, lods: matchs.map((match) => match.lod) }
    const before = await seen()
    await venue.goTo(beginTime + 200_000)
    batches.push({ ...about, ...(played === 6 ? await seen() : before) })
    open = await openOnes()
    expect(open.every((next) => (next.beginTime - beginTime) % (period * 1000) === 0)).toBe(true)
  }
  return batches
}
