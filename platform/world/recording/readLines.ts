import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** The lines of a file, read as they are needed. Fails when iterated if the file cannot be read. */
export function readLines(path: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(path, { encoding: 'utf8' }), crlfDelay: Infinity })
}
