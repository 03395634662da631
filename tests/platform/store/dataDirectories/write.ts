import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { money } from '../../../../streams/domain/money.ts'
import { askLeg, confirm, single } from '../../book/confirms.ts'
import { HANDICAP_KEY, RESULT_KEY, TOTAL_KEY } from '../../book/scriptedWorld.ts'
import { startRoomHarness } from '../../room/roomHarness.ts'
import { pack } from './archive.ts'
import { contentsOf } from './contents.ts'

// Writes the data directory of the present release and a description of its content: `npx tsx <this file>
// <name>`. Both are committed as a fixture, which every later release must be able to open
// (olderData.test.ts).

const [name = ''] = process.argv.slice(2)
if (!/^[\w.-]+$/.test(name))
  throw new Error('usage: npx tsx tests/platform/store/dataDirectories/write.ts NAME')

const folder = import.meta.dirname
const dataDir = await mkdtemp(join(tmpdir(), 'touchline-data-'))
const harness = await startRoomHarness({ dataDir })
const { world, platform, store } = harness

const member = await harness.member()
const other = await harness.member()
const bet = async (...[bets, changes]: [Parameters<typeof confirm>[2], Parameters<typeof confirm>[3]?]) => {
  const result = await platform.book.place(confirm(harness, member.id, bets, changes))
  if (!result.ok) throw new Error(result.refusal.reason)
}

await bet([single(askLeg(world, 'early-1', RESULT_KEY, 'home'))])
await bet([single(askLeg(world, 'early-1', HANDICAP_KEY, 'home', { slot: 2 }))])
await bet([single(askLeg(world, 'early-2', RESULT_KEY, 'home'))])
await bet([single(askLeg(world, 'early-3', TOTAL_KEY, 'over'), 25_00)])
await bet([
  {
    series: '3:2+3',
    unitStake: money(10_00, 'RMB'),
    legs: ['early-1', 'early-2', 'early-4'].map((matchId) => askLeg(world, matchId, RESULT_KEY, 'home')),
  },
])
await bet([{ ...single(askLeg(world, 'early-4', RESULT_KEY, 'away')), unitStake: money(50_00, 'USDT') }], {
  currency: 'USDT',
})
// One live bet is rejected at the end of its delay, another one is still being confirmed.
await bet([single(askLeg(world, 'live-1', RESULT_KEY, 'home'))])
world.setLineStatus('live-1', RESULT_KEY, 'suspended')
await harness.pass(10_000)
world.finish('early-1', { 'goals.match': [1, 0], 'goals.firstHalf': [0, 0] })
world.voidMarkets('early-2', 'cancelled')
await harness.pass(1000)
await bet([single(askLeg(world, 'live-2', TOTAL_KEY, 'over'))])

const client = await member.connect()
await client.enter(null, 'room-1')
const replies = [
  await client.say('写在这个版本里'),
  await client.send({
    do: 'gift',
    giftId: 'boot',
    count: 10,
    currency: 'RMB',
    room: 'room-1',
    cid: randomUUID(),
  }),
  await client.send({ do: 'predict', matchId: 'live-1', side: 'home', room: 'room-1', cid: randomUUID() }),
]
for (const reply of replies) if (!reply.ok) throw new Error(JSON.stringify(reply))

const members = [member.id, other.id]
const rooms = ['room-1', 'room-2']
const contents = await contentsOf(store, members, rooms)
await harness.end()
await pack(dataDir, join(folder, `${name}.tar.br`))
await writeFile(join(folder, `${name}.json`), `${JSON.stringify({ members, rooms, contents }, null, 2)}\n`)
await rm(dataDir, { recursive: true })
