/** The patterns of a kit, which a crest list may contain instead of a picture. */
export const KIT_PATTERNS = ['plain', 'half', 'stripe', 'hoop', 'sash'] as const

export interface Kit {
  readonly pattern: (typeof KIT_PATTERNS)[number]
  /** Colours as `#rrggbb`. */
  readonly base: string
  readonly trim: string
}

const KIT = /^kit:(\w+):([0-9a-f]{6}):([0-9a-f]{6})$/i

/**
 * The form in which venues send a kit, such as `kit:stripe:c8102e:ffffff`. The platform has no crest pictures and sends
 * colours instead.
 */
export function kitAddress({ pattern, base, trim }: Kit): string {
  return `kit:${pattern}:${base.replace('#', '')}:${trim.replace('#', '')}`
}

/** The first kit in a team's crest list; `null` when there is none. */
export function kitAmong(addresses: readonly string[]): Kit | null {
  for (const address of addresses) {
    const parts = KIT.exec(address)
    const pattern = KIT_PATTERNS.find((known) => known === parts?.[1])
    if (parts !== null && pattern !== undefined) {
      return { pattern, base: `#${parts[2] ?? ''}`, trim: `#${parts[3] ?? ''}` }
    }
  }
  return null
}
