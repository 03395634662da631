import { afterAll, beforeAll, expect, it } from 'vitest'
import { CASINO_PATHS } from '../../../streams/wire/casino/paths.ts'
import { LOTTERY_PATHS } from '../../../streams/wire/lottery/paths.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { createLotteryPlatform, type LotteryPlatform, send } from '../play/lottery/lotteryClient.ts'

let made: LotteryPlatform

beforeAll(async () => {
  made = await createLotteryPlatform(undefined, { roundProducts: ['lottery', 'casino'] })
})

afterAll(() => made.platform.close())

it('disturbs the calls of one member at the casino and the lottery, and nobody else', async () => {
  const [victim, other] = [await made.member(), await made.member()]
  const casino = async ({ site }: typeof victim) => {
    const { data } = await site(sitePaths.venueLaunch, { venueEnName: 'ZR' })
    const { token: requestId } = data as { readonly token: string }
    return send(made.platform, CASINO_PATHS.tables, { requestId, method: 'POST', body: '{}' })
  }
  for (const path of ['/yewu27/*', '/yewu28/*']) {
    await made.control.fault({ path, member: victim.name, action: { kind: 'code', code: 9, message: '' } })
  }
  const lottery = ({ post }: typeof victim) => post(LOTTERY_PATHS.chases, {})
  expect([(await casino(victim)).code, (await lottery(victim)).code]).toEqual([9, 9])
  expect([(await casino(other)).code, (await lottery(other)).code]).toEqual([0, 0])
  await made.control.clearFaults()
  expect([(await casino(victim)).code, (await lottery(victim)).code]).toEqual([0, 0])
})
