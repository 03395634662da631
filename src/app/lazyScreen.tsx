import { type ComponentType, lazy } from 'react'

/** Thrown when a screen's code could not be loaded. */
export class ScreenLoadError extends Error {
  /** Discards the failed import, so that the next render retries it. */
  readonly forget: () => void

  constructor(cause: unknown, forget: () => void) {
    super('the code of a screen could not be fetched', { cause })
    this.forget = forget
  }
}

/**
 * A screen in a chunk of its own. A failed load throws a `ScreenLoadError` and can be retried; `React.lazy`
 * alone caches the failure for ever.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        // Not reset here: React renders once more before it gives up, which would start the import again and
        // never end.
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
