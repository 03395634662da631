import { createHash, createHmac, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A new token of 256 random bits. */
export function newRefreshToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The stored hash of a token. With 256 random bits a plain hash cannot be reversed. */
export function refreshTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Random salt for one rotation; it is stored, and useless without the old token. */
export function newSuccessorSalt(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/**
 * The successor of `token`. It is derived, so that a rotation repeated within the grace period returns the
 * same successor although only hashes are stored. Neither the database alone nor the old token alone is
 * enough to compute it.
 */
export function successorToken(token: string, salt: string): string {
  return createHmac('sha256', Buffer.from(salt, 'base64url')).update(token).digest('base64url')
}
