import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { line } from '../../../../streams/domain/market.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'
import { submitted } from '../../../../streams/machines/placement/placement.ts'
import { legKey } from '../../../../streams/machines/slip/legKeys.ts'
import { seriesField, typeStake } from '../../../../streams/machines/slip/slip.ts'
import { catalogueText } from '../../../../src/i18n/catalogueText.ts'
import { createI18n } from '../../../../src/i18n/i18n.ts'
import { SlipSheet } from '../../../../src/features/slip/SlipSheet.tsx'
import { aLeg, anOrder } from '../../../streams/machines/orderBuilders.ts'
import { withDialogs } from '../../ui/dialog.ts'
import { renderSlip } from './renderSlip.tsx'
import { slipOf, staked, viewOf } from './slipViews.ts'

withDialogs()

const key = (matchId: string): string => legKey(aLeg(matchId).choice)
const one = staked(slipOf('m1'), '200')
const LOWER = 186_000 as Odds

const open = (view: ReturnType<typeof viewOf>) => renderSlip(<SlipSheet low={false} />, view)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the slip sheet', () => {
  it('shows a leg with its line, market, score, match and price', async () => {
    await open(viewOf(one))
    const leg = button('移除 曼城 -0.5/1').closest('li')
    expect(leg?.textContent).toContain('曼城')
    expect(leg?.textContent).toContain('-0.5/1')
    expect(leg?.textContent).toContain('全场让球')
    expect(leg?.textContent).toContain('(1-1)')
    expect(leg?.textContent).toContain('曼城 v 利物浦')
    expect(leg?.textContent).toContain('0.95')
  })

  it('says on the main button what it takes and may give back, and confirms just that', async () => {
    const view = viewOf(one)
    const { slip } = await open(view)
    fireEvent.click(button('投注¥200.00返还 ¥390.00'))
    expect(slip.confirm).toHaveBeenCalledWith(view.terms)
  })

  it('takes a tap right after a digit: an amount alone does not make another button of it', async () => {
    const { slip, show } = await open(viewOf(slipOf('m1')))
    expect(button('输入投注额').getAttribute('aria-disabled')).toBe('true')
    show(viewOf(one))
    fireEvent.click(button(/^投注/))
    expect(slip.confirm).toHaveBeenCalledTimes(1)
  })

  it('holds a tap that meant another price, and says so; the amount may change before a tap', async () => {
    const { slip, show } = await open(viewOf(one))
    show(viewOf(one, { offers: { m1: { odds: LOWER } } }))
    fireEvent.click(button(/^接受/))
    expect(slip.confirm).not.toHaveBeenCalled()
    expect(button('接受 0.86 并投注按钮刚变，请看清再点')).toBeDefined()
  })

  it('leads from the blocked main button to the leg, or to the field, that is the cause', async () => {
    const { slip, show } = await open(viewOf(slipOf('m1', 'm2')))
    fireEvent.click(button('输入投注额'))
    expect(slip.focusField).toHaveBeenCalledWith(key('m1'))
    show(
      viewOf({ ...staked(slipOf('m1', 'm2'), '10'), kind: 'parlay' }, { offers: { m2: { line: line(0) } } }),
    )
    fireEvent.click(button(/^投注/))
    expect(document.activeElement).toBe(document.querySelectorAll('li')[1])
    expect(slip.confirm).not.toHaveBeenCalled()
  })

  it('keeps what comes and goes while a stake is typed above the keypad, and below it one line of constant height', async () => {
    const two = staked(slipOf('m1', 'm2'), '200')
    const { show } = await open(viewOf(two, { activeField: key('m1') }))
    const keypad = screen.getByRole('group', { name: '金额键盘' })
    const follows = (part: Element) =>
      (keypad.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    expect(follows(screen.getByText(/本次投注 2 项/))).toBe(false)
    const [foot, ...more] = [...document.querySelectorAll('ul')].filter(follows)
    expect(more).toEqual([])
    expect(foot?.parentElement?.dataset['reserve']).toBe('按钮文字改变后半秒内的点按不生效')
    show(viewOf(staked(slipOf('m1', 'm2'), '5'), { activeField: key('m1') }))
    expect(foot?.textContent).toBe('最低 10.00')
    expect(screen.getByRole('button', { name: /^投注\s*¥/, description: '最低 10.00' })).toBeDefined()
  })

  it('says why a key changes nothing, and groups the digits of an amount', async () => {
    const long = staked(slipOf('m1'), '123456')
    const { slip } = await open(viewOf(long, { activeField: key('m1') }))
    expect(button('曼城 -0.5/1 的投注额 123,456')).toBeDefined()
    fireEvent.click(button('7'))
    expect(slip.type).not.toHaveBeenCalled()
    expect(screen.getAllByText('最多 6 位')).toHaveLength(2)
    fireEvent.paste(document.body, { clipboardData: { getData: () => '¥1,500' } })
    expect(slip.type).toHaveBeenLastCalledWith(key('m1'), '1500')
    expect(screen.queryByText('最多 6 位')).toBeNull()
  })

  it('gives back what was cleared', async () => {
    const { slip } = await open(viewOf(slipOf(), { cleared: 3 }))
    fireEvent.click(button('恢复刚清空的 3 项'))
    expect(slip.undoClear).toHaveBeenCalledTimes(1)
  })

  it('is slid by the choice of the member, and then says so', async () => {
    const { slip, betBy } = await open(viewOf(one))
    betBy('slide')
    const slide = button(/^滑动投注/)
    fireEvent.click(slide, { detail: 1 })
    expect(slip.confirm).not.toHaveBeenCalled()
    expect(slide.textContent).toContain('再点一次')
    fireEvent.click(slide, { detail: 1 })
    expect(slip.confirm).toHaveBeenCalledTimes(1)
  })

  it('shows the balance before and after', async () => {
    await open(viewOf(one))
    expect(screen.getByText('余额 12,480.50')).toBeDefined()
    expect(screen.getByText('投注后 12,280.50')).toBeDefined()
  })

  it('says in words why it can’t bet', async () => {
    const { show } = await open(viewOf(slipOf('m1')))
    expect(button('输入投注额').getAttribute('aria-disabled')).toBe('true')
    show(viewOf(staked(slipOf('m1'), '5')))
    expect(button(/^投注/).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getAllByText('最低 10.00').length).toBeGreaterThan(0)
    show(viewOf(one, { quote: null }))
    expect(screen.getAllByText('正在核对赔率').length).toBeGreaterThan(0)
  })

  it('types with its own keys, with a keyboard, and with quick amounts from the venue', async () => {
    const { slip } = await open(viewOf(one, { activeField: key('m1') }))
    fireEvent.click(within(screen.getByRole('group', { name: '金额键盘' })).getByText('5'))
    expect(slip.type).toHaveBeenLastCalledWith(key('m1'), '2005')
    fireEvent.keyDown(document.body, { key: 'Backspace' })
    expect(slip.type).toHaveBeenLastCalledWith(key('m1'), '20')
    fireEvent.click(button('+1,000'))
    expect(slip.addStake).toHaveBeenCalledWith(key('m1'), 1000)
    fireEvent.click(button('最大'))
    expect(slip.maxStake).toHaveBeenCalledWith(key('m1'))
    fireEvent.click(button('完成'))
    expect(slip.focusField).toHaveBeenCalledWith(null)
  })

  it('shows the field’s limits, and what the amount wins, while it is typed', async () => {
    await open(viewOf(one, { activeField: key('m1') }))
    expect(screen.getByText('限额 10.00 – 20,000.00')).toBeDefined()
    expect(screen.getByText('190.00')).toBeDefined()
  })

  it('names the field by what it is on, and by what is won where a minus price turns it round', async () => {
    const { show } = await open(viewOf(one))
    expect(button('曼城 -0.5/1 的投注额 200')).toBeDefined()
    show(viewOf(slipOf('m1'), { oddsFormat: 'indonesian' }))
    expect(screen.getByText('想赢的金额')).toBeDefined()
  })

  it('shows a moved price beside the old one and accepts it by the main button', async () => {
    const view = viewOf(one, { offers: { m1: { odds: LOWER } } })
    const { slip } = await open(view)
    expect(screen.getByText('赔率下降，可赢 190.00 → 172.00')).toBeDefined()
    expect(screen.getByText('0.95').tagName).toBe('S')
    expect(screen.getByText('1 项有变化，请确认后再投注')).toBeDefined()
    fireEvent.click(button('接受 0.86 并投注'))
    expect(slip.confirm).toHaveBeenCalledWith(view.terms)
  })

  it('removes a moved leg by a button that ignores a tap in its first half second', async () => {
    const { slip } = await open(viewOf(one, { offers: { m1: { odds: LOWER } } }))
    const opened = performance.now()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(opened)
    fireEvent.click(button('移除'))
    expect(slip.remove).not.toHaveBeenCalled()
    clock.mockReturnValue(opened + 600)
    fireEvent.click(button(/^移除(?! 曼城)/))
    expect(slip.remove).toHaveBeenCalledWith(key('m1'))
    clock.mockRestore()
  })

  it('takes a moved line only by its own button', async () => {
    const { slip } = await open(viewOf(one, { offers: { m1: { line: line(0) } } }))
    expect(button(/^投注/).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('-0.5/1').tagName).toBe('S')
    fireEvent.click(button('改用 +0'))
    expect(slip.takeLine).toHaveBeenCalledWith(key('m1'))
  })

  it('keeps a suspended leg in place, its field too, and bets the others', async () => {
    await open(viewOf(staked(slipOf('m1', 'm2'), '100'), { offers: { m2: { status: 'suspended' } } }))
    expect(screen.getByText('市场暂停，恢复后自动回到投注单')).toBeDefined()
    expect(screen.getAllByText('暂停投注').map(({ tagName }) => tagName)).toEqual(['SPAN', 'SPAN'])
    expect(button('投注¥100.00返还 ¥195.00')).toBeDefined()
  })

  it('lets the member insist on a leg whose outcome is not known', async () => {
    const { slip } = await open(viewOf(one, { placements: [submitted(anOrder(), 0)] }))
    fireEvent.click(button('仍要投注'))
    expect(slip.repeatLeg).toHaveBeenCalledWith(key('m1'))
  })

  it('writes systems as arithmetic, and says that parlays use European odds', async () => {
    const system = typeStake({ ...slipOf('m1', 'm2', 'm3'), kind: 'system' }, seriesField('3:2+3'), '10')
    await open(viewOf(system))
    expect(screen.getByText('10.00 × 4 = 40.00')).toBeDefined()
    expect(screen.getByText(/2串1 × 3 \+ 3串1 × 1/)).toBeDefined()
    expect(screen.getByText('串关按欧洲盘计算，最终以受理赔率为准')).toBeDefined()
    expect(screen.getByText('欧洲盘')).toBeDefined()
    expect(button('投注¥40.00共 4 注')).toBeDefined()
  })

  it('says why a slip is in European odds when a leg is offered in no other', async () => {
    const { show } = await open(viewOf(one))
    expect(screen.queryByText(/只提供欧洲盘/)).toBeNull()
    show({ ...viewOf(one), oddsFormat: 'europe', europeForced: true })
    expect(screen.getByText('有选项只提供欧洲盘，本单按欧洲盘计算')).toBeDefined()
  })

  it('says how old prices are, and that a quote failed, with a way to ask again', async () => {
    const { slip, show } = await open(viewOf(one, { quoteAgeMs: 12_300 }))
    expect(screen.getByText('赔率已过 12 秒，正在更新')).toBeDefined()
    show(viewOf(one, { quoteFailure: { type: 'transport', kind: 'timeout' } }))
    expect(screen.getAllByText('赔率核对失败，暂不能投注')).toHaveLength(2)
    expect(button(/^投注/).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button('重试'))
    expect(slip.requote).toHaveBeenCalled()
  })

  it('offers the three ways to take moved prices, each with what it means', async () => {
    const { slip } = await open(viewOf(one))
    fireEvent.click(button(/赔率变化时.*不接受变化/))
    expect(screen.getByText('变高变低都直接投注。盘口变了仍会问你。')).toBeDefined()
    fireEvent.click(screen.getByRole('radio', { name: /只接受更好赔率/ }))
    expect(slip.setAcceptance).toHaveBeenCalledWith('better')
  })

  it('says that a bet the device would not keep was not sent', async () => {
    await open(viewOf(one, { notSent: 'slip.notStored' }))
    expect(screen.getByText('这台设备存不下注单，没有提交')).toBeDefined()
  })

  it('keeps what it showed while it slides away', async () => {
    const { show } = await open(viewOf(one))
    show(viewOf(slipOf(), { open: false }))
    expect(screen.getByText(/全场让球/)).toBeDefined()
  })

  it('switches kinds and clears', async () => {
    const { slip } = await open(viewOf(staked(slipOf('m1', 'm2', 'm3'), '1')))
    fireEvent.click(screen.getByRole('tab', { name: /复式/ }))
    expect(slip.setKind).toHaveBeenCalledWith('system')
    fireEvent.click(button('清空投注单'))
    expect(slip.clear).toHaveBeenCalled()
    fireEvent.click(button('收起'))
    expect(slip.setOpen).toHaveBeenCalledWith(false)
  })
})

