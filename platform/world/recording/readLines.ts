import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** The lines of a file, read lazily. Iterating throws if the file can't be read. */
export function readLines(path: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(path, { encoding: 'utf8' }), crlfDelay: Infinity })
}
