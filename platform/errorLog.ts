import type { SerializerFn } from 'pino'

const MAX_MESSAGE = 300
const MAX_FRAMES = 12
const MAX_CAUSES = 3

/**
 * An error for the log: its type and origin, without values. A failed query has its parameters, and the
 * database repeats them in its messages: stakes, names, ids.
 */
export const errorForLog: SerializerFn = (error: unknown) => describe(error, MAX_CAUSES)

function describe(error: unknown, causes: number): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, severity, query, constraint, table } = Object.fromEntries<unknown>(Object.entries(error))
  const isOfDatabase = query !== undefined || severity !== undefined
  return {
    type: error.name,
    message: isOfDatabase ? 'a query failed' : error.message.slice(0, MAX_MESSAGE),
    ...words({ code, constraint, table }),
    stack: framesOf(error),
    ...(error.cause === undefined || causes === 0 ? {} : { cause: describe(error.cause, causes - 1) }),
  }
}

function words(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(given)
}

/** The text of a stack begins with the message; its frames do not contain it. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_FRAMES)
    .join('\n')
}
