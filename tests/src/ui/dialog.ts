import { beforeEach } from 'vitest'

/** jsdom has no modal dialogs: enough of one to open, close and take Escape. */
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

/** What a browser does on Escape: ask, and close unless the page says no. */
export function pressEscape(dialog: HTMLDialogElement): void {
  const proceed = dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  if (proceed) dialog.close()
}
