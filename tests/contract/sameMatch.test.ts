import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMessage } from '../../streams/feeds/room/decodeMessage.ts'
import type { MemberStreams } from '../../streams/index.ts'
import { liveStreams } from '../../streams/live.ts'
import type { Match } from '../../streams/domain/match.ts'
import { pushOf } from '../../platform/room/bots/botShare.ts'
import type { Odds } from '../../streams/domain/odds.ts'
import { formatOdds } from '../../streams/domain/oddsFormat.ts'
import { recordsStreams } from '../../streams/records.ts'
import type { PriceRef } from '../../streams/views/match/priceView.ts'
import { HANDICAP, RESULT, RESULT_KEY, TOTAL, TOTAL_KEY } from '../platform/book/scriptedWorld.ts'
import { betOn, type ContractMember, signIn, until } from './contractMember.ts'
import { type ContractPlatform, openContractPlatform } from './contractVenues.ts'

const CODES = ['PMTY', 'FBTY', 'IMTY', 'DPTY'] as const
const LIVE = 'live-1'

/** Prices of a match, by what they are on: the price as shown, and its line. */
const SHOWN: readonly (readonly [string, PriceRef])[] = [
  ['home', { matchId: LIVE, spec: RESULT, slot: 1, side: 'home' }],
  ['draw', { matchId: LIVE, spec: RESULT, slot: 1, side: 'draw' }],
  ['home with a handicap', { matchId: LIVE, spec: HANDICAP, slot: 1, side: 'home' }],
  ['away with a handicap', { matchId: LIVE, spec: HANDICAP, slot: 1, side: 'away' }],
  ['over', { matchId: LIVE, spec: TOTAL, slot: 1, side: 'over' }],
  ['under', { matchId: LIVE, spec: TOTAL, slot: 1, side: 'under' }],
]

/** What a member sees of a match, the same at every venue. */
function told({ teams, league, kickOff, state, phase, score, sport, bettingStatus }: Match) {
  return {
    sport,
    teams: [teams?.home.name, teams?.away.name],
    league: league.name,
    kickOff,
    state,
    phase,
    score,
    bettingStatus,
  }
}

