const OFFSET_MS = 8 * 3_600_000
const BRACKETED = /\[(\d{10,15})\]/g
const FARTHEST_MS = 8.64e15

/** The venue's message with its times, which are ms in brackets, as dates in UTC+8; `null` for none. */
export function maintenanceText(message: string | null): string | null {
  if (message === null) return null
  return message.replace(BRACKETED, (whole, digits: string) => {
    const at = Number(digits) + OFFSET_MS
    if (!Number.isSafeInteger(at) || at > FARTHEST_MS) return whole
    return new Date(at).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length).replace('T', ' ')
  })
}
