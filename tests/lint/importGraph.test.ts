import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['streams', 'src', 'platform']

interface Import {
  readonly from: string
  readonly to: string
}

const files = new Set(
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
  ),
)

/** Every import between the files, including type-only imports. */
const imports: readonly Import[] = [...files].flatMap((from) =>
  ts
    .preProcessFile(readFileSync(join(ROOT, from), 'utf8'))
    .importedFiles.map(({ fileName }) => ({ from, to: normalize(join(dirname(from), fileName)) }))
    .filter(({ to }) => files.has(to)),
)

/** Groups of nodes that import each other in a cycle. */
function circles(arrows: readonly Import[]): readonly string[][] {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of arrows) {
    if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to))
  }
  const reach = new Map([...next.keys()].map((node) => [node, reachable(node, next)]))
  const inCircle = [...reach].filter(([node, seen]) => seen.has(node)).map(([node]) => node)
  const groups = inCircle.map((node) => inCircle.filter((other) => meet(reach, node, other)))
  return [...new Map(groups.map((group) => [group.join(), group])).values()]
}

function reachable(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [start]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const to of next.get(node) ?? []) {
      if (seen.has(to)) continue
      seen.add(to)
      open.push(to)
    }
  }
  return seen
}

function meet(reach: ReadonlyMap<string, ReadonlySet<string>>, a: string, b: string): boolean {
  return a === b || ((reach.get(a)?.has(b) ?? false) && (reach.get(b)?.has(a) ?? false))
}

/** The file or subfolder directly inside `folder` that contains `file`; `null` for a file outside it. */
function entryIn(folder: string, file: string): string | null {
  return file.startsWith(`${folder}/`) ? (file.slice(folder.length + 1).split('/')[0] ?? null) : null
}

const folders = [...new Set([...files].flatMap(parents))].toSorted()

function parents(file: string): readonly string[] {
  const parts = dirname(file).split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

it('finds a circle, and only a circle', () => {
  const arrow = (from: string, to: string): Import => ({ from, to })
  expect(circles([arrow('a', 'b'), arrow('b', 'c'), arrow('a', 'c')])).toEqual([])
  expect(circles([arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'b')])).toEqual([['b', 'c']])
})

it('no file imports itself through other files', () => {
  expect(imports.length).toBeGreaterThan(files.size)
  expect(circles(imports)).toEqual([])
})

it.each(folders)('the entries of %s do not import each other in a circle', (folder) => {
  const arrows = imports.flatMap(({ from, to }) => {
    const [a, b] = [entryIn(folder, from), entryIn(folder, to)]
    return a === null || b === null ? [] : [{ from: a, to: b }]
  })
  expect(circles(arrows)).toEqual([])
})
