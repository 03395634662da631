import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Generous limits: tests wait for conditions, not for times, so a limit only ends a test that hangs.
const limits = { testTimeout: 20_000, hookTimeout: 40_000, teardownTimeout: 10_000 }

export default defineConfig({
  test: {
    passWithNoTests: false,
    // By default Vitest leaves one processor free, which would be half of a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...limits,
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/src/**'],
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
