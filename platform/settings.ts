import * as v from 'valibot'
import { LEAST_TABLES, MOST_TABLES } from '../streams/domain/casino/tables.ts'
import { originOfAddress, readWebAddress } from '../streams/domain/webAddress.ts'
import { isPlayed, type WorldSport } from './world/sports.ts'
import { isVirtualGame, VIRTUAL_GAME_IDS, type VirtualGameId } from './world/virtual/games.ts'
import { originsOf } from './http/webOrigins.ts'
import type { WebOrigins } from './http/webOrigins.ts'

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'a whole number'),
    v.transform(Number),
    v.minValue(min, `at least ${min}`),
    v.maxValue(max, `at most ${max}`),
  )

/**
 * Distinct addresses with commas between them. An invalid one stops the start, because they are used in
 * headers.
 */
const addressList = (fits: (address: string) => boolean, message: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text.split(',').flatMap((each) => (each.trim() === '' ? [] : [readWebAddress(each)])),
      ),
      v.check((read) => read.every((each) => each !== null && fits(each)), message),
      v.transform((read) => [...new Set(read.flatMap((each) => each ?? []))]),
    ),
    '',
  )
const isOrigin = (address: string): boolean => originOfAddress(address) === address
const origins = addressList(isOrigin, 'origins or bare domains, as https://portal.example,app.example')
const domains = addressList(() => true, 'domains, as live.example,https://live2.example/path')

const MAX_SEED = 2 ** 31 - 1

/** All virtual sports, in `SPORTS`; a single game is named by its id. */
const ALL_VIRTUAL = 'virtual'

type OfferedWord = WorldSport | VirtualGameId | typeof ALL_VIRTUAL

function isOffered(word: string): word is OfferedWord {
  return isPlayed(word) || isVirtualGame(word) || word === ALL_VIRTUAL
}

function virtualGamesIn(words: readonly OfferedWord[] | undefined): readonly VirtualGameId[] {
  if (words === undefined || words.includes(ALL_VIRTUAL)) return VIRTUAL_GAME_IDS
  return VIRTUAL_GAME_IDS.filter((game) => words.includes(game))
}

/** An empty value counts as not set, so that `PORT= npm start` uses the default. */
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
  SPORTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((word) => word.trim())),
      v.array(
        v.custom<OfferedWord>(
          (word) => typeof word === 'string' && isOffered(word),
          'sports of the world, as football,tennis',
        ),
      ),
    ),
  ),
  CASINO_TABLES: v.optional(wholeNumber(LEAST_TABLES, MOST_TABLES), String(LEAST_TABLES)),
  REPLAY: v.optional(v.string()),
  RECORD: v.optional(v.string()),
  ROOM_RATE: v.optional(wholeNumber(0, 6000), '40'),
  ROOM_FULL_ABOVE: v.optional(wholeNumber(0, 1_000_000), '300'),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (url) => /^https?:/.test(url) && isOrigin(readWebAddress(url) ?? ' '),
        'scheme and host, as https://play.example',
      ),
      v.transform((url) => readWebAddress(url) ?? url),
    ),
  ),
  FRAME_ANCESTORS: origins,
  PAGE_ORIGINS: origins,
  LIVE_DOMAIN: domains,
  IMAGE_DOMAIN: domains,
  NEWS_DOMAIN: domains,
  CUSTOMER_DOMAIN: domains,
  VR_DOMAIN: domains,
  VIP_DOMAIN: domains,
  PERMANENT_DOMAIN: domains,
  METRICS_PORT: v.optional(wholeNumber(0, 65_535)),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'at least 16 characters'))),
  TRUST_PROXY: v.optional(wholeNumber(0, 10), '0'),
  AUDIT_LOG: v.optional(v.picklist(['0', '1'], '0 or 1'), '1'),
  BLOCKED_WORDS: v.optional(v.string(), ''),
  CONTACT: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'at most 200 characters'))),
  DEMO_MEMBERS: v.optional(v.picklist(['0', '1'], '0 or 1')),
  CONTROL: v.optional(v.picklist(['0', '1'], '0 or 1'), '0'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'trace, debug, info, warn, error or silent',
    ),
    'warn',
  ),
})

