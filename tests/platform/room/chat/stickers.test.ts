import { afterAll, beforeAll, expect, it } from 'vitest'
import { STICKERS, stickerText } from '../../../../streams/domain/room/stickers.ts'
import { startRoomHarness } from '../roomHarness.ts'
import type { RoomClient, RoomHarness } from '../roomHarness.ts'

let harness: RoomHarness
let client: RoomClient

beforeAll(async () => {
  harness = await startRoomHarness()
  client = await (await harness.member()).connect()
  await client.enter()
})
afterAll(() => harness.end())

it('a sticker is a text of the list; a text of its form with another name is refused', async () => {
  for (const sticker of STICKERS) expect(await client.say(stickerText(sticker))).toMatchObject({ ok: true })
  for (const text of ['[sticker:moon]', '[sticker:]', ' [sticker:GOAL] ', '[sticker:go\u200bals]']) {
    expect(await client.say(text)).toMatchObject({ ok: false, code: 'badRequest', reason: 'sticker' })
  }
  expect(await client.say('[sticker:moon] is no sticker')).toMatchObject({ ok: true })
})
