const MINUTE_MS = 60_000
const BRACKETED = /\[(\d{10,15})\]/g

/**
 * The venue's message with its times, which are ms in brackets, as dates in the zone of the device, like all times at
 * this venue; `null` for none.
 */
export function maintenanceText(message: string | null): string | null {
  if (message === null) return null
  return message.replace(BRACKETED, (_, digits: string) => {
    const at = Number(digits)
    const local = new Date(at - new Date(at).getTimezoneOffset() * MINUTE_MS)
    return local.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length).replace('T', ' ')
  })
}
