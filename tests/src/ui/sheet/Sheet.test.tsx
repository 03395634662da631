import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Sheet } from '../../../../src/ui/sheet/Sheet.tsx'
import { pressEscape, withDialogs } from '../dialog.ts'

withDialogs()

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      <Sheet open={open} onClose={() => setOpen(false)} label="投注单" header={<h2>head</h2>}>
        <button onClick={() => setOpen(false)}>inside</button>
      </Sheet>
    </>
  )
}

function openSheet() {
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
  const opener = screen.getByText('open')
  opener.focus()
  fireEvent.click(opener)
  return { opener, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: '投注单' }) }
}

describe('a sheet', () => {
  it('is closed until told, then modal with the focus inside', () => {
    const { dialog } = openSheet()
    expect(dialog.open).toBe(true)
    expect(dialog.contains(document.activeElement)).toBe(true)
  })

  it('gives the focus back when it closes', () => {
    const { opener, dialog } = openSheet()
    fireEvent.click(screen.getByText('inside'))
    expect(dialog.open).toBe(false)
    expect(document.activeElement).toBe(opener)
  })

  it('has the focus again when the banner above it, which had it, is gone', async () => {
    const sheet = (notice: ReactNode) => (
      <Sheet open onClose={vi.fn()} label="投注单" notice={notice}>
        <p>body</p>
      </Sheet>
    )
    const { rerender } = render(sheet(<button>retry</button>))
    screen.getByText('retry').focus()
    rerender(sheet(null))
    await waitFor(() => {
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
    })
  })

  it('closes on Escape through its owner', () => {
    const { opener, dialog } = openSheet()
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(dialog.open).toBe(false)
    expect(document.activeElement).toBe(opener)
  })

  it('stays open on Escape when its owner says so', () => {
    const onClose = vi.fn()
    render(
      <Sheet open onClose={onClose} label="投注单">
        <p>body</p>
      </Sheet>,
    )
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    pressEscape(dialog)
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(dialog.open).toBe(true)
  })

  it('tells its owner when the browser closed it anyway', () => {
    const onClose = vi.fn()
    render(
      <Sheet open onClose={onClose} label="投注单">
        <p>body</p>
      </Sheet>,
    )
    screen.getByRole<HTMLDialogElement>('dialog').close()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('closes on a tap on the scrim, not on one that began inside', () => {
    const { dialog } = openSheet()
    fireEvent.pointerDown(screen.getByText('inside'))
    fireEvent.click(dialog)
    expect(dialog.open).toBe(true)
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
    expect(dialog.open).toBe(false)
  })

  it('gives the focus back when it is taken away while open', () => {
    const before = document.createElement('button')
    document.body.append(before)
    before.focus()
    const view = render(
      <Sheet open onClose={() => undefined} label="投注单">
        <button>inside</button>
      </Sheet>,
    )
    expect(document.activeElement).not.toBe(before)
    view.unmount()
    expect(document.activeElement).toBe(before)
    before.remove()
  })
})
