import { type ComponentType, lazy } from 'react'

/** A screen's code could not be fetched. */
export class ScreenLoadError extends Error {
  /** Has it fetched anew at the next render. */
  readonly forget: () => void

  constructor(cause: unknown, forget: () => void) {
    super('the code of a screen could not be fetched', { cause })
    this.forget = forget
  }
}

/**
 * A screen in a chunk of its own. When that can't be fetched it throws a `ScreenLoadError`; React's own
 * `lazy` would remember the failure for ever.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        // Not forgotten here: React renders once more before it gives up, and would fetch without end.
        throw new ScreenLoadError(error, () => {
          current = make()
        })
      }
    })
  let current = make()
  return function LazyScreen() {
    const Screen = current
    return <Screen />
  }
}
