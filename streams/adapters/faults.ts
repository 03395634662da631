import type { Faults } from '../ports/environment.ts'

/** Writes faults to the console, each with the path where it occurred. */
export function createConsoleFaults(): Faults {
  return {
    report: (path, error) => {
      // eslint-disable-next-line no-console -- the one place that reports faults
      console.error(`[fault] ${path}`, error)
    },
  }
}
