import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decode } from '../../../streams/wire/decode.ts'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import { sequencedMessage } from '../../../streams/wire/room/messages.ts'
import { PREDICTION_CODES } from '../../../streams/wire/site/predictionCodes.ts'
import { soccerPaths } from '../../../streams/wire/site/soccerPaths.ts'
import {
  directoryOf,
  messagesOf,
  roomEntry,
  startRoomHarness,
  type RoomHarness,
  type RoomHarnessMember,
} from '../room/roomHarness.ts'
import { createSiteClient, type SiteClient } from '../site/siteClient.ts'

const MATCH = 'early-1'
const ROOM = 'room-1'

describe('a prediction shown in a room', () => {
  let harness: RoomHarness
  let client: SiteClient

  beforeAll(async () => {
    harness = await startRoomHarness({
      rooms: directoryOf(roomEntry(ROOM, MATCH), roomEntry('room-2', MATCH)),
    })
    client = await createSiteClient(harness.platform)
  })
  afterAll(() => harness.end())

  const ask = (path: string, { token }: RoomHarnessMember, changes: object = {}) =>
    client.call(path, { roomId: ROOM, matchId: MATCH, ...changes }, { token })
  const check = async (member: RoomHarnessMember, changes: object = {}) =>
    (await ask(soccerPaths.checkUserScorePredict, member, changes)).data
  const share = async (member: RoomHarnessMember, changes: object = {}) =>
    (await ask(soccerPaths.scorePredictShare, member, changes)).code
  const predict = ({ id, token }: RoomHarnessMember, home: number, away: number) =>
    client.call(soccerPaths.addPrediction, { memberId: String(id), matchId: MATCH, home, away }, { token })
  const shown = async () => {
    const messages = await harness.store.rooms.newest(ROOM, 50)
    return messages.filter(({ type }) => type === messageTypes.scorePrediction)
  }

  it('is message 18, once for each member, match and room', async () => {
    const [ann, watcher] = [await harness.member(), await harness.member()]
    const connected = await watcher.connect()
    await connected.enter()
    expect(await check(ann)).toEqual({ open: true, predicted: null, shared: false })
    expect(await share(ann)).toBe(PREDICTION_CODES.unpredicted)
    await predict(ann, 2, 1)
    expect(await check(ann)).toMatchObject({ open: true, predicted: { home: 2, away: 1 }, shared: false })
    const before = (await shown()).length
    const codes = await Promise.all([share(ann), share(ann), share(ann)])
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, PREDICTION_CODES.shared, PREDICTION_CODES.shared])
    expect(await shown()).toHaveLength(before + 1)
    expect(await check(ann)).toMatchObject({ shared: true })
    expect(await check(ann, { roomId: 'room-2' })).toMatchObject({ shared: false })
    expect(await share(ann, { roomId: 'room-2' })).toBe(0)
    await expect
      .poll(() => messagesOf(connected.batches).find(({ type }) => type === 18))
      .toMatchObject({
        from: { id: String(ann.id), name: ann.name, role: 'member' },
        body: { matchId: MATCH, home: 2, away: 1 },
      })
    const message = messagesOf(connected.batches).find(({ type }) => type === 18)
    expect(decode(sequencedMessage, message).ok).toBe(true)
  })

  it('is refused to a member who may not write, and to a wrong room', async () => {
    const ann = await harness.member()
    await predict(ann, 0, 0)
    expect(await share(ann, { roomId: 'nowhere' })).toBe(PREDICTION_CODES.unknownMatch)
    expect(await share(ann, { matchId: 'early-2' })).toBe(PREDICTION_CODES.unknownMatch)
    expect(await share(ann, { roomId: 'x'.repeat(65) })).toBe(10003)
    await harness.store.rooms.within(ROOM, (room) => room.mute(ann.id, MUTE))
    expect(await share(ann)).toBe(PREDICTION_CODES.muted)
    await harness.store.rooms.within(ROOM, (room) => room.unmute(ann.id))
    await harness.store.rooms.within(ROOM, (room) => room.setStatus('closed', ''))
    expect(await share(ann)).toBe(PREDICTION_CODES.notNow)
    await harness.store.rooms.within(ROOM, (room) => room.setStatus('open', ''))
    expect(await check(ann)).toMatchObject({ shared: false })
    expect(await share(ann)).toBe(0)
  })

  it('is withdrawn by an admin, and not shown again', async () => {
    const [ann, admin] = [await harness.member(), await harness.member()]
    await harness.store.accounts.changeProfile(admin.id, { admin: true })
    const moderator = await admin.connect()
    await moderator.enter()
    await predict(ann, 3, 0)
    expect(await share(ann)).toBe(0)
    const message = (await shown()).find(({ from }) => from.id === String(ann.id))
    expect(await moderator.send({ do: 'withdraw', messageId: message?.id })).toMatchObject({ ok: true })
    expect((await shown()).filter(({ from }) => from.id === String(ann.id))).toEqual([])
    expect(await share(ann)).toBe(PREDICTION_CODES.shared)
  })

  it('needs a token', async () => {
    const asked = { roomId: ROOM, matchId: MATCH }
    expect((await client.call(soccerPaths.scorePredictShare, asked)).code).toBe(10004)
    expect((await client.call(soccerPaths.checkUserScorePredict, asked)).code).toBe(10004)
  })
})

const MUTE = { until: null, reason: '' }
