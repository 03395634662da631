import { vi } from 'vitest'
import type { Currency } from '../../streams/domain/money.ts'
import { money } from '../../streams/domain/money.ts'
import { CONNECTING, type Feed } from '../../streams/kernel/feed.ts'
import { cell, type State$ } from '../../streams/kernel/state.ts'
import { createWallet } from '../../streams/views/wallet/walletModel.ts'
import type {
  MemberFinance,
  MoneyMove,
  Movement,
  StatementList,
  StatementView,
  TransferProgress,
  walletStreams,
} from '../../streams/wallet.ts'

const rmb = (minor: number) => money(minor, 'RMB')
const usdt = (minor: number) => money(minor, 'USDT')

/** The balances of docs/games/wallet.md, 3. */
export const FAKE_FINANCE: MemberFinance = {
  seamless: false,
  centre: { RMB: rmb(12_890_50), USDT: usdt(842_16) },
  available: { RMB: rmb(12_480_50), USDT: usdt(842_16) },
  locked: rmb(410_00),
  venues: [
    { venue: 'ZR', name: '真人', balance: rmb(1_860_00), status: 'open' },
    { venue: 'CP', name: '彩票', balance: rmb(640_00), status: 'open' },
  ],
  goldCoins: 38_200,
  total: rmb(21_285_62),
  openBets: 3,
  payWays: [
    {
      payType: 1,
      name: '银行卡',
      currency: 'RMB',
      deposit: true,
      withdraw: true,
      least: rmb(100_00),
      most: rmb(50_000_00),
    },
  ],
  at: Date.UTC(2026, 10, 20, 12, 52),
}

export function fakeMovement(changes: Partial<Movement> = {}): Movement {
  return {
    id: '90417',
    kind: 'BET',
    direction: 'OUT',
    status: 'done',
    wallet: 'main',
    venue: null,
    amount: rmb(-200_00),
    balanceAfter: rmb(12_480_50),
    reference: 'TL1',
    text: '曼城 -0.5/1',
    at: FAKE_FINANCE.at,
    ...changes,
  }
}

/** The wallet of the fakes: the real form over balances and transfers that the test sets. */
export function createFakeWallet(currencies$: State$<readonly Currency[]>) {
  const finance = cell<Feed<MemberFinance>>(CONNECTING)
  const moves = cell<readonly TransferProgress[]>([])
  const statement = cell<StatementView>({
    group: null,
    currency: 'RMB',
    list: CONNECTING,
    loadingMore: false,
  })
  const start = vi.fn<(move: MoneyMove, amount: unknown) => boolean>(() => true)
  const commands = {
    refresh: vi.fn<() => void>(),
    dismiss: vi.fn<(id: string) => void>(),
    choose: vi.fn<(group: StatementView['group']) => void>(),
    chooseCurrency: vi.fn<(currency: Currency) => void>(),
    more: vi.fn<() => void>(),
  }
  const streams: ReturnType<typeof walletStreams> = {
    wallet: (screen) =>
      createWallet(screen, {
        finance: { finance$: finance.state$, refresh: commands.refresh },
        transfers: { transfers$: moves.state$, start, dismiss: commands.dismiss },
        currencies$,
        currency: 'RMB',
      }),
    statement: () => ({ statement$: statement.state$, ...commands }),
  }
  const showList = (list: Feed<StatementList>): void => {
    statement.update((view) => ({ ...view, list }))
  }
  return { streams, finance, moves, statement, showList, start, ...commands }
}
