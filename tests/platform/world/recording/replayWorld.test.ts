import { describe, expect, it } from 'vitest'
import {
  EPOCH,
  HALF_RESULT,
  HANDICAP,
  MINUTE,
  RESULT,
  header,
  introduction,
  matchLine,
  oddsOf,
  play,
  priceLine,
  resultLines,
} from './writtenRecording.ts'

const PRICED = [header(), introduction(0, '1'), ...resultLines(0, '1', 200_000, 320_000, 380_000)]

const WHOLE_MATCH = [
  ...PRICED,
  priceLine(0, '1', { side: 'home', odds: 250_000, market: HALF_RESULT }),
  matchLine(5 * MINUTE, {
    id: '1',
    state: 'live',
    phase: 'firstHalf',
    clock: { seconds: 0, running: true },
  }),
  matchLine(20 * MINUTE, { id: '1', score: [1, 0] }),
  matchLine(50 * MINUTE, { id: '1', phase: 'halfTime', clock: { seconds: 2700, running: false } }),
  matchLine(65 * MINUTE, { id: '1', phase: 'secondHalf', clock: { seconds: 2700, running: true } }),
  matchLine(80 * MINUTE, { id: '1', score: [1, 1] }),
  matchLine(110 * MINUTE, { id: '1', state: 'ended', phase: 'ended' }),
]

