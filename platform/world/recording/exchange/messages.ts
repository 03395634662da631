import * as v from 'valibot'

/** A price level: decimal price and size; a size of zero removes the level. */
const level = v.tuple([v.number(), v.number()])

const runnerChange = v.object({
  id: v.number(),
  hc: v.optional(v.number(), 0),
  /** Levels that are available to back. */
  atb: v.optional(v.array(level), []),
})

const runner = v.object({
  id: v.number(),
  hc: v.optional(v.number(), 0),
  sortPriority: v.number(),
  status: v.optional(v.string(), 'ACTIVE'),
})

const keyLines = v.object({ kl: v.array(v.object({ id: v.number(), hc: v.optional(v.number(), 0) })) })

const definition = v.object({
  eventId: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  eventTypeId: v.optional(v.string(), '1'),
  bettingType: v.string(),
  marketType: v.string(),
  marketTime: v.pipe(
    v.string(),
    v.transform((text) => Date.parse(text)),
    v.number(),
    v.finite(),
  ),
  status: v.string(),
  inPlay: v.optional(v.boolean(), false),
  countryCode: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), null),
  runners: v.array(runner),
  keyLineDefinition: v.exactOptional(keyLines),
})

const marketChange = v.object({
  id: v.string(),
  /** Whether this is a full image of the market, which replaces its known state. */
  img: v.optional(v.boolean(), false),
  marketDefinition: v.exactOptional(definition),
  rc: v.optional(v.array(runnerChange), []),
})

const message = v.object({
  op: v.literal('mcm'),
  /** Time of publication, ms since 1970. */
  pt: v.pipe(v.number(), v.safeInteger()),
  mc: v.optional(v.array(v.unknown()), []),
})

export type ExchangeDefinition = v.InferOutput<typeof definition>
export type ExchangeMarketChange = v.InferOutput<typeof marketChange>

export interface ExchangeMessage {
  readonly publishedAt: number
  readonly changes: readonly ExchangeMarketChange[]
  /** Number of changes that could not be decoded. */
  readonly unread: number
}

/** Decodes one line of an exchange's stream; `null` if it is not a market change message. Never throws. */
export function readExchangeMessage(text: string): ExchangeMessage | null {
  const read = v.safeParse(message, parsed(text))
  if (!read.success) return null
  const { pt: publishedAt, mc } = read.output
  const changes = mc.flatMap((change) => {
    const market = v.safeParse(marketChange, change)
    return market.success ? [market.output] : []
  })
  return { publishedAt, changes, unread: mc.length - changes.length }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
