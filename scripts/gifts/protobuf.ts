/** The subset of protobuf that an SVGA file needs. */
export type Field = readonly [number: number, value: Written]
type Written = number | string | Uint8Array | { readonly float: number }

export function message(...fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(fields.map(([field, value]) => fieldBytes(field, value))))
}

export const float = (value: number): Written => ({ float: value })

/** A message of floats with field numbers from 1. */
export function floats(...values: readonly number[]): Uint8Array<ArrayBuffer> {
  return message(...values.map((value, index): Field => [index + 1, float(value)]))
}

function fieldBytes(field: number, value: Written): Uint8Array {
  if (typeof value === 'number') return Buffer.concat([varint(field << 3), varint(value)])
  if (typeof value === 'object' && 'float' in value) {
    const bytes = Buffer.alloc(4)
    bytes.writeFloatLE(value.float)
    return Buffer.concat([varint((field << 3) | 5), bytes])
  }
  const bytes = typeof value === 'string' ? Buffer.from(value, 'utf8') : value
  return Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes])
}

function varint(value: number): Uint8Array {
  const bytes: number[] = []
  let left = value >>> 0
  do {
    bytes.push((left & 0x7f) | (left > 0x7f ? 0x80 : 0))
    left >>>= 7
  } while (left > 0)
  return Uint8Array.from(bytes)
}