describe('the acceptance mode of each bet', () => {
  const asking = { ...one, acceptance: null, asks: true } as const

  it('is asked for by the main button, and by the row above it', async () => {
    const { slip } = await open(viewOf(asking))
    expect(button(/^赔率变化时/).textContent).toContain('请选择')
    fireEvent.click(button(/^投注/))
    expect(slip.confirm).not.toHaveBeenCalled()
    const chooser = screen.getByRole('dialog', { name: '赔率变化时' })
    expect(within(chooser).getAllByRole('radio')).toHaveLength(3)
    expect(within(chooser).queryByRole('radio', { checked: true })).toBeNull()
    expect(chooser.textContent).toContain('只用于这一单')
    fireEvent.click(within(chooser).getByRole('radio', { name: /^只接受更好赔率/ }))
    expect(slip.setAcceptance).toHaveBeenCalledWith('better')
    expect(screen.queryByRole('dialog', { name: '赔率变化时' })).toBeNull()
  })

  it('is no question while one mode is set for all bets, but can be made one', async () => {
    const { slip } = await open(viewOf(one))
    fireEvent.click(button(/^赔率变化时/))
    const chooser = screen.getByRole('dialog', { name: '赔率变化时' })
    fireEvent.click(within(chooser).getByRole('radio', { name: /^每次询问/ }))
    expect(slip.setAcceptance).toHaveBeenCalledWith('ask')
    expect(screen.getByRole('dialog', { name: '赔率变化时' })).toBe(chooser)
  })
})

