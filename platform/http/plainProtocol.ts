import type { CallProtocol, GuardRefusal } from './endpointGuard.ts'
import type { Access } from './endpoint.ts'
import type { HttpContext } from './httpEnv.ts'

const STATUSES = { rateLimited: 429, bodyTooLarge: 413, unknownEndpoint: 404 } as const
const TEXTS: Readonly<Record<GuardRefusal, string>> = {
  rateLimited: 'too many requests',
  bodyTooLarge: 'the body is too large',
  unknownEndpoint: 'not found',
}

/** Identifies the caller, or returns the refusal. */
export type Admission = (c: HttpContext) => Promise<Response | null>

/**
 * Calls without an envelope: files, health, analytics. `admissions` check the caller where one is required.
 */
export function createPlainProtocol(admissions: Partial<Record<Access, Admission>>): CallProtocol {
  return {
    admit: async (c, { access }) => (await admissions[access]?.(c)) ?? null,
    refuse: (c, why) => c.text(TEXTS[why], STATUSES[why]),
  }
}
