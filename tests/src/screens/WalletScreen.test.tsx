import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { money } from '../../../streams/domain/money.ts'
import type { MoneyMove } from '../../../streams/domain/walletTransfer.ts'
import { interrupted, live } from '../../../streams/kernel/feed.ts'
import { resumed, type TransferProgress } from '../../../streams/machines/transfer/transfer.ts'
import { WALLET_CODES } from '../../../streams/wire/site/walletCodes.ts'
import { texts } from '../../../src/i18n/texts/cmn/texts.ts'
import { ICON_DRAWINGS } from '../../../src/ui/icon/iconDrawings.tsx'
import { createFakeStreams, FAKE_NOW } from '../../support/fakeStreams.ts'
import { FAKE_FINANCE, fakeMovement } from '../../support/fakeWallet.ts'
import { renderApp } from '../../support/renderApp.tsx'
import { withDialogs } from '../ui/dialog.ts'

withDialogs()

const rmb = (minor: number) => money(minor, 'RMB')
const IN: MoneyMove = { kind: 'transfer', direction: 'IN', venue: 'ZR' }

async function open(path = '/wallet', finance: Partial<typeof FAKE_FINANCE> = {}) {
  const fake = createFakeStreams()
  fake.wallet.finance.set(live({ ...FAKE_FINANCE, ...finance }, FAKE_NOW))
  await renderApp(path, fake)
  const show = (change: () => void): void => {
    act(change)
  }
  return { ...fake.wallet, fake, show }
}

function progress(changes: Partial<TransferProgress> = {}, move: MoneyMove = IN): TransferProgress {
  return { ...resumed({ id: 'id-1', move, amount: rmb(500_00), validUntil: 0 }), ...changes }
}

const send = () => screen.getByRole('button', { name: /^转入/ })
const field = () => screen.getByRole('textbox', { name: '转账金额' })

