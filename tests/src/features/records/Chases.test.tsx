import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { MemberProvider, StreamsProvider } from '../../../../src/bindings/StreamsProvider.tsx'
import { Chases } from '../../../../src/features/records/Chases.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { lotteryOf } from '../../../../streams/domain/lottery/lotteries.ts'
import { playOf } from '../../../../streams/domain/lottery/plays/plays.ts'
import { money } from '../../../../streams/domain/money.ts'
import type { ChaseList, LotteryChase } from '../../../../streams/gameRecords.ts'
import { live } from '../../../../streams/kernel/feed.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import { createFakeStreams } from '../../../support/fakeStreams.ts'
import { createI18n } from '../../../support/i18n.ts'

const FIVE = lotteryOf('201')
const DIRECT = playOf(2, 202)
if (FIVE === null || DIRECT === null) throw new Error('the tables have lottery 201 and play 202')
const CANCELLED: LotteryChase = {
  ...{ chaseNo: 'TC01', lottery: FIVE, name: '极速时时彩', play: DIRECT, playName: '后三直选' },
  ...{ numbers: '2|0|4', notes: 1, stopOnWin: false, state: 'completed', draws: 10, drawn: 0 },
  ...{ cost: money(20_00, 'RMB'), open: money(0, 'RMB'), givenBack: money(20_00, 'RMB') },
  ...{ won: money(0, 'RMB'), placedAt: 1_795_178_800_000 },
}
const PARTLY: LotteryChase = { ...CANCELLED, chaseNo: 'TC02', drawn: 4, givenBack: money(12_00, 'RMB') }
const WHOLE: LotteryChase = { ...CANCELLED, chaseNo: 'TC03', drawn: 10, givenBack: money(0, 'RMB') }

async function show(list: ChaseList) {
  const i18n = await createI18n('CMN')
  const more = vi.fn()
  render(
    <TranslationProvider i18n={i18n}>
      <StreamsProvider streams={createFakeStreams().streams}>
        <MemberProvider fallback={null}>
          <MemoryRouter>
            <Chases model={{ list$: constant(live(list, 0)), more, refresh: vi.fn() }} />
          </MemoryRouter>
        </MemberProvider>
      </StreamsProvider>
    </TranslationProvider>,
  )
  return more
}

it('tells a chase that was cancelled from one whose draws are over', async () => {
  await show({ chases: [CANCELLED, PARTLY, WHOLE], more: false, loadingMore: false, moreFailed: false })
  const cards = screen.getAllByRole('article')
  expect(cards.map((card) => card.getAttribute('aria-label')?.split('，').slice(1, -1).join('，'))).toEqual([
    '已取消',
    '已结束，退 6 期',
    '已完成',
  ])
  expect(screen.getByText('没有更多了')).toBeTruthy()
})

it('leads to older chases while there are any', async () => {
  const more = await show({ chases: [WHOLE], more: true, loadingMore: false, moreFailed: false })
  expect(screen.queryByText('没有更多了')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '加载更多' }))
  expect(more).toHaveBeenCalledOnce()
})

it('says that older chases could not be read, and asks for them again only when that is wanted', async () => {
  const more = await show({ chases: [WHOLE], more: true, loadingMore: false, moreFailed: true })
  expect(screen.getByText('后面的注单没有取到')).toBeTruthy()
  expect(more).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
  expect(more).toHaveBeenCalledOnce()
})
