import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createExchangeConverter } from './exchange/converter.ts'
import type { ConverterCounts } from './exchange/converter.ts'
import { readLines } from './readLines.ts'

const USAGE = `npx tsx platform/world/recording/convertExchange.ts IN OUT [--compress N] [--kick-off-after MINUTES]

Turns an exchange's stream recording into the format of docs/recording.md.
--compress N              divides all times by N (1)
--kick-off-after MINUTES  when its matches kick off in the replay (10)`

const MINUTE = 60_000

interface Conversion {
  readonly from: string
  readonly to: string
  readonly compress: number
  readonly kickOffAfterMs: number
}

/** The command-line arguments; `null` if they are invalid. */
function readArguments(): Conversion | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        compress: { type: 'string', default: '1' },
        'kick-off-after': { type: 'string', default: '10' },
      },
    })
    const [from, to, ...more] = positionals
    const compress = Number(values.compress)
    const minutes = Number(values['kick-off-after'])
    const sound = Number.isFinite(compress) && compress > 0 && Number.isFinite(minutes) && minutes >= 0
    if (from === undefined || to === undefined || more.length > 0 || !sound) return null
    return { from, to, compress, kickOffAfterMs: Math.round(minutes * MINUTE) }
  } catch {
    return null
  }
}

async function convert({ from, to, ...options }: Conversion): Promise<string> {
  const converter = createExchangeConverter(options)
  const out = createWriteStream(to, { encoding: 'utf8' })
  await once(out, 'open')
  for await (const text of readLines(from)) {
    for (const line of converter.take(text)) {
      if (!out.write(`${line}\n`)) await once(out, 'drain')
    }
  }
  out.end()
  await once(out, 'close')
  const counts = converter.counts()
  if (counts.matches === 0) {
    await rm(to)
    throw new Error(`${from} holds no football match that can be recorded: ${leftOut(counts)}`)
  }
  return `${counts.matches} matches, ${counts.prices} prices in ${to}; ${leftOut(counts)}`
}

function leftOut({
  messages,
  unread,
  late,
  otherSports,
  otherMarkets,
  undescribed,
}: ConverterCounts): string {
  return [
    `${messages} messages, ${unread} unread`,
    `${late} changes after kick-off left out`,
    `${otherSports} markets of other sports, ${otherMarkets} other markets and ${undescribed} without a definition passed over`,
  ].join('; ')
}

const conversion = readArguments()
if (conversion === null) {
  process.stderr.write(`${USAGE}\n`)
  process.exitCode = 2
} else {
  try {
    process.stdout.write(`${await convert(conversion)}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