describe('replay', () => {
  it('begins at the epoch and moves prices when the recording does', async () => {
    const played = await play([...PRICED, priceLine(3000, '1', { side: 'home', odds: 195_000 })])
    expect(played.match('1').kickOff).toBe(EPOCH + 5 * MINUTE)
    expect(oddsOf(played.match('1'), RESULT, 'home')).toBe(200_000)
    const before = played.match('1')
    played.to(2999)
    expect(played.match('1')).toBe(before)
    played.to(3000)
    expect(oddsOf(played.match('1'), RESULT, 'home')).toBe(195_000)
    expect(oddsOf(before, RESULT, 'home')).toBe(200_000)
    expect(played.events).toEqual([{ type: 'lines', matchId: '1', at: 3000 }])
  })

  it('stands as it did at the moment of each event, though the clock is ahead', async () => {
    const prices = [195_000, 190_000, 185_000]
    const played = await play([
      ...PRICED,
      ...prices.map((odds, index) => priceLine(1000 * (index + 1), '1', { side: 'home', odds })),
    ])
    const seen: unknown[] = []
    const versions: number[] = []
    played.world.listen((_event, at) => {
      seen.push([at - EPOCH, oddsOf(played.match('1'), RESULT, 'home')])
      versions.push(played.match('1').version)
    })
    played.to(4000)
    expect(seen).toEqual([
      [1000, 195_000],
      [2000, 190_000],
      [3000, 185_000],
    ])
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
  })

  it('gives another line in a slot new ids and none of the old prices', async () => {
    const handicap = (t: number, line: number, side: 'home' | 'away'): string =>
      priceLine(t, '1', { side, odds: 190_000, market: HANDICAP, line })
    const played = await play([
      ...PRICED,
      handicap(0, -2, 'home'),
      handicap(0, -2, 'away'),
      handicap(1000, -3, 'home'),
    ])
    const slotOf = () => played.match('1').markets.find(({ key }) => key === HANDICAP)?.lines[0]
    const before = slotOf()
    played.to(1000)
    const after = slotOf()
    expect([before?.slot, after?.slot, before?.line, after?.line]).toEqual([1, 1, -2, -3])
    expect(after?.marketId).not.toBe(before?.marketId)
    expect(after?.selections.map(({ side }) => side)).toEqual(['home'])
    const ids = [before, after].flatMap((line) => line?.selections.map(({ optionId }) => optionId) ?? [])
    expect(new Set(ids).size).toBe(3)
    expect(ids.every((id) => /^\d+$/.test(id))).toBe(true)
  })

  it('keeps a slot suspended while its line changes, until the recording opens it', async () => {
    const handicap = (t: number, line: number): string =>
      priceLine(t, '1', { side: 'home', odds: 190_000, market: HANDICAP, line })
    const status = (t: number, of: string): string =>
      JSON.stringify({ t, match: '1', market: HANDICAP, slot: 1, status: of })
    const played = await play([
      ...PRICED,
      handicap(0, -2),
      status(1000, 'suspended'),
      handicap(2000, -3),
      status(3000, 'open'),
    ])
    const slotOf = () => played.match('1').markets.find(({ key }) => key === HANDICAP)?.lines[0]
    played.to(2000)
    expect(slotOf()).toMatchObject({ line: -3, status: 'suspended' })
    played.to(3000)
    expect(slotOf()).toMatchObject({ line: -3, status: 'open' })
  })

  it('empties a slot, and suspends one as a whole', async () => {
    const played = await play([
      ...PRICED,
      JSON.stringify({ t: 1000, match: '1', market: RESULT, slot: 1, status: 'suspended' }),
      JSON.stringify({ t: 2000, match: '1', market: RESULT, slot: 1, gone: true }),
    ])
    played.to(1000)
    expect(played.match('1').markets[0]?.lines[0]).toMatchObject({ status: 'suspended' })
    played.to(2000)
    expect(played.match('1').markets).toEqual([])
    expect(played.events.at(-1)).toEqual({ type: 'lines', matchId: '1', at: 2000 })
  })

  it('counts the periods from the score and settles them as they end', async () => {
    const played = await play(WHOLE_MATCH)
    played.to(49 * MINUTE)
    expect(played.world.result('1')?.final.size).toBe(0)
    played.to(51 * MINUTE)
    expect([...(played.world.result('1')?.final ?? [])]).toEqual([HALF_RESULT])
    played.to(111 * MINUTE)
    const result = played.world.result('1')
    expect(result?.facts).toMatchObject({
      'goals.match': [1, 1],
      'goals.firstHalf': [1, 0],
      'goals.secondHalf': [0, 1],
    })
    expect(new Set(result?.final)).toEqual(new Set([RESULT, HALF_RESULT]))
    expect(played.events.filter(({ type }) => type === 'settled')).toEqual([
      { type: 'settled', matchId: '1', specs: [HALF_RESULT], at: 50 * MINUTE },
      { type: 'settled', matchId: '1', specs: [RESULT], at: 110 * MINUTE },
    ])
  })

  it('voids at the end what it knows no count of', async () => {
    const corners = priceLine(0, '1', {
      side: 'over',
      odds: 190_000,
      market: 'corners.total.match',
      line: 38,
    })
    const played = await play([...WHOLE_MATCH.slice(0, 5), corners, ...WHOLE_MATCH.slice(5)])
    played.to(111 * MINUTE)
    expect([...(played.world.result('1')?.voided ?? [])]).toEqual(['corners.total.match'])
  })

  it('believes recorded facts and decisions before its own counting', async () => {
    const played = await play([
      ...PRICED,
      matchLine(5 * MINUTE, { id: '1', state: 'live', phase: 'firstHalf', facts: { 'goals.match': [0, 0] } }),
      matchLine(6 * MINUTE, { id: '1', score: [1, 0] }),
      matchLine(7 * MINUTE, { id: '1', state: 'ended', phase: 'ended', voided: [RESULT] }),
    ])
    played.to(8 * MINUTE)
    expect(played.world.result('1')?.facts['goals.match']).toEqual([0, 0])
    expect([...(played.world.result('1')?.voided ?? [])]).toEqual([RESULT])
  })

  it('takes an ended match off the list after a while but keeps its result', async () => {
    const played = await play(WHOLE_MATCH)
    played.to(110 * MINUTE)
    expect(played.match('1')).toMatchObject({ state: 'ended', bettingStatus: 'closed' })
    played.to(121 * MINUTE)
    expect(played.world.matches()).toEqual([])
    expect(played.world.result('1')?.state).toBe('ended')
    expect(played.events.at(-1)).toMatchObject({ type: 'closed', matchId: '1' })
  })

  it('holds bets on a match whose kick-off it does not see', async () => {
    const played = await play([...PRICED, priceLine(30 * MINUTE, '1', { side: 'home', odds: 195_000 })])
    played.to(5 * MINUTE - 1)
    expect(played.match('1').bettingStatus).toBe('open')
    played.to(5 * MINUTE)
    expect(played.match('1')).toMatchObject({ state: 'notStarted', bettingStatus: 'suspended' })
  })

  it('gives up what is unfinished when the recording is over, and pays nobody for it', async () => {
    const played = await play([
      ...WHOLE_MATCH.slice(0, -1),
      introduction(80 * MINUTE, '2', { kickOff: 200 * MINUTE }),
      ...resultLines(80 * MINUTE, '2', 200_000, 320_000, 380_000),
    ])
    played.to(82 * MINUTE)
    expect(played.match('1')).toMatchObject({ state: 'abandoned', bettingStatus: 'closed' })
    expect(played.match('2')).toMatchObject({ state: 'cancelled' })
    expect([...(played.world.result('1')?.voided ?? [])]).toEqual([RESULT])
    expect([...(played.world.result('1')?.final ?? [])]).toEqual([HALF_RESULT])
    expect([...(played.world.result('2')?.voided ?? [])]).toEqual([RESULT])
    played.to(120 * MINUTE)
    expect(played.world.matches()).toEqual([])
  })

  it('knows no match before the recording introduces it', async () => {
    const played = await play([...PRICED, introduction(MINUTE, '2')])
    expect([played.world.match('2'), played.world.result('2')]).toEqual([undefined, undefined])
    played.to(MINUTE)
    expect(played.events).toEqual([{ type: 'opened', matchId: '2', at: MINUTE }])
    expect(played.match('2').version).toBe(EPOCH + MINUTE)
  })

  it.each([0, 4, 21, 52, 66, 111, 118])('stands the same after a restart in minute %i', async (minute) => {
    const stepped = await play(WHOLE_MATCH)
    for (let ms = 0; ms <= minute * MINUTE; ms += 7 * 1000) stepped.to(ms)
    stepped.to(minute * MINUTE)
    const restarted = await play(WHOLE_MATCH, { startAt: minute * MINUTE })
    expect(restarted.world.matches()).toEqual(stepped.world.matches())
    expect(restarted.world.result('1')).toEqual(stepped.world.result('1'))
    expect(restarted.events).toEqual([])
  })
})

