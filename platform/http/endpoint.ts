import type { RateAllowances } from './rateLimits.ts'

/**
 * Decides how a call is admitted and refused, and the format of its answer. Each venue has its own protocol.
 */
export type Protocol = 'site' | 'live' | 'plain' | `venue:${string}`

/**
 * Who may call. `anyone`: no check. `signed`: a signature with the site's key. `member`: that and a site token.
 * `knownMember`: a site token is optional; the site protocol also requires the signature, and refuses an invalid
 * token. `venueMember`: a venue token. `metricsReader`: the metrics token.
 */
export type Access = 'anyone' | 'signed' | 'member' | 'knownMember' | 'venueMember' | 'metricsReader'

export interface CallLimit {
  readonly by: 'address' | 'member'
  readonly allowance: keyof RateAllowances
}

/** One row of the table of all endpoints. */
export interface Endpoint {
  /** Used in metrics and logs. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'DELETE' | 'OPTIONS'
  readonly path: string
  readonly protocol: Protocol
  readonly access: Access
  readonly limits: readonly CallLimit[]
  /** Bytes. */
  readonly maxBody: number
  /** Whether it changes something: a repeated signature is then refused. */
  readonly changes: boolean
  /** Whether pages of the other configured origins may read the answer. */
  readonly acrossOrigins?: true
  /** The path holds a token: logs have the pattern instead. */
  readonly secretPath?: true
  /** Answered during maintenance too: the calls that report it and when it ends. */
  readonly whileDown?: true
}

const KB = 1024

/** Largest bodies, bytes. */
export const BODY = {
  none: 0,
  /** A few fields, encrypted or not. */
  small: 16 * KB,
  /** Twenty queries for prices or limits; a hundred analytics events. */
  list: 64 * KB,
  /** A confirm of 64 orders with ten legs each, names included. */
  bet: 256 * KB,
} as const

export function byAddress(allowance: keyof RateAllowances): CallLimit {
  return { by: 'address', allowance }
}

export function byMember(allowance: keyof RateAllowances): CallLimit {
  return { by: 'member', allowance }
}

/** The limits of calls that need no member, and of a member's calls. */
export const PUBLIC_LIMITS: readonly CallLimit[] = [byAddress('address')]
export const MEMBERS: readonly CallLimit[] = [byAddress('address'), byMember('member')]
