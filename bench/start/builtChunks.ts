import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Packages that must be loaded only when a room or a video is opened. */
const LATE_PACKAGES = ['hls.js', 'svgaplayerweb'] as const

/** The late packages contained in a built script, according to its source map. */
export async function latePackagesIn(clientDir: string, path: string): Promise<readonly string[]> {
  const map = await readFile(join(clientDir, `${path}.map`), 'utf8').catch(() => '')
  return LATE_PACKAGES.filter((name) => map.includes(`node_modules/${name}/`))
}
