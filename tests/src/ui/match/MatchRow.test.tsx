import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { MatchBadges } from '../../../../src/ui/match/MatchBadges.tsx'
import { MatchRowFrame } from '../../../../src/ui/match/MatchRowFrame.tsx'
import { TeamLine } from '../../../../src/ui/match/TeamLine.tsx'

function row(onToggle = vi.fn(), onOpen = vi.fn(), onWatch = vi.fn()) {
  render(
    <MatchRowFrame
      label="曼城 对 利物浦"
      scoreText="曼城 1 比 1 利物浦"
      clock={<span>67:24</span>}
      teams={
        <>
          <TeamLine name="曼城" kit={null} score="1" />
          <TeamLine name="利物浦" kit={null} score="1" redCards={{ count: 1, label: '红牌 1 张' }} />
        </>
      }
      badges={
        <MatchBadges
          favourite={{ on: false, label: '收藏', onToggle }}
          sticky={{ on: false, label: '置顶', onToggle: vi.fn() }}
          video={{ label: '观看直播', href: '/app/live?match=1', onOpen: onWatch }}
          more={{ text: '+186', label: '还有 186 个盘口', href: '/match/1', onOpen }}
        />
      }
      markets={null}
    />,
  )
  return { onToggle, onOpen, onWatch }
}

describe('a match row', () => {
  it('is one named group whose score, and only its score, is announced', () => {
    row()
    const article = screen.getByRole('article', { name: '曼城 对 利物浦' })
    const live = article.querySelectorAll('[aria-live]')
    expect([...live].map((element) => element.textContent)).toEqual(['曼城 1 比 1 利物浦'])
  })

  it('names red cards, and leaves them out when there are none', () => {
    row()
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual(['红牌 1 张'])
  })

  it('opens the match by its link, and leaves new tabs to the browser', () => {
    const { onOpen } = row()
    const link = screen.getByRole('link', { name: '还有 186 个盘口' })
    expect(fireEvent.click(link)).toBe(false)
    expect(onOpen).toHaveBeenCalledTimes(1)
    // jsdom cannot open tabs, so the test checks that the default action was not prevented.
    link.addEventListener('click', (event) => {
      taken.push(event.defaultPrevented)
      event.preventDefault()
    })
    const taken: boolean[] = []
    fireEvent.click(link, { ctrlKey: true })
    expect(onOpen).toHaveBeenCalledTimes(1)
    expect(taken).toEqual([false])
  })

  it('has a way of its own to the pictures', () => {
    const { onOpen, onWatch } = row()
    fireEvent.click(screen.getByRole('link', { name: '观看直播' }))
    expect(onWatch).toHaveBeenCalledTimes(1)
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('keeps the star apart from the way in', () => {
    const { onToggle, onOpen } = row()
    fireEvent.click(screen.getByRole('button', { name: '收藏', pressed: false }))
    expect(onToggle).toHaveBeenCalledTimes(1)
    expect(onOpen).not.toHaveBeenCalled()
  })
})
