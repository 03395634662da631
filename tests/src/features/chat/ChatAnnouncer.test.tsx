import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { textLine } from '../../../support/fakeRoom.ts'
import { openChat } from './renderChat.tsx'

afterEach(() => {
  vi.useRealTimers()
})

/**
 * Opens a room whose chat has one text, and stops its clock. `say` adds texts of other members. `heard` lets `ms` pass
 * and returns what the polite live regions of the page say about new messages then.
 */
async function openRoom() {
  const first = textLine('0', '开场')
  const { show } = await openChat(first)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  let lines = [first]
  return {
    say: (...ids: readonly string[]) => {
      lines = [...lines, ...ids.map((id) => textLine(id, `第 ${id} 条`))]
      show({ lines })
    },
    heard: (ms: number) => {
      act(() => {
        vi.advanceTimersByTime(ms)
      })
      return [...document.querySelectorAll('[aria-live="polite"]')]
        .map(({ textContent }) => textContent)
        .filter((text) => text.includes('条新消息'))
    },
  }
}

describe('the announcement of new messages', () => {
  it('counts what comes within a second', async () => {
    const { say, heard } = await openRoom()
    say('1')
    expect(heard(999)).toEqual([])
    say('2', '3')
    expect(heard(1)).toEqual(['3 条新消息'])
  })

  it('is made once in five seconds while messages keep coming', async () => {
    const { say, heard } = await openRoom()
    say('1')
    expect(heard(1000)).toEqual(['1 条新消息'])
    say('2')
    expect(heard(2000)).toEqual(['1 条新消息'])
    say('3', '4')
    expect(heard(2999)).toEqual(['1 条新消息'])
    expect(heard(1)).toEqual(['3 条新消息'])
  })
})
