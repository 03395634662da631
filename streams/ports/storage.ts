/**
 * A small text store. It may be unavailable (private mode) or full: `get` then returns `null`, and `set`
 * returns `false`.
 */
export interface KeyValue {
  get(key: string): string | null
  set(key: string, value: string): boolean
  remove(key: string): void
}

export interface Storage {
  /** Kept until the browser tab is closed. */
  readonly session: KeyValue
  /** Kept on the device. */
  readonly local: KeyValue
  /** Sent to the platform with each request. */
  readonly cookie: KeyValue
}
