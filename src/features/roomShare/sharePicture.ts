/** Ways of the browser that not every browser has. */
type SharingNavigator = Partial<Pick<Navigator, 'share' | 'canShare'>>

/** A drawn canvas as a PNG file; `null` when it cannot be read. */
export function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((resolve) => {
    try {
      canvas.toBlob((blob) => {
        resolve(blob === null ? null : new File([blob], name, { type: 'image/png' }))
      }, 'image/png')
    } catch {
      // A picture of another origin that may not be read.
      resolve(null)
    }
  })
}

interface Shareable {
  readonly title: string
  readonly url: string
}

/**
 * Opens the share sheet of the device, with the picture where it takes one. `none` where the browser has no share
 * sheet, `closed` when the person closed it.
 */
export async function shareByBrowser(
  what: Shareable,
  file: File | null,
  browser: SharingNavigator = navigator,
): Promise<'shared' | 'closed' | 'none'> {
  if (browser.share === undefined) return 'none'
  const withPicture = file === null ? what : { ...what, files: [file] }
  const takesPicture = file !== null && browser.canShare?.(withPicture) === true
  try {
    await browser.share(takesPicture ? withPicture : what)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'none'
  }
}

/** Longer than a browser takes to begin a download, ms. */
const KEPT_MS = 60_000

/** Saves a file as a download. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, KEPT_MS)
}
