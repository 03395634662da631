import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Loaded only when a room or a video is opened. */
const LATE_PACKAGES = ['hls.js', 'svgaplayerweb'] as const

/** The late packages that a built script holds, by its source map. */
export async function latePackagesIn(clientDir: string, path: string): Promise<readonly string[]> {
  const map = await readFile(join(clientDir, `${path}.map`), 'utf8').catch(() => '')
  return LATE_PACKAGES.filter((name) => map.includes(`node_modules/${name}/`))
}
