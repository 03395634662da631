import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { lotteryOf } from '../../../streams/domain/lottery/lotteries.ts'
import { money } from '../../../streams/domain/money.ts'
import { CONNECTING, type Feed, live } from '../../../streams/kernel/feed.ts'
import { cell } from '../../../streams/kernel/state.ts'
import type { ListedLottery } from '../../../streams/lottery.ts'
import type { ProofStep, RoundProof, RoundProofView } from '../../../streams/rounds.ts'
import { createFakeStreams, FAKE_NOW } from '../../support/fakeStreams.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

const SEED = '01'.repeat(32)
const COMMITMENT = 'ab'.repeat(32)
const PATH = '/rounds/casino/A12/20261120-0031'

const PROOF: RoundProof = {
  product: 'casino',
  game: 'A12',
  round: '20261120-0031',
  state: 'closed',
  commitment: COMMITMENT,
  announcedAt: FAKE_NOW,
  opensAt: FAKE_NOW + 1000,
  sealsAt: FAKE_NOW + 2000,
  decidedAt: FAKE_NOW + 3000,
  seed: SEED,
  result: { player: [3, 51] },
  shoe: {
    number: '20261120-03',
    first: '20261120-0001',
    cut: 30,
    last: false,
    left: Array.from({ length: 52 }, () => 7),
  },
  entry: null,
}

const STEPS: readonly ProofStep[] = [
  { step: 'commitment', seed: SEED, computed: COMMITMENT, published: COMMITMENT, agrees: true },
  { step: 'told', told: null, agrees: null },
  { step: 'draws', draws: [{ of: 416, value: 31 }], agrees: true },
  {
    step: 'result',
    computed: { player: [3, 51], banker: [7, 12], bankerPoints: 8, results: [3001], __proto: 1 },
    published: { player: [3, 51] },
    agrees: true,
  },
  { step: 'cut', computed: 30, published: 30, agrees: true },
  {
    step: 'bets',
    bets: [
      {
        bet: {
          orderNo: 'TP1',
          option: '3031',
          optionName: '庄（免佣）',
          stake: 10_000,
          currency: 'RMB',
          numbers: null,
          unit: null,
          multiple: null,
          returned: money(20_000, 'RMB'),
          status: 'settled',
        },
        computed: { returned: 20_000, outcome: 'win' },
        agrees: true,
      },
    ],
    agrees: true,
  },
]

const computed = (change: Partial<Extract<RoundProofView, { kind: 'computed' }>> = {}): RoundProofView => ({
  kind: 'computed',
  proof: PROOF,
  steps: STEPS,
  agrees: true,
  ownBets: 'read',
  ...change,
})

const lotteries = cell<Feed<readonly Pick<ListedLottery, 'lottery' | 'name'>[]>>(CONNECTING)
vi.mock('../../../src/bindings/useLottery.ts', () => ({
  useLottery: () => ({ feed: { list$: () => lotteries.state$ } }),
}))

const open = async (view: RoundProofView, path = PATH) => {
  const fake = await renderApp(path, createFakeStreams())
  act(() => {
    fake.roundProof.set(view)
  })
  return fake
}

describe('the page that proves a round', () => {
  it('says that everything agrees, and shows each step with its inputs', async () => {
    await open(computed())
    expect(screen.getByText('全部一致')).toBeTruthy()
    const steps = within(screen.getByRole('region', { name: '验证步骤' }))
    expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '承诺值',
      '开局前收到的承诺值',
      '从种子抽取的数',
      '结果',
      '切牌',
      '你的投注',
    ])
    expect(steps.getByText(SEED)).toBeTruthy()
    expect(steps.getByText('31（上限 416）')).toBeTruthy()
    expect(steps.getByText('♠4 ♦K')).toBeTruthy()
    expect(steps.getByText('364 张')).toBeTruthy()
    expect(steps.getByText('没有记录')).toBeTruthy()
    expect(steps.getAllByText('¥200.00')).toHaveLength(2)
    expect(screen.getByRole('link', { name: '查看原始数据' }).getAttribute('href')).toBe(
      '/games/proof/casino/A12/20261120-0031',
    )
  })

  it('says which step fails, with what was published', async () => {
    const steps = STEPS.map((step) => (step.step === 'result' ? { ...step, agrees: false } : step))
    await open(computed({ steps, agrees: false }))
    expect(screen.getByText('有一步不一致')).toBeTruthy()
    expect(screen.getByText('“结果”与平台公布的不一致。')).toBeTruthy()
    expect(screen.getByText('{"player":[3,51]}')).toBeTruthy()
  })

  it('says that a round was given back', async () => {
    await open(computed({ proof: { ...PROOF, state: 'void', result: null }, ownBets: 'none' }))
    expect(screen.getByText('已作废，本金已退还')).toBeTruthy()
    expect(screen.getByText('你没有投注这一期')).toBeTruthy()
  })

  it.each([
    ['notYet', '还没有结果'],
    ['unknownProduct', '这个版本不会验证这个游戏'],
    ['unavailable', '这个页面不能计算'],
  ] as const)('says why nothing is computed: %s', async (why, text) => {
    await open({ kind: 'uncomputed', proof: PROOF, why })
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText(COMMITMENT)).toBeTruthy()
  })

  it('says that there is no such round, and that the proof could not be loaded', async () => {
    const fake = await open({ kind: 'missing' })
    expect(screen.getByText('找不到这一期')).toBeTruthy()
    act(() => {
      fake.roundProof.set({ kind: 'failed', reason: 'network' })
    })
    expect(screen.getByText('没有取到验证数据')).toBeTruthy()
    expect(screen.getAllByRole('button').length).toBeGreaterThan(0)
  })

  it('names a lottery as its list does, and by its number until that is known', async () => {
    await open(computed(), '/rounds/lottery/201/20261120-1251')
    expect(await screen.findByText('彩票 201 · 第 20261120-1251 期')).toBeTruthy()
    const lottery = lotteryOf('201')
    if (lottery === null) throw new Error('the table has lottery 201')
    act(() => {
      lotteries.set(live([{ lottery, name: '极速时时彩' }], FAKE_NOW))
    })
    expect(await screen.findByText('彩票 极速时时彩 · 第 20261120-1251 期')).toBeTruthy()
  })

  it.each([
    ['/rounds/anchorGame/penalty/20261120-0418', '主播游戏 点球大战 · 第 20261120-0418 期'],
    ['/rounds/casino/A12/20261120-0031', '真人视讯 A12 · 第 20261120-0031 期'],
    ['/rounds/virtual/31103/20261120-0346', '虚拟体育 赛车 四圈泥地 · 第 20261120-0346 期'],
    ['/rounds/virtual/99999/20261120-0346', '虚拟体育 99999 · 第 20261120-0346 期'],
  ])('names the game of %s', async (path, words) => {
    await open(computed(), path)
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('leads back', async () => {
    await open(computed())
    fireEvent.click(screen.getByRole('button', { name: '返回' }))
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(window.location.pathname).not.toBe(PATH)
  })
})
