import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Generous limits: tests wait for conditions, not for times, so a limit only ends a test that hangs.
const limits = { testTimeout: 240_000, hookTimeout: 240_000, teardownTimeout: 10_000 }

/** What all projects have in common. A larger young generation halves the time of garbage collection. */
const common = {
  ...limits,
  expect: { poll: { timeout: 60_000 } },
  execArgv: ['--max-semi-space-size=64'],
}

/** Files of more than half a minute. They begin first, so that none of them runs alone at the end. */
const LONG =
  /tests\/(placement\/|contract\/venue|platform\/(edge\/(fuzz|processEnd)|world\/(almanac|calibration|determinism|prices)|room\/bots\/bots|book\/month)\.)/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * The client tests that call `vi.mock`. They need isolation: a replaced module would stay replaced for the next file
 * of the worker, and a module that is already loaded could not be replaced.
 */
const replacing = readdirSync(join(import.meta.dirname, 'tests/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => join('tests/src', name))
  .filter((path) => readFileSync(join(import.meta.dirname, path), 'utf8').includes('vi.mock('))

const setupFiles = ['tests/support/importsSettled.ts', 'tests/support/propertySeed.ts']

/** What the tests of the client have in common. */
const client = {
  ...common,
  environment: 'jsdom',
  setupFiles: [...setupFiles, 'tests/support/freshPage.ts'],
}

export default defineConfig({
  test: {
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    // One more than there are processors, because many tests wait for intervals of the product.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          ...common,
          name: 'streams',
          environment: 'node',
          setupFiles,
          // No module of `streams/` keeps state, so the files of a worker share the loaded modules.
          isolate: false,
          include: ['tests/streams/**/*.test.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'node',
          environment: 'node',
          setupFiles,
          // Loading the platform takes seconds, a third of the time of its tests when each file does it again.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/src/**', 'tests/streams/**'],
        },
      },
      {
        test: {
          ...client,
          name: 'dom',
          // Creating a page and loading the screens takes seconds, which would be most of the run time of each file.
          isolate: false,
          include: ['tests/src/**/*.test.{ts,tsx}'],
          exclude: replacing,
        },
      },
      { test: { ...client, name: 'dom-replacing', include: replacing } },
    ],
  },
})
