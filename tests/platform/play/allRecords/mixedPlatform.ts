import { LOTTERY_PATHS } from '../../../../streams/wire/lottery/paths.ts'
import { CASINO_PATHS } from '../../../../streams/wire/casino/paths.ts'
import { anchorGamePaths } from '../../../../streams/wire/site/anchorGamePaths.ts'
import { MIXED_RECORD_PATHS } from '../../../../streams/wire/site/gameRecords.ts'
import { sitePaths } from '../../../../streams/wire/site/paths.ts'
import { askLeg, confirm, single } from '../../book/confirms.ts'
import { RESULT_KEY } from '../../book/scriptedWorld.ts'
import { bet, draws } from '../lottery/lotteryBets.ts'
import { createLotteryPlatform, type LotteryMember, send } from '../lottery/lotteryClient.ts'

/** A page of records of all products, as the platform sends it. */
export interface MixedPage {
  readonly total: number
  readonly pages: number
  readonly current: number
  readonly size: number
  readonly betTotalAmount: string
  readonly profit: string
  readonly records: readonly Readonly<Record<string, unknown>>[]
  readonly counts: Readonly<Record<string, number>>
  readonly ts: number
}

const ROOM = 'r8801'
const TABLE = 'A12'

/** A platform that plays all products, with a way to bet at each. */
export async function createMixedPlatform() {
  const made = await createLotteryPlatform(undefined, { roundProducts: ['lottery', 'casino', 'anchorGame'] })
  const { platform } = made
  let ids = 0
  const newId = (): string => `mixed-bet-${(ids += 1)}`
  const taken = (name: string, { code }: { readonly code: number | string }): void => {
    if (Number(code) !== 0) throw new Error(`${name}: ${code}`)
  }

  async function present(product: 'casino' | 'anchorGame', game: string) {
    for (let step = 0; step < 200; step += 1) {
      const round = await platform.rounds.present({ product, game })
      if (round?.state === 'open' && round.sealsAt - platform.clock.now() > 2_000) return round
      await made.pass(500)
    }
    throw new Error(`no round of ${game} is open`)
  }

  return {
    ...made,
    /** A member whose bets are all paid from one wallet. */
    member: () => made.member({ walletType: 'seamless' }),
    async sport({ id }: LotteryMember, currency: 'RMB' | 'USDT' = 'RMB'): Promise<string> {
      const asked = single(askLeg(made.world, 'early-1', RESULT_KEY, 'home'))
      const result = await platform.book.place(
        confirm(made, id, [{ ...asked, unitStake: { ...asked.unitStake, currency } }], { currency }),
      )
      const order = result.ok ? result.orders[0] : undefined
      if (order === undefined) throw new Error('the sports bet was not taken')
      return order.orderNo
    },
    async lottery(member: LotteryMember, currencyCode = 1): Promise<void> {
      const [onSale] = draws(made, 1)
      taken(
        'lottery',
        await member.post(LOTTERY_PATHS.bet, {
          ticketId: '201',
          planId: onSale?.planId,
          currencyCode,
          validUntil: platform.clock.now() + 10_000,
          bets: [bet()],
          chase: null,
        }),
      )
    },
    async anchor(member: LotteryMember): Promise<void> {
      const { round, sealsAt } = await present('anchorGame', 'penalty')
      taken(
        'anchor',
        await member.site(anchorGamePaths.betting, {
          gameCode: 'penalty',
          roundNo: round,
          imId: ROOM,
          currency: 1,
          validUntil: sealsAt,
          bets: [{ clientOrderId: newId(), option: 'jq', betAmount: '50.00', odds: 195_000 }],
        }),
      )
    },
    async casino(member: LotteryMember): Promise<void> {
      const { data } = await member.site(sitePaths.venueLaunch, { venueEnName: 'ZR' })
      const { token: requestId } = data as { readonly token: string }
      const { round } = await present('casino', TABLE)
      const body = {
        tableId: TABLE,
        roundNo: round,
        currencyCode: 1,
        validUntil: platform.clock.now() + 10_000,
        bets: [{ clientOrderId: newId(), option: '3001', odds: 195_000, betAmount: '100.00' }],
      }
      taken(
        'casino',
        await send(platform, CASINO_PATHS.bet, { requestId, method: 'POST', body: JSON.stringify(body) }),
      )
    },
    async list(member: LotteryMember, body: object = {}): Promise<MixedPage> {
      const answer = await member.site(MIXED_RECORD_PATHS.list, body)
      taken('list', answer)
      return answer.data as MixedPage
    },
    async unsettled(member: LotteryMember, body: object = {}): Promise<MixedPage> {
      const answer = await member.listPost(MIXED_RECORD_PATHS.unsettled, body)
      if (answer.code !== '0000000') throw new Error(`unsettled: ${answer.code}`)
      return answer.data as MixedPage
    },
  }
}

export type MixedPlatform = Awaited<ReturnType<typeof createMixedPlatform>>