describe('control of a replay', () => {
  it('suspends over the recording and gives back to it', async () => {
    const played = await play([...PRICED, matchLine(2000, { id: '1', bettingStatus: 'locked' })])
    expect(played.world.control.suspend('1')).toBe(true)
    expect(played.match('1').bettingStatus).toBe('suspended')
    played.to(2000)
    expect(played.match('1').bettingStatus).toBe('locked')
    played.world.control.resume('1')
    expect(played.match('1').bettingStatus).toBe('locked')
  })

  it('moves a price and a line, and refuses what is not there', async () => {
    const played = await play([
      ...PRICED,
      priceLine(0, '1', { side: 'home', odds: 190_000, market: HANDICAP, line: -2 }),
    ])
    const { control } = played.world
    expect(control.movePrice('1', RESULT, 1, 'home', -10)).toBe(true)
    expect(oddsOf(played.match('1'), RESULT, 'home')).toBe(180_000)
    expect(control.jumpLine('1', HANDICAP, 1)).toBe(true)
    expect(played.match('1').markets.find(({ key }) => key === HANDICAP)?.lines[0]?.line).toBe(-1)
    expect(control.jumpLine('1', RESULT, 1)).toBe(false)
    expect(control.movePrice('1', RESULT, 2, 'home', 10)).toBe(false)
    expect([control.goal('1', 'home'), control.end('1'), control.suspend('404')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('holds prices still', async () => {
    const played = await play([...PRICED, priceLine(1000, '1', { side: 'home', odds: 195_000 })])
    expect([played.world.control.hold('1', true), played.world.control.hold('1', true)]).toEqual([
      true,
      false,
    ])
    played.to(1000)
    expect(oddsOf(played.match('1'), RESULT, 'home')).toBe(200_000)
  })
})
