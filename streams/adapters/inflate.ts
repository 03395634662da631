import type { Inflate } from '../ports/crypto.ts'

/** Decompresses with the browser's own streams, and stops as soon as the output exceeds the limit. */
export function createInflate(): Inflate {
  return {
    gunzipBase64: async (text, maxBytes) => {
      const packed = bytesOfBase64(text)
      const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
      return readText(unpacked, maxBytes)
    },
  }
}

async function readText(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let size = 0
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maxBytes) {
      // A failed cancel does not matter: the body is refused either way.
      void reader.cancel().catch(() => undefined)
      throw new RangeError(`unpacks to more than ${maxBytes} bytes`)
    }
    text += decoder.decode(value, { stream: true })
  }
}

function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
  return bytes
}
