import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playDay } from '../../../streams/domain/protection.ts'
import { anchorBannersPath, anchorGamePaths } from '../../../streams/wire/site/anchorGamePaths.ts'
import {
  type AnchorPlatform,
  createAnchorPlatform,
  ROOM,
} from '../../platform/play/anchorGames/anchorClient.ts'
import { openSharedStore } from '../../platform/book/testPlatform.ts'
import { shapeDifferences } from '../shapes.ts'
import {
  BACKGROUND,
  BANNERS,
  CONFIGS,
  NEXT_ROUNDS,
  OTHER_SITE,
  ROOM_GAMES,
  STATUS_BODY,
  STATUSES,
  SWITCHES,
} from './anchorAnswers.ts'
import {
  BET_RECORDS,
  BETTING_CALL,
  LOOK_UP,
  REFUSED,
  REFUSED_BY_OWN_LIMITS,
  REPEATED,
  ROOM_MESSAGES,
  SEVEN_BETS,
} from './anchorBets.ts'
import { GAMES, MAINTENANCE, MESSAGE_IDS, REFUSED_BY_MAINTENANCE } from './anchorCodes.ts'
import { RESULTS } from './anchorResults.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let made: AnchorPlatform

beforeAll(async () => {
  shared = await openSharedStore()
  made = await createAnchorPlatform(shared.store)
})

afterAll(async () => {
  expect((await made.control.ledger()).balanced).toBe(true)
  await made.platform.close()
  await shared.end()
})

const ask = (path: string, body: object = {}) => made.site.call(path, body)

/** The bets of a documented call on the round of baccarat that is open, in a room that has it. */
async function present(request: object) {
  const { roundNo, sealsAt } = await made.until('bet', 'baccarat')
  return { ...request, roundNo, imId: ROOM, validUntil: sealsAt }
}

describe('the answers to anyone have the fields of the documents', () => {
  it.each([
    ['the rooms', anchorGamePaths.rooms, ROOM_GAMES],
    ['the switches', anchorGamePaths.switches, SWITCHES],
    ['a game', anchorGamePaths.config, CONFIGS],
    ['all games', anchorGamePaths.config, { ...CONFIGS, request: CONFIGS.all }],
    ['the banners', anchorBannersPath(1001), BANNERS],
    ['the pictures', anchorGamePaths.background, BACKGROUND],
    ['the past rounds', anchorGamePaths.past, RESULTS],
  ] as const)('%s', async (_, path, { request, answer }) => {
    const { code, data } = await ask(path, request.fields)
    expect(code).toBe(0)
    expect(shapeDifferences(answer.fields, data)).toEqual([])
  })

  it('the venue of the games, and no other site', async () => {
    const { data } = await ask(anchorGamePaths.rooms, ROOM_GAMES.request.fields)
    expect(data).toMatchObject({ venueName: ROOM_GAMES.answer.fields.venueName })
    const other = await ask(anchorGamePaths.rooms, { siteId: OTHER_SITE.siteId })
    expect(other.code).toBe(OTHER_SITE.code)
  })

  it('a game in each state that it comes to by itself', async () => {
    for (const [code, documented] of [
      ['bet', STATUSES.bet],
      ['seal', STATUSES.seal],
      ['result', STATUSES.result],
      ['waitNext', STATUSES.waitNext],
    ] as const) {
      await made.until(code)
      const { data } = await ask(anchorGamePaths.status, STATUS_BODY.fields)
      expect([code, shapeDifferences(documented.fields, data)]).toEqual([code, []])
    }
  })

  it('the rounds that are announced', async () => {
    await made.until('waitNext')
    const { data } = await ask(anchorGamePaths.next, NEXT_ROUNDS.request.fields)
    expect(shapeDifferences(NEXT_ROUNDS.answer.fields, data)).toEqual([])
  })

  it('each switch, which refuses bets with its code', async () => {
    // A round that is open when a game is switched off runs to its end.
    await made.until('bet')
    for (const { code, means } of MAINTENANCE) {
      const maintain = (['off', 'on', 'maintain'] as const)[code]
      await made.control.setAnchorGame({ game: 'penalty', maintain })
      await made.pass(1_100)
      const { data } = await ask(anchorGamePaths.switches)
      expect(data).toMatchObject({ games: [{ gameCode: GAMES[0]?.code, maintain: code }, {}, {}] })
      const refusal = REFUSED_BY_MAINTENANCE.find((each) => each.means === means)
      if (refusal === undefined) continue
      const member = await made.player()
      expect((await member.bet()).code).toBe(refusal.code)
    }
    await made.control.setAnchorGame({ game: 'penalty', maintain: 'on' })
    await made.pass(1_100)
  })
})

