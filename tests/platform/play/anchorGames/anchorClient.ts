import { createControl } from '../../../../platform/control/client.ts'
import type { Store } from '../../../../platform/store/store.ts'
import type { Currency } from '../../../../streams/domain/money.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { anchorGamePaths } from '../../../../streams/wire/site/anchorGamePaths.ts'
import { anchorStatus } from '../../../../streams/wire/site/anchorGames.ts'
import { createTestPlatform, PASSWORD } from '../../book/testPlatform.ts'
import { createSiteClient, ORIGIN } from '../../site/siteClient.ts'

/** A room with the shootout and baccarat. */
export const ROOM = 'r8801'
const ODDS = 195_000

let names = 0

/** A platform with anchor games, and members who bet at them. */
export async function createAnchorPlatform(store: Store) {
  const test = await createTestPlatform({
    store,
    control: true,
    roundProducts: ['anchorGame'],
    rateAllowances: { bet: { burst: 1_000, perSecond: 1_000 } },
  })
  const site = await createSiteClient(test.platform)
  const control = createControl(ORIGIN, async (url, init) => test.platform.app.fetch(new Request(url, init)))
  await test.platform.tick()

  /** A member who is signed in, and the calls of the games. */
  async function player(onlyCurrency: Currency | null = null) {
    const name = `player${(names += 1)}`
    const id =
      onlyCurrency === null
        ? await test.newMember(name)
        : await control.createMember({ name, password: PASSWORD, [onlyCurrency]: 1_000_000, onlyCurrency })
    const { token } = await site.login(name, PASSWORD)
    const call = (path: string, body: object = {}) => site.call(path, body, { token })
    const status = async () => statusIn((await call(anchorGamePaths.status, { gameCodes: ['penalty'] })).data)
    const bet = async (changes: object = {}, bets: readonly object[] = [{}]) => {
      const { roundNo, sealsAt } = await status()
      return call(anchorGamePaths.betting, {
        gameCode: 'penalty',
        roundNo,
        imId: ROOM,
        currency: 1,
        validUntil: sealsAt,
        bets: bets.map((each) => ({
          clientOrderId: `bet-${(names += 1)}-${name}`,
          option: 'jq',
          betAmount: '50.00',
          odds: ODDS,
          ...each,
        })),
        ...changes,
      })
    }
    return { id, name, call, status, bet }
  }

  /** Goes on until the present round of a game is in this state. */
  async function until(code: string, game = 'penalty') {
    for (let step = 0; step < 80; step += 1) {
      const row = statusIn((await site.call(anchorGamePaths.status, { gameCodes: [game] })).data)
      if (row.gameStatus === code) return row
      await test.pass(1_000)
    }
    throw new Error(`no round is ${code}`)
  }

  return { ...test, site, control, player, until }
}

export function statusIn(data: unknown) {
  const read = decode(anchorStatus, data)
  const row = read.ok ? read.value.games[0] : undefined
  if (row === undefined) throw new Error('no game')
  return row
}

export type AnchorPlatform = Awaited<ReturnType<typeof createAnchorPlatform>>
