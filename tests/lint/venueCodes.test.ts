import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { venueRegistry } from '../../streams/venues/registry.ts'
import { VENUES } from '../../platform/venues/venues.ts'

const ROOT = new URL('../../', import.meta.url)

/** Where a venue's code may stand: its own folders, the registries, and the names that members read. */
const ALLOWED = [
  /^(streams|platform)\/venues\/[a-z]+\//,
  /^streams\/wire\/[a-z]+\//,
  /^streams\/venues\/registry\.ts$/,
  /^src\/words\/venueWords\.ts$/,
  /^src\/i18n\/texts\//,
]

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

function filesWith(code: RegExp): string[] {
  return ['streams', 'platform', 'src']
    .flatMap((folder) =>
      readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !ALLOWED.some((allowed) => allowed.test(file)))
    .filter((file) => code.test(readFileSync(new URL(file, ROOT), 'utf8').replace(COMMENTS, '')))
}

describe('the code of a venue', () => {
  const codes = new Set([
    ...venueRegistry.map(({ code }) => code),
    ...VENUES.flatMap(({ code, aliases }) => [code, ...aliases]),
  ])

  it('is known for every registered venue', () => {
    expect([...codes]).toEqual(expect.arrayContaining(['PMTY', 'FBTY', 'IMTY', 'DPTY', 'OBTY']))
  })

  it.each([...codes])('%s stands only in its folders, the registries and the names', (code) => {
    expect(filesWith(new RegExp(`\\b${code}\\b`))).toEqual([])
  })
})
