import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOM_OPTIONS } from '../../../platform/room/options.ts'
import { startRoomHarness } from './roomHarness.ts'
import type { RoomHarness } from './roomHarness.ts'

let harness: RoomHarness

beforeAll(async () => {
  harness = await startRoomHarness({ roomOptions: { texts: ROOM_OPTIONS.texts } })
})
afterAll(() => harness.end())

it('a member writes a few texts at once and then one in two seconds, and a repeat costs nothing', async () => {
  const member = await harness.member()
  const client = await member.connect()
  await client.enter()
  const cid = 'the-first-text'
  expect(await client.say('1', cid)).toMatchObject({ ok: true })
  for (let text = 2; text <= 5; text += 1) expect(await client.say(String(text))).toMatchObject({ ok: true })
  expect(await client.say('6')).toMatchObject({ ok: false, code: 'tooFast', waitMs: 2000 })
  expect(await client.say('1', cid)).toMatchObject({ ok: true })
  harness.hand.at += 2000
  expect(await client.say('7')).toMatchObject({ ok: true })
  expect(await client.say('8')).toMatchObject({ code: 'tooFast' })
})
