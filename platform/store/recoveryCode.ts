import { createHash, randomInt } from 'node:crypto'

/** Letters and digits that are not easily confused. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 4
const GROUP_LENGTH = 5

/** A code of 100 random bits, in groups that are easy to write down: `8K3QZ-…`. */
export function newRecoveryCode(): string {
  const group = (): string =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** The stored hash of a code, however it was typed. With 100 random bits a plain hash cannot be reversed. */
export function recoveryCodeHash(typed: string): string {
  const plain = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return createHash('sha256').update(plain).digest('base64url')
}
