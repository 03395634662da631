/**
 * Inside a frame, moves the parent page to a path of the site and notifies its router. Does nothing outside a
 * frame, if the parent has another origin, or if the parent is at that path.
 */
export function takeParentAlong(path: string, frame: Window = window): void {
  if (frame.parent === frame) return
  try {
    const { parent } = frame
    if (parent.location.pathname === path) return
    parent.history.pushState(null, '', path)
    parent.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  } catch {
    // A parent of another origin can be neither read nor navigated, so only this frame's history changes.
  }
}
