/** UTF-8 bytes of text. The text must be well-formed, as JSON from `JSON.stringify` is. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  const encoded = encodeURIComponent(text)
  const bytes: number[] = []
  for (let at = 0; at < encoded.length; at += 1) {
    if (encoded[at] === '%') {
      bytes.push(Number.parseInt(encoded.slice(at + 1, at + 3), 16))
      at += 2
    } else {
      bytes.push(encoded.charCodeAt(at))
    }
  }
  return Uint8Array.from(bytes)
}

/** The text of UTF-8 bytes, or `null` if they are not valid UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  let encoded = ''
  for (const byte of bytes) encoded += `%${byte.toString(16).padStart(2, '0')}`
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const SEXTETS = new Map(Array.from(ALPHABET, (letter, value) => [letter, value]))

/** Base64url without padding (RFC 4648, section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  let out = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3)
    const triple = (a << 16) | (b << 8) | c
    const letters = Math.min(bytes.length - at, 3) + 1
    for (let letter = 0; letter < letters; letter += 1) {
      out += ALPHABET.charAt((triple >> (18 - 6 * letter)) & 63)
    }
  }
  return out
}

/** The bytes of base64url text, or `null` if it is invalid. Padding is not accepted. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 4 === 1) return null
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let held = 0
  let bits = 0
  let at = 0
  for (const letter of text) {
    const sextet = SEXTETS.get(letter)
    if (sextet === undefined) return null
    held = ((held << 6) | sextet) & 0xffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[at] = (held >> bits) & 255
      at += 1
    }
  }
  return bytes
}
