import dayjs, { type Dayjs } from 'dayjs'

const MINUTE_MS = 60_000

/**
 * A time (ms) to be written in a zone, minutes east of UTC; in that of the device where the zone is `null`. The
 * result is for formatting only: it is not the same moment.
 */
export function zonedTime(at: number, zone: number | null): Dayjs {
  return dayjs(zone === null ? at : at + (zone + new Date(at).getTimezoneOffset()) * MINUTE_MS)
}
