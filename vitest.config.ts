import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Generous limits: tests wait for conditions, not for times, so a limit only ends a test that hangs.
const limits = { testTimeout: 240_000, hookTimeout: 120_000, teardownTimeout: 10_000 }

/** Files of more than half a minute. They begin first, so that none of them runs alone at the end. */
const LONG =
  /tests\/(placement\/|platform\/(world\/(almanac|determinism|fate|prices)|live\/roomDirectory|book\/month)\.)/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    // By default Vitest leaves one processor free, which would be half of a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...limits,
          name: 'streams',
          environment: 'node',
          // No module of `streams/` keeps state, so the files of a worker share the loaded modules.
          isolate: false,
          include: ['tests/streams/**/*.test.ts'],
        },
      },
      {
        test: {
          ...limits,
          name: 'node',
          environment: 'node',
          // Loading the platform takes seconds, a third of the time of its tests when each file does it again.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/src/**', 'tests/streams/**'],
        },
      },
      {
        test: {
          ...limits,
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/unmountAfterEach.ts'],
        },
      },
    ],
  },
})
