/** A protobuf field reader that generates no code and bounds-checks every length. */
export interface FieldReader {
  /** The number of the next field; `0` at the end and after an error. */
  next(): number
  /** Whether the input was truncated or malformed so far. */
  readonly broken: boolean
  /** The value of the current field. A field of another wire type is skipped and reads as zero or empty. */
  whole(): number
  float(): number
  bytes(): Uint8Array<ArrayBuffer>
  text(): string
  skip(): void
}

const WIRE = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 } as const

const NOTHING = new Uint8Array(0)
const decoder = new TextDecoder('utf-8')

export function fieldReader(bytes: Uint8Array<ArrayBuffer>): FieldReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  let wire = 0
  let broken = false

  const fail = (): 0 => {
    broken = true
    at = bytes.length
    return 0
  }
  /** Up to 64 bits; only the lower 32 are kept, which is enough for every number of this format. */
  const varint = (): number => {
    let value = 0
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = bytes[at]
      if (byte === undefined) return fail()
      at += 1
      if (shift < 32) value |= (byte & 0x7f) << shift
      if (byte < 0x80) return value >>> 0
    }
    return fail()
  }
  const take = (length: number): Uint8Array<ArrayBuffer> => {
    if (length > bytes.length - at) {
      fail()
      return NOTHING
    }
    at += length
    return bytes.subarray(at - length, at)
  }
  const skip = (): void => {
    if (wire === WIRE.varint) varint()
    else if (wire === WIRE.fixed64) take(8)
    else if (wire === WIRE.fixed32) take(4)
    else if (wire === WIRE.bytes) take(varint())
    else fail()
  }
  const readBytes = (): Uint8Array<ArrayBuffer> => {
    if (wire === WIRE.bytes) return take(varint())
    skip()
    return NOTHING
  }

  return {
    next: () => {
      if (at >= bytes.length) return 0
      const tag = varint()
      wire = tag & 7
      const field = tag >>> 3
      return field === 0 ? fail() : field
    },
    get broken() {
      return broken
    },
    whole: () => {
      if (wire === WIRE.varint) return varint() | 0
      skip()
      return 0
    },
    float: () => {
      if (wire !== WIRE.fixed32) {
        skip()
        return 0
      }
      if (take(4).length === 0) return 0
      const value = view.getFloat32(at - 4, true)
      return Number.isFinite(value) ? value : 0
    },
    bytes: readBytes,
    text: () => decoder.decode(readBytes()),
    skip,
  }
}
