const OWN_PATHS = ['api', 'config', 'control', 'im', 'live', 'timeServer', 'healthz', 'metrics']

/** Whether the platform answers a path, even with 404; all other paths belong to the client. */
export type IsPlatformPath = (url: string) => boolean

/** @param prefixes the beginnings of the venues' paths. */
export function platformPaths(prefixes: readonly string[]): IsPlatformPath {
  const own = new Set(OWN_PATHS)
  return (url) =>
    own.has(/^\/([^/?]*)/.exec(url)?.[1] ?? '') || prefixes.some((prefix) => url.startsWith(prefix))
}
