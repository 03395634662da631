import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Keypad } from '../../../../src/ui/slip/Keypad.tsx'

const LABELS = { backspace: '退格', clear: '清空', done: '完成' }

function show() {
  const onKey = vi.fn()
  const onPaste = vi.fn()
  const view = render(<Keypad label="金额键盘" labels={LABELS} onKey={onKey} onPaste={onPaste} />)
  return { onKey, onPaste, ...view }
}

describe('the keypad', () => {
  it('gives each key by name', () => {
    const { onKey } = show()
    for (const name of ['7', '.', '00', '退格', '清空', '完成'])
      fireEvent.click(screen.getByRole('button', { name }))
    expect(onKey.mock.calls.flat()).toEqual(['7', '.', '00', 'backspace', 'clear', 'done'])
  })

  it('takes digits, dot, backspace, delete and enter from a keyboard', () => {
    const { onKey } = show()
    for (const key of ['5', '0', '.', ',', 'Backspace', 'Delete', 'Enter', 'x', 'ArrowUp', 'F5'])
      fireEvent.keyDown(document.body, { key })
    expect(onKey.mock.calls.flat()).toEqual(['5', '0', '.', '.', 'backspace', 'clear', 'done'])
  })

  it('leaves shortcuts, text fields and Enter on a button alone', () => {
    const { onKey } = show()
    const input = document.createElement('input')
    document.body.append(input)
    fireEvent.keyDown(document.body, { key: '1', ctrlKey: true })
    fireEvent.keyDown(input, { key: '1' })
    fireEvent.keyDown(screen.getByRole('button', { name: '1' }), { key: 'Enter' })
    expect(onKey).not.toHaveBeenCalled()
    input.remove()
  })

  it('hands on what is pasted, unless it goes into a field', () => {
    const { onPaste } = show()
    const input = document.createElement('input')
    document.body.append(input)
    const clipboardData = { getData: () => '1,200' }
    fireEvent.paste(input, { clipboardData })
    expect(onPaste).not.toHaveBeenCalled()
    fireEvent.paste(document.body, { clipboardData })
    expect(onPaste).toHaveBeenCalledExactlyOnceWith('1,200')
    input.remove()
  })

  it('stops listening when it goes', () => {
    const { onKey, unmount } = show()
    unmount()
    fireEvent.keyDown(document.body, { key: '1' })
    expect(onKey).not.toHaveBeenCalled()
  })
})
