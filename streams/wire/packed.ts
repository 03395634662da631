/**
 * The beginning of every packed body: base64 of a gzip stream with zero time. The prefix decides, not the
 * path.
 */
export const PACKED_PREFIX = 'H4sIAAAAAAAA'

/** An answer with a larger decompressed size is refused. */
export const MAX_UNPACKED_BYTES = 8 * 1024 * 1024

export function isPacked(data: unknown): data is string {
  return typeof data === 'string' && data.startsWith(PACKED_PREFIX)
}

/**
 * The text to compress with zero time and encode as base64. The venue percent-encodes the JSON first, so that
 * the compressed text is ASCII.
 */
export function encodeForPacking(json: string): string {
  return encodeURIComponent(json)
}

/**
 * The JSON text of a decompressed body. A bare `%` means that the text was not percent-encoded; it is
 * returned as it is.
 */
export function decodeUnpacked(unpacked: string): string {
  try {
    return decodeURIComponent(unpacked)
  } catch {
    return unpacked
  }
}
