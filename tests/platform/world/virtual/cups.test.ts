import { describe, expect, it } from 'vitest'
import { virtualMatchId } from '../../../../platform/world/virtual/eras.ts'
import type { BatchView } from '../../../../platform/world/virtual/batchViews.ts'
import type { VirtualGameId } from '../../../../platform/world/virtual/games.ts'
import { BEGAN, handWorld, type HandWorld } from './virtualWorld.ts'

const S = 1000
const PERIOD = 240 * S

/** Every batch of the first cup, each looked at when it has just been paid. */
function firstCup(game: VirtualGameId): {
  readonly world: HandWorld
  readonly batches: readonly BatchView[]
} {
  const world = handWorld()
  const batches: BatchView[] = []
  for (let index = 0; index < 7; index += 1) {
    const ref = { game, era: 0, index }
    const announced = world.sports.batches.at(ref)
    if (announced === null) throw new Error(`batch ${index} is not announced at ${world.hand.at - BEGAN}`)
    world.hand.at = announced.startsAt
    world.hand.at = world.sports.batches.at(ref)?.paysAt ?? 0
    const paid = world.sports.batches.at(ref)
    if (paid !== null) batches.push(paid)
  }
  return { world, batches }
}

describe.each(['31003', '31004'] as const)('the cup %s (docs/virtual-sports.md, 1 and 2)', (game) => {
  const { world, batches } = firstCup(game)

  it('starts a batch each period and announces ties when the teams are known', () => {
    const [first] = batches
    batches.forEach(({ startsAt }, index) => {
      expect(startsAt).toBe((first?.startsAt ?? 0) + index * PERIOD)
    })
    for (const [index, { opensAt, startsAt, plan }] of batches.entries()) {
      const before = batches[index - 1]
      if (plan.lod.startsWith('Q') && before !== undefined)
        expect(opensAt).toBe(Math.min(before.paysAt ?? 0, startsAt - 60 * S))
    }
  })

  it('has the phases in order', () => {
    expect(batches.map(({ plan }) => plan.lod)).toEqual(
      game === '31003'
        ? ['G1', 'G2', 'G3', 'Q16', 'Q8', 'Q4', 'Q2']
        : ['Q16-1', 'Q16-2', 'Q8-1', 'Q8-2', 'Q4-1', 'Q4-2', 'Q2'],
    )
    expect(batches.every(({ plan }) => plan.season === 1)).toBe(true)
  })

  it('has a tree in which winners meet', () => {
    const last = batches.at(-1)
    if (last === undefined) throw new Error('no final')
    const tree = new Map(world.sports.tree(last).map(({ phase, ties }) => [phase, ties]))
    expect([...tree.keys()]).toEqual(
      game === '31003' ? ['Q16', 'Q8', 'Q4', 'Q2', 'Q3'] : ['Q16', 'Q8', 'Q4', 'Q2'],
    )
    for (const [earlier, later] of [
      ['Q16', 'Q8'],
      ['Q8', 'Q4'],
      ['Q4', 'Q2'],
    ] as const) {
      const through = (tree.get(earlier) ?? []).map(({ home, away, winner }) =>
        winner === 1 ? home.id : away.id,
      )
      expect((tree.get(later) ?? []).flatMap(({ home, away }) => [home.id, away.id])).toEqual(through)
    }
    for (const tie of [...tree.values()].flat()) {
      const sum = tie.scores.reduce((all, [home, away]) => all + home - away, 0)
      expect(tie.winner).toBe(
        (sum === 0 ? (tie.penalties?.[0] ?? 0) > (tie.penalties?.[1] ?? 0) : sum > 0) ? 1 : 2,
      )
    }
  })

  it('announces the next cup when the final is paid', () => {
    const next = world.sports.batches.at({ game, era: 0, index: 7 })
    expect(next?.plan.season).toBe(2)
  })

  it('decides who goes through, of a first leg with the second', () => {
    const single = batches[game === '31003' ? 3 : 1]
    if (single === undefined) throw new Error('no ties')
    const id = virtualMatchId(game, single.plan.batchNo, 1)
    const result = world.sports.result(id)
    expect(result?.final.has('goals.toQualify.tie')).toBe(true)
    const [home, away] = result?.facts['goals.tie'] ?? [0, 0]
    expect(home).not.toBe(away)
  })
})

describe('a first leg', () => {
  it('leaves to qualify open until the second leg is over', () => {
    const { hand, sports } = handWorld()
    const first = sports.batches.at({ game: '31004', era: 0, index: 0 })
    if (first === null) throw new Error('no cup')
    const id = virtualMatchId('31004', first.plan.batchNo, 1)
    hand.at = first.startsAt + 100 * S
    expect(sports.result(id)?.final.has('goals.result.match')).toBe(true)
    expect(sports.result(id)?.final.has('goals.toQualify.tie')).toBe(false)
    hand.at = first.startsAt + PERIOD + 99 * S
    expect(sports.result(id)?.final.has('goals.toQualify.tie')).toBe(false)
    hand.at = first.startsAt + PERIOD + 230 * S
    expect(sports.result(id)?.final.has('goals.toQualify.tie')).toBe(true)
    const second = sports.batches.at({ game: '31004', era: 0, index: 1 })
    const other = sports.result(virtualMatchId('31004', second?.plan.batchNo ?? '', 1))
    const [home, away] = sports.result(id)?.facts['goals.tie'] ?? [0, 0]
    expect(other?.facts['goals.tie']).toEqual([away, home])
  })
})

describe('groups and leagues', () => {
  it('have tables of what is over', () => {
    const { world } = firstCup('31003')
    const groups = world.sports.tables('31003')
    expect(groups.map(({ group }) => group).join('')).toBe('ABCDEFGH')
    for (const { rows } of groups) {
      expect(rows.map(({ won, drawn, lost }) => won + drawn + lost)).toEqual([3, 3, 3, 3])
      expect(rows.map(({ points }) => points)).toEqual(
        [...rows.map(({ points }) => points)].sort((a, b) => b - a),
      )
    }
  })

  it('play every pair of a league at home and away in a season', () => {
    const { sports, hand } = handWorld()
    const pairs = new Set<string>()
    for (let index = 0; index < 30; index += 1) {
      hand.at = BEGAN + index * PERIOD
      const view = sports.batches.at({ game: '31001', era: 0, index })
      const matches = view !== null && 'matches' in view.plan.entry ? view.plan.entry.matches : []
      expect(new Set(matches.flatMap(({ home, away }) => [home, away])).size).toBe(16)
      for (const { home, away } of matches) pairs.add(`${home} ${away}`)
    }
    expect(pairs.size).toBe(16 * 15)
    hand.at += PERIOD
    const [table] = sports.tables('31001')
    expect(table?.rows).toHaveLength(16)
  })
})

describe('races', () => {
  it('has a field of one name of each class, with the numbers shuffled', () => {
    const { sports, hand } = handWorld()
    const first = sports.batches.listed('31101')[0]
    if (first === undefined || !('names' in first.plan.entry)) throw new Error('no race')
    const classes = first.plan.entry.names.map((id) => Math.floor((Number(id.slice(-2)) - 1) / 3))
    expect([...classes].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    hand.at = BEGAN + 3600 * S
    const forms = first.plan.entry.names.map((id) => sports.form('31101', id))
    expect(forms.flat().every((place) => place >= 1 && place <= 8)).toBe(true)
    expect(forms.some((form) => form.length === 3)).toBe(true)
    expect(sports.past('31101', BEGAN, hand.at).length).toBeGreaterThan(15)
  })
})
