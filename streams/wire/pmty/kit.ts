/** The drawings of a kit that a crest list may name instead of a picture. */
export const KIT_PATTERNS = ['plain', 'half', 'stripe', 'hoop', 'sash'] as const

export interface PmtyKit {
  readonly pattern: (typeof KIT_PATTERNS)[number]
  /** Colours as `#rrggbb`. */
  readonly base: string
  readonly trim: string
}

const KIT = /^kit:(\w+):([0-9a-f]{6}):([0-9a-f]{6})$/i

/** `kit:stripe:c8102e:ffffff`: how the platform, which has no pictures, writes a team's colours in `mhlu`. */
export function kitAddress({ pattern, base, trim }: PmtyKit): string {
  return `kit:${pattern}:${base.replace('#', '')}:${trim.replace('#', '')}`
}

/** The first kit among a team's crests; `null` when there is none. */
export function kitAmong(addresses: readonly string[]): PmtyKit | null {
  for (const address of addresses) {
    const parts = KIT.exec(address)
    const pattern = KIT_PATTERNS.find((known) => known === parts?.[1])
    if (parts !== null && pattern !== undefined) {
      return { pattern, base: `#${parts[2] ?? ''}`, trim: `#${parts[3] ?? ''}` }
    }
  }
  return null
}
