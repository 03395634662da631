import { openStore } from '../../../platform/store/store.ts'
import { directoryOf, roomEntry, stageRooms } from './roomStage.ts'

/** One of several processes of a platform: tells where it listens, and makes members when asked to. */
const store = await openStore({
  databaseUrl: process.env['DATABASE_URL'],
  passwordCost: { logN: 4, blockSize: 1, parallel: 1 },
})
const stage = await stageRooms({
  store,
  real: Date.now,
  redisUrl: process.env['REDIS_URL'] ?? null,
  rooms: directoryOf(roomEntry()),
})
process.on('message', () => {
  void stage.member().then(async ({ id, name, token }) => {
    await store.accounts.changeStanding(id, { admin: true })
    process.send?.({ id, name, token })
  })
})
// The test has ended, however it did.
process.on('disconnect', () => process.exit(0))
process.send?.({ origin: stage.origin })
