import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TieTree } from '../../../../src/features/virtual/TieTree.tsx'
import { TranslationProvider } from '../../../../src/i18n/TranslationProvider.tsx'
import type { CupTree, Tie } from '../../../../streams/virtual.ts'
import { createI18n } from '../../../support/i18n.ts'

const toCome: Tie = {
  orderNo: 1,
  home: '',
  away: '',
  homeGoals: [],
  awayGoals: [],
  penalties: '',
  winner: null,
}

const TREE: CupTree = [
  {
    phase: 'Q4',
    ties: [
      {
        ...toCome,
        home: '葡萄牙',
        away: '比利时',
        homeGoals: [1, 0],
        awayGoals: [0, 1],
        penalties: '6:5',
        winner: 'home',
      },
      { ...toCome, orderNo: 2, home: '荷兰', away: '韩国', homeGoals: [2], awayGoals: [0] },
    ],
  },
  { phase: 'Q2', ties: [toCome] },
]

async function show(tree: CupTree): Promise<void> {
  const i18n = await createI18n('CMN')
  render(
    <TranslationProvider i18n={i18n}>
      <TieTree tree={tree} />
    </TranslationProvider>,
  )
}

it('shows the ties of each phase with the goals of each leg, the kicks and who wins', async () => {
  await show(TREE)
  const [semi, final] = screen.getAllByRole('region')
  if (semi === undefined || final === undefined) throw new Error('two phases were given')
  const ties = within(semi).getAllByRole('listitem')
  expect(ties.map(({ textContent }) => textContent)).toEqual(['葡萄牙10胜出比利时01点球 6:5', '荷兰2韩国0'])
  expect(within(final).getByRole('listitem').textContent).toBe('待定待定')
})

it('says that the ties are not known yet', async () => {
  await show([])
  expect(screen.queryByText('对阵还没有产生')).not.toBeNull()
  expect(screen.queryByRole('listitem')).toBeNull()
})
