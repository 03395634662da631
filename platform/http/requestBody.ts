import type { HttpContext } from './httpEnv.ts'

/** The text of a body of at most `max` bytes; `null` for a larger one, of which no more than that is read. */
export async function readBody(c: HttpContext, max: number): Promise<string | null> {
  if (max === 0) return ''
  const { headers } = c.req.raw
  const declared = headers.get('content-length')
  if (declared !== null && !headers.has('transfer-encoding')) {
    return Number(declared) <= max ? c.req.text() : null
  }
  const { body } = c.req.raw
  return body === null ? '' : readUpTo(body.getReader(), max)
}

async function readUpTo(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  max: number,
): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks).toString('utf8')
    size += value.byteLength
    if (size > max) {
      await reader.cancel().catch(() => undefined)
      return null
    }
    chunks.push(value)
  }
}