describe('bets', () => {
  it('are answered, repeated, looked up, listed and told in the room as documented', async () => {
    const member = await made.player()
    const body = await present(BETTING_CALL.request.fields)
    const placed = await member.call(anchorGamePaths.betting, body)
    expect(placed.code).toBe(0)
    expect(shapeDifferences(BETTING_CALL.answer.fields, placed.data)).toEqual([])
    const told = (orders: unknown) =>
      (orders as typeof REPEATED.orders).map(({ orderNo: _, ...order }) => order)
    const again = await member.call(anchorGamePaths.betting, body)
    const { orders } = placed.data as { readonly orders: unknown }
    expect((again.data as { readonly orders: unknown }).orders).toEqual(orders)
    expect(told(orders)).toEqual(told(REPEATED.orders))

    const found = await member.call(anchorGamePaths.records, LOOK_UP.request.fields)
    expect(shapeDifferences(LOOK_UP.taken.fields, found.data)).toEqual([])
    const listed = await member.call(anchorGamePaths.records, {
      ...BET_RECORDS.request.fields,
      gameCode: 'baccarat',
    })
    expect(shapeDifferences(BET_RECORDS.answer.fields, listed.data)).toEqual([])

    await new Promise((resolve) => setTimeout(resolve, 50))
    const message = (await shared.store.rooms.newest(ROOM, 50)).find(({ from }) => from.name === member.name)
    const { type, body: said } = ROOM_MESSAGES.bet.fields
    expect(message?.type).toBe(type)
    expect(message?.id.startsWith(MESSAGE_IDS[0]?.code ?? 'none')).toBe(true)
    expect(shapeDifferences(said, message?.body)).toEqual([])
  })

  it('are seven at most', async () => {
    const member = await made.player()
    const placed = await member.call(anchorGamePaths.betting, await present(SEVEN_BETS.fields))
    expect(placed.code).toBe(0)
    expect((placed.data as { readonly orders: readonly object[] }).orders).toHaveLength(7)
  })

  // The switches and what all members stake are not of the call, and neither are the next ones.
  const ofCall = REFUSED.filter(
    ({ refusal }) => !['gameOff', 'maintenance', 'roundFull', 'onBreak'].includes(refusal),
  ).map((each, index) => ({ ...each, index }))

  it.each(ofCall)('$index are refused: $refusal', async ({ refusal, request, answer }) => {
    const member = await made.player()
    const base = await present(BETTING_CALL.request.fields)
    const plain = BETTING_CALL.request.fields
    if (refusal === 'duplicateId') await member.call(anchorGamePaths.betting, base)
    if (refusal === 'insufficient') {
      for (const option of ['player', 'small']) {
        const bets = [{ ...plain.bets[0], clientOrderId: `all-but-${option}`, option, betAmount: '5000.00' }]
        expect((await member.call(anchorGamePaths.betting, { ...base, bets })).code).toBe(0)
      }
    }
    const before = await made.balance(member.id)
    // What is the page's own is the present round's here.
    const changed = Object.fromEntries(
      Object.entries(request).filter(([name, value]) => value !== plain[name as keyof typeof plain]),
    )
    const ended = 'validUntil' in changed ? { validUntil: made.platform.clock.now() - 1 } : {}
    const refused = await member.call(anchorGamePaths.betting, { ...base, ...changed, ...ended })
    expect(refused.code).toBe(answer.code)
    if (answer.data !== null) expect(shapeDifferences(answer.data, refused.data)).toEqual([])
    expect(await made.balance(member.id)).toBe(before)
  })

  it('are refused by the own limits and during a break', async () => {
    const { protection } = shared.store
    for (const { code, limit } of [...REFUSED_BY_OWN_LIMITS, { code: 3090, limit: 'break' }]) {
      const member = await made.player()
      const at = made.platform.clock.now()
      if (limit === 'break') await protection.takeBreak(member.id, 'hour', at)
      else if (limit === 'time') {
        await protection.setLimit(member.id, 'time', 1, at)
        const day = playDay(at)
        await protection.countMinutes([1, 2].map((minute) => ({ memberId: member.id, day, minute })))
      } else await protection.setLimit(member.id, limit === 'stake' ? 'stake' : 'loss', 10_00, at)
      const refused = await member.call(anchorGamePaths.betting, await present(BETTING_CALL.request.fields))
      expect([limit, refused.code]).toEqual([limit, code])
      expect(await made.balance(member.id)).toBe(10_000_00)
    }
  })
})
