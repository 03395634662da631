import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './httpEnv.ts'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest'])
/** Source maps are not served; maintainers have them in the build. */
const SECRET = new Set(['.map'])
/** Vite adds a hash of the content to the names in this folder. */
const HASHED_FOLDER = `assets${sep}`
const A_YEAR = 'public, max-age=31536000, immutable'
/** Smaller answers gain less from compression than the header costs. */
const MIN_COMPRESSED_BYTES = 512

type Encoding = 'br' | 'gzip' | 'identity'

interface ClientFile {
  readonly type: string
  readonly caching: string
  readonly etag: string
  body(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>
  readonly encodings: readonly Encoding[]
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Serves the built client from `root`. Each file is read and compressed once and then kept: the size of the
 * first load matters more than a few megabytes of memory. A path without a file and without an extension is a
 * screen and gets the page.
 */
export function serveClient(root: string): MiddlewareHandler<HttpEnv> {
  const files = new Map<string, Promise<ClientFile | null>>()
  const fileAt = (path: string): Promise<ClientFile | null> => {
    const known = files.get(path)
    if (known) return known
    const reading = readClientFile(root, path).then((file) => {
      // Only existing files are cached: guessed paths would fill the memory, and a build may still be
      // running.
      if (file === null) files.delete(path)
      return file
    })
    files.set(path, reading)
    return reading
  }

  return async (c, next) => {
    const path = clientPath(c.req.path)
    if (path === null || SECRET.has(extname(path))) return next()
    const file = (await fileAt(path)) ?? (extname(path) === '' ? await fileAt('index.html') : null)
    if (file === null) return next()
    const headers = { 'Cache-Control': file.caching, ETag: file.etag, Vary: 'Accept-Encoding' }
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers)
    const encoding = pickEncoding(c.req.header('accept-encoding') ?? '', file.encodings)
    return c.body(await file.body(encoding), 200, {
      ...headers,
      'Content-Type': file.type,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    })
  }
}

/** The path below the client's folder; `null` for one that leaves it. */
function clientPath(urlPath: string): string | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(urlPath)
  } catch {
    return null
  }
  if (decoded.includes('\0')) return null
  const path = normalize(decoded).replace(/^[\\/]+/, '')
  if (path.split(sep).includes('..')) return null
  return path === '' || path === '.' ? 'index.html' : path
}

async function readClientFile(root: string, path: string): Promise<ClientFile | null> {
  const full = join(root, path)
  const found = await stat(full).catch(() => null)
  if (found === null || !found.isFile()) return null
  const plain = new Uint8Array(await readFile(full))
  const extension = extname(path)
  const packed = COMPRESSIBLE.has(extension) && plain.byteLength >= MIN_COMPRESSED_BYTES
  const bodies = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
  return {
    type: CONTENT_TYPES[extension] ?? 'application/octet-stream',
    caching: path.startsWith(HASHED_FOLDER) ? A_YEAR : 'no-cache',
    etag: `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`,
    encodings: packed ? ['br', 'gzip', 'identity'] : ['identity'],
    body(encoding) {
      const known = bodies.get(encoding)
      if (known) return known
      const made = compressed(plain, encoding)
      bodies.set(encoding, made)
      return made
    },
  }
}

async function compressed(
  plain: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return new Uint8Array(await gzipped(plain, { level: 9 }))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  }
  return new Uint8Array(await brotli(plain, { params }))
}

function pickEncoding(accepted: string, offered: readonly Encoding[]): Encoding {
  const wanted = new Set(
    accepted
      .split(',')
      .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(';')[0]?.trim()),
  )
  return offered.find((encoding) => wanted.has(encoding)) ?? 'identity'
}
