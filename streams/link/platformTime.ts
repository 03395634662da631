/**
 * One sample of the platform's clock: at local time `local` it showed `platform` and ran at `rate`; `error`
 * is the uncertainty (half the round trip). All times in ms.
 */
export interface TimeReference {
  readonly local: number
  readonly platform: number
  readonly rate: number
  readonly error: number
}

/** Platform time at a local time. */
export function platformTimeAt(reference: TimeReference, local: number): number {
  return reference.platform + (local - reference.local) * reference.rate
}

/** A reference from one answer. The platform's time is assigned to the middle of the round trip. */
export function sampleReference(
  askedAt: number,
  receivedAt: number,
  answer: { readonly time: number; readonly rate: number },
): TimeReference {
  const trip = Math.max(0, receivedAt - askedAt)
  return { local: receivedAt - trip / 2, platform: answer.time, rate: answer.rate, error: trip / 2 }
}

/**
 * Chooses between the known reference and a new sample. A less precise sample that agrees with the known
 * reference is dropped, because clocks would jitter; one that contradicts it, or has another rate, replaces
 * it.
 */
export function betterReference(known: TimeReference | null, sample: TimeReference): TimeReference {
  if (known?.rate !== sample.rate) return sample
  const apart = Math.abs(platformTimeAt(known, sample.local) - sample.platform)
  const agrees = apart <= (sample.error + known.error) * sample.rate
  return agrees && sample.error > known.error * 1.5 ? known : sample
}

/** The same reference after the local clock was set back by `byMs`. */
export function setBack(reference: TimeReference, byMs: number): TimeReference {
  return { ...reference, local: reference.local - byMs }
}
