import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/**
 * The cost of a hash. 2^15 × 8 × 3 is one of the equivalent settings in the OWASP password storage guide; it
 * needs 32 MiB while it runs.
 */
export interface PasswordCost {
  readonly logN: number
  readonly blockSize: number
  readonly parallel: number
}

export const PASSWORD_COST: PasswordCost = { logN: 15, blockSize: 8, parallel: 3 }

const SALT_BYTES = 16
const KEY_BYTES = 32
const PATTERN = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/=]+)\$([A-Za-z0-9+/=]+)$/

/** `$scrypt$ln=15,r=8,p=3$salt$key`: the cost is stored with the hash, so it can be raised later. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, KEY_BYTES, cost)
  const parameters = `ln=${cost.logN},r=${cost.blockSize},p=${cost.parallel}`
  return `$scrypt$${parameters}$${salt.toString('base64')}$${key.toString('base64')}`
}

/** Compares in constant time. An unreadable hash matches no password. */
export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [, logN, blockSize, parallel, salt, key] = PATTERN.exec(hash) ?? []
  if (salt === undefined || key === undefined) return false
  const expected = Buffer.from(key, 'base64')
  const cost = { logN: Number(logN), blockSize: Number(blockSize), parallel: Number(parallel) }
  const actual = await derive(password, Buffer.from(salt, 'base64'), expected.length, cost)
  return timingSafeEqual(actual, expected)
}

function derive(password: string, salt: Buffer, bytes: number, cost: PasswordCost): Promise<Buffer> {
  const options = {
    N: 2 ** cost.logN,
    r: cost.blockSize,
    p: cost.parallel,
    // Twice what the algorithm needs (128 × N × r); the default limit refuses costs above 2^14.
    maxmem: 256 * 2 ** cost.logN * cost.blockSize,
  }
  return new Promise((resolve, reject) => {
    // Keyboards may compose the same characters differently, so the text is normalised.
    scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}