describe('one match at four venues', () => {
  let contract: ContractPlatform
  let client: ContractMember

  beforeAll(async () => {
    contract = await openContractPlatform()
    client = await signIn(contract, 'everywhere')
  })
  afterAll(async () => {
    client.streams.end()
    await contract.end()
  })

  async function seenBy(member: MemberStreams) {
    const screen = client.streams.openScope()
    screen.run(member.home.home$)
    member.home.setBetType('live')
    await until(member.home.home$, ({ betType, list }) => betType === 'live' && list.status === 'live')
    const row = await until(member.row$(LIVE), (each) => each !== null)
    const prices = await Promise.all(
      SHOWN.map(async ([name, ref]) => {
        const { price, line } = await until(member.prices.price$(ref), ({ state }) => state === 'open')
        return [name, price, line]
      }),
    )
    screen.end()
    return { match: told(row.match), prices, clock: row.match.clock }
  }

  /** What the world has. */
  function expected() {
    const match = contract.platform.world.match(LIVE)
    if (match === undefined) throw new Error('no such match')
    const oddsOf = ({ spec, slot, side }: PriceRef) =>
      match.markets
        .find((market) => market.spec === spec)
        ?.lines.find((line) => line.slot === slot)
        ?.selections.find((selection) => selection.side === side)?.odds
    return { prices: SHOWN.map(([, ref]) => formatOdds(oddsOf(ref) ?? (0 as Odds), 'europe')) }
  }

  const seenEverywhere = async () => {
    const seen = []
    for (const code of CODES) seen.push(await seenBy(await client.at(code)))
    return seen
  }

  it('has the same teams, league, score, phase, prices and lines', async () => {
    const { world } = contract.platform
    world.score(LIVE, [2, 1])
    world.setPrice(LIVE, RESULT_KEY, 'home', 187_000)
    const seen = await seenEverywhere()
    const [first, ...others] = seen
    expect(first?.match).toMatchObject({
      teams: ['主1', '客1'],
      score: [2, 1],
      phase: 'firstHalf',
      state: 'live',
    })
    for (const other of others) {
      expect(other.match).toEqual(first?.match)
      expect(other.prices).toEqual(first?.prices)
    }
    expect(first?.prices.map(([, price]) => price)).toEqual(expected().prices)
    // Clocks run on between the looks, and say the same kick-off.
    const zero = seen.map(({ clock }) => Math.round((clock?.at ?? 0) / 1000) - (clock?.seconds ?? 0))
    for (const each of zero) expect(Math.abs(each - (zero[0] ?? 0))).toBeLessThanOrEqual(1)
  }, 60_000)

  it('has the same news after a goal and the end of the half', async () => {
    const { world } = contract.platform
    world.score(LIVE, [2, 2])
    world.change(LIVE, { phase: 'halfTime', bettingStatus: 'open' })
    world.setPrice(LIVE, TOTAL_KEY, 'over', 222_000)
    await contract.platform.platform.tick()
    const seen = await seenEverywhere()
    for (const { match, prices } of seen) {
      expect(match).toMatchObject({ score: [2, 2], phase: 'halfTime' })
      expect(prices.map(([, price]) => price)).toEqual(expected().prices)
    }
  }, 60_000)

  /** A tip of the anchor on the total of a match, as a client of this venue reads it. */
  function tipFor(code: string, matchId: string) {
    const match = contract.platform.world.match(matchId)
    const market = match?.markets.find(({ key }) => key === TOTAL_KEY)
    const line = market?.lines[0]
    const selection = line?.selections[0]
    if (match === undefined || market === undefined || line === undefined || selection === undefined) {
      throw new Error('nothing to push')
    }
    const venue = { code: 'PMTY', playId: () => null }
    const push = pushOf(match, { market, line, selection }, venue, `tip at ${code}`)
    const from = { id: 'a', name: '阿泽', level: 1, role: 'anchor' }
    const read = readMessage({ ...push, seq: 1, id: 'x', at: 0, from }, { venue: code, siteId: () => '1001' })
    if (!read.ok || read.message.type !== 'orderPush') throw new Error('not a push')
    return read.message
  }

  it.each(CODES)('a room has its match, and a tip on it can be followed, at %s', async (code) => {
    const member = await client.at(code)
    const screen = client.streams.openScope()
    const rooms = member.part(liveStreams)
    const listed = await until(rooms.rooms().rooms$, ({ value }) => value !== undefined)
    const room = listed.value?.find(({ living, match }) => living && match !== null)
    const model = rooms.room(screen, room?.roomId ?? '')
    const row = await until(model.match$, (each) => each !== null)
    expect(row.match.id).toBe(room?.match?.matchId)

    model.takeTip(tipFor(code, row.match.id))
    const { fields } = await until(member.slip.slip$, ({ legs }) => legs.length === 1)
    expect(fields).toHaveLength(1)
    member.slip.clear()
    screen.end()
  })

  it('a bet at each venue is one order of that venue, and once in the ledger', async () => {
    const { platform, world, store, balance } = contract.platform
    const before = await balance(client.memberId)
    const stakes = { PMTY: '11', FBTY: '12', IMTY: '13', DPTY: '14' } as const
    for (const code of CODES) {
      const member = await client.at(code)
      await betOn(member, { matchId: 'early-1', spec: TOTAL, slot: 1, side: 'over' }, stakes[code])
      await until(member.slip.slip$, (view) => view.outcome?.phase === 'accepted')
      const scope = client.streams.openScope()
      const { records$ } = member.part(recordsStreams).records(scope)
      const { list } = await until(records$, (view) => (view.list.value?.orders.length ?? 0) > 0)
      // Its own order, and none of the others.
      expect(list.value?.orders.map(({ stake }) => stake.minor)).toEqual([Number(stakes[code]) * 100])
      scope.end()
    }
    const { movements } = await store.ledger.history(client.memberId, { page: 1, size: 20 })
    const bets = movements.filter(({ kind }) => kind === 'BET')
    expect(bets.map(({ amount }) => amount)).toEqual([-1400, -1300, -1200, -1100])
    expect(new Set(bets.map(({ reference }) => reference)).size).toBe(4)
    expect(await balance(client.memberId)).toBe(before - 5000)
    world.finish('early-1', { 'goals.match': [3, 1], 'goals.firstHalf': [1, 0] })
    await platform.tick()
    const wins = (await store.ledger.history(client.memberId, { page: 1, size: 20 })).movements.filter(
      ({ kind }) => kind === 'WIN',
    )
    expect(wins).toHaveLength(4)
    expect((await store.ledger.audit()).balanced).toBe(true)
  }, 60_000)
})
