import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Generous limits: a test waits on what it watches, never on the clock, so a limit only ends a hang.
const limits = { testTimeout: 20_000, hookTimeout: 40_000, teardownTimeout: 10_000 }

export default defineConfig({
  test: {
    passWithNoTests: false,
    // By default one processor is kept free, which on two would be half of them.
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
