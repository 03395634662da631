import type { Faults } from '../ports/environment.ts'

/** Writes faults to the console, with the path on which they were met. */
export function createConsoleFaults(): Faults {
  return {
    report: (path, error) => {
      // eslint-disable-next-line no-console -- the one place where faults come to light
      console.error(`[fault] ${path}`, error)
    },
  }
}
