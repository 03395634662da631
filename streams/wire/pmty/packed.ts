/** How a packed body begins: base64 of a gzip stream with zero time. The prefix decides, not the path. */
export const PACKED_PREFIX = 'H4sIAAAAAAAA'

/** An answer that unpacks to more is refused. */
export const MAX_UNPACKED_BYTES = 8 * 1024 * 1024

export function isPacked(data: unknown): data is string {
  return typeof data === 'string' && data.startsWith(PACKED_PREFIX)
}

/**
 * The text to gzip with zero time and to write as base64. The venue percent-encodes the JSON first, so that
 * what is packed is ASCII.
 */
export function encodeForPacking(json: string): string {
  return encodeURIComponent(json)
}

/** The JSON text of an unpacked body. A bare `%` means that it was never encoded: it is read as it is. */
export function decodeUnpacked(unpacked: string): string {
  try {
    return decodeURIComponent(unpacked)
  } catch {
    return unpacked
  }
}