describe('the wallet', () => {
  it('shows everything that the member has, and hides it on request', async () => {
    await open()
    expect(screen.getByText('21,285.62')).toBeTruthy()
    const tiles = within(screen.getByRole('list', { name: '各个钱包' }))
    expect(tiles.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('中心钱包12,890.50可用 12,480.50'),
      expect.stringContaining('USDT842.16≈ ¥5,895.12'),
      '金币38,200仅送礼，不折现',
      expect.stringContaining('真人场馆1,860.00'),
      expect.stringContaining('彩票场馆640.00'),
    ])
    fireEvent.click(screen.getByRole('button', { name: '隐藏金额' }))
    expect(screen.queryByText('21,285.62')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '显示金额' }))
    expect(screen.getByText('21,285.62')).toBeTruthy()
  })

  it('counts what venues hold in USDT at the rate of the total', async () => {
    const venues = [
      { venue: 'ZR', name: '真人', balance: rmb(100_00), status: 'open' as const },
      { venue: 'CP', name: '彩票', balance: money(50_00, 'USDT'), status: 'open' as const },
    ]
    const { fake, show } = await open('/wallet', { venues })
    const figure = () => screen.getByText('其中场馆').nextElementSibling?.textContent
    expect(figure()).toBe('450.00')
    show(() => fake.currencies.set(['USDT']))
    expect(figure()).toBe('50.00 USDT')
  })

  it('says when balances are old, and reads them again on request', async () => {
    const { finance, show, refresh } = await open()
    show(() => finance.update((feed) => interrupted(feed, 'network')))
    expect(screen.getByText(/^余额停在/)).toBeTruthy()
    expect(screen.getByText('余额还没有更新，暂不能转账')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('sends a transfer with one press, and says what is missing before', async () => {
    const { start } = await open()
    fireEvent.click(send())
    expect(screen.getByText('请输入金额')).toBeTruthy()
    fireEvent.change(field(), { target: { value: '20000' } })
    expect(screen.getByText('中心钱包余额不足')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '500' }))
    expect(screen.getByText('11,980.50')).toBeTruthy()
    fireEvent.click(send())
    expect(start.mock.calls).toEqual([[IN, rmb(500_00)]])
  })

  it('fills in all that there is, in both directions', async () => {
    const { start } = await open()
    fireEvent.click(screen.getByRole('radio', { name: '转回中心' }))
    fireEvent.click(screen.getByRole('button', { name: '全部', pressed: false }))
    fireEvent.click(screen.getByRole('button', { name: /^从真人场馆转回/ }))
    expect(start.mock.calls).toEqual([[{ ...IN, direction: 'OUT' }, rmb(1_860_00)]])
  })

  it('collects with one tap', async () => {
    const { start } = await open()
    fireEvent.click(screen.getByRole('button', { name: /^把场馆的 ¥2,500.00/ }))
    expect(start.mock.calls).toEqual([[{ kind: 'collect', venues: ['ZR', 'CP'] }, rmb(2_500_00)]])
  })

  it('says that a transfer without an answer must not be repeated', async () => {
    const { moves, show, start } = await open()
    show(() => moves.set([progress()]))
    expect(screen.getByText(/正在查询 ¥500.00，请勿重复转/)).toBeTruthy()
    fireEvent.change(field(), { target: { value: '500' } })
    fireEvent.click(send())
    expect(start).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: '知道了' })).toBeNull()
    show(() => moves.set([progress({ phase: 'processing' })]))
    expect(screen.getByText(/待场馆确认 ¥500.00，请勿重复转/)).toBeTruthy()
  })

  it.each(Object.keys(WALLET_CODES) as (keyof typeof WALLET_CODES)[])(
    'tells why a transfer was refused (%s), and what can be done',
    async (name) => {
      const { moves, show } = await open()
      const reasonKey = `wallet.refusal.${name}`
      show(() => moves.set([progress({ phase: 'refused', reasonKey, left: rmb(12_00) })]))
      const notice = screen.getByText(new RegExp(texts.wallet.refusal[name])).closest('[role=status]')
      if (!(notice instanceof HTMLElement)) throw new Error('no notice')
      expect(within(notice).getAllByRole('button')).toHaveLength(2)
    },
  )

  it('fills the form again after a failure, and sends nothing by itself', async () => {
    const { moves, show, start, dismiss } = await open()
    show(() => moves.set([progress({ phase: 'refused', reasonKey: 'wallet.refusal.notMade' })]))
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    expect(dismiss).toHaveBeenCalledWith('id-1')
    expect(field()).toHaveProperty('value', '500.00')
    expect(start).not.toHaveBeenCalled()
  })

  it('pays in and out, within the limits of the way', async () => {
    const { start } = await open()
    fireEvent.click(screen.getByRole('button', { name: '提现' }))
    const sheet = within(screen.getByRole('dialog', { name: '提现' }))
    const amount = sheet.getByRole('textbox', { name: '金额' })
    const tell = (value: string) => {
      fireEvent.change(amount, { target: { value } })
      fireEvent.click(sheet.getByRole('button', { name: /^提现/ }))
    }
    tell('')
    expect(sheet.getByRole('alert').textContent).toBe('请输入大于 0 的金额')
    tell('99')
    expect(sheet.getByRole('alert').textContent).toBe('最少 ¥100.00')
    tell('13000')
    expect(sheet.getByRole('alert').textContent).toBe('可用只有 ¥12,480.50')
    tell('50000.01')
    expect(sheet.getByRole('alert').textContent).toBe('最多 ¥50,000.00')
    expect(start).not.toHaveBeenCalled()
    tell('300')
    expect(start.mock.calls).toEqual([[{ kind: 'withdraw', payType: 1 }, rmb(300_00)]])
  })

  it('has no deposit where there is no way to pay', async () => {
    await open('/wallet', { payWays: [] })
    expect(screen.queryByRole('button', { name: '充值' })).toBeNull()
    expect(screen.queryByRole('button', { name: '提现' })).toBeNull()
  })

  it('of a seamless member has no transfers, and collects what is left', async () => {
    const { finance, show } = await open('/wallet', { seamless: true, venues: [] })
    expect(screen.getByText(/^免转钱包：/)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: '转账金额' })).toBeNull()
    show(() => finance.set(live({ ...FAKE_FINANCE, seamless: true }, FAKE_NOW)))
    expect(screen.getByRole('button', { name: /^把场馆的 ¥2,500.00/ })).toBeTruthy()
  })

  it('of a member with one currency offers no choice', async () => {
    const { fake, show } = await open()
    expect(screen.getByRole('radiogroup', { name: '币种' })).toBeTruthy()
    show(() => fake.currencies.set(['RMB']))
    expect(screen.queryByRole('radiogroup', { name: '币种' })).toBeNull()
    expect(screen.queryByText('USDT')).toBeNull()
  })
})

