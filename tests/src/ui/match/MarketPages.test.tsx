import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { MarketColumns } from '../../../../src/ui/match/MarketColumns.tsx'
import { MarketPages } from '../../../../src/ui/match/MarketPages.tsx'

const price = (name: string) => (
  <button key={name} data-price="">
    {name}
  </button>
)
const closed = (name: string) => <span key={name}>–</span>

/** Like a row of the match list: a page is rendered only after it has been selected once. */
function Row() {
  const [page, setPage] = useState(0)
  const first = [
    [price('1'), price('X'), price('2')],
    [closed('a'), closed('b')],
    [price('over'), price('under')],
  ]
  const second = [[price('1st half 1'), price('1st half X'), price('1st half 2')]]
  return (
    <MarketPages
      label="盘口"
      page={page}
      onPage={setPage}
      pages={[
        <MarketColumns key={0} columns={first} />,
        page > 0 && <MarketColumns key={1} columns={second} />,
      ]}
    />
  )
}

it('a row of one page of columns has no dots and nothing to turn', () => {
  const { container } = render(
    <MarketPages label="盘口" page={0} onPage={() => undefined} pages={[price('1.80')]} />,
  )
  expect(screen.getByRole('button', { name: '1.80' })).toBeTruthy()
  expect(screen.queryByRole('group', { name: '盘口' })).toBeNull()
  expect(container.querySelector('[aria-hidden]')).toBeNull()
})

const focused = () => document.activeElement?.textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

it('takes the focus from column to column and to the next page, instead of scrolling it out of sight', () => {
  render(<Row />)
  screen.getByRole('button', { name: '2' }).focus()
  expect(press('ArrowRight'), 'the browser does not scroll').toBe(false)
  expect(focused()).toBe('under')
  press('ArrowRight')
  expect(focused()).toBe('1st half X')
  press('ArrowRight')
  expect(focused()).toBe('1st half X')
  press('ArrowLeft')
  expect(focused()).toBe('under')
})
