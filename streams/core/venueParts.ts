import type { Part, Parts } from './parts.ts'
import type { VenueCore } from './venueCore.ts'

/** A part of a venue's streams. */
export type VenuePart<T> = Part<VenueCore, T>
export type VenueParts = Parts<VenueCore>
