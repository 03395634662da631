import { TestScheduler, type RunHelpers } from 'rxjs/testing'
import { expect } from 'vitest'

export interface Marbles extends RunHelpers {
  /** The virtual time of this run; hand it to a clock, or to an operator that takes a scheduler. */
  readonly scheduler: TestScheduler
}

/**
 * Runs a marble test in virtual time: one frame is one millisecond, and a delay costs nothing. Values are compared
 * deeply, and a difference is shown as Vitest shows any other.
 *
 * @returns what `body` returns, after everything it expected has been checked.
 */
export function withMarbles<T>(body: (marbles: Marbles) => T): T {
  const scheduler = new TestScheduler((actual, expected) => {
    expect(actual).toEqual(expected)
  })
  return scheduler.run((helpers) => body({ ...helpers, scheduler }))
}
