import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Settings } from '../store/settings.ts'

const KEY_BYTES = 32
const NAME = 'rounds.key'

const storedKey = v.pipe(
  v.string(),
  v.transform((text) => new Uint8Array(Buffer.from(text, 'base64url'))),
  v.check((bytes) => bytes.length === KEY_BYTES),
)

/**
 * The secret bytes from which the seeds of all rounds follow, made once for a database and never sent
 * (docs/games/rounds.md, 3.1).
 */
export async function loadRoundSecret(settings: Pick<Settings, 'ensure'>): Promise<Uint8Array> {
  return v.parse(storedKey, await settings.ensure(NAME, randomBytes(KEY_BYTES).toString('base64url')))
}
