import { describe, expect, it } from 'vitest'
import { documented, documentedFields, limit } from './documented.ts'
import type { DocumentedPlay } from './tables.ts'
import {
  ambiguousCodes,
  callDifferences,
  limitDifferences,
  playDifferences,
  tableDifferences,
} from './tables.ts'

const STATES = documented('fbty 2.2', [
  [0, 'ended'],
  [4, 'not started'],
])

describe('tables', () => {
  it('agree with a table that reads and writes the same', () => {
    const same = { reads: { 0: 'ended', 4: 'notStarted' }, writes: { notStarted: 4 } }
    expect(tableDifferences({ states: STATES }, { states: same })).toEqual([])
    expect(tableDifferences({ states: STATES }, { states: { absent: 'nobody reads it' } })).toEqual([])
  })

  it('differ by another meaning, a missing number, an undocumented one, and when none is given', () => {
    const differences = (states: object) => tableDifferences({ states: STATES }, { states })
    expect(differences({ reads: { 0: 'ended', 4: 'live' } })).toEqual([
      'states: 4 means not started, and not live',
    ])
    expect(differences({ reads: { 0: 'ended' } })).toHaveLength(1)
    expect(differences({ reads: { 0: 'ended', 4: 'notStarted', 9: 'x' } })).toHaveLength(1)
    expect(differences({ writes: { notStarted: 0 } })).toHaveLength(1)
    expect(differences({})).toEqual(['states: is compared with nothing'])
  })

  it('are ambiguous when a number has two meanings', () => {
    expect(ambiguousCodes({ states: STATES })).toEqual([])
    expect(ambiguousCodes({ states: [...STATES, ...documented('fbty 2.2', [[4, 'live']])] })).toHaveLength(1)
  })
})

const play = (code: string, means: string, row: string, open = false): DocumentedPlay => ({
  code,
  means,
  row,
  open,
  source: 'fbty 2.5',
})

describe('plays', () => {
  const PLAYS = [
    play('1000.1001', 'goals.handicap.match', 'handicap'),
    play('5002.5021', 'games.handicap.set1', 'sets', true),
    play('5002.5022', 'games.handicap.set2', 'sets', true),
  ]

  it('need all of a closed row and one of an open row', () => {
    const handicap = { '1000.1001': 'goals.handicap.match' }
    expect(playDifferences(PLAYS, { ...handicap, '5002.5022': 'games.handicap.set2' })).toEqual([])
    expect(playDifferences(PLAYS, handicap)).toEqual(['no play of sets'])
    expect(playDifferences(PLAYS, { '5002.5022': 'games.handicap.set2' })).toHaveLength(1)
  })

  it('may not have another meaning or be undocumented', () => {
    const plays = Object.fromEntries(PLAYS.map(({ code, means }) => [code, means]))
    expect(playDifferences(PLAYS, plays)).toEqual([])
    expect(playDifferences(PLAYS, { ...plays, '1000.1001': 'goals.total.match' })).toHaveLength(1)
    expect(playDifferences(PLAYS, { ...plays, '1000.1002': 'goals.handicap.firstHalf' })).toHaveLength(1)
  })
})

describe('calls and limits', () => {
  const CALL = {
    request: documentedFields('fbty 4.12', { orderIds: ['1'] }),
    answer: documentedFields('fbty 4.12', [{ oid: '1', st: 4 }]),
  }

  it('are compared by their fields', () => {
    const real = { request: { orderIds: ['7'] }, answer: [{ oid: '7', st: '2' }] }
    expect(callDifferences({ states: CALL }, { states: real })).toEqual([])
    expect(callDifferences({ states: CALL }, { states: { answer: [{ oid: '7' }] } })).toHaveLength(1)
    expect(callDifferences({ states: CALL }, { states: { request: { ids: ['7'] } } })).toHaveLength(2)
  })

  it('are compared by their value', () => {
    const limits = { callTimeoutMs: limit('fbty 1.3', 10_000, '10 s') }
    expect(limitDifferences(limits, { callTimeoutMs: 10_000 })).toEqual([])
    expect(limitDifferences(limits, { callTimeoutMs: null })).toEqual([])
    expect(limitDifferences(limits, { callTimeoutMs: 30_000 })).toEqual(['callTimeoutMs is 30000, not 10000'])
  })
})
