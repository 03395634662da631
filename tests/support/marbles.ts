import { TestScheduler, type RunHelpers } from 'rxjs/testing'
import { expect } from 'vitest'

export interface Marbles extends RunHelpers {
  /** The scheduler of this run's virtual time, for clocks and for operators that take a scheduler. */
  readonly scheduler: TestScheduler
}

/**
 * Runs a marble test in virtual time, where one frame is one millisecond. Values are compared deeply, and a
 * difference is reported like any other in Vitest.
 *
 * @returns the result of `body`, after all its expectations have been checked.
 */
export function withMarbles<T>(body: (marbles: Marbles) => T): T {
  const scheduler = new TestScheduler((actual, expected) => {
    expect(actual).toEqual(expected)
  })
  return scheduler.run((helpers) => body({ ...helpers, scheduler }))
}
