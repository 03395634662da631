import { beforeEach } from 'vitest'

/** jsdom does not implement modal dialogs; this adds opening, closing and `cancel`. */
export function withDialogs(): void {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      if (this.open) throw new DOMException('already open', 'InvalidStateError')
      this.setAttribute('open', '')
      this.querySelector<HTMLElement>('button, input, [tabindex]')?.focus()
    }
    HTMLDialogElement.prototype.close = function close() {
      if (!this.open) return
      this.removeAttribute('open')
      this.dispatchEvent(new Event('close'))
    }
  })
}

/** Simulates Escape: dispatches `cancel`, and closes the dialog unless the page prevents it. */
export function pressEscape(dialog: HTMLDialogElement): void {
  const proceed = dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  if (proceed) dialog.close()
}
