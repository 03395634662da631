/** A frame is painted after its callbacks and before those of the next one. */
export function painted(): Promise<unknown> {
  return new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))
}
