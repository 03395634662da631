import * as v from 'valibot'

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'a whole number'),
    v.transform(Number),
    v.minValue(min, `at least ${min}`),
    v.maxValue(max, `at most ${max}`),
  )

const MAX_SEED = 2 ** 31 - 1

/** Empty counts as not set, so that `PORT= npm start` does what it looks like. */
const environment = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1)), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'a postgres:// address'))),
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'a redis:// address'))),
  SITE_ID: v.optional(wholeNumber(1, 999_999), '1001'),
  SEED: v.optional(wholeNumber(0, MAX_SEED)),
  SPEED: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+(\.\d+)?$/, 'a number'),
      v.transform(Number),
      v.minValue(0.01, 'at least 0.01'),
      v.maxValue(1000, 'at most 1000'),
    ),
    '1',
  ),
  REPLAY: v.optional(v.string()),
  RECORD: v.optional(v.string()),
  ROOM_RATE: v.optional(wholeNumber(0, 6000), '40'),
  CONTROL: v.optional(v.picklist(['0', '1'], '0 or 1'), '0'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'trace, debug, info, warn, error or silent',
    ),
    'warn',
  ),
})

/** What the platform is told from outside. */
export interface Settings {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** `null` uses the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  /** `null` keeps rooms to this process. With it `databaseUrl` is needed, or processes would share nothing else. */
  readonly redisUrl: string | null
  readonly siteId: number
  /** `null` keeps the seed of the stored world, or makes one. */
  readonly seed: number | null
  /** Platform seconds for each real second. */
  readonly speed: number
  /** A recording that drives matches (docs/recording.md). */
  readonly replay: string | null
  /** Where to record the running world. */
  readonly record: string | null
  /** What bots say each minute in the busiest live room; 0 is silence. */
  readonly roomRate: number
  /** Whether `/control/` answers. */
  readonly control: boolean
  readonly logLevel: string
}

export type SettingsReading =
  | { readonly ok: true; readonly settings: Settings }
  /** One line for each setting that does not fit. */
  | { readonly ok: false; readonly faults: readonly string[] }

/** Reads the environment. Names the platform does not know are left alone. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): SettingsReading {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(environment, given)
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => {
      const name = v.getDotPath(issue) ?? ''
      return `${name} is ${JSON.stringify(given[name])}: it must be ${issue.message}`
    })
    return { ok: false, faults }
  }
  const values = parsed.output
  if (values.REDIS_URL !== undefined && values.DATABASE_URL === undefined) {
    return { ok: false, faults: ['REDIS_URL is set without DATABASE_URL: processes share rooms by both'] }
  }
  return {
    ok: true,
    settings: {
      port: values.PORT,
      host: values.HOST,
      dataDir: values.DATA_DIR,
      databaseUrl: values.DATABASE_URL ?? null,
      redisUrl: values.REDIS_URL ?? null,
      siteId: values.SITE_ID,
      seed: values.SEED ?? null,
      speed: values.SPEED,
      replay: values.REPLAY ?? null,
      record: values.RECORD ?? null,
      roomRate: values.ROOM_RATE,
      control: values.CONTROL === '1',
      logLevel: values.LOG_LEVEL,
    },
  }
}
