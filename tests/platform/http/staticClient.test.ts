import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HttpEnv } from '../../../platform/http/httpEnv.ts'
import { securityHeaders } from '../../../platform/http/securityHeaders.ts'
import { OWN_ORIGIN_ONLY } from '../../../platform/http/webOrigins.ts'
import { serveClient } from '../../../platform/http/staticClient.ts'

const PAGE = `<!doctype html><title>x</title>${' '.repeat(600)}`
const SCRIPT = `console.log(1)${' '.repeat(2000)}`
let root: string
let app: Hono<HttpEnv>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'touchline-client-'))
  await mkdir(join(root, 'client', 'assets'), { recursive: true })
  await writeFile(join(root, 'client', 'index.html'), PAGE)
  await writeFile(join(root, 'client', 'assets', 'main-abc.js'), SCRIPT)
  await writeFile(join(root, 'client', 'assets', 'main-abc.js.map'), '{}')
  await writeFile(join(root, 'secret.txt'), 'secret')
  app = new Hono<HttpEnv>()
  app.use(securityHeaders(null, OWN_ORIGIN_ONLY))
  app.get('*', serveClient(join(root, 'client')))
})
afterAll(() => rm(root, { recursive: true, force: true }))

const get = async (path: string, headers: Record<string, string> = {}) =>
  app.fetch(new Request(`http://platform.test${path}`, { headers }))

describe('the built client', () => {
  it('is kept for ever when its name changes with its content, and asked for again when not', async () => {
    const script = await get('/assets/main-abc.js')
    expect(script.headers.get('cache-control')).toContain('immutable')
    expect(script.headers.get('content-type')).toContain('javascript')
    expect((await get('/')).headers.get('cache-control')).toBe('no-cache')
  })

  it('is packed as the browser likes it', async () => {
    const brotli = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(SCRIPT)
    const gzip = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(SCRIPT)
    expect(await (await get('/assets/main-abc.js')).text()).toBe(SCRIPT)
  })

  it('answers that nothing changed', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
  })

  it('gives its page for every screen, but not for a missing file', async () => {
    expect(await (await get('/app/home/home-sport')).text()).toBe(PAGE)
    expect((await get('/assets/gone.js')).status).toBe(404)
  })

  it('keeps its source maps to itself', async () => {
    expect((await get('/assets/main-abc.js.map')).status).toBe(404)
  })

  it('gives nothing from outside its folder', async () => {
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00', '/%']) {
      expect(await (await get(path)).text()).not.toContain('secret')
    }
  })

  it('comes with a policy that runs no code made from text', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe-eval')
  })
})
