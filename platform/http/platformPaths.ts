const PLATFORM_PATHS = /^\/(api|config|control|im|live|yewu[^/]*|timeServer|healthz|metrics)(\/|\?|$)/

/** Whether the platform answers a path itself, if only to say that there is nothing; the rest is the client's. */
export function isPlatformPath(url: string): boolean {
  return PLATFORM_PATHS.test(url)
}
