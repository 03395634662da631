import { describe, expect, it } from 'vitest'
import { lookAt, newTable, type Table, withPushed, withRead } from '../../bench/vanilla/lobby/table.ts'
import { PHASES } from '../../streams/domain/casino/phases.ts'
import type { Round } from '../../streams/domain/rounds/round.ts'
import { OPEN_ROUND, OPENS } from '../support/openRound.ts'

const DECIDED: Round = {
  ...OPEN_ROUND,
  state: 'decided',
  paysAt: OPENS + 28_000,
  endsAt: OPENS + 33_500,
  result: { player: [3, 51], banker: [7, 12], playerPoints: 4, bankerPoints: 8, results: [3001, 3031] },
  version: 3,
}
const CLOSED: Round = { ...DECIDED, state: 'closed', version: 4 }
const NEXT: Round = {
  ...OPEN_ROUND,
  round: '20261120-0032',
  state: 'announced',
  opensAt: OPENS + 36_500,
  sealsAt: OPENS + 56_500,
  resultAt: OPENS + 57_500,
  version: 5,
}
const TOLD = {
  round: OPEN_ROUND.round,
  shoe: {
    number: '20261120-03',
    first: '20261120-0030',
    before: OPEN_ROUND.round,
    results: [[3002] as const],
    naturals: 0,
  },
}

const results = (table: Table, at: number) => lookAt(table, at).shown?.results ?? null
const opened = (): Table => withRead(withPushed(newTable('A12', 0), [OPEN_ROUND]), TOLD)

describe('a table of the hand-written lobby', () => {
  it('shows no results until the history is read', () => {
    const table = withPushed(newTable('A12', 0), [OPEN_ROUND])
    expect(results(table, OPENS)).toBeNull()
    expect(results(withRead(table, TOLD), OPENS)).toEqual([[3002]])
  })

  it('counts down to the seal, and waits there for the platform', () => {
    const table = opened()
    expect(lookAt(table, OPENS + 7_500).moment).toMatchObject({ phase: PHASES.betting, seconds: 13 })
    expect(lookAt(table, OPENS + 20_000).moment.waiting).toBe(true)
    expect(table.instants).toEqual([OPENS + 20_000])
  })

  it('shows a result once it is paid, and goes on showing it in the next round', () => {
    const decided = withPushed(opened(), [DECIDED])
    expect(results(decided, OPENS + 27_999)).toEqual([[3002]])
    expect(results(decided, OPENS + 28_000)).toEqual([[3002], [3001, 3031]])
    const next = withPushed(decided, [CLOSED, NEXT])
    expect(next.round?.round).toBe(NEXT.round)
    expect(results(next, OPENS + 34_000)).toEqual([[3002], [3001, 3031]])
  })

  it('ignores a change that is older than what it knows', () => {
    const decided = withPushed(opened(), [DECIDED])
    expect(withPushed(decided, [OPEN_ROUND])).toBe(decided)
  })

  it('begins anew with a new shoe', () => {
    const shoe = { number: '20261120-04', first: NEXT.round, cut: null, last: false }
    const washed = withPushed(opened(), [CLOSED, { ...NEXT, shoe }])
    expect(results(washed, OPENS + 34_000)).toEqual([])
    expect(lookAt(washed, OPENS + 34_000).moment.phase).toBe(PHASES.washCard)
  })

  it('has to read the history again when a round is missing', () => {
    const missed = withPushed(withPushed(newTable('A12', 0), [NEXT]), [])
    expect(withRead(missed, TOLD).history).toBeNull()
  })
})
