import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { NumberGroups } from '../../../../src/features/lottery/NumberGroups.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import { playOf } from '../../../../streams/domain/lottery/plays/plays.ts'
import { constant } from '../../../../streams/kernel/state.ts'
import type { LotteryModel, LotteryView } from '../../../../streams/lottery.ts'
import { createI18n } from '../../../support/i18n.ts'

const DIRECT = playOf(2, 202)
const [group] = DIRECT?.groups ?? []
if (DIRECT === null || group === undefined) throw new Error('the tables have play 202 with its groups')
const value = { value: '7', chosen: false, missing: 3, count: 12, hot: false, cold: false, odds: null }
const view: Pick<LotteryView, 'groups'> & { readonly state: Pick<LotteryView['state'], 'play'> } = {
  state: { play: DIRECT },
  groups: [{ group, chosen: 0, values: [value] }],
}

const shown = { coldHot: false, missRemind: false }
const fake = { settings: { settings$: constant(shown) } }
vi.mock('../../../../src/bindings/useLottery.ts', () => ({ useLottery: () => fake }))

it.each([
  { coldHot: false, missRemind: false, said: '7', written: '7' },
  { coldHot: false, missRemind: true, said: '7，遗漏 3', written: '73' },
  { coldHot: true, missRemind: false, said: '7，出现 12 次', written: '712' },
  { coldHot: true, missRemind: true, said: '7，遗漏 3，出现 12 次', written: '73 | 12' },
])('says of a number what is written beside it: $said', async ({ coldHot, missRemind, said, written }) => {
  Object.assign(shown, { coldHot, missRemind })
  render(
    <TranslationProvider i18n={await createI18n('CMN')}>
      <NumberGroups model={{} as LotteryModel} view={view as LotteryView} />
    </TranslationProvider>,
  )
  expect(screen.getByRole('button', { name: said }).textContent).toBe(written)
})
