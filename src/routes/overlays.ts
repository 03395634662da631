/**
 * Pages that an exit leads to (docs/protocol.md, 1.4). They are named by the hash and shown over the present
 * page.
 */
const HASHES = { serverError: '#/500', maintenance: '#/maintenance', restricted: '#/restricted' } as const

export type Overlay = keyof typeof HASHES

export function overlayHash(overlay: Overlay): string {
  return HASHES[overlay]
}

/** The page that a location's hash names; `null` when it names none of them. */
export function overlayOf(hash: string): Overlay | null {
  const overlays: readonly Overlay[] = ['serverError', 'maintenance', 'restricted']
  return overlays.find((overlay) => HASHES[overlay] === hash) ?? null
}
