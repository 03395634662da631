import { createHash, createHmac, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A fresh token of 256 random bits. */
export function newRefreshToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is stored of a token. It has 256 bits of chance, so a plain hash cannot be guessed back. */
export function refreshTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Chance for one rotation; stored, and useless without the old token. */
export function newSuccessorSalt(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/**
 * The token that follows `token`. Derived, so that whoever repeats a rotation within the grace is given
 * the same successor although only hashes are stored; neither the database alone nor the old token
 * alone is enough to compute it.
 */
export function successorToken(token: string, salt: string): string {
  return createHmac('sha256', Buffer.from(salt, 'base64url')).update(token).digest('base64url')
}
