/**
 * Pages shown over whatever is there, by hash: the specification's 500 route (platform part, 2 and 8), and
 * those of ours that an exit leads to.
 */
const HASHES = { serverError: '#/500', maintenance: '#/maintenance', restricted: '#/restricted' } as const

export type Overlay = keyof typeof HASHES

export function overlayHash(overlay: Overlay): string {
  return HASHES[overlay]
}

/** The page that a location's hash names; `null` for none of ours. */
export function overlayOf(hash: string): Overlay | null {
  const overlays: readonly Overlay[] = ['serverError', 'maintenance', 'restricted']
  return overlays.find((overlay) => HASHES[overlay] === hash) ?? null
}
