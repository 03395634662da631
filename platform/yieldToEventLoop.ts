/** Yields to the event loop, so that requests and timers are served during a long computation. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
