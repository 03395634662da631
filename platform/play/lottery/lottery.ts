import { Hono } from 'hono'
import { LOTTERY_PATHS } from '../../../streams/wire/lottery/paths.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { Product } from '../../product.ts'
import { LAUNCHED_PRODUCTS } from '../../site/venueDesk.ts'
import { createProductCalls } from '../launched/productCall.ts'
import { createProductProtocol } from '../launched/productProtocol.ts'
import { betCall } from './betCall.ts'
import { cancelChaseCall, chaseRecordsCall } from './chaseCalls.ts'
import { type ChaseEnds, createChaseEnds } from './chaseEnds.ts'
import { LOTTERY_ENDPOINTS } from './endpoints.ts'
import type { LotteryLists } from '../../venues/lotteryLists.ts'
import { createLotteryLists } from './lists.ts'
import type { LotteryDeps } from './lotteryDeps.ts'
import { loginCall, saveSettingsCall, settingsCall } from './memberCalls.ts'
import { orderCall } from './orderCall.ts'
import { historyCall, pageCall } from './pageCalls.ts'
import { createNewestDraws } from './pastDraws.ts'

export interface Lottery extends Product {
  /** Answered by PMTY. */
  readonly lists: LotteryLists
}

type Given = Omit<LotteryDeps, 'newest'> & Parameters<typeof createProductProtocol>[1]

/** The lotteries (docs/games/lottery.md); the engine makes their draws. */
export function createLottery(given: Given): Lottery {
  const { rounds, store, clock, real, sales, log } = given
  const newest = createNewestDraws(rounds)
  const deps: LotteryDeps = { ...given, newest }
  const ends = createChaseEnds({
    chases: store.chases,
    shared: store.shared,
    rounds,
    now: () => clock.now(),
    real,
    log,
  })
  const venue = LAUNCHED_PRODUCTS.lottery
  return {
    name: 'lottery',
    endpoints: LOTTERY_ENDPOINTS,
    protocols: new Map([[`venue:${venue}`, createProductProtocol(venue, given)]] as const),
    routes: routesOf(deps, ends),
    lists: createLotteryLists(deps),
    async tick() {
      await sales.refresh()
      await ends.tick()
    },
    close() {
      newest.close()
      ends.close()
      return Promise.resolve()
    },
  }
}

function routesOf(deps: LotteryDeps, ends: ChaseEnds): Hono<HttpEnv> {
  const calls = createProductCalls(deps)
  const app = new Hono<HttpEnv>()
  app.post(LOTTERY_PATHS.login, loginCall(calls, deps))
  app.get(LOTTERY_PATHS.page, pageCall(calls, deps))
  app.post(LOTTERY_PATHS.bet, betCall(calls, deps))
  app.post(LOTTERY_PATHS.cancelChase, cancelChaseCall(calls, deps, ends))
  app.post(LOTTERY_PATHS.settings, settingsCall(calls, deps))
  app.post(LOTTERY_PATHS.saveSettings, saveSettingsCall(calls, deps))
  app.get(LOTTERY_PATHS.history, historyCall(calls, deps))
  app.post(LOTTERY_PATHS.orders, orderCall(calls, deps))
  app.post(LOTTERY_PATHS.chases, chaseRecordsCall(calls, deps))
  return app
}
