/**
 * Inside a frame, takes the parent page along to a path of the site (specification, platform part, 2), and
 * tells its router. Does nothing outside a frame, in one of another origin, or when the parent is there.
 */
export function takeParentAlong(path: string, frame: Window = window): void {
  if (frame.parent === frame) return
  try {
    const { parent } = frame
    if (parent.location.pathname === path) return
    parent.history.pushState(null, '', path)
    parent.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  } catch {
    // a parent of another origin lets nobody see or move it: our own history is what there is
  }
}
