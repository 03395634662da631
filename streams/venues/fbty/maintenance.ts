const MINUTE_MS = 60_000
const BRACKETED = /\[(\d{10,15})\]/g
/** Ten digits are seconds: as ms they would be in 1970. */
const DIGITS_OF_SECONDS = 10
const MS_PER_SECOND = 1000

/**
 * The venue's message with its times, which are ms or seconds in brackets, as dates in the zone of the device, like all times at
 * this venue; `null` for none.
 */
export function maintenanceText(message: string | null): string | null {
  if (message === null) return null
  return message.replace(BRACKETED, (_, digits: string) => {
    const at = Number(digits) * (digits.length === DIGITS_OF_SECONDS ? MS_PER_SECOND : 1)
    const local = new Date(at - new Date(at).getTimezoneOffset() * MINUTE_MS)
    return local.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length).replace('T', ' ')
  })
}
