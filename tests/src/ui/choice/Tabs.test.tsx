import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Segmented } from '../../../../src/ui/choice/Segmented.tsx'
import { Tabs } from '../../../../src/ui/choice/Tabs.tsx'

const ITEMS = [
  { key: 'today', label: '今日', count: 312 },
  { key: 'live', label: '滚球', count: 86 },
  { key: 'early', label: '早盘' },
] as const

function TabsPage() {
  const [selected, setSelected] = useState<(typeof ITEMS)[number]['key']>('live')
  return <Tabs label="赛事类别" items={ITEMS} selected={selected} onSelect={setSelected} />
}

function chosen() {
  return screen.getByRole('tab', { selected: true }).textContent
}

describe('tabs', () => {
  it('have one tab stop: the chosen one', () => {
    render(<TabsPage />)
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
  })

  it('move choice and focus with the arrow keys, around the ends', () => {
    render(<TabsPage />)
    const list = screen.getByRole('tablist', { name: '赛事类别' })
    fireEvent.keyDown(list, { key: 'ArrowRight' })
    expect(chosen()).toBe('早盘')
    fireEvent.keyDown(list, { key: 'ArrowRight' })
    expect(chosen()).toBe('今日312')
    expect(document.activeElement?.textContent).toBe('今日312')
    fireEvent.keyDown(list, { key: 'ArrowLeft' })
    expect(chosen()).toBe('早盘')
  })

  it('go to the first and last with Home and End', () => {
    render(<TabsPage />)
    const list = screen.getByRole('tablist')
    fireEvent.keyDown(list, { key: 'End' })
    expect(chosen()).toBe('早盘')
    fireEvent.keyDown(list, { key: 'Home' })
    expect(chosen()).toBe('今日312')
  })

  it('keep their first tab reachable when none is chosen', () => {
    render(<Tabs label="赛事类别" items={ITEMS} selected={null} onSelect={() => undefined} />)
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1])
  })
})

describe('a segmented choice', () => {
  it('is a radio group with the same keys', () => {
    const picked: string[] = []
    render(<Segmented label="外观" items={ITEMS} selected="today" onSelect={(key) => picked.push(key)} />)
    fireEvent.keyDown(screen.getByRole('radiogroup', { name: '外观' }), { key: 'ArrowLeft' })
    expect(screen.getByRole('radio', { checked: true }).textContent).toBe('今日')
    expect(picked).toEqual(['early'])
  })
})
