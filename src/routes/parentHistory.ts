/**
 * Inside a frame, moves the parent page to a path of the site. A parent of the same origin is moved through its
 * history and its router is notified, unless it is at that path. A parent of another origin is asked to, if it is
 * one of `origins` (docs/site/shell.md, 4). Does nothing outside a frame.
 */
export function takeParentAlong(path: string, origins: readonly string[] = [], frame: Window = window): void {
  if (frame.parent === frame) return
  const { parent } = frame
  try {
    if (parent.location.pathname === path) return
    parent.history.pushState(null, '', path)
    parent.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  } catch {
    // A parent of another origin can be neither read nor navigated. Browsers deliver to the named origin only.
    for (const origin of origins) {
      parent.postMessage({ touchline: 'frame', version: 1, type: 'navigate', path }, origin)
    }
  }
}
