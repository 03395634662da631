import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decode } from '../../../streams/wire/decode.ts'
import { plays } from '../../../streams/wire/pmty/market.ts'
import { matches, matchPage } from '../../../streams/wire/pmty/match.ts'
import { menu } from '../../../streams/wire/pmty/menu.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { createPlatform } from '../../../platform/platform.ts'
import type { Platform } from '../../../platform/platform.ts'
import { DEMO_MEMBER, ensureDemoMember } from '../../../platform/store/demoMembers.ts'
import { createSimulatedWorld } from '../../../platform/world/simulatedWorld.ts'
import { openQuickStore, START } from '../book/testPlatform.ts'
import { createPmtyClient } from './pmtyClient.ts'
import type { PmtyClient } from './pmtyClient.ts'

let platform: Platform
let client: PmtyClient
const hand = { at: START }

beforeAll(async () => {
  const store = await openQuickStore()
  platform = await createPlatform({
    store,
    seed: 7,
    real: () => hand.at,
    random: () => 0,
    createWorld: (clock, start) => createSimulatedWorld({ ...start, clock }),
  })
  await ensureDemoMember(store, '1001', START)
  client = await createPmtyClient(platform, DEMO_MEMBER.name, 'zh', DEMO_MEMBER.password)
})
afterAll(() => platform.close())

describe('the venue on the simulated world', () => {
  it('shows every match of every list of its menu, with odds that can be read', async () => {
    const tabs = decode(menu, (await client.get(PMTY_PATHS.menu)).data)
    if (!tabs.ok) throw new Error(tabs.error.message)
    expect(tabs.value.find(({ menuType }) => menuType === 11)?.count).toBeGreaterThanOrEqual(150)
    // Esports have lists of their own (`pmtyEsports.test.ts`).
    const ofSports = tabs.value.filter(({ menuType }) => menuType !== 3001)
    for (const sport of ofSports.flatMap(({ subList }) => subList)) {
      const answer = await client.post(PMTY_PATHS.earlyPage, { euid: sport.menuId, cps: 300 })
      const page = decode(matchPage, answer.data)
      expect(page.ok && page.value.data.length).toBe(sport.count)
    }
  })

  it('has a number for every market it offers', async () => {
    for (const { id, markets } of platform.world.matches().slice(0, 60)) {
      const shown = decode(plays, (await client.get(PMTY_PATHS.odds, { mid: id })).data)
      expect(shown.ok && shown.value.length).toBe(markets.length)
    }
  })

  it('names the sets of volleyball otherwise than those of tennis', async () => {
    const named = async (sport: string): Promise<readonly string[]> => {
      const inPlay = platform.world
        .matches()
        .filter((match) => match.sport === sport && match.state === 'live')
      const answers = await Promise.all(inPlay.map(({ id }) => client.get(PMTY_PATHS.odds, { mid: id })))
      return answers.flatMap(({ data }) => {
        const shown = decode(plays, data)
        return shown.ok ? shown.value.map(({ hpn }) => hpn) : []
      })
    }
    expect(await named('volleyball')).toEqual(
      expect.arrayContaining(['全场独赢', '全场让局', '全场总分', '第一局独赢']),
    )
    expect(await named('tennis')).toEqual(expect.arrayContaining(['全场盘数独赢', '第一盘局数独赢']))
  })

  it.each([
    ['football', '40103', '4'],
    ['volleyball', '40111', '153'],
  ])('takes a bet on a match of %s to come, which settles by itself', async (_sport, euid, play) => {
    // The previous tests advanced the time by hours, so a new launch is needed.
    client = await createPmtyClient(platform, DEMO_MEMBER.name, 'zh', DEMO_MEMBER.password)
    const list = await client.post(PMTY_PATHS.matches, { euid, sort: 2 })
    const today = decode(matches, list.data)
    const open = today.ok
      ? today.value.find(({ ms, mhs, hps }) => ms === 0 && mhs === 0 && hps.some(({ hpid }) => hpid === play))
      : undefined
    if (open === undefined) throw new Error('nothing to bet on')
    const bet = await client.betOn(open.mid, play, '1')
    expect((await client.post(PMTY_PATHS.bet, bet)).code).toBe('0000000')
    hand.at = open.mgt + 4 * 3600 * 1000
    await platform.tick()
    const renewed = await createPmtyClient(platform, DEMO_MEMBER.name, 'zh', DEMO_MEMBER.password)
    const found = await renewed.post(PMTY_PATHS.orders, { clientOrderId: bet.clientOrderId })
    expect(found.data).toMatchObject({ records: [{ orderStatus: 1 }] })
    expect((await platform.store.ledger.audit()).balanced).toBe(true)
  })
})