/** The settings of the platform. */
export interface Settings {
  /** 0 uses any free port. */
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** `null` uses the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  /**
   * `null` keeps rooms to this process. It needs `databaseUrl`, because processes must share the database
   * too.
   */
  readonly redisUrl: string | null
  readonly siteId: number
  /** `null` keeps the stored seed, or generates one. */
  readonly seed: number | null
  /** The sports that the world plays; all, if undefined. */
  readonly sports: readonly WorldSport[] | undefined
  /** The games of virtual sports that are offered (docs/virtual-sports.md, 1). */
  readonly virtualGames: readonly VirtualGameId[]
  /** How many tables the casino has (docs/games/casino.md, 1.1). */
  readonly casinoTables: number
  /** Platform seconds for each real second. */
  readonly speed: number
  /** A recording that is played as the world (docs/recording.md). */
  readonly replay: string | null
  /** The file for a recording of the running world. */
  readonly record: string | null
  /** Messages of bots a minute in the busiest live room; 0 disables them. */
  readonly roomRate: number
  /** A live room with more connections has slow mode where its admins set none; 0 is never. */
  readonly roomFullAbove: number
  /** Scheme and host by which clients reach the platform; `null` takes them from each request. */
  readonly publicUrl: string | null
  readonly origins: WebOrigins
  /** The port of a separate server for `/metrics`; `null` opens none. */
  readonly metricsPort: number | null
  /** The token for reading `/metrics`; `null` allows them only on their own port. */
  readonly metricsToken: string | null
  /** The number of proxies in front of the platform, each of which appends to `X-Forwarded-For`. */
  readonly trustedHops: number
  /** Whether sign-ins, refusals and moderation are logged, whatever the log level. */
  readonly auditLog: boolean
  /** Blocked words for chat, in addition to the built-in ones. */
  readonly blockedWords: readonly string[]
  /** Contact of the support; `null` when there is none. */
  readonly contact: string | null
  /**
   * Whether members with published passwords are created; by default only if no other machine can connect.
   */
  readonly demoMembers: boolean
  /** Whether `/control/` is served. */
  readonly control: boolean
  readonly logLevel: string
}

export type SettingsReading =
  | { readonly ok: true; readonly settings: Settings }
  /** One line for each invalid setting. */
  | { readonly ok: false; readonly faults: readonly string[] }

/** Reads the environment. Unknown names are ignored. */
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
      sports: values.SPORTS?.filter(isPlayed),
      virtualGames: virtualGamesIn(values.SPORTS),
      casinoTables: values.CASINO_TABLES,
      speed: values.SPEED,
      replay: values.REPLAY ?? null,
      record: values.RECORD ?? null,
      roomRate: values.ROOM_RATE,
      roomFullAbove: values.ROOM_FULL_ABOVE,
      publicUrl: values.PUBLIC_URL ?? null,
      origins: {
        liveDomains: values.LIVE_DOMAIN,
        imageDomains: values.IMAGE_DOMAIN,
        siteDomains: {
          news: values.NEWS_DOMAIN,
          customer: values.CUSTOMER_DOMAIN,
          vr: values.VR_DOMAIN,
          vip: values.VIP_DOMAIN,
          permanent: values.PERMANENT_DOMAIN,
        },
        frameAncestors: values.FRAME_ANCESTORS,
        // The client also reads a live domain that another host serves with the same settings.
        pageOrigins: originsOf([
          ...(values.PUBLIC_URL === undefined ? [] : [values.PUBLIC_URL]),
          ...values.PAGE_ORIGINS,
        ]),
      },
      metricsPort: values.METRICS_PORT ?? null,
      metricsToken: values.METRICS_TOKEN ?? null,
      trustedHops: values.TRUST_PROXY,
      auditLog: values.AUDIT_LOG === '1',
      blockedWords: values.BLOCKED_WORDS.split(',').filter((word) => word.trim() !== ''),
      contact: values.CONTACT ?? null,
      demoMembers: values.DEMO_MEMBERS === undefined ? isLoopback(values.HOST) : values.DEMO_MEMBERS === '1',
      control: values.CONTROL === '1',
      logLevel: values.LOG_LEVEL,
    },
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
