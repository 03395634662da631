/**
 * An opaque place on the page for video or animations. The streams only pass it on; the browser adapters
 * expect an element.
 */
export type Surface = object
