/** How long the address of a file stays valid after the download has begun, ms. */
const KEPT_MS = 60_000

/** Saves a file on the device under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, KEPT_MS)
}

/** Shares a file with another app, or saves it where the browser cannot share files. Resolves when it was saved. */
export async function shareFile(file: File, title: string): Promise<'shared' | 'saved' | 'dismissed'> {
  if (!canShare(file)) {
    saveFile(file, file.name)
    return 'saved'
  }
  try {
    await navigator.share({ files: [file], title })
    return 'shared'
  } catch (error) {
    // The member has closed the choice of apps.
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
    saveFile(file, file.name)
    return 'saved'
  }
}

function canShare(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}