describe('the keypad', () => {
  const typing = (text: string) => viewOf(staked(slipOf('m1'), text), { activeField: key('m1') })

  it('types what is to be won, and says how much of it the limits allow', async () => {
    const { slip, show } = await open(typing('105.27'))
    fireEvent.click(button('按想赢的金额算投注额'))
    for (const digit of ['1', '00']) fireEvent.click(screen.getByRole('button', { name: digit }))
    expect(slip.stakeToWin.mock.calls).toEqual([
      [key('m1'), '1'],
      [key('m1'), '100'],
    ])
    expect(slip.type).not.toHaveBeenCalled()
    expect(screen.getAllByText('想赢 100')).not.toHaveLength(0)
    show(typing('50'))
    expect(screen.getAllByText('上限内最多赢 47.50')).not.toHaveLength(0)
    fireEvent.click(button('+50'))
    expect(slip.stakeToWin).toHaveBeenLastCalledWith(key('m1'), '150')
    fireEvent.click(button('最大'))
    expect(slip.maxStake).toHaveBeenCalledWith(key('m1'))
    expect(screen.queryByText('想赢 150')).toBeNull()
  })

  it('has no such choice at a price with a minus, where the amount is the win', async () => {
    const offers = { m1: { odds: 250_000 as Odds } }
    await open(viewOf(staked(slipOf('m1'), '150'), { oddsFormat: 'malay', offers, activeField: key('m1') }))
    expect(screen.queryByRole('button', { name: '按想赢的金额算投注额' })).toBeNull()
  })

  it('types one stake for all singles', async () => {
    const { slip, show } = await open(viewOf(slipOf('m1', 'm2')))
    fireEvent.click(button('全部单关的投注额，未填'))
    expect(slip.focusField).toHaveBeenCalledWith('all')
    show(viewOf(slipOf('m1', 'm2'), { activeField: 'all' }))
    fireEvent.click(screen.getByRole('button', { name: '5' }))
    expect(slip.type).toHaveBeenCalledWith('all', '5')
  })
})

it('the slip comes with the texts of refused bets', async () => {
  const i18n = await createI18n('CMN')
  expect(catalogueText(i18n, 'errors.venue.memberLimit')).toBe('出了点问题，请稍后再试')
  await renderSlip(<SlipSheet low={false} />, viewOf(one), i18n)
  expect(catalogueText(i18n, 'errors.venue.memberLimit')).toBe('您在此选项的投注已达上限')
  expect(catalogueText(i18n, 'errors.order.scoreChanged', { score: '1-0' })).toContain('1-0')
})
