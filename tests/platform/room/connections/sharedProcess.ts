import { openStore } from '../../../../platform/store/store.ts'
import { directoryOf, roomEntry, startRoomHarness } from '../roomHarness.ts'

/**
 * One of several processes of a platform. It reports its origin to the parent, and registers members on
 * request.
 */
const store = await openStore({
  databaseUrl: process.env['DATABASE_URL'],
  passwordCost: { logN: 4, blockSize: 1, parallel: 1 },
})
const harness = await startRoomHarness({
  store,
  real: Date.now,
  redisUrl: process.env['REDIS_URL'] ?? null,
  rooms: directoryOf(roomEntry()),
})
process.on('message', () => {
  void harness.member().then(async ({ id, name, token }) => {
    await store.accounts.changeProfile(id, { admin: true })
    process.send?.({ id, name, token })
  })
})
// The parent has ended, regularly or not.
process.on('disconnect', () => process.exit(0))
process.send?.({ origin: harness.origin })