describe('the statement', () => {
  const lines = [
    fakeMovement(),
    fakeMovement({ id: '5', kind: 'TRANSFER', venue: 'CP', text: '', status: 'processing' }),
    fakeMovement({ id: '4', kind: 'TRANSFER', wallet: 'casino', venue: 'ZR', text: '', status: 'failed' }),
    fakeMovement({ id: '3', kind: 'GIFT', text: '围巾 × 2' }),
    fakeMovement({ id: '2', kind: 'GIFT', wallet: 'bonus', text: '助威旗', amount: rmb(-1_000) }),
    fakeMovement({ id: '1', kind: 'unknown', text: '' }),
  ]

  it('names each movement: a gift is a gift, and one that nobody knows is a movement', async () => {
    const { showList, show } = await open('/wallet/statement')
    show(() => showList(live({ lines, in: rmb(3_320_00), out: rmb(1_450_00), more: false }, FAKE_NOW)))
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toHaveLength(6)
    expect(rows[0]).toMatch(/^投注 曼城 -0.5\/1.*-200.00余额 12,480.50$/)
    expect(rows[1]).toMatch(/^中心 → 彩票场馆.*待场馆确认，勿重复转$/)
    expect(rows[2]).toMatch(/^真人场馆 → 中心.*已退回$/)
    expect(rows[3]).toMatch(/^送礼 围巾 × 2/)
    expect(rows[4]).toMatch(/-1,000 金币/)
    expect(rows[5]).toMatch(/^资金变动/)
    expect(screen.getByText('3,320.00')).toBeTruthy()
  })

  it('shows by an arrow whether a movement without an icon of its own came in or went out', async () => {
    const { showList, show } = await open('/wallet/statement')
    const arrows = [
      fakeMovement({ id: '3', kind: 'REFUND', direction: 'IN', amount: rmb(5_00) }),
      fakeMovement({ id: '2', kind: 'unknown', direction: 'OUT' }),
    ]
    show(() => showList(live({ lines: arrows, in: rmb(0), out: rmb(0), more: false }, FAKE_NOW)))
    const drawn = screen.getAllByRole('listitem').map((row) => row.querySelector('path')?.getAttribute('d'))
    expect(drawn).toEqual([ICON_DRAWINGS.download, ICON_DRAWINGS.upload])
  })

  it('is filtered by groups and by currency, and goes on', async () => {
    const { showList, show, choose, chooseCurrency, more } = await open('/wallet/statement')
    show(() => showList(live({ lines, in: rmb(0), out: rmb(0), more: true }, FAKE_NOW)))
    fireEvent.click(screen.getByRole('radio', { name: '礼物' }))
    fireEvent.click(screen.getByRole('radio', { name: '全部' }))
    expect(choose.mock.calls).toEqual([['gifts'], [null]])
    fireEvent.click(screen.getByRole('radio', { name: 'USDT' }))
    expect(chooseCurrency).toHaveBeenCalledWith('USDT')
    fireEvent.click(screen.getByRole('button', { name: /更多/ }))
    expect(more).toHaveBeenCalledTimes(1)
  })

  it('says when it cannot be read, and when it is empty', async () => {
    const { fake, showList, show, refresh } = await open('/wallet/statement')
    show(() => showList({ status: 'failed', value: undefined, asOf: undefined, reason: 'network' }))
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
    expect(refresh).toHaveBeenCalledTimes(1)
    show(() => showList({ status: 'failed', value: undefined, asOf: undefined, reason: 'offline' }))
    expect(fake.streams.exits.raiseOffline).toHaveBeenCalled()
    show(() => showList(live({ lines: [], in: rmb(0), out: rmb(0), more: false }, FAKE_NOW)))
    expect(screen.getByText('没有变动')).toBeTruthy()
  })
})
