/** A small text store. Reading and writing may be refused (private mode, full): `null` and `false` say so. */
export interface KeyValue {
  get(key: string): string | null
  set(key: string, value: string): boolean
  remove(key: string): void
}

export interface Storage {
  /** Ends with the browser tab. */
  readonly session: KeyValue
  /** Stays on the device. */
  readonly local: KeyValue
  /** Sent to the platform with each request. */
  readonly cookie: KeyValue
}
